//! Riposte (DF-RIPOSTE).

use dragon_flagon::parts::Effect;
use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Thras slashes to the north from D5; Montero on D4 is on guard.
fn slashed(facing: dragon_flagon::board::Facing) -> Scenario {
    room()
        .put(Thras, sq("D5"), North)
        .put(Montero, sq("D4"), facing)
        .effect(Montero, Card::Riposte, None)
        .plan(Thras, &[Card::Slash, Card::Move])
}

/// DF-RIPOSTE-01, DF-RIPOSTE-02, DF-RIPOSTE-03, DF-DURATION-05
#[test]
fn its_player_chooses_the_time() {
    for time in 1..=3 {
        let mut brawl = play(
            room()
                .put(Montero, sq("D4"), North)
                .put(Thras, sq("K11"), North)
                .plan(Montero, &[Card::Riposte, Card::Move]),
        );
        assert_eq!(brawl.offer(Montero, "riposte"), [1, 2, 3].map(Item::Time));
        brawl.answer(Montero, "riposte", &[Item::Time(time)]).turn(Montero, South);
        assert_eq!(brawl.time(Montero), 1 + time);
        assert_eq!(brawl.mat(Montero).effects, [Effect { card: Card::Riposte, until: None }]);
        assert!(!brawl.hand(Montero).deck.contains(&Card::Riposte));
    }
}

/// DF-RIPOSTE-EX1 with a Slash for the Berserk; DF-RIPOSTE-04, -06, -07, -08, -11, DF-INT-037, AT-6
#[test]
fn it_turns_the_attack_back_and_spares_nobody_else() {
    let mut brawl = play(
        room()
            .marker(12)
            .put(Montero, sq("D4"), North)
            .put(Thras, sq("D5"), North)
            .put(Nari, sq("E4"), South)
            .plan(Montero, &[Card::Riposte, Card::Move])
            .plan_ahead(Thras, &[Card::Slash, Card::Move])
            .time(Thras, 14)
            .time(Nari, 19),
    );
    brawl.answer(Montero, "riposte", &[Item::Time(3)]).turn(Montero, South);
    assert_eq!(brawl.time(Montero), 15);
    brawl.answer(Thras, "order", &[Montero, Nari].map(Item::Character));
    assert_eq!(brawl.paid(), [(Thras, Some(Montero), 7), (Nari, Some(Thras), 2)]);
    assert_eq!(brawl.reputation(Montero), 27);
    assert_eq!(brawl.prompt(Thras, "daze").choose.bounds(), (2, 2));
    brawl.plan(Thras, "daze", &[Card::Dash, Card::Charge]).turn(Thras, North);
    assert_eq!(brawl.hand(Thras).slots, [Card::Move, Card::Dash, Card::Charge]);
    assert_eq!(brawl.time(Thras), 16);
}

/// DF-RIPOSTE-EX2, DF-INT-040, DF-RIPOSTE-09: on the same space the draw decides.
#[test]
fn on_the_same_space_the_draw_decides() {
    let mut outcomes = Vec::new();
    for number in 0..12 {
        let mut brawl =
            play(slashed(South).chance(number).plan(Montero, &[Card::Move, Card::Move]));
        let first = brawl.heard(|news| match news {
            News::Drawn { character } => Some(character),
            _ => None,
        })[0];
        if first == Montero {
            assert_eq!(brawl.mat(Montero).effects, [], "over before he acts");
            assert!(brawl.hand(Montero).deck.contains(&Card::Riposte));
            brawl.go(Montero, "move", "D4").turn(Montero, South);
            assert_eq!(brawl.paid(), [(Montero, Some(Thras), 2)]);
        } else {
            assert_eq!(brawl.paid(), [(Thras, Some(Montero), 7)]);
        }
        outcomes.push(first);
    }
    assert!(outcomes.contains(&Montero) && outcomes.contains(&Thras));
}

/// DF-RIPOSTE-05, DF-INT-042: the attacker must stand in his front.
#[test]
fn only_attackers_in_front_are_answered() {
    for (facing, answered) in [(South, true), (North, false), (East, false), (West, false)] {
        let brawl = play(slashed(facing));
        let (from, to, amount) = if answered { (Thras, Montero, 7) } else { (Montero, Thras, 2) };
        assert_eq!(brawl.paid(), [(from, Some(to), amount)], "{facing:?}");
    }
}

/// DF-RIPOSTE-05: the squares at the sides of the one ahead count too.
#[test]
fn attackers_at_the_front_corners_are_answered() {
    let brawl = play(
        room()
            .put(Thras, sq("E5"), North)
            .put(Montero, sq("D4"), East)
            .effect(Montero, Card::Riposte, None)
            .plan(Thras, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Thras, Some(Montero), 7)]);
}

/// DF-RIPOSTE-10, DF-INT-038
#[test]
fn one_riposte_answers_attack_after_attack() {
    let mut brawl = play(
        slashed(South)
            .put(Nari, sq("E5"), North)
            .plan_ahead(Nari, &[Card::Slash, Card::Move])
            .time(Nari, 2),
    );
    brawl.plan(Thras, "daze", &[Card::Dash, Card::Charge]).turn(Thras, North);
    assert_eq!(brawl.paid(), [(Thras, Some(Montero), 7), (Nari, Some(Montero), 7)]);
    assert_eq!(brawl.mat(Montero).effects.len(), 1);
}

/// DF-INT-039, DF-REP-02: a poor attacker pays what there is.
#[test]
fn a_poor_attacker_pays_what_there_is_and_is_dazed() {
    let brawl = play(slashed(South).reputation(Thras, 4));
    assert_eq!(brawl.paid(), [(Thras, Some(Montero), 4)]);
    assert_eq!(brawl.prompt(Thras, "daze").choose.bounds(), (2, 2));
}

/// DF-INT-046, AT-7
#[test]
fn lying_down_does_not_lower_the_guard() {
    let brawl = play(slashed(South).prone(Montero));
    assert_eq!(brawl.paid(), [(Thras, Some(Montero), 7)]);
}

/// DF-INT-036, AT-8: a friend's attack is turned back; nobody gets the seven.
#[test]
fn a_friend_is_answered_too() {
    let brawl = play(slashed(South).ally(Montero, Thras));
    assert_eq!(brawl.paid(), [(Thras, None, 7)]);
    assert_eq!(brawl.reputation(Montero), 20);
    assert!(brawl.asks(Thras, "daze"));
}

/// DF-RIPOSTE-12, DF-INT-220: a throw is no weapon attack here.
#[test]
fn a_throw_gets_through() {
    let brawl = play(
        room()
            .put(Thras, sq("D6"), North)
            .put(Montero, sq("D4"), South)
            .hold(Thras, Kind::Flagon)
            .effect(Montero, Card::Riposte, None)
            .plan(Thras, &[Card::Throw, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Montero, Some(Thras), 2)]);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-INT-049, PD-2, PD-3: the revealed card takes no slot, and cannot be chosen itself.
#[test]
fn the_daze_fills_the_room_that_the_revealed_card_left() {
    let mut brawl = play(slashed(South));
    let offer = brawl.offer(Thras, "daze");
    assert!(!offer.contains(&Item::Card(Card::Slash)));
    assert!(brawl.try_answer(Thras, "daze", &cards(&[Card::Slash, Card::Dash])).is_err());
    brawl.plan(Thras, "daze", &[Card::Dash, Card::Boast]).turn(Thras, North);
    let planned = News::Planned { character: Thras, added: 2, planned: 3 };
    assert!(brawl.news().contains(&planned));
    assert!(brawl.hand(Thras).deck.contains(&Card::Slash), "back now");
}

/// DF-CARD-14, DF-HOUSE-04: with somebody on guard the order is asked, else it is not.
#[test]
fn the_order_is_asked_when_somebody_is_on_guard() {
    let mut guarded = play(slashed(South).put(Nari, sq("E4"), South).reputation(Thras, 0));
    guarded.answer(Thras, "order", &[Nari, Montero].map(Item::Character));
    assert_eq!(guarded.paid(), [(Nari, Some(Thras), 2), (Thras, Some(Montero), 2)]);
    let open = play(slashed(North).put(Nari, sq("E4"), South));
    assert!(!open.asks(Thras, "order"));
}

/// DF-RIPOSTE-05, DF-CANCEL-02
#[test]
fn it_needs_to_be_played_standing() {
    let brawl = play(
        room()
            .put(Montero, sq("D4"), North)
            .put(Thras, sq("K11"), North)
            .prone(Montero)
            .plan(Montero, &[Card::Riposte, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Montero), Some("DF-CANCEL-02"));
    assert_eq!(brawl.mat(Montero).effects, []);
}

/// TI-10, DF-RIPOSTE-09, DF-CONFLICT-07: the clock does not end it; being drawn does.
#[test]
fn it_lasts_until_its_owner_is_drawn() {
    let mut brawl = play(
        room()
            .put(Montero, sq("D4"), South)
            .put(Thras, sq("D5"), North)
            .plan(Montero, &[Card::Riposte, Card::Slash])
            .plan_ahead(Thras, &[Card::Slash, Card::Move])
            .time(Thras, 3),
    );
    brawl.answer(Montero, "riposte", &[Item::Time(3)]).turn(Montero, South);
    assert_eq!(brawl.parts().track.marker, 3);
    assert_eq!(brawl.paid(), [(Thras, Some(Montero), 7)]);
    brawl.plan(Thras, "daze", &[Card::Dash, Card::Boast]).turn(Thras, North);
    brawl.plan(Montero, "plan", &[Card::Move]);
    assert_eq!(brawl.parts().track.acting, Some(Montero));
    assert_eq!(brawl.mat(Montero).effects, []);
    let ended = News::Ended { character: Montero, card: Card::Riposte, rule: "DF-RIPOSTE-09" };
    assert!(brawl.news().contains(&ended));
}

/// DF-RIPOSTE-06, AT-6, DF-SHOVE-06, DF-SNATCH-04: a Shove and a Snatch that are weapons on a
/// house's own cards move and take nothing.
#[test]
fn it_stops_what_a_house_makes_a_weapon() {
    let cases = [
        ("thras.toml", "[shove]", Thras, Card::Shove),
        ("nari.toml", "[snatch]", Nari, Card::Snatch),
    ];
    for (file, section, who, card) in cases {
        let weapon = format!("{section}\nweapon = {{ house = true }}");
        let room = room_where(file, section, &weapon).own_cards();
        let room = room.put(Montero, sq("D4"), South).hold(Montero, Kind::Mug);
        let room = room.effect(Montero, Card::Riposte, None).put(who, sq("D5"), North);
        let brawl = play(room.plan(who, &[card, Card::Move]));
        assert_eq!(brawl.paid(), [(who, Some(Montero), 7)]);
        assert_eq!(brawl.square(Montero), "D4");
        assert_eq!(brawl.held(Montero), Some(Kind::Mug));
    }
}
