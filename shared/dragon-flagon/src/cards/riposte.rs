//! Riposte: on guard for one, two or three time steps (DF-RIPOSTE). What it does to an attacker
//! stands in [`crate::blows`].

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::tavern::Tavern;
use crate::world::{Play, ask};

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    Reach { squares: shapes::area(tavern, book, actor, Card::Riposte), ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let times = scene.book.card(Card::Riposte).times().iter();
    let offer = times.map(|time| Item::Time(*time)).collect();
    let picked = ask(scene, actor, key::RIPOSTE, offer)?;
    shapes::begin_effect(scene, actor, Card::Riposte);
    Ok(Performed::Done(match picked {
        Item::Time(time) => time,
        _ => 1,
    }))
}
