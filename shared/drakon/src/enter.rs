//! What happens to whoever goes along a path and enters its last chamber.

use table::{Seat, Wait};

use crate::chambers::{
    Entered, destroy, drakons_due, find_gold, magical_shift, map, mind_control, rotate, start,
    steal, wishing_well,
};
use crate::ids::Kind;
use crate::news::Open;
use crate::play::{Play, idle, tell};
use crate::score::end;
use crate::walk::Journey;
use crate::world::Ending;

/// Lets a character go along a path and enter the last chamber, and whoever an Orb there sends on
/// after it: one chamber acts after the other.
///
/// # Errors
/// [`Wait`], until what the chambers ask is answered.
pub fn walk(scene: &mut Play<'_>, entered: &mut Entered, journey: Journey) -> Result<(), Wait> {
    let mut next = Some(journey);
    while let Some(Journey { seat, by, path, rule }) = next {
        let Some(last) = path.last() else { return Ok(()) };
        let world = &mut scene.world;
        let from = core::iter::once(&world.delver(seat).at);
        let path = from.chain(&path).map(|tile| world.lair.square(*tile)).collect();
        world.delver_mut(seat).at = *last;
        let kind = scene.book.kind(*last);
        tell(scene, Open::Moved { seat, by, path, kind, rule });
        next = enter(scene, entered, seat, by)?;
    }
    Ok(())
}

/// Lets the chamber act in which a character has just arrived (DK-MOVE-04). Says who goes where
/// because of it.
fn enter(
    scene: &mut Play<'_>,
    entered: &mut Entered,
    seat: Seat,
    by: Option<Seat>,
) -> Result<Option<Journey>, Wait> {
    let tile = scene.world.delver(seat).at;
    let kind = scene.book.kind(tile);
    if kind.is_exit() && escapes(scene, seat, by) {
        scene.world.winner = Some(seat);
        end(scene, Ending::Escape);
        return Ok(None);
    }
    if !entered.first(seat, tile) {
        if kind.acts() {
            idle(scene, seat, kind, "DK-MOVE-05");
        }
        return Ok(None);
    }
    match kind {
        Kind::FindGold => find_gold::enter(scene, seat),
        Kind::StealLeft => steal::enter(scene, seat, scene.world.left_of(seat), kind)?,
        Kind::StealRight => steal::enter(scene, seat, scene.world.right_of(seat), kind)?,
        Kind::DrakonsDue => drakons_due::enter(scene, seat)?,
        Kind::WishingWell => wishing_well::enter(scene, seat)?,
        Kind::MagicalShift => magical_shift::enter(scene, seat)?,
        Kind::Destroy => destroy::enter(scene, seat)?,
        Kind::Rotate => rotate::enter(scene, seat)?,
        Kind::Map => map::enter(scene, seat)?,
        Kind::MindControl => return mind_control::enter(scene, entered, seat),
        Kind::Start => start::enter(scene, seat)?,
        Kind::Blank
        | Kind::StrongWind
        | Kind::HeavyGale
        | Kind::MasterKey
        | Kind::MagicalVortex => {}
    }
    Ok(None)
}

/// Whether a way out leads out of the lair (DK-ESC-03).
fn escapes(scene: &Play<'_>, seat: Seat, by: Option<Seat>) -> bool {
    let willing = by.is_none() || *scene.book.rulings.escape_when_moved.value();
    scene.world.escape && willing && scene.world.delver(seat).coins >= scene.book.escape
}
