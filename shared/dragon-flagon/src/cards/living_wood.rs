//! Living Wood: whoever stands on a table is hit, wherever it is (DF-WOOD).

use alloc::vec::Vec;

use super::shapes::Reach;
use crate::board::Square;
use crate::ids::Character;
use crate::tavern::Tavern;

/// A table must be in her own square or ahead.
pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let mut near = tavern.square(actor).into_iter().chain(tavern.ahead(actor));
    (!near.any(|square| tavern.table_at(square).is_some())).then_some("DF-WOOD-01")
}

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let tables = tavern.tables().flat_map(|(_, table)| table.squares().iter().copied());
    let squares: Vec<Square> = tables.collect();
    let others = tavern.cast().filter(|who| *who != actor && tavern.on_table(*who));
    let hits: Vec<Character> = others.collect();
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: false, idle }
}
