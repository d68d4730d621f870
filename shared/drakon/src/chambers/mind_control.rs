//! The Mind Control Orb.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::chambers::Entered;
use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::play::{Play, ask, idle};
use crate::walk::{Journey, can_move, goals, path_to};

/// Sends an opponent's character on its way as if its seat had chosen to move (DK-ORB-02, DK-ORB-03);
/// that seat follows the chamber it comes to (DK-ORB-08), which may be another Orb.
///
/// # Errors
/// [`Wait`], until it is said whom and where to.
pub fn enter(
    scene: &mut Play<'_>,
    entered: &mut Entered,
    seat: Seat,
) -> Result<Option<Journey>, Wait> {
    let world = &scene.world;
    let can_move = |other: &Seat| can_move(&world.lair, scene.book, world.delver(*other).at);
    let movable: Vec<Seat> = world.opponents(seat).filter(can_move).collect();
    let rested = movable.iter().filter(|other| !*entered.orbed(**other));
    let mut offer: Vec<Item> = rested.map(|other| Item::Seat(*other)).collect();
    if offer.is_empty() {
        let rule = if movable.is_empty() { "DK-ORB-07" } else { "DK-RULE-10" };
        idle(scene, seat, Kind::MindControl, rule);
        return Ok(None);
    }
    if *scene.book.rulings.orb_may_rest.value() {
        offer.push(Item::Leave);
    }
    let Item::Seat(other) = ask(scene, seat, key::ORB, offer)? else { return Ok(None) };
    let goals = goals(&scene.world, scene.book, other).into_iter();
    let offer = goals.map(|to| Item::Send { seat: other, to }).collect();
    let Item::Send { to, .. } = ask(scene, seat, key::ORB_TO, offer)? else { return Ok(None) };
    let path = path_to(&scene.world, scene.book, other, to);
    *entered.orbed(other) = true;
    Ok(Some(Journey { seat: other, by: Some(seat), path, rule: Some("DK-ORB-02") }))
}
