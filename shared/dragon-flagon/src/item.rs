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
///
/// A square to go to is the last one that the card itself leads to. Where one walks, wet floor is a
/// part of the way, so it is that where a slide ends ([`ask::MOVE`], [`ask::DASH`], [`ask::DANCE`],
/// [`ask::WALTZ`]). Where one flies, it is that of the landing, and a slide begins there
/// ([`ask::SWING`], [`ask::KICK`]): two landings can end in one square, and stored answers name
/// landings. Leaps and Shadow Steps do not slide.
pub mod ask {
    /// Place a standee on a start square. Offers squares and [`super::Item::Anywhere`].
    pub const PLACE: &str = "place";
    /// Whom of one's own to place next, where two teams take turns.
    pub const PLACE_WHO: &str = "place_who";
    /// Plan cards into the free slots I and II, in order.
    pub const PLAN: &str = "plan";
    /// Dazed: plan this many cards into the free slots, in order.
    pub const DAZE: &str = "daze";
    /// Which way to look after an action.
    pub const TURN: &str = "turn";
    /// Where to move, with the own square for staying.
    pub const MOVE: &str = "move";
    /// How far to dash: where it ends.
    pub const DASH: &str = "dash";
    /// What to take, or to let go.
    pub const PICK_UP: &str = "pick_up";
    /// Which barrel to push, by its square.
    pub const BARREL: &str = "barrel";
    /// How many time steps to stay on guard.
    pub const RIPOSTE: &str = "riposte";
    /// Where to swing to: where it lands.
    pub const SWING: &str = "swing";
    /// Whom to throw at.
    pub const THROW: &str = "throw";
    /// Along which wall a knocked character slides.
    pub const SLIDE: &str = "slide";
    /// In which order the victims are hit, all of them.
    pub const ORDER: &str = "order";
    /// Whom the revealed card affects: one character, where it could be several.
    pub const TARGET: &str = "target";
    /// Sixth Sense: turn before the action ([`super::Item::Face`]), or not ([`super::Item::Nothing`]).
    pub const TURN_FIRST: &str = "turn_first";
    /// Vision: which card of the deck it becomes, or [`super::Item::Nothing`] for a cancelled action.
    pub const VISION: &str = "vision";
    /// From where a spell starts: the own square or that of the Familiar.
    pub const ORIGIN: &str = "origin";
    /// On which square the token of a Familiar or of a Cannon Barrage goes.
    pub const MARK: &str = "mark";
    /// Which way the Familiar looks.
    pub const FAMILIAR_FACE: &str = "familiar_face";
    /// Along which side a lured character comes nearer.
    pub const LURE: &str = "lure";
    /// Where to leap.
    pub const LEAP: &str = "leap";
    /// Whom to kick ([`super::Item::Character`]), or where to fly when nobody is in any line.
    pub const KICK: &str = "kick";
    /// Where a Shadow Step leads.
    pub const SHADOW_STEP: &str = "shadow_step";
    /// Where to step after a Sword Dance, with the own square for staying.
    pub const DANCE: &str = "dance";
    /// Where to go between two attacks of a Blade Waltz, with the own square for staying.
    pub const WALTZ: &str = "waltz";
    /// Which way to look for the next attack of a Blade Waltz.
    pub const WALTZ_TURN: &str = "waltz_turn";
    /// Tithe, when there is not enough for all: who receives, in order.
    pub const GIFTS: &str = "gifts";
}
