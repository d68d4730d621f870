//! Steal a Coin, left and right.

use table::{Seat, Wait};

use crate::coins::lose;
use crate::ids::Kind;
use crate::news::Purse;
use crate::play::{Play, idle};

/// Takes a coin from that neighbour (DK-STEAL-02, DK-STEAL-04), who may have none (DK-STEAL-03).
///
/// # Errors
/// [`Wait`], until the victim's Knight has said.
pub fn enter(scene: &mut Play<'_>, seat: Seat, victim: Seat, kind: Kind) -> Result<(), Wait> {
    let (takes, idles) = match kind {
        Kind::StealLeft => ("DK-STEAL-02", "DK-STEAL-03"),
        _ => ("DK-STEAL-04", "DK-STEAL-05"),
    };
    if scene.world.delver(victim).coins == 0 {
        idle(scene, seat, kind, idles);
    } else {
        lose(scene, victim, Purse::Seat(seat), takes)?;
    }
    Ok(())
}
