//! The whole position: the room that everybody sees, and what nobody or only one seat may know.

use alloc::vec::Vec;

use table::{Ask, Chance, Choose, Scene};

use crate::board::{Facing, Square};
use crate::book::Book;
use crate::furniture::Place;
use crate::ids::{Card, Character, Thing, Time};
use crate::item::Item;
use crate::news::{Event, News};
use crate::tavern::Tavern;

/// The cards of a character: what lies face down in its slots, and its deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards {
    /// The slots I, II and III; filled from the left.
    pub slots: [Option<Card>; 3],
    /// How many of each card the deck holds, by [`Card::place`].
    pub deck: [u8; Card::IN_DECK],
}

impl Cards {
    /// No cards at all.
    pub const NONE: Self = Self { slots: [None; 3], deck: [0; Card::IN_DECK] };

    /// A character's deck as it is at the start, with the own cards or without them; the Dragon
    /// card lies beneath the mat (DF-SETUP-08).
    pub fn dealt(book: &Book, of: Character, own: bool) -> Self {
        let mut cards = Self::NONE;
        for card in Card::deck(of).filter(|card| card.owner().is_none() || own) {
            if !card.is_dragon() {
                cards.deck[card.place()] = book.card(card).copies();
            }
        }
        cards
    }

    /// How many slots are filled.
    pub fn planned(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }

    /// The deck of this character, copies one after the other.
    pub fn deck(&self, of: Character) -> impl Iterator<Item = Card> {
        let copies = |card: Card| usize::from(self.deck[card.place()]);
        Card::deck(of).flat_map(move |card| core::iter::repeat_n(card, copies(card)))
    }

    /// Puts a card of the deck face down into the next free slot. One that is not there, or finds
    /// no slot, is one too many or too few for [`crate::faults`].
    pub fn plan(&mut self, card: Card) {
        self.take(card);
        if let Some(slot) = self.slots.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(card);
        }
    }

    /// Takes the card out of slot I; the others slide to the left (DF-PERFORM-09, PD-2).
    pub fn reveal(&mut self) -> Option<Card> {
        let card = self.slots[0];
        self.slots = [self.slots[1], self.slots[2], None];
        card
    }

    /// Takes a card out of the deck, if it is there.
    pub fn take(&mut self, card: Card) -> bool {
        let copies = &mut self.deck[card.place()];
        let there = *copies > 0;
        *copies -= u8::from(there);
        there
    }

    /// Puts a card back into the deck.
    pub fn put_back(&mut self, card: Card) {
        self.deck[card.place()] += 1;
    }
}

/// What the table does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// A token is drawn and its standee placed.
    Place,
    /// The active characters plan.
    Plan,
    /// A token is drawn and its character acts.
    Draw,
    /// All active characters have acted: effects end, a Game End token may be turned.
    Close,
    /// The game is over.
    Over,
}

/// The whole position.
#[derive(Clone, PartialEq, Debug)]
pub struct World {
    /// What everybody sees.
    pub tavern: Tavern,
    /// Each character's cards.
    pub cards: [Cards; Character::COUNT],
    /// Which of the four Game End tokens shows the Town Guard.
    pub guard: u8,
    /// The only source of chance.
    pub chance: Chance,
    /// What comes next.
    pub flow: Flow,
}

impl World {
    /// A character's cards.
    pub const fn cards(&self, character: Character) -> &Cards {
        &self.cards[character.index()]
    }

    /// A character's cards, to change them.
    pub const fn cards_mut(&mut self, character: Character) -> &mut Cards {
        &mut self.cards[character.index()]
    }
}

/// The rules of this game, for the stage; their steps are in `flow.rs`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Brawl;

/// A step of this game being played.
pub type Play<'a> = Scene<'a, Brawl>;

/// Tells what everybody sees.
pub fn tell(scene: &mut Play<'_>, news: News) {
    scene.tell(Event::Open(news));
}

/// Asks a character's player for one of these.
pub fn ask(
    scene: &mut Play<'_>,
    character: Character,
    key: &'static str,
    of: Vec<Item>,
) -> Result<Item, table::Wait> {
    scene.ask(scene.world.tavern.seat(character), character.figure(), key, of)
}

/// A question about a character to its player.
pub fn question(
    tavern: &Tavern,
    character: Character,
    key: &'static str,
    choose: Choose<Item>,
) -> Ask<Item> {
    let seat = tavern.seat(character);
    Ask { seat, figure: character.figure(), key, choose, barred: Vec::new() }
}

/// A character lets go of what it holds: the Flagon goes to the centre (DF-FLAGON-07), anything
/// else lies in its square.
pub fn let_go(scene: &mut Play<'_>, character: Character, thing: Thing, rule: &'static str) {
    let tavern = &mut scene.world.tavern;
    let object = tavern.kind(thing);
    let to = match (object, tavern.square(character)) {
        (object, Some(square)) if !object.is_prize() => square,
        _ => tavern.centre,
    };
    tavern.fighter_mut(character).held = None;
    tavern.set_place(thing, Place::Lies(to));
    tell(scene, News::Dropped { character, thing, object, to, rule });
    trample(scene, &[to], "DF-FAMILIAR-04");
}

/// A character turns.
pub fn turn_to(scene: &mut Play<'_>, character: Character, facing: Facing) {
    let fighter = scene.world.tavern.fighter_mut(character);
    if fighter.facing != facing {
        fighter.facing = facing;
        tell(scene, News::Turned { character, facing });
    }
}

/// Something comes into these squares: the Familiar leaves them (DF-FAMILIAR-03, -04).
pub fn trample(scene: &mut Play<'_>, entered: &[Square], rule: &'static str) {
    if let Some((square, facing)) = scene.world.tavern.tokens.familiar
        && entered.contains(&square)
    {
        scene.world.tavern.tokens.familiar = None;
        tell(scene, News::Familiar { square: None, facing, rule });
    }
}

/// Advances a token (DF-PERFORM-10).
pub fn spend(scene: &mut Play<'_>, character: Character, time: Time) {
    let from = scene.world.tavern.fighter(character).time;
    let to = from.saturating_add(time);
    scene.world.tavern.set_time(character, to);
    tell(scene, News::Spent { character, from, to });
}
