//! The Amazon goes one chamber further.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::chambers::Entered;
use crate::enter::walk;
use crate::heroes::choose;
use crate::item::{Item, ask as key};
use crate::play::{Play, spend};
use crate::walk::{Journey, can_move, goals};

/// Whether she may go on after an action, and there is a way on from where she stands.
pub fn can_go(scene: &Play<'_>, seat: Seat, moved: bool) -> bool {
    let further = moved || *scene.book.rulings.amazon_after_placing.value();
    further && can_move(&scene.world.lair, scene.book, scene.world.delver(seat).at)
}

/// One more move, by the rule of the chamber she has come to; both chambers act (DK-AMAZON-01,
/// DK-AMAZON-02).
///
/// # Errors
/// [`Wait`], until it is said where to, and what the chamber asks is answered.
pub fn go(scene: &mut Play<'_>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    let goals = goals(&scene.world, scene.book, seat).into_iter();
    let offer = goals.map(Item::Go).collect();
    let Item::Go(to) = choose(scene, seat, key::AMAZON, offer, Vec::new())? else { return Ok(()) };
    spend(scene, seat);
    let journey = Journey::to(&scene.world, scene.book, seat, to);
    walk(scene, entered, journey)
}
