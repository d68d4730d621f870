//! From what a scenario says of a character to what it has.

use alloc::format;

use table::scenario::{Fault, Place, Said};

use crate::ids::{Card, Character};
use crate::scenario::mat::Trait;
use crate::scenario::position::Building;
use crate::scenario::words;

impl Building<'_> {
    /// What is said of one character.
    pub(super) fn say(&mut self, who: Character, said: &Said<Trait>) -> Result<(), Fault> {
        let fault = |message| Err(Fault::new(said.at, message));
        let name = words::character(who);
        let scenario = &mut self.scenario;
        match &said.what {
            Trait::Holds(Some(kind)) if scenario.world.tavern.fighter(who).held.is_some() => {
                return fault(format!("{name} holds something besides the {}", words::kind(*kind)));
            }
            Trait::Holds(Some(kind)) => *scenario = scenario.clone().hold(who, *kind),
            Trait::Prone(prone) => scenario.world.tavern.fighter_mut(who).prone |= *prone,
            Trait::Facing(facing) => scenario.world.tavern.fighter_mut(who).facing = *facing,
            Trait::At(square) if scenario.world.tavern.square(who) != Some(*square) => {
                return fault(format!("{name} is drawn on another square"));
            }
            Trait::Plans(cards) => {
                for card in cards {
                    self.plan(who, *card, said.at)?;
                }
            }
            Trait::Effect(card, until) => {
                self.draw_from_deck(who, *card, said.at)?;
                let effect = crate::fighter::Effect { card: *card, until: *until };
                self.scenario.world.tavern.begin_effect(who, effect);
            }
            Trait::Loaded(loaded) => scenario.world.tavern.tokens.loaded = *loaded,
            Trait::Prey(true) => scenario.world.tavern.tokens.prey = Some(who),
            Trait::FriendOf(other) if scenario.world.tavern.fighter(*other).seat.is_none() => {
                return fault(format!("{} is not in the room", words::character(*other)));
            }
            Trait::FriendOf(other) => *scenario = scenario.clone().ally(who, *other),
            Trait::Team(side) => scenario.world.tavern.fighter_mut(who).side = Some(*side),
            Trait::DeckHas(card) => self.dragon(who, *card, said.at)?,
            Trait::DeckLacks(card) => {
                self.draw_from_deck(who, *card, said.at)?;
                let fighter = self.scenario.world.tavern.fighter_mut(who);
                fighter.aside = fighter.aside.with(*card);
            }
            Trait::Last(card) => scenario.world.tavern.fighter_mut(who).last = Some(*card),
            Trait::Planned(count) if *count > 0 => {
                return fault("name the cards that are planned, like `plans Slash, Move`".into());
            }
            Trait::NoEffect(_) | Trait::Rank(_) => {
                return fault("this can be expected, but not set up".into());
            }
            // Set elsewhere, or as it is anyway.
            Trait::Reputation(_) | Trait::Time(_) | Trait::At(_) | Trait::Prey(false) => {}
            Trait::Holds(None) | Trait::Planned(_) => {}
        }
        Ok(())
    }

    fn plan(&mut self, who: Character, card: Card, at: Place) -> Result<(), Fault> {
        if self.scenario.world.cards(who).planned() == 3 {
            return Err(Fault::new(at, "there are three slots for planned cards"));
        }
        self.draw_from_deck(who, card, at)?;
        let cards = self.scenario.world.cards_mut(who);
        cards.put_back(card);
        cards.plan(card);
        Ok(())
    }

    /// Takes a card out of a deck. A Dragon card comes from beneath the mat.
    fn draw_from_deck(&mut self, who: Character, card: Card, at: Place) -> Result<(), Fault> {
        if card == Card::dragon(who) {
            self.dragon(who, card, at)?;
        }
        let theirs = card.owner().is_none_or(|owner| owner == who);
        let copies = &mut self.scenario.world.cards_mut(who).deck[card.place()];
        if !theirs || *copies == 0 {
            let (name, card) = (words::character(who), words::card(card));
            let message = format!("{card} is not, or no longer, in the deck of {name}");
            return Err(Fault::new(at, message));
        }
        *copies -= 1;
        Ok(())
    }

    /// Puts the Dragon card into the deck.
    fn dragon(&mut self, who: Character, card: Card, at: Place) -> Result<(), Fault> {
        let deck = self.scenario.world.cards(who).deck;
        if deck[card.place()] > 0 && card.owner().is_none_or(|owner| owner == who) {
            return Ok(());
        }
        if card != Card::dragon(who) {
            let dragon = words::card(Card::dragon(who));
            let message = "only the Dragon card has to be put into a deck";
            return Err(Fault::new(at, message).allowing([dragon]));
        }
        let fighter = self.scenario.world.tavern.fighter_mut(who);
        fighter.aside = fighter.aside.without(card);
        let planned = self.scenario.world.cards(who).slots.contains(&Some(card));
        if !planned && !self.scenario.world.tavern.fighter(who).has(card) {
            self.scenario.world.cards_mut(who).deck[card.place()] = 1;
        }
        Ok(())
    }
}
