//! Find a Gold.

use table::Seat;

use crate::coins::gain;
use crate::ids::Kind;
use crate::news::Purse;
use crate::play::{Play, idle};

/// Takes a coin of the hoard (DK-FIND-02); an empty hoard gives nothing (DK-INT-18).
pub fn enter(scene: &mut Play<'_>, seat: Seat) {
    if scene.world.hoard == 0 {
        idle(scene, seat, Kind::FindGold, "DK-INT-18");
    } else {
        gain(scene, seat, Purse::Hoard, "DK-FIND-02");
    }
}
