//! What stands on the cards (DF-CARD): the values that the rulebook prints, and ours.

use dragon_flagon::guide::CardGuide;
use table::Game;

use crate::common::*;

pub fn card(card: Card) -> CardGuide {
    let who = card.owner().unwrap_or(Nari);
    let brawl = play(room().own_cards().put(who, sq("A1"), South));
    brawl.game.guide().cards.into_iter().find(|guide| guide.card == card).unwrap()
}

/// DF-CARD-07, DF-CARD-08, DF-CARD-20, DF-MOVECARD-03, DF-MOVECARD-04, DF-PICKUP-08,
/// DF-RIPOSTE-01, DF-THROW-10
#[test]
fn times() {
    for (name, times) in [
        (Card::Boast, &[2][..]),
        (Card::Charge, &[2]),
        (Card::Dash, &[3]),
        (Card::Move, &[1, 2]),
        (Card::PickUp, &[1]),
        (Card::PushBarrel, &[3]),
        (Card::PushTable, &[3]),
        (Card::Riposte, &[1, 2, 3]),
        (Card::Slash, &[2]),
        (Card::Swing, &[3]),
        (Card::Throw, &[2]),
        (Card::YankRug, &[2]),
    ] {
        assert_eq!(card(name).times, times, "{name:?}");
    }
}

/// DF-CARD-05, DF-CARD-06, DF-SLASH-04, DF-DASH-04, DF-MOVECARD-06: which Common cards have a
/// purple bar.
#[test]
fn bars() {
    for name in Card::ALL.into_iter().filter(|card| card.owner().is_none()) {
        let bar = !matches!(name, Card::PickUp | Card::Throw | Card::YankRug);
        assert_eq!(card(name).standing, bar, "{name:?}");
    }
}

/// DF-CARD-15, DF-CARD-16, DF-CHARGE-01, DF-SLASH-01, DF-BERSERK-01, DF-SMACKDOWN-01, DF-WILD-01,
/// DF-FLUNGE-06, DF-DANCE-01, DF-BASH-02: no other one can be answered by Riposte.
#[test]
fn blades_are_the_weapon_attacks() {
    for name in Card::ALL {
        let weapon = matches!(
            name,
            Card::Charge
                | Card::Slash
                | Card::Berserk
                | Card::Smackdown
                | Card::Wildstyle
                | Card::Backstab
                | Card::Flunge
                | Card::SwordDance
                | Card::BladeWaltz
        );
        assert_eq!(card(name).weapon, weapon, "{name:?}");
    }
}

/// DF-BARREL-12, -13, DF-PUSHTABLE-07, -15, DF-RIPOSTE-07, -08, DF-SLASH-03, DF-SWING-06, -08, -09,
/// DF-YANK-08, DF-CHARGE-09
#[test]
fn what_a_hit_does() {
    for (name, reputation, daze, fall, knockback) in [
        (Card::Charge, 4, 0, false, 0),
        (Card::PushBarrel, 7, 0, false, 1),
        (Card::PushTable, 3, 1, false, 1),
        (Card::Riposte, 7, 2, false, 0),
        (Card::Slash, 2, 0, false, 0),
        (Card::Swing, 3, 2, false, 1),
        (Card::YankRug, 2, 0, true, 0),
    ] {
        let guide = card(name);
        let found = (guide.reputation, guide.daze, guide.fall, guide.knockback);
        assert_eq!(found, (Some(reputation), daze, fall, knockback), "{name:?}");
    }
}

/// DF-CARD-20: values that the rulebook prints are not marked as ours, and the other way round.
#[test]
fn our_own_values_are_marked() {
    for (name, house) in [
        (Card::Boast, &["time", "standing"][..]),
        (Card::Charge, &["time", "standing", "reputation"]),
        (Card::Dash, &["time", "standing"]),
        (Card::Move, &["copies", "standing", "area"]),
        (Card::PickUp, &["standing"]),
        (Card::PushBarrel, &["time", "standing", "weapon"]),
        (Card::PushTable, &["time", "weapon", "reputation", "daze"]),
        (Card::Riposte, &["standing", "area"]),
        (Card::Slash, &["time", "standing", "area"]),
        (Card::Swing, &["time", "weapon", "lines", "reputation"]),
        (Card::Throw, &["standing", "weapon", "mug", "chair"]),
        (Card::YankRug, &["time", "standing", "weapon", "reputation", "fall"]),
    ] {
        let (mut found, mut house) = (card(name).house, house.to_vec());
        found.sort_unstable();
        house.sort_unstable();
        assert_eq!(found, house, "{name:?}");
    }
}
