//! What viewers see, built field by field from what lies open and from a seat's own cards.

use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Serialize, Serializer};
use table::Seat;

use crate::book::Book;
use crate::diagram::diagram;
use crate::furniture::Place;
use crate::guide::{BoardGuide, CardGuide, Guide};
use crate::ids::{Card, Character, Time};
use crate::parts::{
    BoardPart, Effect, EndToken, FamiliarPart, Hand, Held, Lying, Mat, OwnPart, Parts, Score,
    Stack, Standee, Step, TablePart, TrackPart,
};
use crate::tavern::Tavern;
use crate::world::{Flow, World};

/// What lies open to everybody: the room, and how many cards lie planned on each mat. Bots and
/// hints read it as it is; browsers get it as [`Parts`].
#[derive(Clone, PartialEq, Debug)]
pub struct Room {
    pub(crate) book: Arc<Book>,
    pub(crate) tavern: Tavern,
    planned: [u8; Character::COUNT],
    step: Step,
    score: Option<Score>,
}

impl Serialize for Room {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parts().serialize(serializer)
    }
}

impl Room {
    /// The open part of a position.
    pub(crate) fn of(world: &World, book: &Arc<Book>) -> Self {
        let mut planned = [0; Character::COUNT];
        for character in Character::ALL {
            planned[character.index()] = world.cards(character).planned();
        }
        let step = match world.flow {
            Flow::Place => Step::Place,
            Flow::Plan => Step::Plan,
            Flow::Draw | Flow::Close => Step::Perform,
            Flow::Over => Step::Over,
        };
        let score = (step == Step::Over).then(|| crate::score::score(&world.tavern));
        Self { book: Arc::clone(book), tavern: world.tavern.clone(), planned, step, score }
    }

    /// The parts as browsers get them.
    pub fn parts(&self) -> Parts {
        Parts {
            board: self.board(),
            track: self.track(),
            mats: in_seat_order(&self.tavern).map(|character| self.mat(character)).collect(),
            score: self.score.clone(),
        }
    }

    /// How many cards lie planned for a character.
    pub(crate) fn planned(&self, character: Character) -> u8 {
        self.planned[character.index()]
    }

    fn board(&self) -> BoardPart {
        let tavern = &self.tavern;
        let standee = |character: Character| {
            let fighter = tavern.fighter(character);
            Some(Standee {
                character,
                square: fighter.square?,
                facing: fighter.facing,
                prone: fighter.prone,
                on_table: tavern.on_table(character),
            })
        };
        let things = tavern.objects().filter_map(|(id, object)| match object.place {
            Place::Lies(square) => Some(Lying { id, kind: object.kind, square }),
            Place::Held(_) | Place::Gone | Place::Unused => None,
        });
        let tables = tavern.tables();
        BoardPart {
            standees: tavern.cast().filter_map(standee).collect(),
            tables: tables
                .map(|(id, table)| TablePart { id, squares: table.squares().to_vec() })
                .collect(),
            things: things.collect(),
            familiar: tavern
                .tokens
                .familiar
                .map(|(square, facing)| FamiliarPart { square, facing }),
            barrage: tavern.tokens.barrage,
        }
    }

    fn track(&self) -> TrackPart {
        let tavern = &self.tavern;
        let turned = usize::from(tavern.turned);
        let ends = tavern.ends.iter().enumerate().map(|(place, time)| EndToken {
            time: *time,
            guard: (place < turned).then_some(self.step == Step::Over && place + 1 == turned),
        });
        TrackPart {
            marker: tavern.marker,
            stacks: stacks(tavern),
            ends: ends.collect(),
            waiting: tavern.waiting.iter().collect(),
            acting: tavern.acting,
            step: self.step,
        }
    }

    fn mat(&self, character: Character) -> Mat {
        let fighter = self.tavern.fighter(character);
        let effects = fighter.effects.iter().flatten();
        Mat {
            character,
            seat: self.tavern.seat(character),
            side: fighter.side,
            reputation: fighter.reputation,
            held: self.tavern.held(character).map(|(id, kind)| Held { id, kind }),
            planned: self.planned[character.index()],
            revealed: fighter.revealed,
            effects: effects.map(|e| Effect { card: e.card, until: e.until }).collect(),
            aside: fighter.aside.iter().collect(),
            loaded: (character == Character::Jack).then_some(self.tavern.tokens.loaded),
            prey: self.tavern.tokens.prey == Some(character),
            last: fighter.last,
        }
    }
}

/// The characters in the game, seat by seat.
pub fn in_seat_order(tavern: &Tavern) -> impl Iterator<Item = Character> {
    let mut cast: Vec<Character> = tavern.cast().collect();
    cast.sort_by_key(|character| tavern.seat(*character));
    cast.into_iter()
}

fn stacks(tavern: &Tavern) -> Vec<Stack> {
    let mut tokens: Vec<Character> =
        tavern.cast().filter(|who| tavern.square(*who).is_some()).collect();
    tokens.sort_by_key(|who| (tavern.fighter(*who).time, tavern.fighter(*who).arrival));
    let mut stacks: Vec<Stack> = Vec::new();
    for character in tokens {
        let time = tavern.fighter(character).time;
        match stacks.last_mut().filter(|stack| stack.time == time) {
            Some(stack) => stack.tokens.push(character),
            None => stacks.push(Stack { time, tokens: alloc::vec![character] }),
        }
    }
    stacks
}

/// The cards of a seat's own characters.
pub fn own(world: &World, seat: Seat) -> OwnPart {
    let own = world.tavern.cast().filter(|who| world.tavern.seat(*who) == seat);
    let night = world.tavern.night;
    let hand = |character: Character| {
        let cards = world.cards(character);
        let slots = cards.slots.iter().filter(|_| !night).copied();
        Hand {
            character,
            slots: slots.flatten().collect(),
            hidden: night,
            deck: cards.deck(character).collect(),
        }
    };
    OwnPart { hands: own.map(hand).collect() }
}

/// How many spaces of the track are drawn beyond the last Game End token.
const BEYOND_THE_END: Time = 10;

/// What stays the same during the game.
pub fn guide(tavern: &Tavern, book: &Book) -> Guide {
    let dealt = |owner| tavern.own_cards && tavern.fighter(owner).seat.is_some();
    let plays = |card: &Card| card.owner().is_none_or(dealt);
    Guide {
        board: BoardGuide {
            side: tavern.side.0,
            centre: tavern.centre,
            starts: book.starts().to_vec(),
            rugs: book.layout().rugs.value().clone(),
            ale: tavern.ale_squares().collect(),
        },
        cards: Card::ALL.into_iter().filter(plays).map(|card| card_guide(book, card)).collect(),
        characters: in_seat_order(tavern).map(|who| (tavern.seat(who), who)).collect(),
        names: book.names.clone(),
        last_time: tavern.ends[3].saturating_add(BEYOND_THE_END),
    }
}

fn card_guide(book: &Book, card: Card) -> CardGuide {
    let sheet = book.card(card);
    let mut times = sheet.times().to_vec();
    if times.is_empty() {
        times = alloc::vec![sheet.time()];
    }
    if card == Card::Move {
        times.insert(0, sheet.stay());
    }
    let blow = sheet.blow();
    CardGuide {
        card,
        owner: card.owner(),
        dragon: card.is_dragon(),
        copies: sheet.copies(),
        times,
        standing: sheet.standing(),
        weapon: sheet.weapon(),
        diagram: diagram(book, card),
        reputation: (blow.reputation > 0).then_some(blow.reputation),
        daze: blow.daze,
        fall: blow.fall,
        knockback: sheet.knockback(),
        duration: sheet.duration(),
        values: sheet.values().collect(),
        house: sheet.house(),
    }
}
