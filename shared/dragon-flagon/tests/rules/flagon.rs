//! The Flagon (DF-FLAGON): how it is lost, and where it goes.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Asma slashes to the north from D5; Thras on D4 holds the Flagon.
fn slashed() -> Scenario {
    room()
        .put(Asma, sq("D5"), North)
        .put(Thras, sq("D4"), North)
        .hold(Thras, Kind::Flagon)
        .put(Teo, sq("K11"), North)
        .plan(Asma, &[Card::Slash, Card::Move])
}

fn dropped(brawl: &Brawl) -> Vec<(Character, String)> {
    brawl.heard(|news| match news {
        News::Dropped { character, object: Kind::Flagon, to, .. } => {
            Some((character, to.to_string()))
        }
        _ => None,
    })
}

/// DF-FLAGON-EX1 (the taking stands in `cards/pick_up.rs`), DF-FLAGON-03, DF-FLAGON-06, -07
#[test]
fn thras_takes_the_flagon_and_loses_it_to_a_slash() {
    let mut brawl = play(
        room()
            .put(Thras, sq("F7"), North)
            .hold(Thras, Kind::Mug)
            .put(Asma, sq("F8"), North)
            .plan(Thras, &[Card::PickUp, Card::Move])
            .plan_ahead(Asma, &[Card::Slash, Card::Move])
            .time(Asma, 2),
    );
    brawl.answer(Thras, "pick_up", &[Item::Take(Kind::Flagon)]).turn(Thras, North);
    assert_eq!(brawl.lying(Kind::Flagon), Vec::<String>::new(), "on her mat");
    brawl.plan(Thras, "plan", &[Card::Dash]);
    while !brawl.asks(Asma, "turn") {
        brawl.go(Thras, "move", "F7").turn(Thras, North);
    }
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(brawl.lying(Kind::Mug), ["F7"]);
}

/// DF-FLAGON-06, first cause
#[test]
fn any_loss_of_reputation_drops_it() {
    let brawl = play(slashed());
    assert_eq!(dropped(&brawl), [(Thras, "F6".into())]);
    assert_eq!(brawl.held(Thras), None);
}

/// DF-FLAGON-06, third cause: a Daze alone (the fall alone stands in `falling.rs`).
#[test]
fn a_daze_drops_it() {
    let brawl = play(
        room()
            .put(Asma, sq("D6"), North)
            .hold(Asma, Kind::Mug)
            .put(Thras, sq("D4"), North)
            .hold(Thras, Kind::Flagon)
            .reputation(Thras, 0)
            .plan(Asma, &[Card::Throw, Card::Move]),
    );
    assert_eq!(brawl.paid(), []);
    assert_eq!(dropped(&brawl), [(Thras, "F6".into())]);
}

/// DF-INT-160, RP-4: a loss of nothing is no loss.
#[test]
fn with_nothing_to_lose_it_is_kept() {
    let brawl = play(slashed().reputation(Thras, 0));
    assert_eq!(brawl.held(Thras), Some(Kind::Flagon));
}

/// DF-OBJECT-08, DF-FLAGON-06: chairs and mugs are not dropped by a hit.
#[test]
fn a_mug_is_kept_through_a_hit() {
    let brawl = play(
        room()
            .put(Asma, sq("D5"), North)
            .put(Thras, sq("D4"), North)
            .hold(Thras, Kind::Mug)
            .plan(Asma, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.reputation(Thras), 18);
    assert_eq!(brawl.held(Thras), Some(Kind::Mug));
}

/// OB-2: first the whole hit, then the Flagon.
#[test]
fn it_drops_when_the_hit_is_over() {
    let mut brawl = play(
        room()
            .table(&[sq("A4")])
            .put(Asma, sq("A4"), East)
            .put(Thras, sq("D4"), North)
            .hold(Thras, Kind::Flagon)
            .plan(Asma, &[Card::Swing, Card::Move]),
    );
    brawl.go(Asma, "swing", "E4");
    let told = brawl.heard(|news| match news {
        News::Paid { .. } => Some("paid"),
        News::Dazed { .. } => Some("dazed"),
        News::Dropped { .. } => Some("dropped"),
        _ => None,
    });
    assert_eq!(told, ["paid", "dazed", "dropped"]);
}

/// DF-INT-156: in the middle of a Slash at three; it is lost once and comes to nobody.
#[test]
fn it_is_lost_once_in_an_action() {
    let brawl = play(slashed().put(Nari, sq("C4"), North).put(Jack, sq("E4"), North));
    assert_eq!(dropped(&brawl).len(), 1);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(brawl.reputation(Asma), 26);
}

/// DF-INT-157, OB-1: standing in the centre, she has it at her feet and not in her hand.
#[test]
fn dropped_in_the_centre_it_lies_at_the_feet() {
    let brawl = play(
        room()
            .put(Asma, sq("F7"), North)
            .put(Thras, sq("F6"), North)
            .hold(Thras, Kind::Flagon)
            .plan(Asma, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.square(Thras), "F6");
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// OB-1: somebody else in the centre does not get it either.
#[test]
fn nobody_gets_it_by_standing_in_the_centre() {
    let brawl = play(slashed().put(Nari, sq("F6"), North));
    assert_eq!(brawl.held(Nari), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-INT-047: on guard, nothing is lost and the Flagon stays.
#[test]
fn a_riposte_keeps_it() {
    let brawl = play(slashed().put(Thras, sq("D4"), South).hold(Thras, Kind::Flagon).effect(
        Thras,
        Card::Riposte,
        None,
    ));
    assert_eq!(brawl.held(Thras), Some(Kind::Flagon));
}

/// DF-INT-048: the attacker drops it in the middle of the own action, which goes on.
#[test]
fn an_attacker_on_a_riposte_drops_it_and_strikes_on() {
    let mut brawl = play(
        room()
            .put(Asma, sq("D5"), North)
            .hold(Asma, Kind::Flagon)
            .put(Thras, sq("D4"), South)
            .effect(Thras, Card::Riposte, None)
            .put(Nari, sq("E4"), North)
            .plan(Asma, &[Card::Slash, Card::Move]),
    );
    brawl.answer(Asma, "order", &[Thras, Nari].map(Item::Character));
    assert_eq!(dropped(&brawl), [(Asma, "F6".into())]);
    assert_eq!(brawl.paid(), [(Asma, Some(Thras), 7), (Nari, Some(Asma), 2)]);
}

/// DF-FLAGON-06, DF-ALLY-02: a friend's blow is a loss too.
#[test]
fn a_friends_blow_drops_it() {
    let brawl = play(slashed().ally(Thras, Asma));
    assert_eq!(brawl.held(Thras), None);
}
