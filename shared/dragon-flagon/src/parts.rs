//! The view as the browser gets it: the parts that lie open to all, what a seat knows besides,
//! and what an offered item would do. No type here can hold what its reader may not know.

use alloc::vec::Vec;

use serde::Serialize;
use table::Seat;

use crate::board::{Facing, Square};
use crate::ids::{Card, Character, Kind, TableId, Thing, Time};

/// What lies open to everybody, in the parts that are sent when they change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Parts {
    /// Standees, furniture and objects in the room.
    pub board: BoardPart,
    /// The time track.
    pub track: TrackPart,
    /// A mat for each character in play, in the order of the seats.
    pub mats: Vec<Mat>,
    /// The final score, once the game is over.
    pub score: Option<Score>,
}

/// What stands and lies in the room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardPart {
    /// The characters that are placed.
    pub standees: Vec<Standee>,
    /// The tables.
    pub tables: Vec<TablePart>,
    /// What lies on the floor and on tables; what is held stands on the mats.
    pub things: Vec<Lying>,
    /// The Familiar, when it is in the room.
    pub familiar: Option<FamiliarPart>,
    /// Where a Cannon Barrage will strike, around this square.
    pub barrage: Option<Square>,
}

/// The Familiar in the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FamiliarPart {
    /// Where.
    pub square: Square,
    /// Which way it looks.
    pub facing: Facing,
}

/// A character in the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standee {
    /// Who.
    pub character: Character,
    /// Where.
    pub square: Square,
    /// Which way it looks; also when lying.
    pub facing: Facing,
    /// Whether it lies on the ground.
    pub prone: bool,
    /// Whether it is up on a table.
    pub on_table: bool,
}

/// A table in the room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TablePart {
    /// Which.
    pub id: TableId,
    /// The squares that it covers, in a row.
    pub squares: Vec<Square>,
}

/// An object that lies in a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lying {
    /// Which.
    pub id: Thing,
    /// What it is.
    pub kind: Kind,
    /// Where it lies.
    pub square: Square,
}

/// The time track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackPart {
    /// Where the marker stands.
    pub marker: Time,
    /// The stacks of tokens, lowest space first; only spaces that hold tokens.
    pub stacks: Vec<Stack>,
    /// The Game End tokens.
    pub ends: Vec<EndToken>,
    /// Who is active in this space and still waits to be drawn.
    pub waiting: Vec<Character>,
    /// Who acts just now.
    pub acting: Option<Character>,
    /// What the table does now.
    pub step: Step,
}

/// What the table does now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Standees are placed.
    Place,
    /// The active characters plan.
    Plan,
    /// The active characters act, one by one.
    Perform,
    /// The game is over.
    Over,
}

/// The tokens on one space, the lowest one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stack {
    /// The space.
    pub time: Time,
    /// Bottom to top.
    pub tokens: Vec<Character>,
}

/// A Game End token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndToken {
    /// Where it lies.
    pub time: Time,
    /// What it shows, once it is turned over: whether the Town Guard comes.
    pub guard: Option<bool>,
}

/// A character mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mat {
    /// Whose mat.
    pub character: Character,
    /// Who plays this character.
    pub seat: Seat,
    /// Its team, 0 or 1; none where nobody plays in teams.
    pub side: Option<u8>,
    /// Its reputation.
    pub reputation: u8,
    /// What it holds.
    pub held: Option<Held>,
    /// How many cards lie face down in the slots, from slot I on.
    pub planned: u8,
    /// The card that it performs just now.
    pub revealed: Option<Card>,
    /// Effects that run, with their card face up.
    pub effects: Vec<Effect>,
    /// Cards that cannot be planned: the Dragon card beneath the mat, and what has left the game.
    pub aside: Vec<Card>,
    /// Whether the Hand Cannon is loaded; none for those who have none.
    pub loaded: Option<bool>,
    /// Whether the mark of Mark Prey lies here.
    pub prey: bool,
    /// The card played last, while it may not be played again.
    pub last: Option<Card>,
}

/// An object in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Held {
    /// Which.
    pub id: Thing,
    /// What it is.
    pub kind: Kind,
}

/// A card that lies face up because its effect runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// Which card.
    pub card: Card,
    /// The space where it is due to end; none for Riposte, which ends when its owner is drawn.
    pub until: Option<Time>,
}

/// What a seat knows besides: its own characters' cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnPart {
    /// One for each character of the seat.
    pub hands: Vec<Hand>,
}

/// The cards of one's own character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Whose.
    pub character: Character,
    /// What lies face down in the slots I, II, III; nothing where it may not be looked at.
    pub slots: Vec<Card>,
    /// Late Night: what lies in the slots may not be looked at.
    pub hidden: bool,
    /// The deck: what can be planned. A card that it holds twice stands here twice.
    pub deck: Vec<Card>,
}

/// What an offered item would do now, as far as its seat can see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The squares it would reach: where it goes, or what it covers.
    pub squares: Vec<Square>,
    /// Whom it would hit.
    pub hits: Vec<Character>,
    /// Whether it would hit a friend: another character of the same seat or team.
    pub friend: bool,
    /// The reputation that it would take from the one it hits, where it is about one.
    pub takes: Option<u8>,
    /// Whether an open Riposte of the one it hits would turn it back.
    pub parried: bool,
    /// The time it costs, where the choice decides that.
    pub time: Option<Time>,
    /// The rule that would cancel it now, or for which it would do nothing now.
    pub idle: Option<&'static str>,
}

/// The end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Best first; in a team game team by team.
    pub rows: Vec<ScoreRow>,
    /// The two teams, the winner first; nothing when everybody plays alone.
    pub teams: Vec<TeamRow>,
}

/// The result of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TeamRow {
    /// Which team, 0 or 1.
    pub side: u8,
    /// 1 for the winner.
    pub rank: u8,
    /// The reputation of all its characters.
    pub reputation: u16,
    /// The token that counts for ties: the one that stands best.
    pub tie: TieToken,
    /// The rule that put this team below the other, when both had the same reputation.
    pub broken_by: Option<&'static str>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreRow {
    /// Who.
    pub seat: Seat,
    /// Its team, 0 or 1; none where nobody plays in teams.
    pub side: Option<u8>,
    /// 1 for the winner; those of one team have the same.
    pub rank: u8,
    /// The reputation of all its characters.
    pub reputation: u16,
    /// Its characters with the reputation of each.
    pub characters: Vec<(Character, u8)>,
    /// The token that counts for ties: the one that stands best.
    pub tie: TieToken,
    /// The rule that put this seat below the one before it, when both had the same reputation.
    pub broken_by: Option<&'static str>,
}

/// Where the token stands that counts for a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TieToken {
    /// Whose token.
    pub character: Character,
    /// Its space; the lower wins.
    pub time: Time,
    /// Its place in the stack from the bottom, from 0; the lower wins.
    pub place: u8,
}
