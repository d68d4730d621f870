//! Getting ready (DF-SETUP): who plays whom, what stands where, and the placing of standees.

use std::collections::BTreeSet;

use dragon_flagon::parts::Step;
use dragon_flagon::setup::Setup;
use table::{Chance, Game, Lobby, Seat, SetupFault};

use crate::common::*;

pub fn lobby(seats: u8, settings: &[(&str, &str)], picks: &[&[&str]]) -> Lobby {
    Lobby {
        seats,
        settings: settings.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect(),
        picks: picks.iter().map(|own| own.iter().map(|p| (*p).into()).collect()).collect(),
        ..Lobby::default()
    }
}

pub fn begin(setup: &Setup, number: u64) -> Brawl {
    let mut events = Vec::new();
    let game = DragonFlagon::begin(setup, Chance::numbered(number), &mut events).unwrap();
    Brawl { game, events }
}

/// A game that begins with these settings.
pub fn brawl_with(seats: u8, settings: &[(&str, &str)], number: u64) -> Brawl {
    begin(&DragonFlagon::freeze(&lobby(seats, settings, &[])).unwrap(), number)
}

fn brawl(seats: u8, number: u64) -> Brawl {
    begin(&DragonFlagon::freeze(&lobby(seats, &[], &[])).unwrap(), number)
}

/// Who is being placed.
fn called(brawl: &Brawl) -> Option<Character> {
    let prompt = brawl.game.open().iter().find(|prompt| prompt.key == "place")?;
    Character::of(prompt.figure)
}

/// Places everybody anywhere; gives the order of the calls.
pub fn place_all(brawl: &mut Brawl) -> Vec<Character> {
    let mut order = Vec::new();
    while let Some(who) = called(brawl) {
        order.push(who);
        brawl.answer(who, "place", &[Item::Anywhere]);
    }
    order
}

/// DF-SETUP-01, DF-SETUP-02, DF-SETUP-05, DF-SETUP-06, DF-SETUP-07, DF-SETUP-10, DF-COMP-04
#[test]
fn each_seat_has_its_characters_with_twenty_reputation_each() {
    for (seats, each) in [(2, 2), (3, 2), (4, 2), (5, 1), (6, 1), (7, 1), (8, 1)] {
        let mats = brawl(seats, 1).parts().mats;
        assert_eq!(mats.len(), usize::from(seats) * each);
        for seat in Seat::all(seats) {
            assert_eq!(mats.iter().filter(|mat| mat.seat == seat).count(), each);
        }
        assert!(mats.iter().all(|mat| mat.reputation == 20 && mat.held.is_none()));
        let different: BTreeSet<Character> = mats.iter().map(|mat| mat.character).collect();
        assert_eq!(different.len(), mats.len());
    }
    for seats in [0, 1, 9] {
        let fault = DragonFlagon::freeze(&lobby(seats, &[], &[])).err();
        assert_eq!(fault, Some(SetupFault::Seats { min: 2, max: 8 }));
    }
}

/// DF-SETUP-03
#[test]
fn picks_are_kept_and_the_rest_is_dealt() {
    let picked = lobby(3, &[], &[&["asma", "teo"], &["nari"]]);
    let setup = DragonFlagon::freeze(&picked).unwrap();
    for number in 0..5 {
        let mats = begin(&setup, number).parts().mats;
        let of = |seat: u8| -> Vec<Character> {
            let own = mats.iter().filter(|mat| mat.seat == Seat::new(seat));
            own.map(|mat| mat.character).collect()
        };
        assert_eq!(of(0), [Teo, Asma]);
        assert!(of(1).contains(&Nari) && of(1).len() == 2);
        assert_eq!(of(2).len(), 2);
    }
    let dealt = lobby(2, &[("characters", "deal")], &[&["asma", "teo"]]);
    let setup = DragonFlagon::freeze(&dealt).unwrap();
    let has_asma = |number: u64| {
        begin(&setup, number).parts().mats[..2].iter().any(|mat| mat.character == Asma)
    };
    assert!((0..20).any(|number| !has_asma(number)), "dealt at random");
}

/// DF-SETUP-03: two seats cannot have the same one.
#[test]
fn a_character_is_picked_once() {
    let twice = lobby(2, &[], &[&["asma"], &["asma"]]);
    let fault = DragonFlagon::freeze(&twice).err();
    assert_eq!(fault, Some(SetupFault::Figure { figure: "asma".into() }));
    let unknown = lobby(2, &[], &[&["conan"]]);
    let fault = DragonFlagon::freeze(&unknown).err();
    assert_eq!(fault, Some(SetupFault::Figure { figure: "conan".into() }));
}

/// DF-SETUP-04, DF-CARD-01, DF-CARD-02, DF-CARD-03, DF-CONFLICT-06, DF-PLAN-07
#[test]
fn everybody_has_the_thirteen_common_cards() {
    let brawl = brawl_with(8, &[("cards", "common")], 1);
    let common = Card::ALL.into_iter().filter(|card| card.owner().is_none());
    let mut wanted: Vec<Card> = common.chain([Card::Move]).collect();
    wanted.sort();
    assert_eq!(wanted.len(), 13);
    for mat in brawl.parts().mats {
        assert_eq!(brawl.hand(mat.character).deck, wanted);
    }
}

/// DF-COMP-02, DF-SETUP-04, DF-SETUP-08, DF-SETUP-09, DF-CARD-01: four Specials more, and the Dragon card
/// waits beneath the mat.
#[test]
fn with_all_cards_everybody_has_four_of_its_own() {
    let brawl = brawl_with(8, &[("cards", "all")], 1);
    for mat in brawl.parts().mats {
        let deck = brawl.hand(mat.character).deck;
        assert_eq!(deck.len(), 17);
        let own: Vec<&Card> = deck.iter().filter(|card| card.owner().is_some()).collect();
        assert_eq!((own.len(), mat.aside), (4, vec![Card::dragon(mat.character)]));
        let belongs = |card: &&Card| card.owner() == Some(mat.character) && !card.is_dragon();
        assert!(own.iter().all(belongs));
    }
}

/// DF-COMP-01: nine can be picked, and the names file says what they are called.
#[test]
fn there_are_nine_characters_to_pick() {
    let mut names = BTreeSet::new();
    for figure in
        ["thras", "jack", "tuuli", "margalo", "teo", "goodheart", "nari", "montero", "asma"]
    {
        let setup = DragonFlagon::freeze(&lobby(5, &[], &[&[figure]])).unwrap();
        let game = begin(&setup, 1).game;
        let picked = game.public().parts().mats.into_iter().find(|mat| mat.seat == Seat::new(0));
        let guide = game.guide();
        names.insert(guide.names.characters[&picked.unwrap().character].name.clone());
    }
    assert_eq!(names.len(), 9);
}

/// DF-SETUP-23, DF-HANDCANNON-01
#[test]
fn the_hand_cannon_is_loaded_at_the_start() {
    let picked = lobby(5, &[], &[&["jack"]]);
    let brawl = begin(&DragonFlagon::freeze(&picked).unwrap(), 1);
    assert_eq!(brawl.mat(Jack).loaded, Some(true));
}

/// DF-COMP-05, DF-COMP-06, DF-COMP-09, DF-SETUP-12, DF-SETUP-13, DF-SETUP-14, DF-FLAGON-01
#[test]
fn the_room_has_its_furniture() {
    let brawl = brawl(2, 1);
    let tables = brawl.parts().board.tables;
    let mut lengths: Vec<usize> = tables.iter().map(|table| table.squares.len()).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [2, 2, 2, 3, 3]);
    for (kind, count) in [(Kind::Chair, 9), (Kind::Mug, 12), (Kind::Barrel, 4)] {
        assert_eq!(brawl.lying(kind).len(), count, "{kind:?}");
    }
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(brawl.game.guide().board.rugs.len(), 2, "DF-RUG-04, DF-CONFLICT-04");
}

/// DF-SETUP-15 to -18, DF-HOUSE-01
#[test]
fn the_game_end_tokens_lie_face_down_on_their_spaces() {
    for (length, spaces) in
        [("normal", [21, 22, 23, 24]), ("extended", [27, 28, 29, 30]), ("quick", [9, 10, 11, 12])]
    {
        let setup = DragonFlagon::freeze(&lobby(2, &[("length", length)], &[])).unwrap();
        let track = begin(&setup, 1).parts().track;
        assert_eq!(track.ends.iter().map(|end| end.time).collect::<Vec<_>>(), spaces);
        assert!(track.ends.iter().all(|end| end.guard.is_none()));
        assert_eq!(track.marker, 1);
    }
    let unknown = DragonFlagon::freeze(&lobby(2, &[("length", "endless")], &[]));
    assert!(matches!(unknown, Err(SetupFault::Setting { .. })));
}

/// DF-SETUP-19: one at a time, everybody once, in an order that chance decides.
#[test]
fn chance_decides_the_order_of_placing() {
    let mut firsts = BTreeSet::new();
    for number in 0..30 {
        let mut brawl = brawl(2, number);
        assert_eq!(brawl.game.open().len(), 1);
        assert_eq!(brawl.parts().track.step, Step::Place);
        let order = place_all(&mut brawl);
        let calls = brawl.heard(|news| match news {
            News::Called { character } => Some(character),
            _ => None,
        });
        assert_eq!(calls, order);
        let everybody: BTreeSet<Character> = order.iter().copied().collect();
        assert_eq!(everybody.len(), 4);
        firsts.insert(brawl.mat(order[0]).seat);
    }
    assert_eq!(firsts.len(), 2, "both seats come first now and then");
}

/// DF-SETUP-20, DF-HOUSE-02
#[test]
fn the_free_start_squares_are_offered() {
    let starts = ["C1", "F1", "I1", "A3", "A6", "A9", "K3", "K6", "K9", "C11", "F11", "I11"];
    let mut brawl = brawl(2, 1);
    let first = called(&brawl).unwrap();
    let mut wanted: Vec<String> = starts.map(String::from).to_vec();
    wanted.sort();
    assert_eq!(brawl.ways(first, "place"), wanted);
    assert!(brawl.offer(first, "place").contains(&Item::Anywhere));
    brawl.go(first, "place", "F11");
    let second = called(&brawl).unwrap();
    wanted.retain(|square| square != "F11");
    assert_eq!(brawl.ways(second, "place"), wanted);
    brawl.answer(second, "place", &[Item::Anywhere]);
    assert!(wanted.contains(&brawl.square(second)));
}

/// DF-SETUP-21, OB-14
#[test]
fn one_enters_with_the_wall_behind() {
    for (square, facing) in [
        ("C1", South),
        ("F1", South),
        ("I1", South),
        ("A3", East),
        ("A6", East),
        ("A9", East),
        ("K3", West),
        ("K6", West),
        ("K9", West),
        ("C11", North),
        ("F11", North),
        ("I11", North),
    ] {
        let mut brawl = brawl(2, 1);
        let who = called(&brawl).unwrap();
        brawl.go(who, "place", square);
        assert_eq!(brawl.square(who), square);
        assert_eq!(brawl.standee(who).facing, facing, "{square}");
    }
}

/// DF-SETUP-22, TI-4, DF-FLOW-EX1: all on space 1, the first placed lowest; all of them plan.
#[test]
fn after_placing_all_tokens_lie_on_space_one() {
    let mut brawl = brawl(3, 4);
    let order = place_all(&mut brawl);
    let track = brawl.parts().track;
    assert_eq!(track.stacks.len(), 1);
    assert_eq!((track.stacks[0].time, &track.stacks[0].tokens), (1, &order));
    assert_eq!(track.step, Step::Plan);
    for who in order {
        assert_eq!(brawl.prompt(who, "plan").choose.bounds(), (2, 2));
    }
}
