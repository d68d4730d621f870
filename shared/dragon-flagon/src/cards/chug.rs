//! Chug: with a mug in hand he loses less for a while, and must plan more (DF-CHUG). What it does
//! to each payment stands in [`crate::blows`], the third card in [`crate::planning`].

use crate::ids::{Character, Kind};
use crate::tavern::Tavern;

/// A mug, or what counts as one (DF-FLAGON-08), must be in hand.
pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let mug = tavern.held(actor).filter(|(_, kind)| *kind == Kind::Mug || kind.is_prize());
    mug.is_none().then_some("DF-CHUG-01")
}
