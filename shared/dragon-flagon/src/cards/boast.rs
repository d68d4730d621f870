//! Boast: on a table, for a while gains are larger, and so are losses (DF-BOAST). What it does to
//! each payment stands in [`crate::blows::price`].

use super::shapes::{self, Performed};
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    (!tavern.on_table(actor)).then_some("DF-BOAST-01")
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Performed {
    shapes::begin_effect(scene, actor, Card::Boast)
}
