//! What a bot plans where a card reaches several, but hits only one of them.

use dragon_flagon::item::ask as key;
use dragon_flagon::scenario::Scenario;
use table::{Chance, Game, Skill, Viewer};

use crate::common::*;

/// Whether the bot plans this card, if chance favours it.
fn plans(room: Scenario, who: Character, card: Card) -> bool {
    let brawl = play(room.plan(who, &[]));
    let prompt = brawl.prompt(who, key::PLAN);
    let view = brawl.game.view(Viewer::Seat(prompt.seat));
    let advice = |number| {
        let mut chance = Chance::numbered(number);
        DragonFlagon::advise(&view, &prompt, Skill::Sensible, &mut chance)
    };
    (0..8).any(|number| advice(number).contains(&Item::Card(card)))
}

/// DF-CARD-19
#[test]
fn one_victim_of_three_is_worth_one() {
    let around = |room: Scenario| {
        let room = room.put(Nari, sq("E3"), North).put(Teo, sq("F3"), North);
        room.put(Thras, sq("G3"), North)
    };
    let asma = around(room().own_cards().put(Asma, sq("F5"), North));
    assert!(!plans(asma, Asma, Card::ArcLightning));
    let montero = around(room().own_cards().put(Montero, sq("F5"), North));
    assert!(!plans(montero, Montero, Card::WittyRetort));
    let barrels = room_where(
        "common.toml",
        "reputation = { printed = 7 }\nknockback",
        "reputation = { printed = 2 }\nknockback",
    );
    let barrels = barrels.object(Kind::Barrel, sq("D9")).object(Kind::Barrel, sq("D8"));
    let barrels = barrels.put(Nari, sq("D9"), North).put(Teo, sq("D3"), North);
    let barrels = barrels.put(Thras, sq("C8"), North).put(Asma, sq("E8"), North);
    assert!(!plans(barrels, Nari, Card::PushBarrel));
}
