//! Rulings that a house may turn round: each as it usually is, and the other way.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// A room where this ruling is as usual, and one where it is turned round.
fn rooms(ruling: &str, usual: bool) -> [Scenario; 2] {
    let line = |value: bool| format!("{ruling} = {{ house = {value} }}");
    [room().own_cards(), room_where("rulings.toml", &line(usual), &line(!usual)).own_cards()]
}

/// RP-2: a boaster's bonus for each victim, or only once in an action; then the order is asked, for
/// somebody poor cannot pay it.
#[test]
fn a_boast_pays_for_each_victim_or_once() {
    let slash = |room: Scenario| {
        play(
            room.put(Nari, sq("D5"), North)
                .put(Asma, sq("D4"), North)
                .put(Teo, sq("C4"), North)
                .reputation(Asma, 2)
                .effect(Nari, Card::Boast, Some(9))
                .plan(Nari, &[Card::Slash, Card::Move]),
        )
    };
    let gained = |brawl: &Brawl| brawl.paid().into_iter().map(|(.., amount)| amount).sum::<u8>();
    let [each, once] = rooms("boast_for_each", true);
    assert_eq!(gained(&slash(each)), 6);
    for (order, gain) in [([Teo, Asma], 6), ([Asma, Teo], 4)] {
        let mut brawl = slash(once.clone());
        brawl.answer(Nari, "order", &order.map(Item::Character));
        assert_eq!(gained(&brawl), gain, "{order:?}");
    }
}

/// RP-4: whether a hit on somebody with nothing to lose costs the Flagon.
#[test]
fn a_hit_on_an_empty_mat_may_cost_the_flagon() {
    let held = rooms("empty_hit_drops_flagon", false).map(|room| {
        let brawl = play(
            room.put(Nari, sq("D5"), North)
                .put(Asma, sq("D4"), North)
                .reputation(Asma, 0)
                .hold(Asma, Kind::Flagon)
                .plan(Nari, &[Card::Slash, Card::Move]),
        );
        brawl.held(Asma)
    });
    assert_eq!(held, [Some(Kind::Flagon), None]);
}

/// PD-4, DF-INT-058: whether a Daze counts that finds all slots full.
#[test]
fn a_daze_without_a_free_slot_may_count_for_nothing() {
    let held = rooms("full_daze_counts", true).map(|room| {
        let brawl = play(
            room.put(Nari, sq("D6"), North)
                .put(Asma, sq("D4"), North)
                .reputation(Asma, 0)
                .hold(Asma, Kind::Flagon)
                .plan_ahead(Asma, &[Card::Slash, Card::Move, Card::Dash])
                .hold(Nari, Kind::Mug)
                .plan(Nari, &[Card::Throw, Card::Move]),
        );
        brawl.held(Asma)
    });
    assert_eq!(held, [None, Some(Kind::Flagon)]);
}

/// CX-5, DF-INT-164, DF-CONFLICT-12: where a cancelled Dragon card goes.
#[test]
fn a_cancelled_dragon_card_comes_back_or_does_not() {
    let back = rooms("cancelled_dragon_returns", true).map(|room| {
        let mut brawl = play(
            room.put(Teo, sq("D5"), North).prone(Teo).plan(Teo, &[Card::DragonKick, Card::Move]),
        );
        assert_eq!(brawl.cancelled(Teo), Some("DF-CANCEL-02"));
        brawl.turn(Teo, North);
        brawl.hand(Teo).deck.contains(&Card::DragonKick)
    });
    assert_eq!(back, [true, false]);
}

/// CX-12, DF-INT-203: Shadow Step without an open way.
#[test]
fn a_shadow_step_without_a_way_is_cancelled_or_in_vain() {
    let times = rooms("shadow_step_cancelled", true).map(|room| {
        let mut brawl =
            play(room.put(Nari, sq("D5"), North).plan(Nari, &[Card::ShadowStep, Card::Move]));
        let cancelled = brawl.cancelled(Nari);
        brawl.turn(Nari, North);
        (cancelled, brawl.time(Nari))
    });
    assert_eq!(times, [(Some("DF-STEP-01"), 2), (None, 2)]);
}

/// AT-15, DF-INT-194: whether Battle Frenzy pays after a cancelled card.
#[test]
fn battle_frenzy_may_pass_over_a_cancelled_card() {
    let gains = rooms("frenzy_after_cancelled", true).map(|room| {
        let brawl = play(
            room.put(Thras, sq("D5"), North)
                .put(Asma, sq("D6"), North)
                .effect(Thras, Card::BattleFrenzy, Some(9))
                .plan(Thras, &[Card::Swing, Card::Move]),
        );
        brawl.reputation(Thras)
    });
    assert_eq!(gains, [22, 20]);
}
