//! From the lobby to the first turn.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use std::collections::BTreeSet;

use bots::{Party, VARIANTS, lobby, open_news, setup};
use drakon::Drakon;
use drakon::ids::{Hero, Kind, Tile};
use drakon::item::ask as key;
use drakon::news::Open;
use drakon::parts::{OwnPart, Parts};
use drakon::square::Square;
use table::{Game, Lobby, Seat, SetupFault, Viewer};

fn parts(party: &Party) -> Parts {
    party.game.public().parts().clone()
}

fn own(party: &Party, seat: u8) -> OwnPart {
    party.game.view(Viewer::Seat(Seat::new(seat))).own.unwrap()
}

fn hand(party: &Party, seat: u8) -> Vec<Tile> {
    own(party, seat).hand.iter().map(|held| held.tile).collect()
}

/// proves: DK-SETUP-01, DK-SETUP-03, DK-SETUP-04, DK-SETUP-05, DK-SETUP-07, DK-START-06,
/// DK-COMP-01, DK-RULE-31. Also DK-INT-23: standing on Start at the outset sets nothing off.
#[test]
fn everybody_begins_on_start_with_four_tiles_and_no_coin() {
    for seats in 2..=6 {
        let party = Party::new(&setup(seats, &[]), 1);
        let parts = parts(&party);
        let [start] = parts.lair[..] else { panic!("one chamber lies on the table") };
        assert_eq!((start.kind, start.at), (Kind::Start, Square::START));
        assert_eq!(start.arrows.sides().count(), 3);
        assert_eq!(parts.delvers.len(), usize::from(seats));
        for delver in &parts.delvers {
            assert_eq!((delver.at, delver.coins, delver.tiles), (Square::START, 0, 4));
        }
        assert_eq!((parts.stock.hoard, parts.stock.start), (28, 0));
        assert_eq!(parts.stock.pile, 63 - 4 * usize::from(seats));
        let hands: BTreeSet<Tile> = (0..seats).flat_map(|seat| hand(&party, seat)).collect();
        assert_eq!(hands.len(), 4 * usize::from(seats));
    }
}

/// proves: DK-SETUP-02, DK-TURN-01. Other games deal other hands, and each seat comes to be first.
#[test]
fn chance_mixes_the_tiles_and_says_who_begins() {
    let setup = setup(3, &[]);
    let (mut firsts, mut hands) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..30 {
        let party = Party::new(&setup, number);
        let [Open::First { seat }] = open_news(&party.events).collect::<Vec<_>>()[..] else {
            panic!("nothing is told but who is first")
        };
        assert_eq!(*seat, parts(&party).stock.active);
        let asked = &party.game.open()[0];
        assert!(asked.seat == *seat && asked.key == key::TURN);
        firsts.insert(*seat);
        hands.insert(hand(&party, 0));
    }
    assert_eq!(firsts.len(), 3);
    assert!(hands.len() > 28, "{} hands", hands.len());
}

/// proves: DK-SETUP-06, DK-COMP-02. Who picks gets who it picked, the others get somebody else.
#[test]
fn a_seat_may_pick_its_hero_without_powers() {
    let picks = vec![vec!["dwarf".into()], vec![], vec!["amazon".into()]];
    let lobby = Lobby { picks, ..lobby(4, &[]) };
    assert_eq!(Drakon::figures_each(&lobby), [1, 1, 1, 1]);
    let party = Party::new(&Drakon::freeze(&lobby).unwrap(), 3);
    let heroes: Vec<Hero> = parts(&party).delvers.iter().map(|delver| delver.hero).collect();
    assert_eq!((heroes[0], heroes[2]), (Hero::Dwarf, Hero::Amazon));
    assert_eq!(heroes.iter().collect::<BTreeSet<_>>().len(), 4, "nobody is there twice");
    assert!(parts(&party).delvers.iter().all(|delver| delver.power.is_none()));
    let cast = party.game.cast();
    assert_eq!(cast[0], (Seat::new(0), "dwarf"));
}

/// proves: DK-HERO-01, DK-HERO-05, DK-COMP-03. With powers chance deals the heroes, whatever was
/// picked; each has its power.
#[test]
fn with_powers_the_heroes_are_dealt() {
    let picks = vec![vec!["dwarf".into()]; 1];
    let lobby = Lobby { picks, ..lobby(2, VARIANTS[1]) };
    assert_eq!(Drakon::figures_each(&lobby), [0, 0]);
    let setup = Drakon::freeze(&lobby).unwrap();
    let mut dealt = BTreeSet::new();
    for number in 0..40 {
        let delvers = parts(&Party::new(&setup, number)).delvers;
        assert!(delvers.iter().all(|delver| delver.power == Some(true)));
        assert_ne!(delvers[0].hero, delvers[1].hero);
        dealt.insert(delvers[0].hero);
    }
    assert_eq!(dealt.len(), 6);
}

/// proves: DK-ESC-01. The goal stands on the table: five coins, or four and a way out.
#[test]
fn an_escape_needs_four_coins() {
    let goal = |settings| {
        let stock = parts(&Party::new(&setup(2, settings), 1)).stock;
        (stock.goal, stock.escape)
    };
    assert_eq!((goal(VARIANTS[0]), goal(VARIANTS[2])), ((5, false), (4, true)));
}

#[test]
fn a_lobby_that_cannot_be_is_refused() {
    let freeze = |lobby: &Lobby| Drakon::freeze(lobby).map(drop);
    for seats in [0, 1, 7] {
        assert_eq!(freeze(&lobby(seats, &[])), Err(SetupFault::Seats { min: 2, max: 6 }));
    }
    for (key, choice) in [("goal", "silver"), ("heroes", "on"), ("length", "quick")] {
        let wrong = SetupFault::Setting { key: key.into(), choice: choice.into() };
        assert_eq!(freeze(&lobby(2, &[(key, choice)])), Err(wrong));
    }
    for names in [["dwarf", "dwarf"], ["gnome", "dwarf"]] {
        let picks = names.map(|name| vec![name.into()]).into();
        let wrong = SetupFault::Figure { figure: names[0].into() };
        assert_eq!(freeze(&Lobby { picks, ..lobby(2, &[]) }), Err(wrong));
    }
}

#[test]
fn every_setting_of_the_lobby_can_be_chosen() {
    for setting in Drakon::about().settings {
        for choice in setting.choices {
            Drakon::freeze(&lobby(3, &[(setting.key, choice)])).unwrap();
        }
    }
    for variant in Drakon::variants() {
        Drakon::freeze(&lobby(3, &[(variant.key, variant.choice)])).unwrap();
    }
}
