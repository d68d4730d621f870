//! The Start chamber.

use table::{Seat, Wait};

use crate::coins::gain;
use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::news::Purse;
use crate::play::{Play, ask, idle};

/// Takes one of the coins that lie here, who wants to (DK-START-02).
///
/// # Errors
/// [`Wait`], until it is said.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    if scene.world.start_coins == 0 {
        idle(scene, seat, Kind::Start, "DK-START-02");
        return Ok(());
    }
    let offer = alloc::vec![Item::Take, Item::Leave];
    if ask(scene, seat, key::START, offer)? == Item::Take {
        gain(scene, seat, Purse::Start, "DK-START-02");
    }
    Ok(())
}
