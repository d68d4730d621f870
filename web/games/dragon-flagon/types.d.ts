// Made from the Rust types by scripts/types. Change those, not this file.

/**
 * The fixed parts of the room.
 */
export type BoardGuide = { 
/**
 * Squares along a side.
 */
side: number, 
/**
 * Where the Flagon belongs.
 */
centre: Square, 
/**
 * The start squares.
 */
starts: Array<Square>, 
/**
 * The squares of each rug.
 */
rugs: Array<Array<Square>>, 
/**
 * The squares of the Spilled Ale coaster, where one lies.
 */
ale: Array<Square>, };

/**
 * What stands and lies in the room.
 */
export type BoardPart = { 
/**
 * The characters that are placed.
 */
standees: Array<Standee>, 
/**
 * The tables.
 */
tables: Array<TablePart>, 
/**
 * What lies on the floor and on tables; what is held stands on the mats.
 */
things: Array<Lying>, 
/**
 * The Familiar, when it is in the room.
 */
familiar: FamiliarPart | null, 
/**
 * Where a Cannon Barrage will strike, around this square.
 */
barrage: Square | null, };

/**
 * An action card by its name; copies are counted, not named. The Common cards come first,
 * then each character's five in the order of the box, its Dragon card last.
 */
export type Card = "boast" | "charge" | "dash" | "move" | "pick_up" | "push_barrel" | "push_table" | "riposte" | "slash" | "swing" | "throw" | "yank_rug" | "berserk" | "flip_table" | "shove" | "warcry" | "battle_frenzy" | "arrr" | "chug" | "hand_cannon" | "lure_of_the_sea" | "cannon_barrage" | "arise" | "divine_inspiration" | "smackdown" | "vision" | "tithe" | "bite" | "living_wood" | "mark_prey" | "wildstyle" | "eyes_of_gaia" | "leap" | "monkey_throw" | "sixth_sense" | "touch_of_death" | "dragon_kick" | "divine_hurl" | "earthbond" | "radiance" | "shield_bash" | "god_smack" | "backstab" | "daggerang" | "shadow_step" | "snatch" | "shadow_dash" | "flunge" | "sword_dance" | "wave_hat" | "witty_retort" | "blade_waltz" | "arc_lightning" | "arcane_bolt" | "familiar" | "ice_cone" | "arcano_convergence";

/**
 * What a card says on its face.
 */
export type CardGuide = { 
/**
 * Which card.
 */
card: Card, 
/**
 * Whose own card it is; none for a Common card.
 */
owner: Character | null, 
/**
 * Whether it is its owner's Dragon card.
 */
dragon: boolean, 
/**
 * How many of it are in a deck.
 */
copies: number, 
/**
 * What it can cost, lowest first.
 */
times: Array<number>, 
/**
 * Whether it cannot be done when prone.
 */
standing: boolean, 
/**
 * Whether it is a weapon attack.
 */
weapon: boolean, 
/**
 * The squares of its diagram.
 */
diagram: Array<DiagramSquare>, 
/**
 * The reputation that it takes, where it is one number.
 */
reputation: number | null, 
/**
 * The cards that its victim must plan.
 */
daze: number, 
/**
 * Whether its victim falls.
 */
fall: boolean, 
/**
 * How often its victim is knocked back.
 */
knockback: number, 
/**
 * How many spaces its effect lasts.
 */
duration: number | null, 
/**
 * All its numbers, by their names in the deck files.
 */
values: { [key in string]: number }, 
/**
 * The fields whose value is chosen by us, because the rulebook does not print it.
 */
house: Array<string>, };

/**
 * A fighter. The order is that of the box.
 */
export type Character = "thras" | "jack" | "tuuli" | "margalo" | "teo" | "goodheart" | "nari" | "montero" | "asma";

/**
 * What a character is called.
 */
export type CharacterName = { 
/**
 * In full.
 */
name: string, 
/**
 * Where space is short.
 */
short: string, 
/**
 * What they are.
 */
class: string, };

/**
 * A square of a card's diagram: the actor stands at (0, 0) and looks forward.
 */
export type DiagramSquare = { 
/**
 * Forward and to the right.
 */
at: Offset, 
/**
 * What the square means.
 */
means: Means, };

/**
 * A card that lies face up because its effect runs.
 */
export type Effect = { 
/**
 * Which card.
 */
card: Card, 
/**
 * The space where it is due to end; none for Riposte, which ends when its owner is drawn.
 */
until: number | null, };

/**
 * A Game End token.
 */
export type EndToken = { 
/**
 * Where it lies.
 */
time: number, 
/**
 * What it shows, once it is turned over: whether the Town Guard comes.
 */
guard: boolean | null, };

/**
 * One of the four sides that a character can face.
 */
export type Facing = "north" | "east" | "south" | "west";

/**
 * The Familiar in the room.
 */
export type FamiliarPart = { 
/**
 * Where.
 */
square: Square, 
/**
 * Which way it looks.
 */
facing: Facing, };

/**
 * Where each piece stands.
 */
export type Furnishing = { 
/**
 * The squares of each table, in a row.
 */
tables: Array<Array<Square>>, 
/**
 * The squares of each rug.
 */
rugs: Array<Array<Square>>, 
/**
 * A square for each chair.
 */
chairs: Array<Square>, 
/**
 * A square for each mug.
 */
mugs: Array<Square>, 
/**
 * A square for each barrel.
 */
barrels: Array<Square>, };

/**
 * Board, cards and names.
 */
export type Guide = { 
/**
 * The room.
 */
board: BoardGuide, 
/**
 * The Common cards, and those of the characters in play.
 */
cards: Array<CardGuide>, 
/**
 * Who plays whom, in the order of the seats.
 */
characters: Array<[Seat, Character]>, 
/**
 * The words for characters and cards.
 */
names: Names, 
/**
 * The last space of the track that is drawn. A token that is pushed on again and again can
 * come further.
 */
last_time: number, };

/**
 * The cards of one's own character.
 */
export type Hand = { 
/**
 * Whose.
 */
character: Character, 
/**
 * What lies face down in the slots I, II, III; nothing where it may not be looked at.
 */
slots: Array<Card>, 
/**
 * Late Night: what lies in the slots may not be looked at.
 */
hidden: boolean, 
/**
 * The deck: what can be planned. A card that it holds twice stands here twice.
 */
deck: Array<Card>, };

/**
 * An object in somebody's hand.
 */
export type Held = { 
/**
 * Which.
 */
id: Thing, 
/**
 * What it is.
 */
kind: Kind, };

/**
 * What an offered item would do now, as far as its seat can see.
 */
export type Hint = { 
/**
 * The squares it would reach: where it goes, or what it covers.
 */
squares: Array<Square>, 
/**
 * Whom it would hit.
 */
hits: Array<Character>, 
/**
 * Whether it would hit a friend: another character of the same seat or team.
 */
friend: boolean, 
/**
 * The reputation that it would take from the one it hits, where it is about one.
 */
takes: number | null, 
/**
 * Whether an open Riposte of the one it hits would turn it back.
 */
parried: boolean, 
/**
 * The time it costs, where the choice decides that.
 */
time: number | null, 
/**
 * The rule that would cancel it now, or for which it would do nothing now.
 */
idle: string | null, };

/**
 * One thing that a prompt offers.
 */
export type Item = { "card": Card } | { "square": Square } | { "face": Facing } | { "character": Character } | { "take": Kind } | { "time": number } | "drop" | "nothing" | "anywhere";

/**
 * A kind of object that lies about.
 */
export type Kind = "chair" | "mug" | "barrel" | "flagon" | "cookies";

/**
 * A layout in the lobby: the room, what stands in it, and how to share it.
 */
export type LayoutView = { 
/**
 * The length of the room's side.
 */
side: number, 
/**
 * Where the prize belongs.
 */
centre: Square, 
/**
 * Where characters may start.
 */
starts: Array<Square>, 
/**
 * Where each piece stands.
 */
furnishing: Furnishing, 
/**
 * The code that stands for it.
 */
code: string, };

/**
 * An object that lies in a square.
 */
export type Lying = { 
/**
 * Which.
 */
id: Thing, 
/**
 * What it is.
 */
kind: Kind, 
/**
 * Where it lies.
 */
square: Square, };

/**
 * How a character came from one square to another.
 */
export type Manner = "walk" | "dash" | "charge" | "swing" | "knock" | "slide" | "ride" | "leap" | "kick" | "shadow_step" | "lure" | "shove" | "flip";

/**
 * A character mat.
 */
export type Mat = { 
/**
 * Whose mat.
 */
character: Character, 
/**
 * Who plays this character.
 */
seat: Seat, 
/**
 * Its team, 0 or 1; none where nobody plays in teams.
 */
side: number | null, 
/**
 * Its reputation.
 */
reputation: number, 
/**
 * What it holds.
 */
held: Held | null, 
/**
 * How many cards lie face down in the slots, from slot I on.
 */
planned: number, 
/**
 * The card that it performs just now.
 */
revealed: Card | null, 
/**
 * Effects that run, with their card face up.
 */
effects: Array<Effect>, 
/**
 * Cards that cannot be planned: the Dragon card beneath the mat, and what has left the game.
 */
aside: Array<Card>, 
/**
 * Whether the Hand Cannon is loaded; none for those who have none.
 */
loaded: boolean | null, 
/**
 * Whether the mark of Mark Prey lies here.
 */
prey: boolean, 
/**
 * The card played last, while it may not be played again.
 */
last: Card | null, };

/**
 * What a square of a diagram means.
 */
export type Means = "go" | "one" | "all";

/**
 * The words for characters and cards.
 */
export type Names = { 
/**
 * By character.
 */
characters: { [key in Character]?: CharacterName }, 
/**
 * By card.
 */
cards: { [key in Card]?: string }, };

/**
 * Something that everybody at the table sees. `rule` is the id of the rule that decided it.
 */
export type News = { "kind": "called", character: Character, } | { "kind": "placed", character: Character, square: Square, facing: Facing, } | { "kind": "marker", time: number, } | { "kind": "planned", character: Character, added: number, planned: number, } | { "kind": "drawn", character: Character, } | { "kind": "revealed", character: Character, card: Card, } | { "kind": "cancelled", character: Character, card: Card, rule: string, } | { "kind": "reach", character: Character, card: Card, squares: Array<Square>, } | { "kind": "nobody", character: Character, card: Card, rule: string, } | { "kind": "moved", character: Character, path: Array<Square>, manner: Manner, } | { "kind": "held", character: Character, rule: string, } | { "kind": "turned", character: Character, facing: Facing, } | { "kind": "hit", by: Character, target: Character, card: Card, } | { "kind": "parried", by: Character, attacker: Character, rule: string, } | { "kind": "paid", from: Character, to: Character | null, amount: number, rule: string, } | { "kind": "fell", character: Character, rule: string, } | { "kind": "stood", character: Character, } | { "kind": "dazed", character: Character, cards: number, rule: string, } | { "kind": "took", character: Character, thing: Thing, object: Kind, from: Square, } | { "kind": "dropped", character: Character, thing: Thing, object: Kind, to: Square, rule: string, } | { "kind": "thrown", character: Character, thing: Thing, object: Kind, path: Array<Square>, target: Character | null, } | { "kind": "slid", thing: Thing, object: Kind, path: Array<Square>, } | { "kind": "gone", thing: Thing, object: Kind, rule: string, } | { "kind": "pushed", table: TableId, from: Array<Square>, to: Array<Square>, } | { "kind": "began", character: Character, card: Card, until: number | null, } | { "kind": "ended", character: Character, card: Card, rule: string, } | { "kind": "cleared", character: Character, cards: number, rule: string, } | { "kind": "became", character: Character, card: Card, into: Card, } | { "kind": "dragon", character: Character, card: Card, rule: string, } | { "kind": "aside", character: Character, card: Card, rule: string, } | { "kind": "delayed", character: Character, from: number, to: number, skipped: boolean, rule: string, } | { "kind": "shot", character: Character, card: Card, path: Array<Square>, target: Character | null, } | { "kind": "loaded", character: Character, loaded: boolean, } | { "kind": "barrage", square: Square | null, } | { "kind": "prey", character: Character | null, rule: string, } | { "kind": "familiar", square: Square | null, facing: Facing, rule: string, } | { "kind": "snatched", by: Character, from: Character, thing: Thing, object: Kind, } | { "kind": "flipped", table: TableId, from: Array<Square>, to: Array<Square>, } | { "kind": "spent", character: Character, from: number, to: number, } | { "kind": "end_token", time: number, guard: boolean, } | { "kind": "over", time: number, };

/**
 * Squares forward and to the right of somebody; negative ones behind and to the left. Deck files
 * write it as a pair.
 */
export type Offset = [number, number];

/**
 * What a seat knows besides: its own characters' cards.
 */
export type OwnPart = { 
/**
 * One for each character of the seat.
 */
hands: Array<Hand>, };

/**
 * What lies open to everybody, in the parts that are sent when they change.
 */
export type Parts = { 
/**
 * Standees, furniture and objects in the room.
 */
board: BoardPart, 
/**
 * The time track.
 */
track: TrackPart, 
/**
 * A mat for each character in play, in the order of the seats.
 */
mats: Array<Mat>, 
/**
 * The final score, once the game is over.
 */
score: Score | null, };

/**
 * The end of the game.
 */
export type Score = { 
/**
 * Best first; in a team game team by team.
 */
rows: Array<ScoreRow>, 
/**
 * The two teams, the winner first; nothing when everybody plays alone.
 */
teams: Array<TeamRow>, };

/**
 * The result of one seat.
 */
export type ScoreRow = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Its team, 0 or 1; none where nobody plays in teams.
 */
side: number | null, 
/**
 * 1 for the winner; those of one team have the same.
 */
rank: number, 
/**
 * The reputation of all its characters.
 */
reputation: number, 
/**
 * Its characters with the reputation of each.
 */
characters: Array<[Character, number]>, 
/**
 * The token that counts for ties: the one that stands best.
 */
tie: TieToken, 
/**
 * The rule that put this seat below the one before it, when both had the same reputation.
 */
broken_by: string | null, };

/**
 * A seat at the table, counted from 0 in the order in which the seats were dealt into the game.
 */
export type Seat = number;

/**
 * A square of the room, written like `F6`. It may lie outside a smaller board; [`Side::holds`]
 * tells.
 */
export type Square = string;

/**
 * The tokens on one space, the lowest one first.
 */
export type Stack = { 
/**
 * The space.
 */
time: number, 
/**
 * Bottom to top.
 */
tokens: Array<Character>, };

/**
 * A character in the room.
 */
export type Standee = { 
/**
 * Who.
 */
character: Character, 
/**
 * Where.
 */
square: Square, 
/**
 * Which way it looks; also when lying.
 */
facing: Facing, 
/**
 * Whether it lies on the ground.
 */
prone: boolean, 
/**
 * Whether it is up on a table.
 */
on_table: boolean, };

/**
 * What the table does now.
 */
export type Step = "place" | "plan" | "perform" | "over";

/**
 * One table.
 */
export type TableId = number;

/**
 * A table in the room.
 */
export type TablePart = { 
/**
 * Which.
 */
id: TableId, 
/**
 * The squares that it covers, in a row.
 */
squares: Array<Square>, };

/**
 * The result of a team.
 */
export type TeamRow = { 
/**
 * Which team, 0 or 1.
 */
side: number, 
/**
 * 1 for the winner.
 */
rank: number, 
/**
 * The reputation of all its characters.
 */
reputation: number, 
/**
 * The token that counts for ties: the one that stands best.
 */
tie: TieToken, 
/**
 * The rule that put this team below the other, when both had the same reputation.
 */
broken_by: string | null, };

/**
 * One object; the number stays with it through the game.
 */
export type Thing = number;

/**
 * Where the token stands that counts for a tie.
 */
export type TieToken = { 
/**
 * Whose token.
 */
character: Character, 
/**
 * Its space; the lower wins.
 */
time: number, 
/**
 * Its place in the stack from the bottom, from 0; the lower wins.
 */
place: number, };

/**
 * The time track.
 */
export type TrackPart = { 
/**
 * Where the marker stands.
 */
marker: number, 
/**
 * The stacks of tokens, lowest space first; only spaces that hold tokens.
 */
stacks: Array<Stack>, 
/**
 * The Game End tokens.
 */
ends: Array<EndToken>, 
/**
 * Who is active in this space and still waits to be drawn.
 */
waiting: Array<Character>, 
/**
 * Who acts just now.
 */
acting: Character | null, 
/**
 * What the table does now.
 */
step: Step, };
