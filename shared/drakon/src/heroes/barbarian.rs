//! The Barbarian pushes somebody.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::chambers::Entered;
use crate::enter::walk;
use crate::heroes::choose;
use crate::item::{Item, ask as key};
use crate::placing::steal;
use crate::play::{Play, spend};
use crate::walk::{Journey, steps};
use crate::world::World;

/// Whom he could push, and where: along an arrow of the chamber they share, one chamber far also
/// when it is a wind (DK-BARB-02, DK-BARB-03).
pub fn pushes(world: &World, seat: Seat) -> Vec<Item> {
    let here = world.delver(seat).at;
    let beside = world.opponents(seat).filter(|other| world.delver(*other).at == here);
    let to: Vec<_> = steps(&world.lair, here).map(|tile| world.lair.square(tile)).collect();
    beside.flat_map(|seat| to.iter().map(move |to| Item::Send { seat, to: *to })).collect()
}

/// Pushes; the victim follows the chamber it comes to and then loses a tile (DK-BARB-04, DK-BARB-05).
///
/// # Errors
/// [`Wait`], until it is said whom, and what the chamber asks is answered.
pub fn push(scene: &mut Play<'_>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    let offer = pushes(&scene.world, seat);
    let pushed = choose(scene, seat, key::PUSH, offer, Vec::new())?;
    if let Item::Send { seat: victim, to } = pushed {
        spend(scene, seat);
        let path = scene.world.lair.at(to).into_iter().collect();
        walk(
            scene,
            entered,
            Journey { seat: victim, by: Some(seat), path, rule: Some("DK-BARB-02") },
        )?;
        if !scene.world.over() {
            steal(scene, victim, seat, "DK-BARB-05");
        }
    }
    Ok(())
}
