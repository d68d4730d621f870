//! Find a Gold.

use table::{Scene, Seat};

use crate::coins::gain;
use crate::enter::idle;
use crate::flow::Delve;
use crate::ids::Kind;
use crate::news::Purse;

/// Takes a coin of the hoard (DK-FIND-02); an empty hoard gives nothing (DK-INT-18).
pub fn enter(scene: &mut Scene<'_, Delve>, seat: Seat) {
    if scene.world.hoard == 0 {
        idle(scene, seat, Kind::FindGold, "DK-INT-18");
    } else {
        gain(scene, seat, Purse::Hoard);
    }
}
