//! Acting (DF-PERFORM), effects that last (DF-DURATION), and cancelled cards (DF-CANCEL).

use dragon_flagon::parts::Stack;

use crate::common::*;

/// The order of the draws so far.
fn drawn(brawl: &Brawl) -> Vec<Character> {
    brawl.heard(|news| match news {
        News::Drawn { character } => Some(character),
        _ => None,
    })
}

/// DF-PERFORM-EX1, DF-PERFORM-05 to -13, DF-FLOW-02, DF-FLOW-06, DF-TRACK-01
#[test]
fn asma_throws_and_tuuli_picks_up() {
    let mut brawl = play(
        room()
            .marker(5)
            .object(Kind::Chair, sq("A3"))
            .put(Asma, sq("A1"), West)
            .put(Tuuli, sq("A3"), East)
            .put(Nari, sq("K11"), North)
            .hold(Asma, Kind::Mug)
            .time(Nari, 6)
            .plan_ahead(Nari, &[Card::Slash, Card::Move])
            .plan(Tuuli, &[Card::PickUp, Card::Move])
            .plan(Asma, &[Card::Throw]),
    );
    brawl.plan(Asma, "plan", &[Card::Slash]);
    while brawl.parts().track.marker == 5 {
        if brawl.asks(Tuuli, "pick_up") {
            brawl.answer(Tuuli, "pick_up", &[Item::Take(Kind::Chair)]).turn(Tuuli, East);
        } else {
            brawl.turn(Asma, West);
        }
    }
    assert_eq!(brawl.lying(Kind::Mug), Vec::<String>::new(), "thrown at nobody");
    assert_eq!(brawl.held(Tuuli), Some(Kind::Chair));
    assert!(brawl.hand(Asma).deck.contains(&Card::Throw));
    assert_eq!(brawl.hand(Asma).slots, [Card::Slash]);
    assert!(brawl.hand(Tuuli).deck.contains(&Card::PickUp));
    assert_eq!(brawl.hand(Tuuli).slots, [Card::Move]);
    let stacks =
        [Stack { time: 6, tokens: vec![Nari, Tuuli] }, Stack { time: 7, tokens: vec![Asma] }];
    assert_eq!(brawl.parts().track.stacks, stacks);
    assert!(brawl.asks(Tuuli, "plan") && !brawl.asks(Asma, "plan"), "Asma waits for 7");
}

/// DF-PERFORM-01, DF-PERFORM-02, DF-FLOW-04, DF-FLOW-08, TI-3: chance decides, one after the other.
#[test]
fn active_characters_act_one_after_the_other_in_random_order() {
    let mut firsts = Vec::new();
    for number in 0..12 {
        let slash = [Card::Slash, Card::Move];
        let mut brawl = play(
            room()
                .chance(number)
                .put(Asma, sq("A1"), South)
                .put(Nari, sq("K11"), North)
                .plan(Asma, &slash)
                .plan(Nari, &slash),
        );
        let first = drawn(&brawl)[0];
        let second = if first == Asma { Nari } else { Asma };
        assert_eq!(brawl.parts().track.acting, Some(first));
        assert_eq!(brawl.parts().track.waiting, [second]);
        brawl.turn(first, North);
        assert_eq!(brawl.time(first), 3, "it has paid before the next is drawn");
        assert_eq!(brawl.parts().track.marker, 1);
        brawl.turn(second, North);
        assert_eq!(drawn(&brawl), [first, second]);
        assert_eq!(brawl.parts().track.marker, 3);
        firsts.push(first);
    }
    assert!(firsts.contains(&Asma) && firsts.contains(&Nari));
}

/// DF-PERFORM-03 to DF-PERFORM-10, TI-7: the steps in their order.
#[test]
fn a_turn_has_its_order() {
    let mut brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .prone(Asma)
            .effect(Asma, Card::Boast, Some(1))
            .plan(Asma, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.mat(Asma).revealed, Some(Card::Slash));
    brawl.turn(Asma, East);
    let steps = brawl.heard(|news| match news {
        News::Drawn { .. } => Some("drawn"),
        News::Ended { .. } => Some("ended"),
        News::Revealed { .. } => Some("revealed"),
        News::Stood { .. } => Some("stood"),
        News::Cancelled { .. } => Some("cancelled"),
        News::Turned { .. } => Some("turned"),
        News::Spent { .. } => Some("spent"),
        _ => None,
    });
    assert_eq!(steps, ["drawn", "ended", "revealed", "stood", "cancelled", "turned", "spent"]);
}

/// DF-CANCEL-01, DF-CANCEL-05, DF-CANCEL-06, DF-CANCEL-09, DF-FACING-04, DF-PLAN-05
#[test]
fn a_cancelled_card_costs_one_and_goes_back() {
    let mut brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Swing, Card::Slash, Card::Dash]),
    );
    assert_eq!(brawl.cancelled(Asma), Some("DF-SWING-01"));
    brawl.turn(Asma, East);
    assert_eq!(brawl.standee(Asma).facing, East);
    assert_eq!(brawl.time(Asma), 2);
    assert!(brawl.hand(Asma).deck.contains(&Card::Swing));
    // The next card is up already: two of three were left, so she planned nothing.
    assert_eq!(brawl.mat(Asma).revealed, Some(Card::Slash));
    assert_eq!(brawl.hand(Asma).slots, [Card::Dash]);
}

/// DF-CANCEL-04: met when planned, missing when turned up.
#[test]
fn conditions_count_when_the_card_is_turned_up() {
    let mut brawl = play(
        room()
            .table(&squares(&["D4", "E4"]))
            .put(Asma, sq("D4"), North)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Move, Card::Boast]),
    );
    brawl.go(Asma, "move", "D3").turn(Asma, North).plan(Asma, "plan", &[Card::Move]);
    assert_eq!(brawl.cancelled(Asma), Some("DF-BOAST-01"));
}

/// DF-CANCEL-07, DF-CANCEL-10: nobody is asked whether to; the friend is hit.
#[test]
fn what_can_be_done_must_be_done() {
    let brawl = play(
        room()
            .put(Asma, sq("D5"), North)
            .put(Nari, sq("D4"), North)
            .put(Teo, sq("K11"), North)
            .ally(Nari, Asma)
            .plan(Asma, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.reputation(Nari), 18);
    let open = brawl.open_keys();
    assert_eq!(open, ["turn"]);
}

/// DF-DURATION-EX1, DF-DURATION-06, -07, -08, -10: on 18 it works until Nari is drawn.
#[test]
fn a_boast_lasts_until_its_owner_is_drawn() {
    let mut seen = Vec::new();
    for number in 0..12 {
        let mut brawl = play(
            room()
                .chance(number)
                .marker(18)
                .put(Nari, sq("D4"), South)
                .put(Montero, sq("D5"), North)
                .effect(Nari, Card::Boast, Some(18))
                .plan(Nari, &[Card::Slash, Card::Move])
                .plan(Montero, &[Card::Slash, Card::Move]),
        );
        let first = drawn(&brawl)[0];
        if first == Montero {
            assert_eq!(brawl.paid(), [(Nari, Some(Montero), 3)], "still boasting");
            assert_eq!(brawl.mat(Nari).effects.len(), 1);
            brawl.turn(Montero, North);
        }
        assert_eq!(brawl.mat(Nari).effects, []);
        assert!(brawl.hand(Nari).deck.contains(&Card::Boast));
        assert!(brawl.paid().contains(&(Montero, Some(Nari), 2)), "her own action is without it");
        seen.push(first);
    }
    assert!(seen.contains(&Montero) && seen.contains(&Nari));
}

/// DF-DURATION-EX1, first half; DF-DURATION-03, TI-9: counted from the marker.
#[test]
fn a_duration_is_counted_from_the_marker() {
    let mut brawl = play(
        room()
            .marker(12)
            .table(&squares(&["D4", "E4"]))
            .put(Nari, sq("D4"), South)
            .put(Montero, sq("K11"), North)
            .time(Montero, 19)
            .plan(Nari, &[Card::Boast, Card::Move]),
    );
    assert_eq!(brawl.mat(Nari).effects[0].until, Some(18));
    brawl.turn(Nari, South);
    assert_eq!(brawl.time(Nari), 14);
    assert!(!brawl.offer(Nari, "plan").contains(&Item::Card(Card::Boast)));
}

/// DF-DURATION-09, TI-6: not active, it holds through everybody's actions and then ends.
#[test]
fn the_effect_of_one_who_is_not_active_ends_after_the_last_action() {
    let mut brawl = play(
        room()
            .marker(18)
            .put(Nari, sq("D4"), South)
            .put(Montero, sq("D5"), North)
            .time(Nari, 20)
            .effect(Nari, Card::Boast, Some(18))
            .plan(Montero, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Nari, Some(Montero), 3)]);
    brawl.turn(Montero, North);
    assert_eq!(brawl.mat(Nari).effects, []);
    let ended = brawl.heard(|news| match news {
        News::Ended { rule, .. } => Some(rule),
        _ => None,
    });
    assert_eq!(ended, ["DF-DURATION-09"]);
}

/// DF-INT-217, DF-DURATION-13: a cancel ends nothing; two effects run side by side.
#[test]
fn a_cancelled_card_leaves_running_effects_alone() {
    let mut brawl = play(
        room()
            .put(Nari, sq("D4"), South)
            .put(Montero, sq("K11"), North)
            .effect(Nari, Card::Boast, Some(7))
            .plan(Nari, &[Card::Throw, Card::Riposte]),
    );
    assert!(brawl.cancelled(Nari).is_some());
    brawl.turn(Nari, South).plan(Nari, "plan", &[Card::Move]);
    brawl.answer(Nari, "riposte", &[Item::Time(1)]);
    let effects: Vec<Card> = brawl.mat(Nari).effects.iter().map(|effect| effect.card).collect();
    assert_eq!(effects, [Card::Boast, Card::Riposte]);
}
