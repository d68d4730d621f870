//! What must be true of every position, looked up in what players see. The game's own `faults`
//! look at the inside; this looks from outside and folds the news, so that they cannot both be
//! blind for the same reason.

use std::collections::BTreeMap;

use dragon_flagon::board::Square;
use dragon_flagon::guide::Guide;
use dragon_flagon::ids::{Card, Character, Kind, Thing};
use dragon_flagon::news::{Event, News};
use dragon_flagon::parts::{Mat, Parts, Step};
use table::{Game, Seat, Viewer};

use super::Party;

/// An onlooker who counts along.
pub struct Witness {
    guide: Guide,
    things: BTreeMap<Thing, Kind>,
    reputation: u32,
    heard: usize,
    /// Dazed in the running action, with the cards still owed.
    pub dazed: BTreeMap<Character, u8>,
}

impl Witness {
    pub fn new(party: &Party) -> Self {
        let parts = party.game.public().parts();
        let mut witness = Self {
            guide: party.game.guide(),
            things: things(&parts).collect(),
            reputation: parts.mats.iter().map(|mat| u32::from(mat.reputation)).sum(),
            heard: party.events.len(),
            dazed: BTreeMap::new(),
        };
        // A made-up position may have come to its first question in the midst of an action.
        party.events.iter().for_each(|event| witness.hear_daze(event));
        witness
    }

    /// Looks at the position and hears the news since the last time.
    pub fn look(&mut self, party: &Party) {
        for event in party.events.iter().skip(self.heard) {
            self.hear(event);
        }
        self.heard = party.events.len();
        let parts = party.game.public().parts();
        let total: u32 = parts.mats.iter().map(|mat| u32::from(mat.reputation)).sum();
        assert_eq!(total, self.reputation, "reputation on the mats, less what has left the game");
        self.standees(&parts);
        self.furniture(&parts);
        self.things(&parts);
        self.track(&parts);
        for mat in &parts.mats {
            self.cards(party, mat);
        }
        assert_eq!(parts.score.is_some(), party.game.outcome().is_some());
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Open(News::Paid { to: None, amount, .. }) => {
                self.reputation -= u32::from(*amount);
            }
            Event::Open(News::Gone { thing, object, .. }) => {
                assert_eq!(self.things.remove(thing), Some(*object), "gone twice");
                assert_ne!(*object, Kind::Flagon);
            }
            _ => self.hear_daze(event),
        }
    }

    fn hear_daze(&mut self, event: &Event) {
        match event {
            Event::Open(News::Drawn { .. }) => self.dazed.clear(),
            Event::Open(News::Dazed { character, cards, .. }) => {
                *self.dazed.entry(*character).or_default() += cards;
            }
            _ => {}
        }
    }

    fn on_board(&self, square: Square) {
        let side = self.guide.board.side;
        assert!(square.x() < side && square.y() < side, "{square} is outside the room");
    }

    fn standees(&self, parts: &Parts) {
        // While a pushed table asks where those before it go, they are still under its riders.
        let pushing = parts.mats.iter().any(|mat| mat.revealed == Some(Card::PushTable));
        for (place, one) in parts.board.standees.iter().enumerate() {
            self.on_board(one.square);
            for other in parts.board.standees.iter().skip(place + 1) {
                let above = pushing && one.on_table != other.on_table;
                assert!(one.square != other.square || above, "two on {}", one.square);
            }
            let table = parts.board.tables.iter().any(|table| table.squares.contains(&one.square));
            assert!(one.on_table == table || pushing, "{:?} is under a table", one.character);
        }
    }

    fn furniture(&self, parts: &Parts) {
        let covered: Vec<Square> =
            parts.board.tables.iter().flat_map(|table| table.squares.clone()).collect();
        for (place, square) in covered.iter().enumerate() {
            self.on_board(*square);
            assert!(!covered[..place].contains(square), "two tables on {square}");
        }
        for thing in &parts.board.things {
            self.on_board(thing.square);
            let under = thing.kind == Kind::Barrel && covered.contains(&thing.square);
            assert!(!under, "a barrel under the table on {}", thing.square);
        }
    }

    /// Each object that has not left the game is in one place.
    fn things(&self, parts: &Parts) {
        let mut found: Vec<(Thing, Kind)> = things(parts).collect();
        found.sort();
        let known: Vec<(Thing, Kind)> = self.things.iter().map(|(id, kind)| (*id, *kind)).collect();
        assert_eq!(found, known);
    }

    fn track(&self, parts: &Parts) {
        let track = &parts.track;
        let mut tokens: Vec<Character> =
            track.stacks.iter().flat_map(|stack| stack.tokens.clone()).collect();
        tokens.sort();
        let placed: Vec<Character> = parts.board.standees.iter().map(|s| s.character).collect();
        assert_eq!(tokens, placed, "one token each");
        assert!(track.stacks.iter().all(|stack| stack.time >= track.marker), "a token left behind");
        if track.step == Step::Perform {
            let here = track.stacks.iter().filter(|stack| stack.time == track.marker);
            let mut here: Vec<Character> = here.flat_map(|stack| stack.tokens.clone()).collect();
            here.sort();
            let mut active: Vec<Character> =
                track.waiting.iter().copied().chain(track.acting).collect();
            active.sort();
            assert_eq!(here, active, "whoever is on the marker's space has yet to act");
        }
        for (place, end) in track.ends.iter().enumerate() {
            let last = track.ends.get(place + 1).is_none_or(|next| next.guard.is_none());
            match end.guard {
                None => assert!(track.step == Step::Over || end.time >= track.marker),
                Some(guard) => assert_eq!(guard, track.step == Step::Over && last),
            }
        }
    }

    /// Each card of a character is in one place, and a status token is out exactly when its card
    /// lies face up.
    fn cards(&self, party: &Party, mat: &Mat) {
        let own = party.game.view(Viewer::Seat(mat.seat)).own.unwrap();
        let hand = own.hands.iter().find(|hand| hand.character == mat.character).unwrap();
        assert_eq!(hand.slots.len(), usize::from(mat.planned));
        let face_up = mat.effects.iter().map(|effect| effect.card);
        let elsewhere = |card: &Card| {
            face_up.clone().chain(mat.aside.iter().copied()).any(|other| other == *card)
        };
        let played = mat.revealed.filter(|card| !elsewhere(card));
        let mut cards: Vec<Card> = hand
            .slots
            .iter()
            .chain(&hand.deck)
            .chain(&mat.aside)
            .copied()
            .chain(face_up)
            .chain(played)
            .collect();
        cards.sort();
        let copies = |guide: &dragon_flagon::guide::CardGuide| {
            std::iter::repeat_n(guide.card, usize::from(guide.copies))
        };
        let own = |guide: &&dragon_flagon::guide::CardGuide| {
            guide.owner.is_none_or(|owner| owner == mat.character)
        };
        let whole: Vec<Card> = self.guide.cards.iter().filter(own).flat_map(copies).collect();
        assert_eq!(cards, whole, "the cards of {:?}", mat.character);
        for effect in &mat.effects {
            let guide = self.guide.cards.iter().find(|guide| guide.card == effect.card).unwrap();
            let lasts = guide.duration.is_some() || effect.card == Card::Riposte;
            assert!(lasts, "{:?} lies face up", effect.card);
            assert_eq!(effect.until.is_some(), guide.duration.is_some());
        }
    }
}

/// The characters of a seat.
pub fn played_by(party: &Party, seat: Seat) -> Vec<Character> {
    let guide = party.game.guide();
    guide.characters.iter().filter(|(s, _)| *s == seat).map(|(_, who)| *who).collect()
}

/// Every object that lies about or is held.
fn things(parts: &Parts) -> impl Iterator<Item = (Thing, Kind)> {
    let lying = parts.board.things.iter().map(|thing| (thing.id, thing.kind));
    let held = parts.mats.iter().filter_map(|mat| mat.held).map(|held| (held.id, held.kind));
    lying.chain(held)
}
