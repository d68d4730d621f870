//! Move: walk to one of the card's squares, or stay (DF-MOVECARD).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let walk = shapes::walk(tavern, book, actor, book.squares(Card::Move));
    Reach { squares: shapes::ends(&walk).collect(), ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let walk = shapes::walk(&scene.world.tavern, scene.book, actor, scene.book.squares(Card::Move));
    let own = scene.world.tavern.square(actor);
    let offer: Vec<Item> = shapes::ends(&walk).map(Item::Square).collect();
    let sheet = scene.book.card(Card::Move);
    if offer.is_empty() {
        return Ok(Performed::Done(sheet.stay()));
    }
    match ask(scene, actor, key::MOVE, offer)? {
        Item::Square(to) if Some(to) != own => {
            shapes::go(scene, actor, shapes::path(&walk, to), Manner::Walk)?;
            Ok(Performed::Done(sheet.time()))
        }
        _ => Ok(Performed::Done(sheet.stay())),
    }
}
