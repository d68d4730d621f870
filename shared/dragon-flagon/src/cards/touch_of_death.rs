//! Touch of Death: most of all from directly behind (DF-DEATH).

use crate::board::Offset;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::sheet::Blow;
use crate::tavern::Tavern;

/// The one square that adjoins the target's back (DF-FACING-09).
const BEHIND: Offset = Offset(-1, 0);

pub fn blow(tavern: &Tavern, book: &Book, actor: Character, target: Character) -> Blow {
    let sheet = book.card(Card::TouchOfDeath);
    if tavern.seen_by(target, actor) == Some(BEHIND) {
        sheet.blow_from_behind()
    } else {
        sheet.blow()
    }
}
