//! The room as everybody sees it: who stands where, what lies where, the time track and the mats.
//!
//! Nothing secret can stand in here: views, hints and bots are made from it.

use table::Seat;

use crate::action::Action;
use crate::board::{Facing, Offset, Side, Square};
use crate::fighter::{Crowd, Effect, Fighter};
use crate::furniture::{Object, Place, TABLES, THINGS, Table};
use crate::ids::{Card, CardSet, Character, Kind, TableId, Thing, Time};

/// What single cards put on the board and on mats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// Whether the Hand Cannon is loaded (DF-HANDCANNON-01).
    pub loaded: bool,
    /// Where the Cannon Barrage will strike (DF-BARRAGE-01).
    pub barrage: Option<Square>,
    /// On whose mat the mark of Mark Prey lies (DF-PREY-01).
    pub prey: Option<Character>,
    /// Where the Familiar is, and which way it looks (DF-FAMILIAR-01).
    pub familiar: Option<(Square, Facing)>,
}

impl Tokens {
    /// As they are when the brawl begins.
    pub const START: Self = Self { loaded: true, barrage: None, prey: None, familiar: None };
}

/// The room as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tavern {
    /// Its size.
    pub side: Side,
    /// Where the Flagon belongs.
    pub centre: Square,
    /// Whether characters have their Special and Dragon cards.
    pub own_cards: bool,
    /// The middle of the Spilled Ale coaster, where one lies (DF-ALE-01).
    pub ale: Option<Square>,
    /// Late Night: nobody may look at the cards that it has planned (DF-LATENIGHT-01).
    pub night: bool,
    /// The team that places first, where two teams play (DF-TEAM-04).
    pub begins: Option<u8>,
    fighters: [Fighter; Character::COUNT],
    tables: [Option<Table>; TABLES],
    objects: [Object; THINGS],
    /// Reputation that has left the game (DF-ALLY-04).
    pub removed: u16,
    /// The space of the Time Marker.
    pub marker: Time,
    /// The spaces of the Game End tokens, lowest first.
    pub ends: [Time; 4],
    /// How many of them were turned over.
    pub turned: u8,
    /// Active characters that still wait to be drawn.
    pub waiting: Crowd,
    /// Who acts.
    pub acting: Option<Character>,
    /// The tokens of single cards.
    pub tokens: Tokens,
    /// How many tokens have come to a space so far.
    pub arrivals: u16,
    /// What is remembered of the running action only.
    pub action: Action,
}

impl Tavern {
    /// An empty room.
    pub fn new(side: Side, centre: Square, ends: [Time; 4]) -> Self {
        Self {
            side,
            centre,
            own_cards: false,
            ale: None,
            night: false,
            begins: None,
            fighters: [Fighter::ABSENT; Character::COUNT],
            tables: [None; TABLES],
            objects: [Object { kind: Kind::Mug, place: Place::Unused }; THINGS],
            removed: 0,
            marker: 1,
            ends,
            turned: 0,
            waiting: Crowd::NOBODY,
            acting: None,
            tokens: Tokens::START,
            arrivals: 0,
            action: Action::NEW,
        }
    }

    /// Takes a character into the game. With own cards, the Dragon card lies beneath the mat
    /// (DF-SETUP-08).
    pub fn enlist(&mut self, character: Character, seat: Seat, reputation: u8) {
        let dragon = Card::dragon(character);
        let aside = if self.own_cards { CardSet::NONE.with(dragon) } else { CardSet::NONE };
        let fighter = self.fighter_mut(character);
        fighter.seat = Some(seat);
        fighter.reputation = reputation;
        fighter.aside = aside;
    }

    /// A character, in the game or not.
    pub const fn fighter(&self, character: Character) -> &Fighter {
        &self.fighters[character.index()]
    }

    /// A character, to change it.
    pub const fn fighter_mut(&mut self, character: Character) -> &mut Fighter {
        &mut self.fighters[character.index()]
    }

    /// The characters in the game, in the order of the box.
    pub fn cast(&self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(|character| self.fighter(*character).seat.is_some())
    }

    /// Who plays a character. Those outside the game belong to nobody and are never asked.
    pub fn seat(&self, character: Character) -> Seat {
        self.fighter(character).seat.unwrap_or(Seat::new(u8::MAX))
    }

    /// Whether two characters have the same player or are in the same team (DF-ALLY-01).
    pub fn allied(&self, one: Character, other: Character) -> bool {
        let (one, other) = (self.fighter(one), self.fighter(other));
        one.seat == other.seat || (one.side.is_some() && one.side == other.side)
    }

    /// Where a character stands.
    pub const fn square(&self, character: Character) -> Option<Square> {
        self.fighter(character).square
    }

    /// The character in a square; those beneath a pushed table are on their way out of it.
    pub fn at(&self, square: Square) -> Option<Character> {
        let there =
            |who: &Character| self.square(*who) == Some(square) && !self.action.beneath.has(*who);
        Character::ALL.into_iter().find(there)
    }

    /// Whether a square is on the board and nobody stands there.
    pub fn is_free(&self, square: Square) -> bool {
        self.side.holds(square) && self.at(square).is_none()
    }

    /// The square straight ahead of a character.
    pub fn ahead(&self, character: Character) -> Option<Square> {
        let fighter = self.fighter(character);
        self.side.step(fighter.square?, fighter.facing.ahead())
    }

    /// Where somebody stands as another one sees it, forward and to the right.
    pub fn seen_by(&self, viewer: Character, other: Character) -> Option<Offset> {
        let fighter = self.fighter(viewer);
        Some(fighter.facing.offset(fighter.square?, self.square(other)?))
    }

    /// The tables.
    pub fn tables(&self) -> impl Iterator<Item = (TableId, &Table)> {
        (0..).zip(&self.tables).filter_map(|(id, table)| Some((TableId(id), table.as_ref()?)))
    }

    /// A table.
    pub fn table(&self, id: TableId) -> Option<&Table> {
        self.tables.get(id.index())?.as_ref()
    }

    /// Sets a table down, or moves it.
    pub fn set_table(&mut self, id: TableId, table: Table) {
        if let Some(place) = self.tables.get_mut(id.index()) {
            *place = Some(table);
        }
    }

    /// The table that covers a square.
    pub fn table_at(&self, square: Square) -> Option<TableId> {
        self.tables().find(|(_, table)| table.squares().contains(&square)).map(|(id, _)| id)
    }

    /// The table ahead of a character, if it is not the one that it stands on (FU-1, FU-12).
    pub fn faced_table(&self, character: Character) -> Option<TableId> {
        let ahead = self.ahead(character).and_then(|square| self.table_at(square))?;
        let own = self.square(character).and_then(|square| self.table_at(square));
        (own != Some(ahead)).then_some(ahead)
    }

    /// Takes a table out of the game (DF-FLIP-02).
    pub fn remove_table(&mut self, id: TableId) {
        if let Some(place) = self.tables.get_mut(id.index()) {
            *place = None;
        }
    }

    /// The squares of the ale (DF-ALE-01).
    pub fn ale_squares(&self) -> impl Iterator<Item = Square> {
        let middle = self.ale;
        self.squares().filter(move |square| middle.is_some_and(|at| at.reach(*square) <= 1))
    }

    /// Whether one slides in a square: there is ale on it, and no table.
    pub fn is_wet(&self, square: Square) -> bool {
        self.ale.is_some_and(|at| at.reach(square) <= 1) && self.table_at(square).is_none()
    }

    /// The squares of the room.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let Side(side) = self.side;
        (0..side).flat_map(move |y| (0..side).map(move |x| Square::new(x, y)))
    }

    /// Whether a character is up on a table (DF-TABLE-01).
    pub fn on_table(&self, character: Character) -> bool {
        let covered = |square| self.table_at(square).is_some();
        self.square(character).is_some_and(covered) && !self.action.beneath.has(character)
    }

    /// Whether two squares are on the same level (DF-TABLE-05).
    pub fn level(&self, one: Square, other: Square) -> bool {
        self.table_at(one).is_some() == self.table_at(other).is_some()
    }

    /// All objects of the room.
    pub fn objects(&self) -> impl Iterator<Item = (Thing, Object)> {
        (0..)
            .zip(self.objects)
            .filter(|(_, object)| object.place != Place::Unused)
            .map(|(id, object)| (Thing(id), object))
    }

    /// What kind an object is of.
    pub fn kind(&self, thing: Thing) -> Kind {
        self.objects.get(thing.index()).map_or(Kind::Mug, |object| object.kind)
    }

    /// Puts an object somewhere.
    pub fn set_place(&mut self, thing: Thing, place: Place) {
        if let Some(object) = self.objects.get_mut(thing.index()) {
            object.place = place;
        }
    }

    /// Brings an object of this kind into the room. There is a place for all that a layout may
    /// have, as [`crate::furnishing`] asserts, and for [`THINGS`] in a scenario.
    pub fn add_object(&mut self, kind: Kind, square: Square) -> Option<Thing> {
        let mut places = (0..).zip(&mut self.objects);
        let (id, object) = places.find(|(_, object)| object.place == Place::Unused)?;
        *object = Object { kind, place: Place::Lies(square) };
        Some(Thing(id))
    }

    /// What lies in a square.
    pub fn lying(&self, square: Square) -> impl Iterator<Item = (Thing, Kind)> {
        self.objects()
            .filter(move |(_, object)| object.place == Place::Lies(square))
            .map(|(thing, object)| (thing, object.kind))
    }

    /// The first object of this kind in a square.
    pub fn find(&self, square: Square, kind: Kind) -> Option<Thing> {
        self.lying(square).find(|(_, other)| *other == kind).map(|(thing, _)| thing)
    }

    /// What a character holds, and its kind.
    pub fn held(&self, character: Character) -> Option<(Thing, Kind)> {
        self.fighter(character).held.map(|thing| (thing, self.kind(thing)))
    }

    /// Moves a token to a space, on top of what lies there (DF-PERFORM-11).
    pub fn set_time(&mut self, character: Character, time: Time) {
        self.arrivals += 1;
        let arrival = self.arrivals;
        let fighter = self.fighter_mut(character);
        fighter.time = time;
        fighter.arrival = arrival;
    }

    /// The place of a token in its stack, from the bottom.
    pub fn stack_place(&self, character: Character) -> u8 {
        let own = self.fighter(character);
        let below = self.cast().filter(|other| {
            let other = self.fighter(*other);
            other.time == own.time && other.arrival < own.arrival
        });
        below.count() as u8
    }

    /// Starts an effect: its card lies face up from now on. A deck has fewer cards with an effect
    /// than there are places; one that finds none is a card too few for [`crate::faults`].
    pub fn begin_effect(&mut self, character: Character, effect: Effect) {
        let effects = &mut self.fighter_mut(character).effects;
        if let Some(place) = effects.iter_mut().find(|place| place.is_none()) {
            *place = Some(effect);
        }
    }

    /// Ends an effect.
    pub fn end_effect(&mut self, character: Character, card: Card) {
        for place in &mut self.fighter_mut(character).effects {
            if place.is_some_and(|effect| effect.card == card) {
                *place = None;
            }
        }
    }
}
