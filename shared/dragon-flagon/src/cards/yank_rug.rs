//! Yank Rug: everybody on the rug, or on a table that touches it, falls (DF-YANK).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, tell};

/// The rug ahead, if the actor stands off it (DF-YANK-01, -02). A table upon it does not matter
/// (FU-19).
fn rug(tavern: &Tavern, book: &Book, actor: Character) -> Result<usize, &'static str> {
    let ahead = tavern.ahead(actor).and_then(|square| book.rug_at(square)).ok_or("DF-YANK-01")?;
    let own = tavern.square(actor).and_then(|square| book.rug_at(square));
    if own == Some(ahead) { Err("DF-YANK-02") } else { Ok(ahead) }
}

/// All squares that the yank shakes: the rug, and the whole of every table that touches it
/// (DF-YANK-04).
fn shaken(tavern: &Tavern, book: &Book, rug: usize) -> Vec<Square> {
    let rug = book.rug(rug);
    let touches = |squares: &[Square]| squares.iter().any(|square| rug.contains(square));
    let tables = tavern.tables().filter(|(_, table)| touches(table.squares()));
    let beyond = tables.flat_map(|(_, table)| table.squares().iter().copied());
    let mut squares = rug.to_vec();
    squares.extend(beyond.filter(|square| !rug.contains(square)));
    squares
}

pub fn bar(tavern: &Tavern, book: &Book, actor: Character) -> Option<&'static str> {
    rug(tavern, book, actor).err()
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let Ok(rug) = rug(tavern, book, actor) else {
        return Reach::default();
    };
    let squares = shaken(tavern, book, rug);
    let oneself = *book.rulings.yank_hits_oneself.value();
    let there = squares.iter().filter_map(|square| tavern.at(*square));
    let hits: Vec<Character> = there.filter(|who| oneself || *who != actor).collect();
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: false, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::YankRug);
    let Reach { squares, hits, .. } = reach(&scene.world.tavern, scene.book, actor);
    tell(scene, News::Reach { character: actor, card: Card::YankRug, squares });
    shapes::strike_all(scene, actor, Card::YankRug, hits)?;
    Ok(Performed::Done(sheet.time()))
}
