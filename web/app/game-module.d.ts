// What the shell asks of a game's web folder. The shell owns the page: connection, lobby, seats,
// the prompt with its numbered offers, drafts, log, chat, score frame, keyboard and texts. A game
// draws its board, mats and hand, and says what its items and news are called.
import type { nothing, TemplateResult } from '../vendor/lit-html/lit-html.js';
import type { About, PromptView, RoomPart, SeatView } from './protocol.d.ts';

/** One string of the texts; `{name}` in it is replaced by the value of that name. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** All that is known now. `Parts`, `Own`, `Guide`, `Item`, `Hint` and `News` are the game's. */
export interface TableState<Parts, Own, Guide, Item, Hint> {
  room: RoomPart;
  about: About;
  /** The game's public parts; null in the lobby. */
  parts: Parts | null;
  /** What one's own seat knows besides; null for spectators. */
  own: Own | null;
  guide: Guide | null;
  /** Everything that is asked now, own prompts with their offer. */
  prompts: PromptView<Item, Hint>[];
  /** The own prompt that the prompt bar shows, the first unanswered one unless another was chosen. */
  current: PromptView<Item, Hint> | null;
  /** Places in the offer of `current` that are picked so far, in order. */
  picked: number[];
  /** Own drafts by `figure + ':' + key`. */
  drafts: Map<string, Item[]>;
  /** The offer place that mouse, finger or keyboard points at, for previews. */
  pointed: number | null;
  /** False while offline or catching up: everything is read-only then. */
  live: boolean;
  /** The offer place with a warning that was picked once and waits for the second, confirming pick. */
  armed: number | null;
  /** What was answered and is on its way to the server: ids of own prompts. */
  sending: string[];
  /** Own answers that are settled, while the board still shows what was before them. */
  given: { figure: number; key: string; items: Item[] }[];
  /** Whether the page is laid out for a phone, held upright or sideways. */
  narrow: boolean;
}

// Shared drawings and marks, so that shell and game look alike:
// - `/kit/symbols.js`: `symbolPath(seat)` (a path in a 24x24 box) and `symbol(seat)` (an inline SVG);
// - `/kit/marks.js`: `markOf(place, count)` is what stands on an offer's button and on the board ("1" to
//   "9", then letters, then two of them);
// - `/styles/theme.css`: `[data-seat="0"]` to `"7"` set `--seat` (the colour), `--seat-light` (readable
//   on dark wood) and `--seat-ink` (readable on `--seat`); `--parchment`, `--ink`, `--brass`, ...

/** What a game may do. */
export interface TableActions<Item> {
  /** Picks the offer's item at this place of the current prompt: answers at once when it needs
   *  one; adds or removes it when it takes many. `then` are drafts that go with the same gesture,
   *  such as what comes after a move. */
  pick(place: number, then?: { figure: number; key: string; items: Item[] }[]): void;
  /** Sends what is picked of a prompt that takes many. */
  confirm(): void;
  /** Takes the answer of this prompt back. */
  withdraw(id: string): void;
  /** Prepares an answer to a prompt that is not open yet. An empty list forgets it. */
  draft(figure: number, key: string, items: Item[]): void;
  /** Makes another own prompt the current one. */
  focus(id: string): void;
  /** Answers "why?" with the text of a rule. */
  why(rule: string): void;
  /** Points at an offer's place, or at none. */
  point(place: number | null): void;
}

/** One line of the log. */
export interface LogLine {
  /** Starts a new group, whose heading it is: a span of time, or the action of a turn. */
  heading?: boolean;
  /** The room seats it is about, for their symbols and colours. */
  seats?: number[];
  /** Ready text, plain. */
  text: string;
  /** Where on the board it happened, as the game calls it: `pointOut` shows it. */
  spot?: string;
  /** The rule behind "why?". */
  rule?: string;
  /** A weight for the eye: 'quiet' lines are small. */
  tone?: 'quiet' | 'plain' | 'strong';
  /** Lines of one key that follow each other become one: the text of the key, with their `{names}`. */
  fold?: { key: string; name: string };
}

/** What a game's `front.js` exports as `front`: the little that the front door shows of it. */
export interface GameFront {
  /** By language: `game.title`, `game.pitch`, `game.facts`, `game.credit`. */
  texts: Record<string, Record<string, string>>;
  /** A picture for its card there, as wide as it likes and about half as high; it says nothing that the texts do not say. */
  cover(): TemplateResult;
}

/** A setting of the lobby, and what can be done with it. */
export interface SettingWish {
  /** What it is set to. */
  value: string;
  /** Whether this person may set it now. */
  mayChoose: boolean;
  /** Sets it; what is chosen changes when the server says so. */
  choose(choice: string): Promise<{ ok: boolean }>;
  /** What the server would set up with this choice, or why it cannot, in words. */
  preview(choice: string): Promise<{ ok: true; body: unknown } | { ok: false; words: string }>;
  /** A text with a button that copies it. */
  copyRow(text: string, label: string): TemplateResult;
  /** Renders the page again. */
  refresh(): void;
}

/** What a game's `index.js` exports as `game`. */
export interface GameModule<Parts, Own, Guide, Item, Hint, News> {
  /** The texts of this game by language; English is complete. The shell looks up, besides the
   *  game's own keys:
   *  `game.title`, `game.pitch` (one sentence), `game.facts` ("2 to 8 people, about an hour"),
   *  `game.credit` (the footer: unofficial, who made the game that it follows);
   *  `figures.title` ("Pick your hero");
   *  `setting.<key>`, `setting.<key>.hint` (may be missing), `setting.<key>.<choice>`;
   *  `habit.<habit>`, `habit.title` ("A coin on Start") and `habit.soon`, with `{count}` seconds
   *  and the `{habit}`. */
  texts: Record<string, Record<string, string>>;
  /** A stylesheet for the game, relative to its folder. */
  stylesheet: string;
  /** The board with everything around it, as one block that fills its place. */
  board(
    state: TableState<Parts, Own, Guide, Item, Hint>,
    act: TableActions<Item>,
    t: Translate,
  ): TemplateResult;
  /** Everybody's mats: a panel on wide screens, a strip on phones. */
  mats(
    state: TableState<Parts, Own, Guide, Item, Hint>,
    act: TableActions<Item>,
    t: Translate,
  ): TemplateResult;
  /** What one holds: pickable when the prompt asks for it, else to look at and to prepare. */
  hand(
    state: TableState<Parts, Own, Guide, Item, Hint>,
    act: TableActions<Item>,
    t: Translate,
  ): TemplateResult | typeof nothing;
  /** A line under the page's title: what time it is, how long it may still last. */
  status(state: TableState<Parts, Own, Guide, Item, Hint>, t: Translate): string;
  /** What the current prompt asks, in a few words. */
  question(
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    t: Translate,
  ): string;
  /** The rule behind what is asked, where somebody may wonder why no more is offered; null for none. */
  reason?(prompt: PromptView<Item, Hint>, state: TableState<Parts, Own, Guide, Item, Hint>): string | null;
  /** What a prompt of somebody else is called: "Ada moves". */
  waitingFor(
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    t: Translate,
  ): string;
  /** Extra controls inside the prompt bar, such as arrows to turn something. */
  promptExtras?(
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    act: TableActions<Item>,
    t: Translate,
  ): TemplateResult | typeof nothing;
  /** Whether the prompt's offers are shown in the hand instead of as numbered buttons. */
  offeredInHand(prompt: PromptView<Item, Hint>): boolean;
  /** Whether the hand shows the tab of this prompt, by which one gets to it. */
  hasTabInHand(prompt: PromptView<Item, Hint>): boolean;
  /** Whether an offer can be pressed in the hand, where its mark stands, and is in the bar besides. */
  inHand?(item: Item): boolean;
  /** Whether an offer can be pressed on the board, where its mark stands. */
  onBoard?(
    item: Item,
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
  ): boolean;
  /** Whether an offer goes back to the question before, as Escape does then. */
  isBack?(item: Item): boolean;
  /** What an offer is called on its numbered button. */
  label(
    item: Item,
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    t: Translate,
  ): string;
  /** A warning for an offer, such as "costs you a coin"; empty for none. */
  warning(
    place: number,
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    t: Translate,
  ): string;
  /** Whether an offer with a warning must be picked twice here, because it counts at once. */
  asksTwice(prompt: PromptView<Item, Hint>): boolean;
  /** The keys of the prompts for which the same is prepared as for this one: an answer to one of
   *  them forgets what was prepared for the others. */
  preparedWith?(key: string): string[];
  /** The offer's places in the order of their marks, where it is not that of the offer. What is left out
   *  bears no mark and is not listed: it is come to by way of one that does, such as a tile turned on. */
  keyOrder?(
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
  ): number[] | null;
  /** What is chosen on the board and waits for Enter, and what it is called to decide for it. */
  chosen?(
    prompt: PromptView<Item, Hint>,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    t: Translate,
  ): { place: number; decide: string } | null;
  /** Chooses a place by its mark without deciding for it, or lets go of what is chosen: true when that is
   *  how it goes here. */
  choose?(
    place: number | null,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    act: TableActions<Item>,
  ): boolean;
  /** Keys of the game beyond the shell's (marks, Enter, Escape, Tab): true when it used the key. The marks
   *  leave out r. */
  key?(
    event: KeyboardEvent,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    act: TableActions<Item>,
  ): boolean;
  /** The log line of a news; null for none. */
  line(news: News, state: TableState<Parts, Own, Guide, Item, Hint>, t: Translate): LogLine | null;
  /** Shows a news as movement on the board that stands in `root`, drawn from the parts before it.
   *  Resolves when it was seen; the shell plays one after the other, then renders the new parts.
   *  It must come to an end by itself, quickly when `hurry` is set or motion is reduced. */
  play(
    news: News,
    root: HTMLElement,
    state: TableState<Parts, Own, Guide, Item, Hint>,
    hurry: boolean,
  ): Promise<void>;
  /** Shows for a moment where on the board a line of the log happened. */
  pointOut?(spot: string): void;
  /** The final score with its tie-break explained. */
  score(state: TableState<Parts, Own, Guide, Item, Hint>, t: Translate): TemplateResult;
  /** A figure's portrait for the lobby, about 64 px. */
  portrait(figure: string, seat: SeatView | null): TemplateResult;
  /** Whether these settings of the lobby deal the figures, so that nobody picks any. */
  dealsFigures?(settings: Record<string, string>): boolean;
  /** What a figure that is dealt can do, in a few words. */
  figureDeed?(figure: string, t: Translate): string;
  /** What stands beneath a setting of the lobby besides its choices, by the setting's key. */
  settingEditors?: Record<string, (wish: SettingWish, t: Translate) => TemplateResult>;
  /** What the host has begun to set and not chosen yet, in words; the game does not begin before. */
  unsettled?(t: Translate): string;
  /** A figure's name before the game has begun. */
  figureName(figure: string): string;
  /** The short form of a rule, in our own words. */
  rule(id: string, t: Translate): string;
  /** All rules by heading and id, for "why?". They are many: the shell asks for them when a player does. */
  rules?(): Promise<Record<string, Record<string, string>>>;
  /** How the game goes and what its signs mean, for the help page; at the front door there is no table yet. */
  help?(t: Translate, state: TableState<Parts, Own, Guide, Item, Hint> | null): TemplateResult;
  /** Its own keys for the help page, as texts: `<key>` is what to press and `<key>.text` what it does. */
  keys?: string[];
}
