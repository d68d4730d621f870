//! What an offered item would do now, as the seat that is asked sees it.

use dragon_flagon::item::ask as key;
use dragon_flagon::parts::Hint;
use table::{Game, Viewer};

use crate::common::*;

pub fn hint(brawl: &Brawl, who: Character, key: &str, item: Item) -> Hint {
    let prompt = brawl.prompt(who, key);
    let view = brawl.game.view(Viewer::Seat(prompt.seat));
    let hints = DragonFlagon::hints(&view, &prompt);
    let offered = prompt.choose.offered();
    assert_eq!(hints.len(), offered.len(), "one for each item");
    hints[offered.iter().position(|other| *other == item).unwrap()].clone()
}

/// DF-MOVE-01, DF-RIPOSTE-02: the time is told where the choice decides it.
#[test]
fn what_a_choice_costs() {
    let time = |card, key, item| {
        let brawl = play(room().put(Nari, sq("F6"), North).plan(Nari, &[card, Card::Slash]));
        hint(&brawl, Nari, key, item).time
    };
    assert_eq!(time(Card::Move, key::MOVE, Item::Square(sq("F5"))), Some(2));
    assert_eq!(time(Card::Move, key::MOVE, Item::Square(sq("F6"))), Some(1), "to stay");
    assert_eq!(time(Card::Riposte, key::RIPOSTE, Item::Time(3)), Some(3));
    assert_eq!(time(Card::Dash, key::DASH, Item::Square(sq("F5"))), None);
}

/// DF-THROW-01, DF-CANCEL-08: the rule that would cancel a card, or leave it without effect.
#[test]
fn why_a_card_would_do_nothing() {
    let brawl = play(room().put(Nari, sq("F6"), North).plan(Nari, &[]));
    let idle = |card| hint(&brawl, Nari, key::PLAN, Item::Card(card)).idle;
    assert_eq!(idle(Card::Throw), Some("DF-THROW-01"));
    assert_eq!(idle(Card::Slash), Some("DF-CANCEL-08"));
    assert_eq!(idle(Card::Dash), None);
}

/// DF-ALLY-01: a friend among those hit is told, and nobody else is one.
#[test]
fn whether_a_friend_would_be_hit() {
    let slash = |friends: bool| {
        let room = room().put(Teo, sq("F5"), North).put(Nari, sq("F6"), North);
        let room = if friends { room.ally(Teo, Nari) } else { room };
        let hint = hint(&play(room.plan(Nari, &[])), Nari, key::PLAN, Item::Card(Card::Slash));
        (hint.hits, hint.friend)
    };
    assert_eq!(slash(true), (vec![Teo], true));
    assert_eq!(slash(false), (vec![Teo], false));
}
