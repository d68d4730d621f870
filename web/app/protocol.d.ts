// Made from the Rust types by scripts/types. Change those, not this file.

/**
 * What the lobby must know of a game.
 */
export type About = { 
/**
 * The game's name in addresses and files.
 */
name: string, 
/**
 * The fewest and the most seats.
 */
seats: [number, number], 
/**
 * What the host may set.
 */
settings: Array<Setting>, 
/**
 * The figures that seats may pick from; empty when there is nothing to pick.
 */
figures: Array<string>, 
/**
 * How many figures a seat has, by the number of seats from 0 to the most.
 */
figures_each: Array<number>, 
/**
 * How seats come to play in teams; none when they never do.
 */
teams: Teams | null, 
/**
 * The standing answers that a seat may choose from; the first one is the default.
 */
habits: Array<string>, };

/**
 * A line of chat.
 */
export type Chat = { 
/**
 * Number of the line in this room, from 0.
 */
number: number, 
/**
 * Who said it: the room seat, or none for a spectator.
 */
seat: number | null, 
/**
 * The name at that time.
 */
name: string, 
/**
 * What was said.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * A frame from the browser.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The [`crate::VERSION`] that the browser speaks.
 */
version: number, 
/**
 * How many news of the running game it has, to get only those since.
 */
news: number | null, 
/**
 * The game that it has them of, from [`crate::Welcome::game_id`].
 */
game_id: string | null, } | { "type": "do", 
/**
 * Made up by the browser, unique; a repetition gets the first answer again.
 */
action: string, 
/**
 * What is wanted.
 */
command: Command, } | { "type": "resync", 
/**
 * How many news of the running game it has, as in the hello.
 */
news: number | null, 
/**
 * The game that it has them of.
 */
game_id: string | null, };

/**
 * Why the server ends a socket, and whether to come back.
 */
export type Closing = { 
/**
 * Why.
 */
error: ErrorCode, 
/**
 * Whether connecting again makes sense.
 */
again: boolean, };

/**
 * What a person can want.
 */
export type Command = { "do": "sit", 
/**
 * Which seat, from 0.
 */
seat: number, 
/**
 * The name to sit under.
 */
name: string, } | { "do": "stand" } | { "do": "rename", 
/**
 * The new name.
 */
name: string, } | { "do": "choose", 
/**
 * Figures from [`table::About::figures`].
 */
figures: Array<string>, } | { "do": "bot", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Whether a bot sits there.
 */
on: boolean, } | { "do": "seats", 
/**
 * How many seats the table has.
 */
count: number, } | { "do": "set", 
/**
 * Which setting.
 */
key: string, 
/**
 * One of its choices.
 */
choice: string, } | { "do": "side", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which team, from 0.
 */
side: number, } | { "do": "host", 
/**
 * The new host's seat.
 */
seat: number, } | { "do": "start" } | { "do": "answer", 
/**
 * The prompt.
 */
prompt: PromptId, 
/**
 * The picked items.
 */
items: unknown[], } | { "do": "withdraw", 
/**
 * The prompt.
 */
prompt: PromptId, } | { "do": "draft", 
/**
 * About which figure.
 */
figure: Figure, 
/**
 * The prompt's key.
 */
key: string, 
/**
 * The items.
 */
items: unknown[], } | { "do": "habit", 
/**
 * One of [`table::About::habits`].
 */
habit: string, } | { "do": "say", 
/**
 * What.
 */
text: string, } | { "do": "link" } | { "do": "new_link", 
/**
 * Which seat.
 */
seat: number, } | { "do": "rematch" };

/**
 * A set of decks.
 */
export type DeckChoice = { 
/**
 * Its name.
 */
name: string, 
/**
 * Whether it can be played with; whoever runs the server can ask what is wrong with it.
 */
sound: boolean, };

/**
 * What a sound set comes to.
 */
export type DeckReport = { 
/**
 * How it differs from the built-in files.
 */
differences: Array<Difference>, 
/**
 * What the choice `default` means, for the settings that the files decide.
 */
defaults: { [key in string]: string }, };

/**
 * The part `decks`, in the lobby of a game that reads its numbers from files.
 */
export type DecksPart = { 
/**
 * The sets that this server has beside the built-in one.
 */
sets: Array<DeckChoice>, 
/**
 * The set that the game will be played with: `built-in`, or one of these.
 */
chosen: string, 
/**
 * What had been chosen before, if it cannot be had any more.
 */
lost: LostDeck | null, 
/**
 * How the chosen set differs from the built-in one.
 */
report: DeckReport, };

/**
 * A value that a set has otherwise than the built-in files.
 */
export type Difference = { 
/**
 * The file, without its ending.
 */
file: string, 
/**
 * The names of section and field, from outside in.
 */
path: Array<string>, 
/**
 * What the section is called, when it has a name for people.
 */
title: string | null, 
/**
 * The built-in value; none when there is none.
 */
built_in: Shown | null, 
/**
 * The set's value.
 */
set: Shown, };

/**
 * A refusal: what is wrong, as a code with values. The browser has the words, and says what to
 * do next.
 */
export type ErrorCode = { "code": "unknown_room" } | { "code": "not_found" } | { "code": "foreign_page" } | { "code": "unknown_game", 
/**
 * The name asked for.
 */
game: string, } | { "code": "bad_message", 
/**
 * What the reader says is wrong with it.
 */
detail: string, } | { "code": "too_large", 
/**
 * The most bytes.
 */
max: number, } | { "code": "version", 
/**
 * The server's version.
 */
server: number, } | { "code": "not_greeted" } | { "code": "seat_taken", 
/**
 * Which seat.
 */
seat: number, } | { "code": "no_such_seat", 
/**
 * How many seats there are.
 */
seats: number, } | { "code": "table_full" } | { "code": "not_seated" } | { "code": "not_host" } | { "code": "wrong_phase", 
/**
 * What the table does now.
 */
phase: Phase, } | { "code": "bad_name", 
/**
 * The most characters.
 */
max: number, } | { "code": "bad_chat", 
/**
 * The most characters.
 */
max: number, } | { "code": "too_fast" } | { "code": "figure_taken", 
/**
 * The figure.
 */
figure: string, 
/**
 * Who has it.
 */
seat: number, } | { "code": "bad_figures", 
/**
 * The most figures of a seat at this table.
 */
max: number, } | { "code": "no_such_figure", 
/**
 * The figures of the seat.
 */
figures: Array<Figure>, } | { "code": "bad_setting", 
/**
 * The setting.
 */
key: string, } | { "code": "seat_in_use", 
/**
 * Which seat.
 */
seat: number, } | { "code": "no_person", 
/**
 * Which seat.
 */
seat: number, } | { "code": "too_few_seats", 
/**
 * The fewest.
 */
min: number, } | { "code": "bad_link" } | { "code": "answer", 
/**
 * What is wrong with it.
 */
refusal: Refusal, } | { "code": "setup", 
/**
 * What cannot be.
 */
fault: SetupFault, } | { "code": "read_only" } | { "code": "not_stored" } | { "code": "room_fault" } | { "code": "restarting" };

/**
 * The figure of a seat that a prompt is about: a character, a meeple, or the seat itself. The
 * number is the game's own; drafts and standing answers are kept by it.
 */
export type Figure = number;

/**
 * A personal link to a seat. Whoever opens it first, sits there.
 */
export type Link = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The address. Its secret stands behind the `#`, which browsers send to nobody.
 */
url: string, };

/**
 * A set of decks that was chosen and cannot be had any more.
 */
export type LostDeck = { 
/**
 * Its name.
 */
name: string, 
/**
 * Whether it is still there, with mistakes in it.
 */
broken: boolean, };

/**
 * What may be answered at one's own prompt.
 */
export type Offer<Item, Hint> = { 
/**
 * The items, in the order in which they are numbered.
 */
items: Item[], 
/**
 * At least so many.
 */
min: number, 
/**
 * At most so many.
 */
max: number, 
/**
 * Whether the order of the answer means something.
 */
ordered: boolean, 
/**
 * What is barred: pairs of item and rule id.
 */
barred: [Item, string][], 
/**
 * What each item would do; as many as items, or none.
 */
hints: Hint[], 
/**
 * The answer given, while it can be taken back.
 */
answer: Item[] | null, 
/**
 * What was prepared for this prompt before it opened, if it is offered now.
 */
draft: Item[] | null, 
/**
 * Whether something was prepared that is not offered now; it is forgotten.
 */
draft_dropped?: boolean, 
/**
 * When the standing answer is given, in milliseconds since 1970.
 */
standing_at: number | null, };

/**
 * How a game ended, best place first.
 */
export type Outcome = Array<{ 
/**
 * Whose place it is.
 */
seat: Seat, 
/**
 * 1 for the winner; equal ranks share the place.
 */
rank: number, 
/**
 * Points, as the game counts them.
 */
score: number, }>;

/**
 * What a table does.
 */
export type Phase = "lobby" | "playing" | "over" | "read_only";

/**
 * Names a prompt for as long as the game lasts: the how-manieth question it belongs to, and its
 * place among those asked together. The same answers lead to the same ids, also after a restart.
 * On the wire it is `"12.0"`.
 */
export type PromptId = string;

/**
 * One entry of the part `prompts`. Of others' prompts only who, what, since when and whether it
 * is answered is known; the rest is there for one's own.
 */
export type PromptView<Item, Hint> = { 
/**
 * Its name.
 */
id: PromptId, 
/**
 * The seat in the game.
 */
seat: number, 
/**
 * About which figure.
 */
figure: Figure, 
/**
 * What is asked.
 */
key: string, 
/**
 * Since when its seat is waited for, in milliseconds since 1970; a question that follows without
 * news keeps it.
 */
since: number, 
/**
 * Whether it is answered while others are awaited.
 */
answered: boolean, 
/**
 * One's own prompt.
 */
offer?: Offer<Item, Hint>, };

/**
 * Why an act is refused. The game is left as it was.
 */
export type Refusal = { "code": "stale" } | { "code": "not_yours" } | { "code": "answered" } | { "code": "not_answered" } | { "code": "not_offered", 
/**
 * Place in the answer, from 0.
 */
place: number, } | { "code": "too_few", 
/**
 * How many it needs at least.
 */
min: number, } | { "code": "too_many", 
/**
 * How many it may have at most.
 */
max: number, };

/**
 * The part `room`: the table itself. The same for everybody, but for `you`.
 */
export type RoomPart = { 
/**
 * The room's name in its address.
 */
room: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * What the table does.
 */
phase: Phase, 
/**
 * The seats.
 */
seats: Array<SeatView>, 
/**
 * The host's seat; none while nobody sits.
 */
host: number | null, 
/**
 * What is set, by setting.
 */
settings: { [key in string]: string }, 
/**
 * What keeps the game from beginning as it is set now.
 */
fault: SetupFault | null, 
/**
 * How many look on without a seat.
 */
spectators: number, 
/**
 * The link to send to friends.
 */
link: string, 
/**
 * Whether that link works only on the server's own computer.
 */
link_is_local: boolean, 
/**
 * The result, once the game is over. By game seat: see [`SeatView::plays`].
 */
outcome: Outcome | null, 
/**
 * Who this viewer is.
 */
you: You, };

/**
 * A seat at the table, counted from 0 in the order in which the seats were dealt into the game.
 */
export type Seat = number;

/**
 * Who sits on a seat.
 */
export type SeatKind = "open" | "person" | "bot" | "stand_in";

/**
 * A seat of the table.
 */
export type SeatView = { 
/**
 * Its number at the table, from 0; it gives colour and symbol.
 */
seat: number, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The name, empty on an open seat.
 */
name: string, 
/**
 * Whether somebody without a seat may sit down here now: an open seat in the lobby, during
 * the game a house bot's seat or one whose person has left for good.
 */
free: boolean, 
/**
 * Whether a device of this seat is connected. Bots are always there.
 */
present: boolean, 
/**
 * The figures picked in the lobby.
 */
figures: Array<string>, 
/**
 * The most figures that this seat can have now.
 */
may_pick: number, 
/**
 * Its team, from 0, where teams play.
 */
side: number | null, 
/**
 * The number in the running game; seats that were open at the start have none.
 */
plays: number | null, 
/**
 * The standing answer.
 */
habit: string, };

/**
 * A frame to the browser.
 */
export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "frame", 
/**
 * Each part that changed, whole: `room`, `prompts`, the game's public parts, and for
 * a seat `own` and `drafts`.
 */
parts?: Record<string, unknown>, 
/**
 * News since, in order.
 */
news?: unknown[], 
/**
 * How many news this viewer has with these.
 */
news_count: number, } | { "type": "chat" } & Chat | { "type": "done", 
/**
 * The action.
 */
action: string, 
/**
 * The link, where one was asked for.
 */
link?: Link, } | { "type": "refused", 
/**
 * The action; none when the message could not be read.
 */
action: string | null, 
/**
 * Why.
 */
error: ErrorCode, } | { "type": "closing" } & Closing;

/**
 * What a host may set in the lobby: a key with words in the browser, and the choices.
 */
export type Setting = { 
/**
 * What is set.
 */
key: string, 
/**
 * What it can be set to; the first one is the default.
 */
choices: Array<string>, 
/**
 * Whether it may also be set to a text that the game reads, such as a code.
 */
free: boolean, };

/**
 * Why a game cannot begin like this.
 */
export type SetupFault = { "code": "seats", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "setting", 
/**
 * The setting.
 */
key: string, 
/**
 * The choice.
 */
choice: string, } | { "code": "figure", 
/**
 * The figure.
 */
figure: string, } | { "code": "team_seats", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "teams", 
/**
 * The size of each team.
 */
sizes: Array<number>, 
/**
 * The sizes that can be, smaller team first.
 */
allowed: Array<Array<number>>, } | { "code": "text", 
/**
 * The setting.
 */
key: string, 
/**
 * What is wrong with it, as a key with words in the browser.
 */
why: string, 
/**
 * What these words speak of, by name: keys with words of their own, or texts as they are.
 */
values: { [key in string]: string }, } | { "code": "deck", 
/**
 * Where, and what is allowed.
 */
fault: string, } | { "code": "unreadable", 
/**
 * What is wrong with it.
 */
fault: string, };

/**
 * A value for people.
 */
export type Shown = { 
/**
 * The value in one line; none when it is too long for that.
 */
text: string | null, 
/**
 * Where it comes from, when the file says so.
 */
mark: string | null, };

/**
 * That seats play in teams, when a setting has a certain choice.
 */
export type Teams = { 
/**
 * The setting.
 */
setting: string, 
/**
 * The choice.
 */
choice: string, 
/**
 * How many teams there are.
 */
count: number, };

/**
 * Everything that a viewer may see.
 */
export type Welcome = { 
/**
 * The version that the server speaks.
 */
version: number, 
/**
 * Milliseconds since 1970 at the server, to show how long a decision is awaited.
 */
now: number, 
/**
 * What the lobby must know of the game.
 */
about: About, 
/**
 * Names the game being played; another one after a rematch. None in the lobby.
 */
game_id: string | null, 
/**
 * What stays the same during the game, such as a board, once it has begun.
 */
guide: unknown | null, 
/**
 * All parts.
 */
parts: Record<string, unknown>, 
/**
 * The news since the count that the browser named; all of them, when it named none or
 * another game.
 */
news: unknown[], 
/**
 * The number of the first of these news, from 0.
 */
news_from: number, 
/**
 * The last lines of chat.
 */
chat: Array<Chat>, };

/**
 * Who a viewer is.
 */
export type You = { 
/**
 * The room seat that this browser holds.
 */
seat: number | null, 
/**
 * The seat's number in the running game.
 */
plays: number | null, 
/**
 * Whether the host's right is here.
 */
host: boolean, };
