//! What stands on the cards that belong to one character, as built in: one table for all of them.

use std::collections::BTreeSet;

use dragon_flagon::board::Offset;
use dragon_flagon::guide::{CardGuide, Means};

use super::values::card;
use crate::common::*;

/// A card, its numbers, its bar and marks, and its squares: who of them is hit, and where they are.
type Row = (Card, &'static str, &'static str, &'static str);

/// The bar is there where it says "standing". `HURL` and `MONKEY` fly as a Throw does.
#[rustfmt::skip]
const CARDS: [Row; 45] = [
    (Card::Berserk, "reputation 3, time 2", "standing weapon", "all A8"),
    (Card::FlipTable, "reputation 4, time 3", "standing fall", "all F1"),
    (Card::Shove, "reputation 2, time 2", "standing", "one F1"),
    (Card::Warcry, "daze 1, reputation 1, time 2", "", "all W8"),
    (Card::BattleFrenzy, "duration 8, reputation 2, time 2", "", "all A8"),

    (Card::Arrr, "daze 2, knockback 1, reputation 3, time 3", "standing", "go far L3"),
    (Card::Chug, "duration 6, eases 1, plans 3, time 1", "", ""),
    (Card::HandCannon, "knockback 1, reputation 5, time 2", "", "one L1"),
    (Card::LureOfTheSea, "reputation 1, time 2", "", "one D3"),
    (Card::CannonBarrage, "reputation 4, self_loss 4, time 2", "", "all B9"),

    (Card::Arise, "reputation 3, time 2", "", ""),
    (Card::DivineInspiration, "duration 8, time 1", "", ""),
    (Card::Smackdown, "reputation 4, time 2", "standing weapon fall", "one F1"),
    (Card::Vision, "extra_time 1", "", ""),
    (Card::Tithe, "gift 2, poor 12, reputation 5, rich 20, time 2", "", "all R2"),

    (Card::Bite, "delay 2, reputation 4, time 3", "", "one F1"),
    (Card::LivingWood, "reputation 3, time 4", "", ""),
    (Card::MarkPrey, "gain 2, time 1", "", ""),
    (Card::Wildstyle, "reputation 2, self_daze 1, time 2", "standing weapon", "all F5"),
    (Card::EyesOfGaia, "duration 8, plans 1, time 1", "", ""),

    (Card::Leap, "time 2", "standing", "go J10"),
    (Card::MonkeyThrow, "chair_range 3, chair_reputation 4, mug_daze 1, mug_reputation 3, time 2", "", "one L8"),
    (Card::SixthSense, "duration 8, time 1", "", ""),
    (Card::TouchOfDeath, "behind 7, reputation 2, time 1", "standing", "one F1"),
    (Card::DragonKick, "knockback 1, reputation 5, time 2", "standing fall", "one L8"),

    (Card::DivineHurl, "chair_range 3, chair_reputation 4, knockback 1, mug_daze 1, mug_reputation 2, time 2", "", "one L3"),
    (Card::Earthbond, "duration 8, time 1", "", ""),
    (Card::Radiance, "daze 1, reputation 3, time 3", "", "all R2"),
    (Card::ShieldBash, "daze 1, knockback 1, reputation 4, time 2", "standing", "one F3"),
    (Card::GodSmack, "knockback 4, reputation 5, time 3", "standing", "one F3"),

    (Card::Backstab, "behind 5, reputation 1, time 2", "standing weapon", "one F5"),
    (Card::Daggerang, "reputation 5, time 2", "", "one L3"),
    (Card::ShadowStep, "time 1", "standing", "one F3, go N3"),
    (Card::Snatch, "reputation 1, time 1", "", "one F3"),
    (Card::ShadowDash, "duration 8, time 1", "", ""),

    (Card::Flunge, "reputation 3, time 2", "standing weapon", "go F1, all ahead F3"),
    (Card::SwordDance, "reputation 2, time 2", "standing weapon", "all F3, go S4"),
    (Card::WaveHat, "daze 2, reputation 1, time 2", "", "all F3"),
    (Card::WittyRetort, "reputation 3, time 2", "", "one R2"),
    (Card::BladeWaltz, "reputation 3, time 3", "standing weapon", "one F1, go M6"),

    (Card::ArcLightning, "later 1, reputation 3, time 3", "", "one A8"),
    (Card::ArcaneBolt, "reputation 3, time 4", "", "one L3"),
    (Card::Familiar, "time 2", "", ""),
    (Card::IceCone, "delay 1, reputation 1, time 2", "", "one C4"),
    (Card::ArcanoConvergence, "duration 6, spell_time 1, time 1", "", ""),
];

/// Whether a square, forward and to the right, belongs to the squares of this name. Of lines the
/// first three squares are drawn.
fn belongs(name: &str, f: i8, r: i8) -> bool {
    let (far, walk) = (f.abs().max(r.abs()), f.abs() + r.abs());
    let line = f == 0 || r == 0 || f.abs() == r.abs();
    let front = f == 1 && r.abs() <= 1;
    match name {
        "F1" => (f, r) == (1, 0),
        "F3" => front,
        "ahead F3" => f == 2 && r.abs() <= 1,
        "F5" => front || (f, r.abs()) == (0, 1),
        "A8" => far == 1,
        "B9" => far <= 1,
        "R2" => far == 1 || far == 2,
        "W8" => front || f == 2 && r.abs() <= 2,
        "C4" => (f, r) == (1, 0) || f == 2 && r.abs() <= 1,
        "D3" => (1..=3).contains(&walk),
        "S4" => walk == 1,
        "M6" => front || (f, r) == (2, 0) || (f, r.abs()) == (0, 1),
        "N3" => f == 2 && (r == 0 || r.abs() == 2),
        "J10" => (0..3).contains(&f) && r.abs() == 2 || f == 2 && r.abs() < 2 || (f, r) == (3, 0),
        "L1" => r == 0 && (1..=3).contains(&f),
        "L3" => line && f > 0 && (1..=3).contains(&far),
        "far L3" => line && f > 0 && (3..=5).contains(&far),
        "L8" => line && (1..=3).contains(&far),
        _ => panic!("{name}"),
    }
}

/// The squares that a row names, each with what it means.
fn named(squares: &str) -> BTreeSet<(&str, i8, i8)> {
    let mut all = BTreeSet::new();
    for part in squares.split(", ").filter(|part| !part.is_empty()) {
        let (means, name) = part.split_once(' ').unwrap();
        for (f, r) in (-5..=5).flat_map(|f| (-5..=5).map(move |r| (f, r))) {
            if belongs(name, f, r) {
                all.insert((means, f, r));
            }
        }
    }
    all
}

fn drawn(guide: &CardGuide) -> BTreeSet<(&'static str, i8, i8)> {
    let squares = guide.diagram.iter().map(|square| {
        let Offset(forward, right) = square.at;
        let means = match square.means {
            Means::Go => "go",
            Means::One => "one",
            Means::All => "all",
        };
        (means, forward, right)
    });
    squares.collect()
}

/// DF-CARD-04, DF-CARD-18, and card by card: DF-BERSERK-02, DF-FLIP-07, DF-SHOVE-06, DF-WARCRY-02,
/// DF-FRENZY-06, DF-ARRR-06, DF-CHUG-04, DF-HANDCANNON-05, DF-LURE-06, DF-BARRAGE-05, DF-ARISE-04,
/// DF-INSPIRATION-03, DF-SMACKDOWN-02, DF-TITHE-06, DF-BITE-04, DF-WOOD-04, DF-PREY-05, DF-WILD-02,
/// DF-GAIA-09, DF-LEAP-04, DF-MONKEY-03, DF-SIXTH-03, DF-DEATH-03, DF-KICK-05, DF-HURL-03,
/// DF-EARTH-05, DF-RADIANCE-04, DF-BASH-03, DF-GODSMACK-06, DF-BACKSTAB-03, DF-DAGGER-05,
/// DF-STEP-04, DF-SNATCH-04, DF-SHADOWDASH-05, DF-FLUNGE-07, DF-DANCE-04, DF-HAT-01, DF-RETORT-02,
/// DF-WALTZ-09, DF-ARC-11, DF-BOLT-04, DF-FAMILIAR-09, DF-ICE-05, DF-ARCANO-05
#[test]
fn what_stands_on_the_cards_of_single_characters() {
    for (name, numbers, marks, squares) in CARDS {
        let guide = card(name);
        assert_eq!(guide.copies, 1, "{name:?}");
        let values = guide.values.iter().filter(|(field, _)| *field != "copies");
        let found: Vec<String> = values.map(|(field, value)| format!("{field} {value}")).collect();
        assert_eq!(found.join(", "), numbers, "{name:?}");
        let is = [("standing", guide.standing), ("weapon", guide.weapon), ("fall", guide.fall)];
        let found: Vec<&str> = is.into_iter().filter(|(_, is)| *is).map(|(mark, _)| mark).collect();
        assert_eq!(found.join(" "), marks, "{name:?}");
        assert_eq!(drawn(&guide), named(squares), "{name:?}");
    }
    let special = Card::ALL.into_iter().filter(|card| card.owner().is_some());
    assert!(special.eq(CARDS.map(|(card, ..)| card)), "each of them stands in the table");
}

/// DF-FLOW-07: no card is free of time, so after an action its token lies on a later space.
#[test]
fn every_card_takes_time() {
    for name in Card::ALL {
        assert!(card(name).times.iter().all(|time| *time > 0), "{name:?}");
    }
}
