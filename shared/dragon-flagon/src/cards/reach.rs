//! When a card is cancelled, and what it would reach now, card by card.

use alloc::vec::Vec;

use super::{
    arise, boast, cannon_barrage, charge, chug, daggerang, dash, dragon_kick, flip_table, flunge,
    hand_cannon, leap, living_wood, mark_prey, pick_up, push_barrel, push_table, riposte,
    shadow_step, shapes, spells, step, swing, throw, tithe, yank_rug,
};
use crate::board::Square;
use crate::book::Book;
use crate::cards::Reach;
use crate::ids::{Card, Character};
use crate::item::ask as key;
use crate::tavern::Tavern;

/// The rule that cancels this card now (DF-CANCEL-01, -02, -04).
pub fn bar(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Option<&'static str> {
    let fighter = tavern.fighter(actor);
    if (fighter.prone || tavern.action.rose.has(actor)) && book.card(card).standing() {
        return Some("DF-CANCEL-02");
    }
    match card {
        Card::Boast => boast::bar(tavern, actor),
        Card::Charge => charge::bar(tavern, actor),
        Card::Chug => chug::bar(tavern, actor),
        Card::FlipTable => flip_table::bar(tavern, actor),
        Card::Flunge => flunge::bar(tavern, actor),
        Card::LivingWood => living_wood::bar(tavern, actor),
        Card::PickUp => pick_up::bar(tavern, actor),
        Card::PushBarrel => push_barrel::bar(tavern, actor),
        Card::PushTable => push_table::bar(tavern, actor),
        Card::ShadowStep => shadow_step::bar(tavern, book, actor),
        Card::Swing | Card::Arrr => swing::bar(tavern, book, actor, card),
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => throw::bar(tavern, actor),
        Card::YankRug => yank_rug::bar(tavern, book, actor),
        _ => None,
    }
}

/// Every rule that can cancel this card: all that [`bar`] knows, and those that it meets itself. A
/// simulation counts on seeing each of them.
pub fn bars(book: &Book, card: Card) -> Vec<&'static str> {
    let own: &[&'static str] = match card {
        Card::Boast => &["DF-BOAST-01"],
        Card::Charge => &["AT-2", "DF-CHARGE-03", "DF-CHARGE-04"],
        Card::Chug => &["DF-CHUG-01"],
        Card::FlipTable => &["DF-FLIP-01"],
        Card::Flunge => &["AT-2", "DF-CHARGE-03", "DF-FLUNGE-04"],
        Card::LivingWood => &["DF-WOOD-01"],
        Card::PickUp => &["DF-PICKUP-01"],
        Card::PushBarrel => &["DF-BARREL-01"],
        Card::PushTable => &["DF-PUSHTABLE-01", "DF-PUSHTABLE-11", "FU-4"],
        Card::ShadowStep => &["DF-STEP-01"],
        Card::Swing | Card::Arrr => &["DF-SWING-01", "CX-4", "KB-15"],
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => &["DF-THROW-01"],
        Card::Vision => &["DF-VISION-04"],
        Card::YankRug => &["DF-YANK-01", "DF-YANK-02"],
        _ => &[],
    };
    let prone = book.card(card).standing().then_some("DF-CANCEL-02");
    prone.into_iter().chain(own.iter().copied()).collect()
}

/// What this card would reach now.
pub fn reach(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    match card {
        Card::ArcLightning | Card::ArcaneBolt | Card::IceCone => {
            spells::reach(tavern, book, actor, card)
        }
        Card::Arise => arise::reach(tavern, actor),
        Card::Charge => charge::reach(tavern, actor),
        Card::Daggerang => daggerang::reach(tavern, book, actor),
        Card::Dash => dash::reach(tavern, book, actor),
        Card::DragonKick => dragon_kick::reach(tavern, book, actor),
        Card::FlipTable => flip_table::reach(tavern, actor),
        Card::Flunge => flunge::reach(tavern, book, actor),
        Card::HandCannon => hand_cannon::reach(tavern, book, actor),
        Card::Leap => leap::reach(tavern, book, actor),
        Card::LivingWood => living_wood::reach(tavern, actor),
        Card::MarkPrey => mark_prey::reach(tavern, actor),
        Card::Move => step::reach(tavern, book, actor),
        Card::PickUp => pick_up::reach(tavern, actor),
        Card::PushBarrel => push_barrel::reach(tavern, actor),
        Card::PushTable => push_table::reach(tavern, actor),
        Card::Riposte => riposte::reach(tavern, book, actor),
        Card::ShadowStep => shadow_step::reach(tavern, book, actor),
        Card::Swing | Card::Arrr => swing::reach(tavern, book, actor, card),
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => {
            throw::reach(tavern, book, actor, card)
        }
        Card::Tithe => tithe::reach(tavern, book, actor),
        Card::YankRug => yank_rug::reach(tavern, book, actor),
        Card::Slash
        | Card::Berserk
        | Card::Warcry
        | Card::BattleFrenzy
        | Card::Wildstyle
        | Card::Radiance
        | Card::SwordDance
        | Card::WaveHat => shapes::reach_all(tavern, book, actor, card),
        Card::Shove
        | Card::LureOfTheSea
        | Card::Smackdown
        | Card::Bite
        | Card::TouchOfDeath
        | Card::ShieldBash
        | Card::GodSmack
        | Card::Backstab
        | Card::Snatch
        | Card::WittyRetort
        | Card::BladeWaltz => shapes::reach_one(tavern, book, actor, card),
        Card::Boast
        | Card::Chug
        | Card::CannonBarrage
        | Card::DivineInspiration
        | Card::Vision
        | Card::EyesOfGaia
        | Card::SixthSense
        | Card::Earthbond
        | Card::ShadowDash
        | Card::Familiar
        | Card::ArcanoConvergence => Reach::default(),
    }
}

/// Whom an offered square of a card's own prompt would hit, and what it reaches.
pub fn preview(tavern: &Tavern, book: &Book, actor: Character, key: &str, square: Square) -> Reach {
    let card = tavern.fighter(actor).revealed;
    match (key, card) {
        (key::SWING, Some(card)) => swing::preview(tavern, book, actor, card, square),
        (key::BARREL, _) => push_barrel::preview(tavern, actor, square),
        (key::MARK, Some(Card::CannonBarrage)) => cannon_barrage::preview(tavern, book, square),
        (key::ORIGIN, Some(card)) => spells::preview(tavern, book, actor, card, square),
        _ => Reach { squares: alloc::vec![square], ..Reach::default() },
    }
}
