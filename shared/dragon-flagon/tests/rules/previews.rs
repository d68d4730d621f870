//! What a card would reach if it were played from here, as its player is shown while planning.

use dragon_flagon::board::Facing;
use dragon_flagon::item::ask as key;
use dragon_flagon::scenario::Scenario;

use crate::common::*;
use crate::hints::hint;

/// The squares, those hit, and the rule for which it would do nothing.
fn shows(room: Scenario, who: Character, card: Card) -> (String, Vec<Character>, &'static str) {
    let hint = hint(&play(room), who, key::PLAN, Item::Card(card));
    (named(&hint.squares), hint.hits, hint.idle.unwrap_or_default())
}

/// The names of squares, in the order of the alphabet.
fn named(squares: &[Square]) -> String {
    let mut names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    names.sort();
    names.join(" ")
}

/// A room with Special cards where this one is about to plan.
fn planning(who: Character, square: &str, facing: Facing) -> Scenario {
    room().own_cards().put(who, sq(square), facing).plan(who, &[])
}

/// DF-CHARGE-05, -06: the square of the step and the one that is struck.
#[test]
fn a_charge_shows_its_step_and_its_blow() {
    let room = || planning(Nari, "D5", North);
    assert_eq!(shows(room(), Nari, Card::Charge), ("D3 D4".into(), vec![], ""));
    let hit = room().put(Teo, sq("D3"), North);
    assert_eq!(shows(hit, Nari, Card::Charge), ("D3 D4".into(), vec![Teo], ""));
    let barred = room().put(Teo, sq("D4"), North);
    assert_eq!(shows(barred, Nari, Card::Charge), (String::new(), vec![], "DF-CHARGE-03"));
}

/// DF-DASH-02, -03: where a dash can end; with no square ahead it leads nowhere.
#[test]
fn a_dash_shows_where_it_can_end() {
    let room = || planning(Nari, "D5", North);
    assert_eq!(shows(room(), Nari, Card::Dash), ("D1 D2 D3 D4 D5".into(), vec![], ""));
    let short = room().put(Teo, sq("D3"), North);
    assert_eq!(shows(short, Nari, Card::Dash), ("D4 D5".into(), vec![], ""));
    let stuck = room().put(Teo, sq("D4"), North);
    assert_eq!(shows(stuck, Nari, Card::Dash), ("D5".into(), vec![], "DF-DASH-03"));
}

/// DF-MOVE-02: the squares of a Move and the own one. DF-RIPOSTE-05: those that are guarded.
#[test]
fn a_move_and_a_riposte_show_their_squares() {
    let room = || planning(Nari, "D5", North);
    assert_eq!(shows(room(), Nari, Card::Move), ("C4 C5 D3 D4 D5 E4 E5".into(), vec![], ""));
    assert_eq!(shows(room(), Nari, Card::Riposte), ("C4 D4 E4".into(), vec![], ""));
}

/// DF-PICKUP-01, -07: the squares of what can be taken.
#[test]
fn pick_up_shows_what_is_in_reach() {
    let room = || planning(Nari, "F7", North);
    let mug = room().object(Kind::Mug, sq("F7"));
    assert_eq!(shows(mug, Nari, Card::PickUp), ("F6 F7".into(), vec![], ""));
    let bare = room().without_flagon();
    assert_eq!(shows(bare, Nari, Card::PickUp), (String::new(), vec![], "DF-PICKUP-01"));
}

/// DF-BARREL-01, -02: the ways of all barrels in reach.
#[test]
fn push_barrel_shows_every_way() {
    let room = || planning(Nari, "D4", North);
    let both = room().object(Kind::Barrel, sq("D4")).object(Kind::Barrel, sq("D3"));
    let hit = both.put(Teo, sq("D1"), North);
    let expected = ("D1 D1 D2 D2 D3 D3 D4".into(), vec![Teo, Teo], "");
    assert_eq!(shows(hit, Nari, Card::PushBarrel), expected);
    let alone = room().object(Kind::Barrel, sq("D3"));
    assert_eq!(shows(alone, Nari, Card::PushBarrel), ("D1 D2 D3".into(), vec![], "DF-CANCEL-08"));
    assert_eq!(shows(room(), Nari, Card::PushBarrel), (String::new(), vec![], "DF-BARREL-01"));
}

/// DF-PUSHTABLE-05, -08, FU-4, DF-EARTH-03: where the table comes, its riders and those it meets;
/// with somebody bound to the earth, only that one and the riders.
#[test]
fn push_table_shows_whom_it_meets() {
    let room = || planning(Nari, "D6", North);
    let table = room().table(&squares(&["C5", "D5"])).put(Teo, sq("C5"), North);
    let pushed = table.put(Asma, sq("C4"), North).put(Goodheart, sq("D4"), North);
    let expected = ("C4 D4".into(), vec![Teo, Goodheart, Asma], "");
    assert_eq!(shows(pushed.clone(), Nari, Card::PushTable), expected);
    let bound = pushed.effect(Goodheart, Card::Earthbond, Some(9));
    let expected = ("C4 D4".into(), vec![Teo, Goodheart], "");
    assert_eq!(shows(bound, Nari, Card::PushTable), expected);
    let nothing = (String::new(), vec![], "DF-PUSHTABLE-01");
    assert_eq!(shows(room(), Nari, Card::PushTable), nothing);
}

/// DF-SWING-01, -02: the landings and all who are kicked on the way to one of them.
#[test]
fn a_swing_shows_its_landings() {
    let room = || planning(Nari, "D6", North);
    let table = || room().table(&squares(&["D6", "E6"]));
    let kicked = table().put(Teo, sq("D4"), North).put(Asma, sq("D2"), North);
    let expected = ("D1 D2 D3".into(), vec![Teo, Asma], "");
    assert_eq!(shows(kicked, Nari, Card::Swing), expected);
    assert_eq!(shows(room(), Nari, Card::Swing), (String::new(), vec![], "DF-SWING-01"));
}

/// DF-THROW-01, -05, -08: the lines and the first on each of them.
#[test]
fn a_throw_shows_its_lines() {
    let room = || planning(Nari, "D3", North);
    let lines = "B1 C2 D1 D2 E2 F1";
    let hit = room().hold(Nari, Kind::Mug).put(Teo, sq("D1"), North);
    assert_eq!(shows(hit, Nari, Card::Throw), (lines.into(), vec![Teo], ""));
    let miss = room().hold(Nari, Kind::Mug);
    assert_eq!(shows(miss, Nari, Card::Throw), (lines.into(), vec![], "DF-THROW-08"));
    assert_eq!(shows(room(), Nari, Card::Throw), (String::new(), vec![], "DF-THROW-01"));
}

/// DF-FLIP-01, -03, -04: where the table comes down, who is on it and who is beneath it.
#[test]
fn flip_table_shows_both_sides() {
    let room = || planning(Thras, "D7", North);
    let table = || room().table(&squares(&["D5", "D6"]));
    let hit = table().put(Teo, sq("D5"), North).put(Asma, sq("D4"), North);
    assert_eq!(shows(hit, Thras, Card::FlipTable), ("D3 D4".into(), vec![Teo, Asma], ""));
    let idle = ("D3 D4".into(), vec![], "DF-CANCEL-08");
    assert_eq!(shows(table(), Thras, Card::FlipTable), idle);
    assert_eq!(shows(room(), Thras, Card::FlipTable), (String::new(), vec![], "DF-FLIP-01"));
}

/// DF-HANDCANNON-02, -04: an empty cannon reaches nobody. DF-DAGGER-01: Daggerang has three lines.
#[test]
fn missiles_show_their_lines() {
    let cannon = planning(Jack, "D3", North).put(Teo, sq("D1"), North);
    assert_eq!(shows(cannon, Jack, Card::HandCannon), ("D1 D2".into(), vec![Teo], ""));
    let miss = planning(Jack, "D3", North);
    let nobody = ("D1 D2".into(), vec![], "DF-HANDCANNON-03");
    assert_eq!(shows(miss, Jack, Card::HandCannon), nobody);
    let mut fired = play(planning(Jack, "D3", North).plan(Jack, &[Card::HandCannon, Card::Move]));
    assert_eq!(loads(&fired), [false]);
    fired.turn(Jack, North);
    let hint = hint(&fired, Jack, key::PLAN, Item::Card(Card::HandCannon));
    assert_eq!((hint.squares, hint.idle), (vec![], Some("DF-HANDCANNON-04")));
    fired.plan(Jack, key::PLAN, &[Card::HandCannon]).go(Jack, key::MOVE, "D3").turn(Jack, North);
    fired.plan(Jack, key::PLAN, &[Card::Boast]);
    assert_eq!(loads(&fired), [false, true]);

    let dagger = planning(Nari, "D3", North).put(Teo, sq("B1"), North);
    let lines = ("B1 C2 D1 D2 E2 F1".into(), vec![Teo], "");
    assert_eq!(shows(dagger, Nari, Card::Daggerang), lines);
    let miss = planning(Nari, "D3", North);
    let nobody = ("B1 C2 D1 D2 E2 F1".into(), vec![], "DF-DAGGER-02");
    assert_eq!(shows(miss, Nari, Card::Daggerang), nobody);
}

/// What was told of the Hand Cannon: whether it is loaded now.
fn loads(brawl: &Brawl) -> Vec<bool> {
    brawl.heard(|news| match news {
        News::Loaded { loaded, .. } => Some(loaded),
        _ => None,
    })
}

/// DF-KICK-01, -03: all lines, and the first on each of them, shown before the turn to each side;
/// with nobody there it is a flight and not in vain.
#[test]
fn a_dragon_kick_shows_its_lines() {
    let shown = |nari: &str| {
        let room = room().own_cards().put(Teo, sq("A1"), East).put(Nari, sq(nari), North);
        let brawl = play(room.plan(Teo, &[Card::SixthSense, Card::DragonKick]));
        let hint = hint(&brawl, Teo, key::TURN, Item::Face(East));
        (named(&hint.squares), hint.hits, hint.idle)
    };
    let along = "A10 A11 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 C1 C3 D1 E1 F1 G1 H1 I1 J1 K1";
    assert_eq!(shown("C3"), (along.into(), vec![Nari], None));
    let beyond = "A10 A11 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 C1 C3 D1 D4 E1 E5 F1 F6 G1 G7 H1 H8 I1 I9 J1 \
                  J10 K1 K11";
    assert_eq!(shown("C2"), (beyond.into(), vec![], None));
}

/// DF-LEAP-01, -02: the squares without a character.
#[test]
fn a_leap_shows_where_it_can_end() {
    let room = || planning(Teo, "A1", West);
    assert_eq!(shows(room(), Teo, Card::Leap), ("A3".into(), vec![], ""));
    let full = room().put(Nari, sq("A3"), North);
    assert_eq!(shows(full, Teo, Card::Leap), (String::new(), vec![], "DF-LEAP-02"));
}

/// DF-FLUNGE-01: the step and the squares that are struck after it.
#[test]
fn a_flunge_shows_its_step_and_its_blow() {
    let room = planning(Montero, "D5", North).put(Teo, sq("E3"), North);
    let expected = ("C3 D3 D4 E3".into(), vec![Teo], "");
    assert_eq!(shows(room, Montero, Card::Flunge), expected);
}

/// DF-STEP-01, -02: the squares beyond neighbours.
#[test]
fn a_shadow_step_shows_where_it_leads() {
    let room = || planning(Nari, "D5", North);
    let past = room().put(Teo, sq("D4"), North);
    assert_eq!(shows(past, Nari, Card::ShadowStep), ("D3".into(), vec![], ""));
    assert_eq!(shows(room(), Nari, Card::ShadowStep), (String::new(), vec![], "DF-STEP-01"));
}

/// CX-12: a house may let it be played in vain.
#[test]
fn a_shadow_step_in_vain_shows_why() {
    let room = room_where(
        "rulings.toml",
        "shadow_step_cancelled = { house = true }",
        "shadow_step_cancelled = { house = false }",
    );
    let room = room.own_cards().put(Nari, sq("D5"), North).plan(Nari, &[]);
    assert_eq!(shows(room, Nari, Card::ShadowStep), (String::new(), vec![], "CX-12"));
}

/// DF-TITHE-01, -05: those who would pay; the poor only keep it from being in vain.
#[test]
fn a_tithe_shows_who_would_pay() {
    let tithe = |reputation: u8| {
        let room = room().own_cards().put(Nari, sq("A3"), North).reputation(Nari, reputation);
        let room = room.put(Tuuli, sq("A1"), East);
        let brawl = play(room.plan(Tuuli, &[Card::DivineInspiration, Card::Tithe]));
        let hint = hint(&brawl, Tuuli, key::TURN, Item::Face(East));
        (hint.hits, hint.idle)
    };
    assert_eq!(tithe(20), (vec![], Some("DF-TITHE-05")));
    assert_eq!(tithe(12), (vec![], Some("DF-TITHE-05")));
    assert_eq!(tithe(11), (vec![], None));
}

/// DF-FAMILIAR-02, OB-20: a spell shows what it reaches from both of its places, each one once.
#[test]
fn a_spell_shows_both_places() {
    let asma = || planning(Asma, "A1", East);
    let idle = ("A2 B1 B2".into(), vec![], "DF-CANCEL-08");
    assert_eq!(shows(asma(), Asma, Card::ArcLightning), idle);
    let hit = ("A2 B1 B2".into(), vec![Teo], "");
    assert_eq!(shows(asma().put(Teo, sq("B2"), North), Asma, Card::ArcLightning), hit);
    let mut brawl = summoned();
    let both = hint(&brawl, Asma, key::TURN, Item::Face(East));
    assert_eq!(named(&both.squares), "A2 B1 B1 B2 B2 C2 D1 D2");
    assert_eq!((both.hits, both.idle), (vec![Teo], None));
    brawl.turn(Asma, East).plan(Asma, key::PLAN, &[Card::Move]);
    assert_eq!(square(&brawl, Asma, key::ORIGIN, "A1"), ("A2 B1 B2".into(), vec![Teo]));
    let beyond = ("B1 B2 C2 D1 D2".into(), vec![Teo]);
    assert_eq!(square(&brawl, Asma, key::ORIGIN, "C1"), beyond);
}

/// Asma is about to turn in A1, her Familiar is in C1, and Teo stands before both.
fn summoned() -> Brawl {
    let room = room().own_cards().put(Asma, sq("A1"), East).put(Teo, sq("B2"), North);
    let mut brawl = play(room.plan(Asma, &[Card::Familiar, Card::ArcLightning]));
    brawl.go(Asma, key::MARK, "C1");
    brawl.answer(Asma, key::FAMILIAR_FACE, &[Item::Face(North)]);
    brawl
}

/// What an offered square of a card's own prompt would reach.
fn square(brawl: &Brawl, who: Character, key: &str, square: &str) -> (String, Vec<Character>) {
    let hint = hint(brawl, who, key, Item::Square(sq(square)));
    (named(&hint.squares), hint.hits)
}

/// DF-SWING-02, DF-BARREL-02, DF-BARRAGE-02: whom a landing, a barrel or a mark would hit.
#[test]
fn squares_to_choose_from_show_whom_they_hit() {
    let table = room().table(&squares(&["D6", "E6"])).put(Teo, sq("D4"), North);
    let swing = play(table.put(Nari, sq("D6"), North).plan(Nari, &[Card::Swing, Card::Move]));
    assert_eq!(square(&swing, Nari, key::SWING, "D2"), ("D2 D3 D4 D5".into(), vec![Teo]));

    let barrels = room().object(Kind::Barrel, sq("D4")).object(Kind::Barrel, sq("D3"));
    let barrels = barrels.put(Nari, sq("D4"), North).put(Teo, sq("D2"), North);
    let barrels = play(barrels.plan(Nari, &[Card::PushBarrel, Card::Move]));
    assert_eq!(square(&barrels, Nari, key::BARREL, "D3"), ("D2 D3".into(), vec![Teo]));

    let jack = room().own_cards().put(Jack, sq("D4"), North).put(Teo, sq("B2"), North);
    let jack = play(jack.plan(Jack, &[Card::CannonBarrage, Card::Move]));
    assert_eq!(square(&jack, Jack, key::MARK, "A1"), ("A1 A2 B1 B2".into(), vec![Teo]));

    let nari = play(room().put(Nari, sq("D4"), North).plan(Nari, &[Card::Move, Card::Slash]));
    assert_eq!(square(&nari, Nari, key::MOVE, "D3"), ("D3".into(), vec![]));
}

/// DF-THROW-05, DF-CARD-20: what a throw would take depends on what is in the hand.
#[test]
fn a_throw_shows_what_it_takes() {
    let takes = |kind| {
        let room = room().put(Nari, sq("D3"), North).hold(Nari, kind);
        let room = room.put(Teo, sq("D1"), North).put(Asma, sq("B1"), North);
        let brawl = play(room.plan(Nari, &[Card::Throw, Card::Move]));
        hint(&brawl, Nari, key::THROW, Item::Character(Teo)).takes
    };
    assert_eq!(takes(Kind::Mug), Some(2));
    assert_eq!(takes(Kind::Chair), Some(4));
}
