//! Leap: jumps to one of the card's squares, over everything (DF-LEAP).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// The squares that hold no character (DF-LEAP-02).
pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let mut squares = shapes::area(tavern, book, actor, Card::Leap);
    squares.retain(|square| tavern.at(*square).is_none());
    let idle = squares.is_empty().then_some("DF-LEAP-02");
    Reach { squares, idle, ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let Reach { squares, .. } = reach(&scene.world.tavern, scene.book, actor);
    let offer: Vec<Item> = squares.into_iter().map(Item::Square).collect();
    let sheet = scene.book.card(Card::Leap);
    if offer.is_empty() {
        shapes::nobody(scene, actor, Card::Leap, "DF-LEAP-02");
    } else if let Item::Square(to) = ask(scene, actor, key::LEAP, offer)? {
        let path = scene.world.tavern.square(actor).into_iter().chain([to]).collect();
        shapes::go(scene, actor, path, Manner::Leap)?;
    }
    Ok(Performed::Done(sheet.time()))
}
