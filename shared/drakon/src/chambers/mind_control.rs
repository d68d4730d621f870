//! The Mind Control Orb.

use alloc::vec::Vec;

use table::{Scene, Seat, Wait};

use crate::enter::{Entered, enter as arrive, idle};
use crate::flow::{Delve, ask};
use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::turn::{chosen, go_along, goals};
use crate::walk::can_move;

/// Moves an opponent's character as if its seat had chosen to move (DK-ORB-02, DK-ORB-03); that seat
/// follows the chamber it comes to (DK-ORB-08), which may be another Orb.
///
/// # Errors
/// [`Wait`], until it is said whom and where to, and what the chamber asks is answered.
pub fn enter(scene: &mut Scene<'_, Delve>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    let world = &scene.world;
    let movable = |other: &Seat| {
        !*entered.orbed(*other) && can_move(&world.lair, scene.book, world.delver(*other).at)
    };
    let offer: Vec<Item> = world.opponents(seat).filter(movable).map(Item::Seat).collect();
    if offer.is_empty() {
        idle(scene, seat, Kind::MindControl, "DK-ORB-07");
        return Ok(());
    }
    let Item::Seat(other) = ask(scene, seat, key::ORB, offer)? else { return Ok(()) };
    let offer = goals(&scene.world, scene.book, other);
    let to = ask(scene, seat, key::ORB_TO, offer)?;
    let path = chosen(scene, other, to);
    *entered.orbed(other) = true;
    go_along(scene, other, Some(seat), &path);
    arrive(scene, entered, other)
}
