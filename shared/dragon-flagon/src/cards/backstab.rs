//! Backstab: most of all from behind (DF-BACKSTAB).

use crate::board::Offset;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::sheet::Blow;
use crate::tavern::Tavern;

/// The three squares behind somebody (AT-11).
const REAR: [Offset; 3] = [Offset(-1, -1), Offset(-1, 0), Offset(-1, 1)];

pub fn blow(tavern: &Tavern, book: &Book, actor: Character, target: Character) -> Blow {
    let sheet = book.card(Card::Backstab);
    let from_behind = tavern.seen_by(target, actor).is_some_and(|place| REAR.contains(&place));
    if from_behind { sheet.blow_from_behind() } else { sheet.blow() }
}
