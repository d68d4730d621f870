//! Wishing Well.

use table::{Seat, Wait};

use crate::coins::lose;
use crate::ids::Kind;
use crate::news::Purse;
use crate::play::{Play, idle};

/// Puts a coin back into the hoard (DK-WELL-02), if there is one (DK-WELL-03).
///
/// # Errors
/// [`Wait`], until the Knight has said.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    if scene.world.delver(seat).coins == 0 {
        idle(scene, seat, Kind::WishingWell, "DK-WELL-03");
    } else {
        lose(scene, seat, Purse::Hoard, "DK-WELL-02")?;
    }
    Ok(())
}
