//! A position set up by hand, to try a rule: who stands where, what lies where, what is planned.

use alloc::sync::Arc;

use table::{Chance, Seat};

use crate::board::{Facing, Square};
use crate::book::{Book, Length};
use crate::fighter::Effect;
use crate::furniture::{Place, Table};
use crate::ids::{Card, Character, Kind, TableId, Thing, Time};
use crate::in_play::DragonFlagon;
use crate::news::Event;
use crate::tavern::Tavern;
use crate::world::{Cards, Flow, World};

/// A position that is being set up. The room is empty but for the Flagon in its centre, and the
/// rugs of the first game. Each character that is put in gets a seat of its own, starts with the
/// usual reputation and the whole deck of Common cards, and waits on a later space until cards are
/// planned for it.
///
/// ```
/// use std::sync::Arc;
/// use dragon_flagon::board::{Facing, Square};
/// use dragon_flagon::book::Book;
/// use dragon_flagon::ids::{Card, Character};
/// use dragon_flagon::scenario::Scenario;
/// use table::Game;
///
/// let book = Arc::new(Book::read(&Book::built_in()).unwrap());
/// let game = Scenario::new(book)
///     .put(Character::Nari, Square::new(5, 6), Facing::North)
///     .put(Character::Thras, Square::new(5, 5), Facing::South)
///     .plan(Character::Nari, &[Card::Slash, Card::Move])
///     .begin(&mut Vec::new());
/// // Nari has slashed Thras, and may turn now.
/// assert_eq!(game.public().parts().mats[1].reputation, 18);
/// assert_eq!(game.open()[0].key, "turn");
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(super) book: Arc<Book>,
    pub(super) world: World,
    seats: u8,
    tables: u8,
}

/// How many spaces behind the marker those wait who have nothing planned.
pub(super) const LATER: Time = 9;

impl Scenario {
    /// An empty room, on space 1 of a normal game.
    pub fn new(book: Arc<Book>) -> Self {
        let mut ends = [0; 4];
        for (end, space) in ends.iter_mut().zip(book.ends(Length::Normal)) {
            *end = *space;
        }
        let mut tavern = Tavern::new(book.side(), book.centre(), ends);
        tavern.add_object(Kind::Flagon, book.centre());
        let world = World {
            tavern,
            cards: [Cards::NONE; Character::COUNT],
            guard: 3,
            chance: Chance::numbered(0),
            flow: Flow::Plan,
        };
        Self { book, world, seats: 0, tables: 0 }
    }

    /// The beginning of a game, to change it: everybody is dealt, but nobody stands anywhere yet.
    pub(super) fn of(book: Arc<Book>, world: World) -> Self {
        let seats = world.tavern.cast().count() as u8;
        let tables = world.tavern.tables().count() as u8;
        Self { book, world: World { flow: Flow::Plan, ..world }, seats, tables }
    }

    /// Gives characters their Special cards as well. To be called before they are put in.
    #[must_use]
    pub fn own_cards(mut self) -> Self {
        self.world.tavern.own_cards = true;
        self
    }

    /// Nobody may look at planned cards (DF-LATENIGHT-01).
    #[must_use]
    pub fn night(mut self) -> Self {
        self.world.tavern.night = true;
        self
    }

    /// Puts a character into the room, on the next seat.
    #[must_use]
    pub fn put(mut self, character: Character, square: Square, facing: Facing) -> Self {
        let reputation = self.book.start_reputation();
        self.world.tavern.enlist(character, Seat::new(self.seats), reputation);
        self.seats += 1;
        let later = self.world.tavern.marker.saturating_add(LATER);
        self.world.tavern.set_time(character, later);
        let fighter = self.world.tavern.fighter_mut(character);
        fighter.square = Some(square);
        fighter.facing = facing;
        *self.world.cards_mut(character) =
            Cards::dealt(&self.book, character, self.world.tavern.own_cards);
        self
    }

    /// Gives a character to the player of another one: they are friends (DF-ALLY-01).
    #[must_use]
    pub fn ally(mut self, character: Character, of: Character) -> Self {
        let seat = self.world.tavern.fighter(of).seat;
        self.world.tavern.fighter_mut(character).seat = seat;
        self
    }

    /// Plans cards for a character and makes it active in the marker's space.
    #[must_use]
    pub fn plan(mut self, character: Character, cards: &[Card]) -> Self {
        self.put_down(character, cards);
        let marker = self.world.tavern.marker;
        self.world.tavern.set_time(character, marker);
        self
    }

    /// Plans cards for a character that is not active yet.
    #[must_use]
    pub fn plan_ahead(mut self, character: Character, cards: &[Card]) -> Self {
        self.put_down(character, cards);
        self
    }

    /// Plans cards; a Dragon card that lies beneath the mat is in the deck from now on.
    pub(super) fn put_down(&mut self, character: Character, cards: &[Card]) {
        for card in cards {
            self.raise(character, *card);
            self.world.cards_mut(character).plan(*card);
        }
    }

    /// Puts a card that lies beneath the mat into the deck.
    pub(super) fn raise(&mut self, character: Character, card: Card) {
        let fighter = self.world.tavern.fighter_mut(character);
        if fighter.aside.has(card) {
            fighter.aside = fighter.aside.without(card);
            self.world.cards_mut(character).put_back(card);
        }
    }

    /// Puts a character's token on a space, on top of what lies there.
    #[must_use]
    pub fn time(mut self, character: Character, time: Time) -> Self {
        self.world.tavern.set_time(character, time);
        self
    }

    /// Puts the marker on a space. To be called before cards are planned.
    #[must_use]
    pub fn marker(mut self, time: Time) -> Self {
        self.set_marker(time);
        self
    }

    /// Puts the marker on a space, as if the Game End tokens before it had been turned over.
    pub(super) fn set_marker(&mut self, time: Time) {
        let tavern = &mut self.world.tavern;
        tavern.marker = time;
        tavern.turned = tavern.ends.iter().filter(|end| **end < time).count() as u8;
    }

    /// Takes another stream of chance, for another order of draws.
    #[must_use]
    pub fn chance(mut self, number: u64) -> Self {
        self.world.chance = Chance::numbered(number);
        self
    }

    /// Sets the Game End token that shows the Town Guard, from 0 to 3.
    #[must_use]
    pub fn guard(mut self, place: u8) -> Self {
        self.world.guard = place;
        self
    }

    /// Sets a table on these squares; tables are numbered from 0 in this order.
    #[must_use]
    pub fn table(mut self, squares: &[Square]) -> Self {
        self.world.tavern.set_table(TableId(self.tables), Table::new(squares));
        self.tables += 1;
        self
    }

    /// Lays an object down.
    #[must_use]
    pub fn object(mut self, kind: Kind, square: Square) -> Self {
        self.world.tavern.add_object(kind, square);
        self
    }

    /// Takes the Flagon out of the room.
    #[must_use]
    pub fn without_flagon(mut self) -> Self {
        let tavern = &mut self.world.tavern;
        if let Some(thing) = tavern.find(tavern.centre, Kind::Flagon) {
            tavern.set_place(thing, Place::Unused);
        }
        self
    }

    /// Gives a character an object: the Flagon itself, or a new chair or mug.
    #[must_use]
    pub fn hold(mut self, character: Character, kind: Kind) -> Self {
        let centre = self.book.centre();
        let tavern = &mut self.world.tavern;
        let thing = match kind {
            Kind::Flagon => tavern.find(centre, kind),
            _ => tavern.add_object(kind, centre),
        };
        if let Some(thing) = thing {
            self.give(character, thing);
        }
        self
    }

    /// Puts an object of the room into a character's hand.
    pub(super) fn give(&mut self, character: Character, thing: Thing) {
        self.world.tavern.set_place(thing, Place::Held(character));
        self.world.tavern.fighter_mut(character).held = Some(thing);
    }

    /// Lays a character down.
    #[must_use]
    pub fn prone(mut self, character: Character) -> Self {
        self.world.tavern.fighter_mut(character).prone = true;
        self
    }

    /// Moves reputation between a character's mat and what has left the game.
    #[must_use]
    pub fn reputation(mut self, character: Character, reputation: u8) -> Self {
        let fighter = self.world.tavern.fighter_mut(character);
        let before = u16::from(fighter.reputation);
        fighter.reputation = reputation.min(fighter.reputation);
        self.world.tavern.removed += before - u16::from(reputation).min(before);
        self
    }

    /// Lets a card's effect run: the card lies face up, with its status token on `until`.
    #[must_use]
    pub fn effect(mut self, character: Character, card: Card, until: Option<Time>) -> Self {
        self.lay_open(character, card, until);
        self
    }

    /// Lays a card face up, so that its effect runs.
    pub(super) fn lay_open(&mut self, character: Character, card: Card, until: Option<Time>) {
        self.raise(character, card);
        let copies = &mut self.world.cards_mut(character).deck[card.place()];
        *copies = copies.saturating_sub(1);
        self.world.tavern.begin_effect(character, Effect { card, until });
    }

    /// The characters on the marker's space.
    pub(super) fn active(&self) -> impl Iterator<Item = Character> {
        let tavern = &self.world.tavern;
        tavern.cast().filter(|who| tavern.fighter(*who).time == tavern.marker)
    }

    /// Begins to play: the characters on the marker's space are active.
    pub fn begin(mut self, events: &mut alloc::vec::Vec<Event>) -> DragonFlagon {
        self.world.tavern.waiting = self.active().collect();
        DragonFlagon::from_world(self.book, self.world, events)
    }
}
