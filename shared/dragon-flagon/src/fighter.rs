//! A character in the room, and sets of them.

use table::Seat;

use crate::board::{Facing, Square};
use crate::ids::{Card, CardSet, Character, Thing, Time};

/// The most effects that can run on one character at once.
pub const EFFECTS: usize = 4;

/// A character in the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Who plays it; none when it is not in the game.
    pub seat: Option<Seat>,
    /// Its team, where two teams play (DF-TEAM-01).
    pub side: Option<u8>,
    /// Where it stands; none before it is placed.
    pub square: Option<Square>,
    /// Which way it looks.
    pub facing: Facing,
    /// Whether it lies on the ground.
    pub prone: bool,
    /// Its reputation.
    pub reputation: u8,
    /// What it holds.
    pub held: Option<Thing>,
    /// The card that it performs.
    pub revealed: Option<Card>,
    /// Cards that are neither in the deck nor in play: the Dragon card beneath the mat
    /// (DF-SETUP-08, DF-FLAGON-12), and what has left the game (DF-DAGGER-03).
    pub aside: CardSet,
    /// The card played last, while Eyes of Gaia bars it (DF-GAIA-07).
    pub last: Option<Card>,
    /// Cards that lie face up because their effect runs.
    pub effects: [Option<Effect>; EFFECTS],
    /// The space of its token.
    pub time: Time,
    /// When its token came there, counted over all tokens: the order in a stack.
    pub arrival: u16,
}

/// A card whose effect runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Which card.
    pub card: Card,
    /// The space of its status token; none for Riposte, which has no token (DF-RIPOSTE-03).
    pub until: Option<Time>,
}

impl Fighter {
    /// A character that is not in the game.
    pub const ABSENT: Self = Self {
        seat: None,
        side: None,
        square: None,
        facing: Facing::North,
        prone: false,
        reputation: 0,
        held: None,
        revealed: None,
        aside: CardSet::NONE,
        last: None,
        effects: [None; EFFECTS],
        time: 1,
        arrival: 0,
    };

    /// Whether this card's effect runs.
    pub fn has(&self, card: Card) -> bool {
        self.effects.iter().flatten().any(|effect| effect.card == card)
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crowd(u16);

impl Crowd {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// Whether this character belongs to it.
    pub const fn has(self, character: Character) -> bool {
        self.0 & (1 << character.index()) != 0
    }

    /// The set with this character.
    #[must_use]
    pub const fn with(self, character: Character) -> Self {
        Self(self.0 | 1 << character.index())
    }

    /// The set without this character.
    #[must_use]
    pub const fn without(self, character: Character) -> Self {
        Self(self.0 & !(1 << character.index()))
    }

    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its characters, in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |character| self.has(*character))
    }

    /// The bits, for a fingerprint.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Character> for Crowd {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        characters.into_iter().fold(Self::NOBODY, Self::with)
    }
}
