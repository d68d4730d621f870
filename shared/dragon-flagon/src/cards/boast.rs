//! Boast: on a table, for a while gains are larger, and so are losses (DF-BOAST). What it does to
//! each payment stands in [`crate::blows::price`].

use crate::ids::Character;
use crate::tavern::Tavern;

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    (!tavern.on_table(actor)).then_some("DF-BOAST-01")
}
