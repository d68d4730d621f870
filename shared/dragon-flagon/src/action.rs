//! What is remembered of the running action only.

use crate::fighter::Crowd;
use crate::ids::Character;

/// The bookkeeping of the running action. Everybody sees what led to it, so nothing is secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    /// Characters whose square a pushed table has just covered: still on the floor, until they are
    /// out of its way or on top of it. Nobody is left there when the push is over (DF-TABLE-03).
    pub beneath: Crowd,
    /// Who stood up when its card was turned: as far as the card goes, it is prone (CX-7).
    pub rose: Crowd,
    /// Who has gained something, for houses where a boast counts once only (RP-2).
    pub boasted: Crowd,
    /// The cards that each character must plan at its end (DF-DAZE-01, PD-5).
    dazed: [u8; Character::COUNT],
}

impl Action {
    /// As it is when an action begins.
    pub const NEW: Self = Self {
        beneath: Crowd::NOBODY,
        rose: Crowd::NOBODY,
        boasted: Crowd::NOBODY,
        dazed: [0; Character::COUNT],
    };

    /// The cards that a character must plan at the end.
    pub const fn dazed(&self, character: Character) -> u8 {
        self.dazed[character.index()]
    }

    /// A character must plan so many more.
    pub const fn daze(&mut self, character: Character, cards: u8) {
        let dazed = &mut self.dazed[character.index()];
        *dazed = dazed.saturating_add(cards);
    }

    /// The action is over. Whoever is beneath a table now stays there for [`crate::faults`] to see.
    pub const fn end(&mut self) {
        *self = Self { beneath: self.beneath, ..Self::NEW };
    }
}
