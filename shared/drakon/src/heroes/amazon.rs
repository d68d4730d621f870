//! The Amazon goes one chamber further.

use table::{Scene, Seat, Wait};

use crate::enter::Entered;
use crate::flow::{Delve, ask};
use crate::heroes::When;
use crate::item::{Item, ask as key};
use crate::turn::{goals, path_to, walk};
use crate::walk::can_move;

/// Whether she may go on now, and there is a way on from where she stands.
pub fn can_go(scene: &Scene<'_, Delve>, seat: Seat, when: When) -> bool {
    let further = match when {
        When::Before => false,
        When::After { moved } => moved || *scene.book.rulings.amazon_after_placing.value(),
    };
    further && can_move(&scene.world.lair, scene.book, scene.world.delver(seat).at)
}

/// One more move, by the rule of the chamber she has come to; both chambers act (DK-AMAZON-01,
/// DK-AMAZON-02).
///
/// # Errors
/// [`Wait`], until it is said where to, and what the chamber asks is answered.
pub fn go(scene: &mut Scene<'_, Delve>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    let offer = goals(&scene.world, scene.book, seat);
    let Item::Go(to) = ask(scene, seat, key::AMAZON, offer)? else { return Ok(()) };
    let path = path_to(&scene.world, scene.book, seat, to);
    walk(scene, entered, seat, None, &path)
}
