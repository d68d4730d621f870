//! What must be true of every position, looked up in what players see and hear. The game's own
//! `faults` look at the inside; this looks from outside and folds the news, so that they cannot both
//! be blind for the same reason.

use std::collections::{BTreeMap, BTreeSet};

use drakon::ids::{Kind, Tile};
use drakon::news::{Event, Open, Purse};
use drakon::parts::{Chamber, Parts};
use drakon::square::{Arrows, Side, Square};
use table::{Game, Seat, Viewer};

use super::Party;

/// An onlooker who counts along. It knows all hands, as the seats together do.
pub struct Witness {
    kinds: Vec<(Kind, Arrows)>,
    lair: BTreeMap<Square, (Tile, Arrows)>,
    hands: BTreeMap<Seat, BTreeSet<Tile>>,
    purses: BTreeMap<Seat, u8>,
    start: u8,
    hoard: u8,
    places: BTreeMap<Seat, Square>,
    spent: BTreeSet<Seat>,
    winners: Vec<Seat>,
    heard: usize,
}

impl Witness {
    /// Takes down the position as it is.
    pub fn new(party: &Party) -> Self {
        let parts = parts(party);
        let faces = party.game.guide().faces;
        let seats = || parts.delvers.iter();
        Self {
            kinds: faces.iter().map(|face| (face.kind, face.arrows)).collect(),
            // Nothing but Start lies there yet, and nothing else looks like it.
            lair: lair(&parts),
            hands: seats().map(|delver| (delver.seat, hand(party, delver.seat))).collect(),
            purses: seats().map(|delver| (delver.seat, delver.coins)).collect(),
            start: parts.stock.start,
            hoard: parts.stock.hoard,
            places: seats().map(|delver| (delver.seat, delver.at)).collect(),
            spent: seats().filter(|d| d.power == Some(false)).map(|d| d.seat).collect(),
            winners: Vec::new(),
            heard: party.events.len(),
        }
    }

    /// Hears the news since the last time, and looks whether the position is what they come to.
    pub fn look(&mut self, party: &Party) {
        for event in party.events.iter().skip(self.heard) {
            self.hear(event);
        }
        self.heard = party.events.len();
        let parts = parts(party);
        assert_eq!(self.looks(&self.lair), self.looks(&lair(&parts)), "the lair as it was told");
        let lying = (parts.stock.hoard, parts.stock.start);
        assert_eq!(lying, (self.hoard, self.start), "the coins as they were told");
        self.tiles(party, &parts);
        arrows(&parts);
        for delver in &parts.delvers {
            assert_eq!(self.places[&delver.seat], delver.at, "where it was told to go");
            assert!(self.lair.contains_key(&delver.at), "everybody stands in a chamber");
            assert_eq!(self.purses[&delver.seat], delver.coins, "the coins as they were told");
            let spent = delver.power == Some(false);
            assert_eq!(spent, self.spent.contains(&delver.seat), "a power is used up when used");
        }
        self.over(party, &parts);
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Open(open) => self.hear_open(open),
            Event::Drew { seat, tile } => self.take(*seat, *tile),
            Event::Stolen { from, to, tile, .. } => {
                self.give(*from, *tile);
                self.take(*to, *tile);
            }
            Event::Buried { seat, tiles } => {
                tiles.iter().for_each(|tile| self.give(*seat, *tile));
            }
        }
    }

    fn hear_open(&mut self, open: &Open) {
        match open {
            Open::Placed { seat, tile, at, arrows } => {
                self.give(*seat, tile.tile);
                let beside = Side::ALL.iter().any(|side| self.lair.contains_key(&at.beyond(*side)));
                assert!(beside, "DK-PLACE-01: {at} is beside nothing");
                self.lay(tile.tile, *at, *arrows);
            }
            Open::Moved { seat, path, kind, .. } => {
                assert_eq!(path.first(), self.places.get(seat), "it goes from where it stands");
                let to = *path.last().unwrap();
                assert_eq!(self.kind(self.lair[&to].0), *kind);
                self.places.insert(*seat, to);
            }
            Open::Coin { from, to, .. } => {
                *self.purse(*from) -= 1;
                *self.purse(*to) += 1;
            }
            Open::Shifted { seat, at, out, tile, arrows } => {
                self.take_up(*at, out.tile);
                self.give(*seat, tile.tile);
                self.take(*seat, out.tile);
                self.lay(tile.tile, *at, *arrows);
            }
            Open::Destroyed { at, tile, .. } => self.take_up(*at, tile.tile),
            Open::Turned { at, tile, arrows, .. } => {
                let (there, _) = self.lair.remove(at).unwrap();
                assert_eq!(there, tile.tile);
                self.lay(tile.tile, *at, *arrows);
            }
            Open::Power { seat, .. } => {
                assert!(self.spent.insert(*seat), "DK-HERO-02: a power is used once");
            }
            Open::Over { winners, .. } => self.winners.clone_from(winners),
            Open::First { .. } | Open::Idle { .. } | Open::Skipped { .. } => {}
        }
    }

    /// A chamber goes away: nobody stands there, and it is not Start (DK-DESTROY-02, DK-SHIFT-02).
    fn take_up(&mut self, at: Square, tile: Tile) {
        assert!(self.places.values().all(|place| *place != at), "somebody stands at {at}");
        assert_ne!(self.kind(tile), Kind::Start, "DK-START-03, DK-START-04");
        assert_eq!(self.lair.remove(&at).unwrap().0, tile);
    }

    fn lay(&mut self, tile: Tile, at: Square, arrows: Arrows) {
        let (_, shape) = self.kinds[tile.index()];
        assert!((0..4).any(|quarters| shape.turned(quarters) == arrows), "no turn of the tile");
        assert!(self.lair.insert(at, (tile, arrows)).is_none(), "two chambers at {at}");
    }

    fn give(&mut self, seat: Seat, tile: Tile) {
        assert!(self.hands.get_mut(&seat).unwrap().remove(&tile), "it has no such tile");
    }

    fn take(&mut self, seat: Seat, tile: Tile) {
        assert!(self.hands.get_mut(&seat).unwrap().insert(tile), "it has it already");
    }

    /// What lies where, as one sees it.
    fn looks(
        &self,
        lair: &BTreeMap<Square, (Tile, Arrows)>,
    ) -> Vec<(Square, Kind, Arrows, Arrows)> {
        let seen = |(at, (tile, arrows)): (&Square, &(Tile, Arrows))| {
            let (kind, shape) = self.kinds[tile.index()];
            (*at, kind, shape, *arrows)
        };
        lair.iter().map(seen).collect()
    }

    fn kind(&self, tile: Tile) -> Kind {
        self.kinds[tile.index()].0
    }

    fn purse(&mut self, purse: Purse) -> &mut u8 {
        match purse {
            Purse::Seat(seat) => self.purses.get_mut(&seat).unwrap(),
            Purse::Start => &mut self.start,
            Purse::Hoard => &mut self.hoard,
        }
    }

    /// Every tile is in one place; hands are as they were told.
    fn tiles(&self, party: &Party, parts: &Parts) {
        let mut seen: BTreeSet<Tile> = self.lair.values().map(|(tile, _)| *tile).collect();
        assert_eq!(seen.len(), parts.lair.len());
        for delver in &parts.delvers {
            let hand = hand(party, delver.seat);
            assert_eq!(hand, self.hands[&delver.seat], "the hand as it was told");
            assert_eq!(hand.len(), delver.tiles);
            assert!(hand.iter().all(|tile| seen.insert(*tile)), "a tile in two places");
        }
        assert_eq!(seen.len() + parts.stock.pile, self.kinds.len(), "the pile has the others");
        for Chamber { tile, kind, .. } in &parts.lair {
            assert_eq!(*kind, self.kind(*tile));
        }
    }

    /// The game goes on until somebody has won, and no longer (DK-GOAL-03).
    fn over(&self, party: &Party, parts: &Parts) {
        assert_eq!(parts.stock.ending.is_some(), party.game.outcome().is_some());
        assert_eq!(party.game.open().is_empty(), party.game.outcome().is_some());
        let places = party.game.outcome().map(|outcome| outcome.placings).unwrap_or_default();
        let first = places.iter().filter(|place| place.rank == 1).map(|place| place.seat);
        assert_eq!(self.winners, first.collect::<Vec<_>>(), "who was told to have won");
        let rich = self.purses.values().any(|coins| *coins >= parts.stock.goal);
        if rich && !parts.stock.escape {
            assert!(parts.stock.ending.is_some(), "DK-GOAL-03: five coins win at once");
        }
    }
}

/// No two arrows point at each other (DK-PLACE-02).
fn arrows(parts: &Parts) {
    let at: BTreeMap<Square, Arrows> = parts.lair.iter().map(|c| (c.at, c.arrows)).collect();
    for (square, arrows) in &at {
        for side in arrows.sides() {
            let beside = at.get(&square.beyond(side));
            let meets = beside.is_some_and(|arrows| arrows.has(side.opposite()));
            assert!(!meets, "the arrow at {square} to the {side:?} meets another one");
        }
    }
}

fn parts(party: &Party) -> Parts {
    party.game.public().parts().clone()
}

fn lair(parts: &Parts) -> BTreeMap<Square, (Tile, Arrows)> {
    let chambers = parts.lair.iter().map(|chamber| (chamber.at, (chamber.tile, chamber.arrows)));
    chambers.collect()
}

fn hand(party: &Party, seat: Seat) -> BTreeSet<Tile> {
    let own = party.game.view(Viewer::Seat(seat)).own.unwrap();
    own.hand.iter().map(|held| held.tile).collect()
}
