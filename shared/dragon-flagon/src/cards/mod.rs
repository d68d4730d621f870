//! The cards, each in a file of its name: when it is cancelled, what it reaches, what it does.

mod boast;
mod charge;
mod dash;
mod pick_up;
mod push_barrel;
mod push_table;
mod riposte;
mod shapes;
mod slash;
mod step;
mod swing;
mod throw;
mod yank_rug;

pub use shapes::{Performed, Reach};
use table::Wait;

use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

/// The rule that cancels this card now, apart from being prone (DF-CANCEL-01, -04).
pub fn bar(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Option<&'static str> {
    match card {
        Card::Boast => boast::bar(tavern, actor),
        Card::Charge => charge::bar(tavern, actor),
        Card::PickUp => pick_up::bar(tavern, actor),
        Card::PushBarrel => push_barrel::bar(tavern, actor),
        Card::PushTable => push_table::bar(tavern, actor),
        Card::Swing => swing::bar(tavern, book, actor),
        Card::Throw => throw::bar(tavern, actor),
        Card::YankRug => yank_rug::bar(tavern, book, actor),
        _ => None,
    }
}

/// What this card would reach now.
pub fn reach(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    match card {
        Card::Boast => Reach::default(),
        Card::Charge => charge::reach(tavern, actor),
        Card::Dash => dash::reach(tavern, book, actor),
        Card::Move => step::reach(tavern, book, actor),
        Card::PickUp => pick_up::reach(tavern, actor),
        Card::PushBarrel => push_barrel::reach(tavern, actor),
        Card::PushTable => push_table::reach(tavern, actor),
        Card::Riposte => riposte::reach(tavern, book, actor),
        Card::Slash => slash::reach(tavern, book, actor),
        Card::Swing => swing::reach(tavern, book, actor),
        Card::Throw => throw::reach(tavern, book, actor),
        Card::YankRug => yank_rug::reach(tavern, book, actor),
        _ => Reach::default(),
    }
}

/// Whom an offered square or character of a card's own prompt would hit, and what it reaches.
pub fn preview(tavern: &Tavern, book: &Book, actor: Character, key: &str, square: Square) -> Reach {
    match key {
        crate::item::ask::SWING => swing::preview(tavern, book, actor, square),
        crate::item::ask::BARREL => push_barrel::preview(tavern, actor, square),
        _ => Reach { squares: alloc::vec![square], ..Reach::default() },
    }
}

/// Does what the card says; [`bar`] has let it pass.
pub fn perform(scene: &mut Play<'_>, actor: Character, card: Card) -> Result<Performed, Wait> {
    match card {
        Card::Boast => Ok(boast::perform(scene, actor)),
        Card::Charge => Ok(charge::perform(scene, actor)),
        Card::Dash => dash::perform(scene, actor),
        Card::Move => step::perform(scene, actor),
        Card::PickUp => pick_up::perform(scene, actor),
        Card::PushBarrel => push_barrel::perform(scene, actor),
        Card::PushTable => push_table::perform(scene, actor),
        Card::Riposte => riposte::perform(scene, actor),
        Card::Slash => slash::perform(scene, actor),
        Card::Swing => swing::perform(scene, actor),
        Card::Throw => throw::perform(scene, actor),
        Card::YankRug => Ok(yank_rug::perform(scene, actor)),
        _ => Ok(Performed::Cancelled("DF-CARD-02")),
    }
}
