//! What deck files must keep to. Every fault says where it is and what is allowed.

use alloc::format;
use core::ops::RangeInclusive;

use table::DeckFaults;

use crate::chamber_file::{CHAMBERS, ChamberFile, SHAPES, Shapes};
use crate::ids::{Kind, Tile};
use crate::world::MOST_SEATS;

/// How many tiles a hand may have.
const HAND: RangeInclusive<u8> = 1..=10;

/// Checks everything that the file of chambers can say wrongly although it can be read.
pub fn check(file: &ChamberFile, faults: &mut DeckFaults) {
    numbers(file, faults);
    for kind in Kind::ALL {
        let counts = file.chambers.get(&kind).map(Shapes::counts).unwrap_or_default();
        shapes(kind, counts, faults);
    }
    let counts = file.chambers.values().flat_map(Shapes::counts);
    let all: usize = counts.map(usize::from).sum();
    let hand = *file.game.hand.value();
    let least = MOST_SEATS * usize::from(hand) + 1;
    // A hand that cannot be is told of already; what it would need is no limit to keep to.
    if HAND.contains(&hand) && !(least..=Tile::MOST).contains(&all) {
        let most = Tile::MOST;
        let why = format!("a hand for each of {MOST_SEATS} seats, and Start");
        let message = format!("{all} chambers in all; {least} to {most} are allowed: {why}");
        faults.file(CHAMBERS).add_whole(message);
    }
}

fn numbers(file: &ChamberFile, faults: &mut DeckFaults) {
    let game = &file.game;
    let (goal, escape) = (*game.goal.value(), *game.escape.value());
    // A hoard without the coins that win could never be won by them.
    let coins = goal.max(escape)..=200;
    let numbers: [(&str, u8, RangeInclusive<u8>); 5] = [
        ("hand", *game.hand.value(), HAND),
        ("goal", goal, 1..=20),
        ("escape", escape, 1..=20),
        ("coins", *game.coins.value(), coins),
        ("rounds", *game.rounds.value(), 5..=250),
    ];
    let mut section = faults.section(CHAMBERS, "game");
    for (field, value, allowed) in numbers {
        if !allowed.contains(&value) {
            let (least, most) = (allowed.start(), allowed.end());
            section.add(field, format!("{value} is not allowed, only {least} to {most}"));
        }
    }
}

/// Whether the chambers of a kind have the arrows that the rules speak of (DK-BLANK-02, DK-GALE-05).
fn shapes(kind: Kind, counts: [u8; 5], faults: &mut DeckFaults) {
    let mut section = faults.section(CHAMBERS, kind.key());
    for (count, (shape, sides)) in counts.into_iter().zip(SHAPES) {
        let fits = kind.is_exit() == sides.is_empty();
        if count > 0 && !fits {
            let rule = if kind.is_exit() { "has no arrows" } else { "has at least one arrow" };
            section.add(shape, format!("such a chamber {rule}"));
        }
    }
    let all: u32 = counts.into_iter().map(u32::from).sum();
    if kind == Kind::Start && all != 1 {
        section.add_whole(format!("there is exactly one, not {all}"));
    }
}
