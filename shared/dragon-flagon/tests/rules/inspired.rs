//! Divine Inspiration (DF-INSPIRATION): Tuuli goes first and is not drawn.

use dragon_flagon::scenario::Scenario;
use table::{Game, Viewer};

use crate::common::*;

/// Tuuli is inspired up to a space; Nari and Margalo, who stands ahead of her, wait on hers.
fn three(room: Scenario, until: u8) -> Scenario {
    let two = [Card::Slash, Card::Dash];
    room.own_cards()
        .marker(8)
        .put(Tuuli, sq("D4"), South)
        .put(Margalo, sq("D5"), North)
        .put(Nari, sq("K11"), North)
        .plan(Tuuli, &two)
        .plan(Nari, &two)
        .plan(Margalo, &[Card::Bite, Card::Move])
        .effect(Tuuli, Card::DivineInspiration, Some(until))
}

fn drawn(brawl: &Brawl) -> Vec<Character> {
    brawl.heard(|news| match news {
        News::Drawn { character } => Some(character),
        _ => None,
    })
}

/// DF-INSPIRATION-01, DF-INSPIRATION-02, TI-13, DF-INT-107: whatever chance would say, on the space
/// of its end too. DF-INT-084: so nobody can bite her before she has acted there.
#[test]
fn the_inspired_one_goes_first_whatever_chance_says() {
    for until in [8, 14] {
        for number in 0..40 {
            let brawl = play(three(room(), until).chance(number));
            assert_eq!(drawn(&brawl), [Tuuli]);
            assert_eq!(brawl.mat(Tuuli).effects.is_empty(), until == 8, "over when drawn");
        }
    }
}

/// Without the effect chance decides, so the test above could fail.
#[test]
fn without_inspiration_chance_decides() {
    let first = |number| {
        let two = [Card::Slash, Card::Dash];
        let room = room().put(Tuuli, sq("D4"), South).put(Nari, sq("K11"), North);
        drawn(&play(room.plan(Tuuli, &two).plan(Nari, &two).chance(number)))[0]
    };
    assert!((0..40).any(|number| first(number) == Nari));
}

/// DF-INT-106: late at night everybody sees that she is inspired, and nobody what she planned.
#[test]
fn late_at_night_her_effect_lies_open_and_her_card_does_not() {
    let brawl = play(three(room().night(), 14).put(Teo, sq("A1"), South).plan(Teo, &[]));
    assert!(brawl.asks(Teo, "plan"), "nobody has been drawn yet");
    let mat = brawl.mat(Tuuli);
    assert_eq!((mat.planned, mat.revealed), (2, None));
    assert!(mat.effects.iter().any(|effect| effect.card == Card::DivineInspiration));
    let hand = brawl.hand(Tuuli);
    assert!(hand.hidden && hand.slots.is_empty());
    let seen = brawl.game.view(Viewer::Spectator);
    assert!(seen.own.is_none());
}
