//! Drakon's Due.

use table::{Seat, Wait};

use crate::coins::lose;
use crate::ids::Kind;
use crate::news::Purse;
use crate::play::{Play, idle};

/// Puts a coin on the Start chamber (DK-DUE-02), if there is one (DK-DUE-03).
///
/// # Errors
/// [`Wait`], until the Knight has said.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    if scene.world.delver(seat).coins == 0 {
        idle(scene, seat, Kind::DrakonsDue, "DK-DUE-03");
    } else {
        lose(scene, seat, Purse::Start, "DK-DUE-02")?;
    }
    Ok(())
}
