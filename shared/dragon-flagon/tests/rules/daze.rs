//! Daze (DF-DAZE).

use dragon_flagon::scenario::Scenario;
use table::{Game, Refusal, Viewer};

use crate::common::*;

/// Jack swings from A4 to the east over whoever stands there; everybody has this many cards.
fn swing(planned: &[Card]) -> Scenario {
    room()
        .table(&[sq("A4")])
        .put(Jack, sq("A4"), East)
        .put(Montero, sq("C4"), North)
        .plan(Jack, &[Card::Swing, Card::Move])
        .plan_ahead(Montero, planned)
}

/// How many cards Montero must add.
fn dazed(planned: &[Card]) -> Option<(usize, usize)> {
    let mut brawl = play(swing(planned));
    brawl.go(Jack, "swing", "D4");
    brawl.asks(Montero, "daze").then(|| brawl.prompt(Montero, "daze").choose.bounds())
}

/// DF-DAZE-EX1, DF-DAZE-01, -02, -04, -05: a mug, then a kick.
#[test]
fn a_mug_and_a_kick_fill_the_slots() {
    let mut brawl = play(
        room()
            .table(&[sq("A4")])
            .put(Asma, sq("C7"), North)
            .hold(Asma, Kind::Mug)
            .put(Jack, sq("A4"), East)
            .put(Montero, sq("C4"), North)
            .plan(Asma, &[Card::Throw, Card::Move])
            .plan_ahead(Jack, &[Card::Swing, Card::Move])
            .time(Jack, 2)
            .plan_ahead(Montero, &[Card::Slash]),
    );
    brawl.plan(Montero, "daze", &[Card::Dash]).turn(Asma, North);
    assert_eq!(brawl.hand(Montero).slots, [Card::Slash, Card::Dash]);
    brawl.go(Jack, "swing", "D4");
    assert_eq!(brawl.prompt(Montero, "daze").choose.bounds(), (1, 1), "the second is waived");
    brawl.plan(Montero, "daze", &[Card::Move]).turn(Jack, East);
    assert_eq!(brawl.hand(Montero).slots, [Card::Slash, Card::Dash, Card::Move]);
}

/// DF-DAZE-03, DF-INT-057, DF-PLAN-05
#[test]
fn never_beyond_slot_three() {
    assert_eq!(dazed(&[]), Some((2, 2)));
    assert_eq!(dazed(&[Card::Slash]), Some((2, 2)));
    assert_eq!(dazed(&[Card::Slash, Card::Dash]), Some((1, 1)));
    assert_eq!(dazed(&[Card::Slash, Card::Dash, Card::Move]), None);
}

/// DF-DAZE-06, DF-INT-064: three planned cards, and nothing to plan for a while.
#[test]
fn forced_cards_count_for_the_next_plan() {
    let mut brawl = play(swing(&[Card::Slash]).time(Montero, 2));
    brawl.go(Jack, "swing", "D4");
    brawl.plan(Montero, "daze", &[Card::Dash, Card::Move]).turn(Jack, East);
    assert_eq!(brawl.parts().track.acting, Some(Montero), "he had nothing to plan");
    assert!(!brawl.asks(Montero, "plan"));
}

/// DF-DAZE-07, DF-INT-058, PD-4: with all slots full nothing is added, and the Flagon drops.
#[test]
fn with_full_slots_one_is_dazed_all_the_same() {
    let full = [Card::Slash, Card::Dash, Card::Move];
    let mut brawl = play(swing(&full).hold(Montero, Kind::Flagon).reputation(Montero, 0));
    brawl.go(Jack, "swing", "D4");
    assert!(!brawl.asks(Montero, "daze"));
    assert_eq!(brawl.held(Montero), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    let told = News::Dazed { character: Montero, cards: 0, rule: "DF-DAZE-03" };
    assert!(brawl.news().contains(&told));
}

/// PD-5: all who are dazed choose together while the actor turns, in any order.
#[test]
fn all_choose_together_while_the_actor_turns() {
    let mut brawl = play(swing(&[]).put(Nari, sq("D4"), North));
    brawl.go(Jack, "swing", "E4");
    assert_eq!(brawl.open_keys(), ["turn", "daze", "daze"]);
    brawl.plan(Nari, "daze", &[Card::Slash, Card::Move]);
    brawl.turn(Jack, West);
    assert_eq!(brawl.standee(Jack).facing, East, "not before all have answered");
    assert_eq!(brawl.mat(Nari).planned, 0);
    brawl.plan(Montero, "daze", &[Card::Dash, Card::Move]);
    assert_eq!(brawl.standee(Jack).facing, West);
    assert_eq!((brawl.mat(Nari).planned, brawl.mat(Montero).planned), (2, 2));
}

/// PD-5, DF-PLAN-10, DF-DAZE-02: hidden, and free to be taken back until the last answer.
#[test]
fn the_choice_is_secret_and_can_be_taken_back() {
    let after = |planned: &[Card]| {
        let mut brawl = play(swing(&[]));
        brawl.go(Jack, "swing", "D4").plan(Montero, "daze", planned);
        brawl
    };
    let mut one = after(&[Card::Slash, Card::Move]);
    let two = after(&[Card::Dash, Card::Boast]);
    let jack = Viewer::Seat(one.mat(Jack).seat);
    assert!(one.game.view(jack) == two.game.view(jack));
    assert_eq!(one.news(), two.news());
    let prompt = one.prompt(Montero, "daze");
    assert_eq!(one.withdraw(&prompt), Ok(()));
    one.plan(Montero, "daze", &[Card::Boast, Card::Move]).turn(Jack, East);
    assert_eq!(one.hand(Montero).slots, [Card::Boast, Card::Move]);
    assert_eq!(one.withdraw(&prompt), Err(Refusal::Stale));
}

/// DF-DAZE-02, DF-PLAN-08, PD-1: from the own deck, without what is planned already.
#[test]
fn the_cards_come_from_the_own_deck() {
    let mut brawl = play(swing(&[Card::Slash]));
    brawl.go(Jack, "swing", "D4");
    let offer = brawl.offer(Montero, "daze");
    assert!(!offer.contains(&Item::Card(Card::Slash)));
    assert_eq!(offer.len(), 12);
    let slash = brawl.try_answer(Montero, "daze", &cards(&[Card::Move, Card::Slash]));
    assert_eq!(slash, Err(Refusal::NotOffered { place: 1 }));
}

/// DF-ALLY-05, DF-INT-034: a friend is dazed like anybody, and chosen for by the same player.
#[test]
fn a_friend_is_dazed_too() {
    let mut brawl = play(swing(&[]).ally(Montero, Jack).put(Teo, sq("K11"), North));
    brawl.go(Jack, "swing", "D4");
    assert_eq!(brawl.prompt(Montero, "daze").seat, brawl.prompt(Jack, "turn").seat);
}
