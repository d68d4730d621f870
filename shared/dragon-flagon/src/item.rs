//! What can be picked at a prompt.

use serde::{Deserialize, Serialize};

use crate::board::{Facing, Square};
use crate::ids::{Card, Character, Kind, Time};

/// One thing that a prompt offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A card to plan.
    Card(Card),
    /// A square to go to, to be pushed to, or whose barrel to push.
    Square(Square),
    /// A side to face.
    Face(Facing),
    /// A character to affect, or the next one to affect.
    Character(Character),
    /// An object of this kind to take.
    Take(Kind),
    /// How long to stay on guard.
    Time(Time),
    /// Let go of what is in the hand.
    Drop,
    /// Do nothing of it.
    Nothing,
    /// Let the house choose a start square.
    Anywhere,
}

/// What the prompts of this game ask. Each key has its words in the browser.
pub mod ask {
    /// Place a standee on a start square. Offers squares and [`super::Item::Anywhere`].
    pub const PLACE: &str = "place";
    /// Plan cards into the free slots I and II, in order.
    pub const PLAN: &str = "plan";
    /// Dazed: plan this many cards into the free slots, in order.
    pub const DAZE: &str = "daze";
    /// Which way to look after an action.
    pub const TURN: &str = "turn";
    /// Where to move, with the own square for staying.
    pub const MOVE: &str = "move";
    /// How far to dash.
    pub const DASH: &str = "dash";
    /// What to take, or to let go.
    pub const PICK_UP: &str = "pick_up";
    /// Which barrel to push, by its square.
    pub const BARREL: &str = "barrel";
    /// How many time steps to stay on guard.
    pub const RIPOSTE: &str = "riposte";
    /// Where to swing to.
    pub const SWING: &str = "swing";
    /// Whom to throw at.
    pub const THROW: &str = "throw";
    /// Along which wall a knocked character slides.
    pub const SLIDE: &str = "slide";
    /// In which order the victims are hit, all of them.
    pub const ORDER: &str = "order";
}
