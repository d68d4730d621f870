// Made from the Rust types by scripts/types. Change those, not this file.

/**
 * The arrows of a chamber as it lies. On the wire it is the letters of their sides: `"NES"`.
 */
export type Arrows = string;

/**
 * A chamber in play.
 */
export type Chamber = { 
/**
 * Which tile.
 */
tile: Tile, 
/**
 * What it does.
 */
kind: Kind, 
/**
 * Where it lies.
 */
at: Square, 
/**
 * How its arrows point.
 */
arrows: Arrows, };

/**
 * What everybody sees of a seat.
 */
export type DelverPart = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Who it is.
 */
hero: Hero, 
/**
 * Where it stands.
 */
at: Square, 
/**
 * Its coins: they lie open.
 */
coins: number, 
/**
 * How many tiles it holds.
 */
tiles: number, 
/**
 * Whether its power can still be used; none where there are no powers.
 */
power: boolean | null, 
/**
 * From whom Steal from the Left takes.
 */
left: Seat, 
/**
 * From whom Steal from the Right takes.
 */
right: Seat, };

/**
 * Why a game ended.
 */
export type Ending = "gold" | "escape" | "stuck" | "stalled";

/**
 * What a tile shows.
 */
export type Face = { 
/**
 * What it does.
 */
kind: Kind, 
/**
 * Its arrows as it is drawn.
 */
arrows: Arrows, };

/**
 * What stays the same during the game.
 */
export type Guide = { 
/**
 * What every tile shows, by its number: what is in the box is no secret, only where it is.
 */
faces: Array<Face>, };

/**
 * A tile in hand.
 */
export type Held = { 
/**
 * Which one.
 */
tile: Tile, 
/**
 * What it does.
 */
kind: Kind, 
/**
 * Its arrows, before it is turned.
 */
arrows: Arrows, };

/**
 * A trapped character (DK-HERO-05).
 */
export type Hero = "wizard" | "barbarian" | "thief" | "dwarf" | "knight" | "amazon";

/**
 * What an offered item would do.
 */
export type Hint = { 
/**
 * The way of a move: every chamber on it, from the one that is left.
 */
path: Array<Square>, 
/**
 * Whether the chamber there takes a coin of whoever comes in.
 */
costs: boolean, };

/**
 * One thing that a prompt offers.
 */
export type Item = { "tile": Tile } | { "go": Square } | { "through": Square } | { "lay": { 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where.
 */
at: Square, 
/**
 * Its arrows.
 */
arrows: Arrows, } } | { "chamber": Square } | { "turn": { 
/**
 * Where.
 */
at: Square, 
/**
 * Its arrows.
 */
arrows: Arrows, } } | { "seat": Seat } | { "send": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
to: Square, } } | "power" | "take" | "leave" | "back";

/**
 * What a chamber does.
 */
export type Kind = "blank" | "find_gold" | "steal_left" | "steal_right" | "drakons_due" | "wishing_well" | "magical_shift" | "destroy" | "rotate" | "map" | "mind_control" | "strong_wind" | "heavy_gale" | "master_key" | "magical_vortex" | "start";

/**
 * What a viewer hears.
 */
export type News = { "kind": "open", 
/**
 * What.
 */
news: Open, } | { "kind": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What, for the seat itself.
 */
tile: Tile | null, } | { "kind": "stolen", 
/**
 * Whose it was.
 */
from: Seat, 
/**
 * Whose it is.
 */
to: Seat, 
/**
 * What, for these two.
 */
tile: Tile | null, 
/**
 * The rule behind it.
 */
rule: string, } | { "kind": "buried", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * What, for the seat itself.
 */
tiles: Array<Tile>, };

/**
 * What everybody hears.
 */
export type Open = { "what": "first", 
/**
 * Who.
 */
seat: Seat, } | { "what": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which tile.
 */
tile: Tile, 
/**
 * Where.
 */
at: Square, 
/**
 * How it lies.
 */
arrows: Arrows, } | { "what": "moved", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Who moved it, when it was not its own seat.
 */
by: Seat | null, 
/**
 * Where it stood, every chamber on the way, and where it stands.
 */
path: Array<Square>, 
/**
 * What the chamber does that it has entered.
 */
kind: Kind, 
/**
 * The rule behind it, when it is more than one step along an arrow.
 */
rule: string | null, } | { "what": "idle", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * What was entered.
 */
kind: Kind, 
/**
 * The rule that says so.
 */
rule: string, } | { "what": "coin", 
/**
 * Whose it was.
 */
from: Purse, 
/**
 * Whose it is.
 */
to: Purse, 
/**
 * The rule behind it.
 */
rule: string, } | { "what": "shifted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
at: Square, 
/**
 * What was taken up.
 */
out: Tile, 
/**
 * What lies there now.
 */
tile: Tile, 
/**
 * How it lies.
 */
arrows: Arrows, } | { "what": "destroyed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
at: Square, 
/**
 * Which.
 */
tile: Tile, } | { "what": "turned", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
at: Square, 
/**
 * Which tile.
 */
tile: Tile, 
/**
 * How it lies now.
 */
arrows: Arrows, } | { "what": "power", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which hero's.
 */
hero: Hero, } | { "what": "skipped", 
/**
 * Who.
 */
seat: Seat, } | { "what": "over", 
/**
 * Why.
 */
ending: Ending, 
/**
 * Who has won: several, when they are equal.
 */
winners: Array<Seat>, };

/**
 * What a seat knows besides.
 */
export type OwnPart = { 
/**
 * Its tiles.
 */
hand: Array<Held>, };

/**
 * The parts that lie open, as browsers get them.
 */
export type Parts = { 
/**
 * Every chamber in play.
 */
lair: Array<Chamber>, 
/**
 * Every seat, in order.
 */
delvers: Array<DelverPart>, 
/**
 * Whose turn it is, and what is left.
 */
stock: Stock, };

/**
 * Where coins are.
 */
export type Purse = "hoard" | "start" | { "seat": Seat };

/**
 * A seat at the table, counted from 0 in the order in which the seats were dealt into the game.
 */
export type Seat = number;

/**
 * A place of the lair. The Start chamber lies on 0,0; x grows to the right, y downwards. In files and
 * messages it is `"2,-1"`.
 */
export type Square = string;

/**
 * Whose turn it is, and what is left.
 */
export type Stock = { 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Coins in the hoard.
 */
hoard: number, 
/**
 * Coins on Start.
 */
start: number, 
/**
 * Tiles in the pile.
 */
pile: number, 
/**
 * The coins that win, or that open the way out.
 */
goal: number, 
/**
 * Whether it is the way out that wins.
 */
escape: boolean, 
/**
 * Why the game ended, when it has.
 */
ending: Ending | null, };

/**
 * One of the square tiles, by its number in the file of chambers.
 */
export type Tile = number;
