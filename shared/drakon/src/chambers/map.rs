//! The Map Chamber.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::placing::steal;
use crate::play::{Play, ask, idle};

/// Takes a random tile out of an opponent's hand (DK-MAP-02, DK-MAP-03).
///
/// # Errors
/// [`Wait`], until it is said whose.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let world = &scene.world;
    let with_tiles = world.opponents(seat).filter(|other| !world.delver(*other).hand.is_empty());
    let offer: Vec<Item> = with_tiles.map(Item::Seat).collect();
    if offer.is_empty() {
        idle(scene, seat, Kind::Map, "DK-MAP-02");
        return Ok(());
    }
    if let Item::Seat(from) = ask(scene, seat, key::MAP, offer)? {
        steal(scene, from, seat, "DK-MAP-02");
    }
    Ok(())
}
