//! The Mind Control Orb.

use alloc::vec::Vec;

use table::{Scene, Seat, Wait};

use crate::enter::{Entered, idle};
use crate::flow::{Delve, ask};
use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::turn::{path_to, walk};
use crate::walk::{Path, can_move, moves};

/// Moves an opponent's character as if its seat had chosen to move (DK-ORB-02, DK-ORB-03); that seat
/// follows the chamber it comes to (DK-ORB-08), which may be another Orb.
///
/// # Errors
/// [`Wait`], until it is said whom and where to, and what the chamber asks is answered.
pub fn enter(scene: &mut Scene<'_, Delve>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    let world = &scene.world;
    let can_move = |other: &Seat| can_move(&world.lair, scene.book, world.delver(*other).at);
    let movable: Vec<Seat> = world.opponents(seat).filter(can_move).collect();
    let rested = movable.iter().filter(|other| !*entered.orbed(**other));
    let mut offer: Vec<Item> = rested.map(|other| Item::Seat(*other)).collect();
    if offer.is_empty() {
        let rule = if movable.is_empty() { "DK-ORB-07" } else { "DK-RULE-10" };
        idle(scene, seat, Kind::MindControl, rule);
        return Ok(());
    }
    if *scene.book.rulings.orb_may_rest.value() {
        offer.push(Item::Leave);
    }
    let Item::Seat(other) = ask(scene, seat, key::ORB, offer)? else { return Ok(()) };
    let reached = moves(&scene.world.lair, scene.book, scene.world.delver(other).at);
    let square = |path: &Path| path.last().map(|tile| scene.world.lair.square(*tile));
    let offer =
        reached.iter().filter_map(square).map(|to| Item::Send { seat: other, to }).collect();
    let Item::Send { to, .. } = ask(scene, seat, key::ORB_TO, offer)? else { return Ok(()) };
    let path = path_to(&scene.world, scene.book, other, to);
    *entered.orbed(other) = true;
    walk(scene, entered, other, Some(seat), &path)
}
