//! Late Night (DF-LATENIGHT): what lies face down stays unseen, also by its owner.

use dragon_flagon::item::ask as key;
use table::{Game, Viewer};

use crate::common::*;
use crate::setup::{brawl_with, place_all};

/// Four characters in the room, about to plan.
fn evening(night: &str) -> Brawl {
    let mut brawl = brawl_with(2, &[("night", night)], 3);
    place_all(&mut brawl);
    brawl
}

/// Plans Slash and Move for everybody.
fn plan_all(brawl: &mut Brawl) {
    while let Some(prompt) = brawl.game.open().iter().find(|p| p.key == key::PLAN).cloned() {
        let Some(waiting) = brawl.game.open().iter().find(|p| p.answer.is_none()) else { return };
        assert_eq!(waiting.key, prompt.key);
        let who = Character::of(waiting.figure).unwrap();
        brawl.plan(who, key::PLAN, &[Card::Slash, Card::Move]);
    }
}

/// DF-LATENIGHT-01, DF-LATENIGHT-02
#[test]
fn own_planned_cards_are_out_of_sight_and_the_deck_is_not() {
    let [mut usual, mut late] = ["off", "late"].map(evening);
    for brawl in [&mut usual, &mut late] {
        plan_all(brawl);
    }
    let resting = usual.parts().mats.into_iter().find(|mat| mat.planned == 2).unwrap().character;
    assert_eq!(usual.hand(resting).slots, [Card::Slash, Card::Move]);
    assert!(!usual.hand(resting).hidden);
    let hand = late.hand(resting);
    assert_eq!(hand.slots, []);
    assert!(hand.hidden);
    assert_eq!(hand.deck, usual.hand(resting).deck, "the deck may be looked through");
    assert_eq!(late.mat(resting).planned, 2, "how many lie there, everybody sees");
}

/// DF-LATENIGHT-01: not even while the answer could still be taken back.
#[test]
fn an_answer_is_not_shown_again() {
    for (night, hidden) in [("off", false), ("late", true)] {
        let mut brawl = evening(night);
        let first = brawl.game.open()[0].clone();
        let who = Character::of(first.figure).unwrap();
        brawl.plan(who, key::PLAN, &[Card::Slash, Card::Move]);
        let answered = brawl.prompt(who, key::PLAN);
        assert!(answered.answer.is_some());
        assert_eq!(brawl.game.conceals_answer(&answered), hidden);
    }
}

/// DF-INT-066: what a Daze adds is out of sight at once as well.
#[test]
fn cards_added_by_a_daze_are_hidden_too() {
    let kicked = |room: dragon_flagon::scenario::Scenario| {
        let room = room.table(&[sq("A4")]).put(Jack, sq("A4"), East).put(Montero, sq("C4"), North);
        let mut brawl = play(room.plan(Jack, &[Card::Swing, Card::Move]));
        brawl.go(Jack, "swing", "D4").plan(Montero, key::DAZE, &[Card::Slash, Card::Move]);
        brawl
    };
    let [mut usual, mut late] = [kicked(room()), kicked(room().night())];
    // Jack has not turned yet, so the answer could still be taken back.
    assert!(!usual.game.conceals_answer(&usual.prompt(Montero, key::DAZE)));
    assert!(late.game.conceals_answer(&late.prompt(Montero, key::DAZE)));
    for brawl in [&mut usual, &mut late] {
        brawl.turn(Jack, East);
    }
    assert_eq!(usual.hand(Montero).slots, [Card::Slash, Card::Move]);
    let hand = late.hand(Montero);
    assert!(hand.hidden && hand.slots.is_empty());
    assert_eq!(late.mat(Montero).planned, 2, "how many lie there, everybody sees");
}

/// DF-INT-218: as many as three, and nobody may look, neither their player nor anybody else.
#[test]
fn three_planned_cards_are_seen_by_nobody() {
    let brawl = play(
        room()
            .night()
            .put(Nari, sq("A1"), South)
            .put(Teo, sq("K11"), North)
            .ally(Teo, Nari)
            .plan_ahead(Nari, &[Card::Slash, Card::Dash, Card::Boast])
            .plan(Teo, &[]),
    );
    assert_eq!(brawl.mat(Nari).planned, 3);
    let hand = brawl.hand(Nari);
    assert!(hand.hidden && hand.slots.is_empty());
    let own = brawl.game.own(brawl.mat(Teo).seat);
    assert!(own.hands.iter().all(|hand| hand.slots.is_empty()));
}

/// DF-INT-219: what Eyes of Gaia takes back is seen again, in the deck.
#[test]
fn what_is_taken_back_lies_in_the_deck_to_be_seen() {
    let planned = [Card::EyesOfGaia, Card::Slash, Card::Dash];
    let brawl =
        play(room().own_cards().night().put(Margalo, sq("A1"), South).plan(Margalo, &planned));
    assert_eq!(brawl.mat(Margalo).planned, 0);
    let deck = brawl.hand(Margalo).deck;
    assert!(deck.contains(&Card::Slash) && deck.contains(&Card::Dash));
}

/// DF-LATENIGHT-01: what a turn would let the next card reach is not told, for the next card is
/// not known; what cards of the deck reach is.
#[test]
fn the_hints_for_a_turn_know_nothing_of_the_next_card() {
    let tells = |night: &str| {
        let mut brawl = evening(night);
        plan_all(&mut brawl);
        let mut told = 0;
        for _ in 0..4 {
            let prompt = brawl.game.open()[0].clone();
            if prompt.key == key::TURN {
                let view = brawl.game.view(Viewer::Seat(prompt.seat));
                let hints = DragonFlagon::hints(&view, &prompt);
                told += hints.iter().filter(|hint| !hint.squares.is_empty()).count();
            }
            let first = prompt.choose.offered()[0];
            if prompt.key == key::PLAN {
                break;
            }
            brawl.answer(Character::of(prompt.figure).unwrap(), prompt.key, &[first]);
        }
        told
    };
    assert!(tells("off") > 0);
    assert_eq!(tells("late"), 0);
}
