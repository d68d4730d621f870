//! What happens, and what of it a viewer hears.

use alloc::vec::Vec;

use serde::Serialize;
use table::Viewer;

use crate::board::{Facing, Square};
use crate::ids::{Card, Character, Kind, TableId, Thing, Time};

/// How a character came from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// On foot.
    Walk,
    /// In a dash.
    Dash,
    /// The step of a charge.
    Charge,
    /// On the rafters.
    Swing,
    /// Knocked back.
    Knock,
    /// On spilled ale.
    Slide,
    /// Standing on a table that moved.
    Ride,
    /// Over everything in between.
    Leap,
    /// Flying at somebody.
    Kick,
    /// From shadow to shadow.
    ShadowStep,
    /// Drawn nearer by a song.
    Lure,
    /// Shoved.
    Shove,
    /// Thrown off a table that was turned over.
    Flip,
}

/// Something that everybody at the table sees. `rule` is the id of the rule that decided it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum News {
    /// A token was drawn to place its standee.
    Called { character: Character },
    /// A standee was placed.
    Placed { character: Character, square: Square, facing: Facing },
    /// The marker came to this space.
    Marker { time: Time },
    /// Cards were planned face down; how many lie there now.
    Planned { character: Character, added: u8, planned: u8 },
    /// A token was drawn; its owner acts.
    Drawn { character: Character },
    /// The card in slot I was turned up.
    Revealed { character: Character, card: Card },
    /// The action could not be done.
    Cancelled { character: Character, card: Card, rule: &'static str },
    /// The action reaches these squares.
    Reach { character: Character, card: Card, squares: Vec<Square> },
    /// The action had nobody to affect.
    Nobody { character: Character, card: Card, rule: &'static str },
    /// A character came to another square, by way of these; the first is where it stood.
    Moved { character: Character, path: Vec<Square>, manner: Manner },
    /// A character could not be moved.
    Held { character: Character, rule: &'static str },
    /// A character turned.
    Turned { character: Character, facing: Facing },
    /// A blow struck home.
    Hit { by: Character, target: Character, card: Card },
    /// A weapon attack was turned back.
    Parried { by: Character, attacker: Character, rule: &'static str },
    /// Reputation changed hands, or left the game when there is no receiver.
    Paid { from: Character, to: Option<Character>, amount: u8, rule: &'static str },
    /// A character fell.
    Fell { character: Character, rule: &'static str },
    /// A character stood up.
    Stood { character: Character },
    /// A character must plan that many cards more; 0 when all slots are full.
    Dazed { character: Character, cards: u8, rule: &'static str },
    /// A character took an object up.
    Took { character: Character, thing: Thing, object: Kind, from: Square },
    /// A character let go of an object, which now lies there.
    Dropped { character: Character, thing: Thing, object: Kind, to: Square, rule: &'static str },
    /// An object flew; `target` when it hit somebody.
    Thrown {
        character: Character,
        thing: Thing,
        object: Kind,
        path: Vec<Square>,
        target: Option<Character>,
    },
    /// An object was pushed or rolled along these squares; the first is where it lay.
    Slid { thing: Thing, object: Kind, path: Vec<Square> },
    /// An object is out of the game.
    Gone { thing: Thing, object: Kind, rule: &'static str },
    /// A table was pushed.
    Pushed { table: TableId, from: Vec<Square>, to: Vec<Square> },
    /// An effect began; `until` is the space where it is due to end.
    Began { character: Character, card: Card, until: Option<Time> },
    /// An effect ended.
    Ended { character: Character, card: Card, rule: &'static str },
    /// Slot cards went back to their deck, unseen.
    Cleared { character: Character, cards: u8, rule: &'static str },
    /// The revealed card became another one of the deck.
    Became { character: Character, card: Card, into: Card },
    /// A Dragon card joined its deck.
    Dragon { character: Character, card: Card, rule: &'static str },
    /// A card went beneath the mat, or left the game.
    Aside { character: Character, card: Card, rule: &'static str },
    /// A token was pushed on by somebody else; `skipped` when it loses its action in this space.
    Delayed { character: Character, from: Time, to: Time, skipped: bool, rule: &'static str },
    /// A missile that is no object flew; `target` when it hit somebody.
    Shot { character: Character, card: Card, path: Vec<Square>, target: Option<Character> },
    /// The Hand Cannon was loaded or fired.
    Loaded { character: Character, loaded: bool },
    /// The mark of a Cannon Barrage was put down, or is gone.
    Barrage { square: Option<Square> },
    /// The mark of Mark Prey was given to somebody, or came back.
    Prey { character: Option<Character>, rule: &'static str },
    /// The Familiar was put down, or is gone.
    Familiar { square: Option<Square>, facing: Facing, rule: &'static str },
    /// An object went from hand to hand.
    Snatched { by: Character, from: Character, thing: Thing, object: Kind },
    /// A table was turned over onto these squares, and is gone.
    Flipped { table: TableId, from: Vec<Square>, to: Vec<Square> },
    /// A token advanced.
    Spent { character: Character, from: Time, to: Time },
    /// A Game End token was turned over.
    EndToken { time: Time, guard: bool },
    /// The game is over.
    Over { time: Time },
}

/// Something that happened, in full. It stays in the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody sees it.
    Open(News),
    /// Cards went face down into slots; nobody but their owner knows which, and the owner sees
    /// them on the mat.
    Planned {
        /// Whose mat.
        character: Character,
        /// The cards, in order.
        cards: Vec<Card>,
        /// How many lie there now.
        planned: u8,
    },
}

impl Event {
    /// What this viewer hears of it.
    pub fn news(&self, _viewer: Viewer) -> Option<News> {
        Some(match self {
            Self::Open(news) => news.clone(),
            Self::Planned { character, cards, planned } => News::Planned {
                character: *character,
                added: u8::try_from(cards.len()).unwrap_or(u8::MAX),
                planned: *planned,
            },
        })
    }
}
