//! What happens to whoever enters a chamber.

use table::{Scene, Seat, Wait};

use crate::chambers::{
    destroy, drakons_due, find_gold, magical_shift, map, mind_control, rotate, start, steal,
    wishing_well,
};
use crate::coins::end;
use crate::flow::Delve;
use crate::ids::{Kind, Tile, Tiles};
use crate::news::{Event, Open};
use crate::world::{Ending, MOST_SEATS};

/// What has been entered in this turn, and who was moved by an Orb in it.
#[derive(Default)]
pub struct Entered {
    chambers: [Tiles; MOST_SEATS],
    orbed: [bool; MOST_SEATS],
}

impl Entered {
    /// Whether it is the first time in this turn; only then the chamber acts (DK-MOVE-05).
    fn first(&mut self, seat: Seat, tile: Tile) -> bool {
        let known = &mut self.chambers[seat.index() % MOST_SEATS];
        let first = !known.has(tile);
        known.insert(tile);
        first
    }

    /// Whether an Orb has moved this seat's character in this turn; once is enough for a turn, or
    /// two Orbs could go on for ever.
    pub fn orbed(&mut self, seat: Seat) -> &mut bool {
        &mut self.orbed[seat.index() % MOST_SEATS]
    }
}

/// Lets the chamber act in which a character has just arrived (DK-MOVE-04).
///
/// # Errors
/// [`Wait`], until what it asks is answered.
pub fn enter(
    scene: &mut Scene<'_, Delve>,
    entered: &mut Entered,
    seat: Seat,
    by: Option<Seat>,
) -> Result<(), Wait> {
    let tile = scene.world.delver(seat).at;
    let kind = scene.book.kind(tile);
    if kind.is_exit() && escapes(scene, seat, by) {
        scene.world.winner = Some(seat);
        end(scene, Ending::Escape);
        return Ok(());
    }
    if !entered.first(seat, tile) {
        if kind.acts() {
            idle(scene, seat, kind, "DK-MOVE-05");
        }
        return Ok(());
    }
    match kind {
        Kind::FindGold => find_gold::enter(scene, seat),
        Kind::StealLeft => return steal::enter(scene, seat, scene.world.left_of(seat), kind),
        Kind::StealRight => return steal::enter(scene, seat, scene.world.right_of(seat), kind),
        Kind::DrakonsDue => return drakons_due::enter(scene, seat),
        Kind::WishingWell => return wishing_well::enter(scene, seat),
        Kind::MagicalShift => return magical_shift::enter(scene, seat),
        Kind::Destroy => return destroy::enter(scene, seat),
        Kind::Rotate => return rotate::enter(scene, seat),
        Kind::Map => return map::enter(scene, seat),
        Kind::MindControl => return mind_control::enter(scene, entered, seat),
        Kind::Start => return start::enter(scene, seat),
        Kind::Blank
        | Kind::StrongWind
        | Kind::HeavyGale
        | Kind::MasterKey
        | Kind::MagicalVortex => {}
    }
    Ok(())
}

/// Whether a way out leads out of the lair (DK-ESC-03).
fn escapes(scene: &Scene<'_, Delve>, seat: Seat, by: Option<Seat>) -> bool {
    let willing = by.is_none() || *scene.book.rulings.escape_when_moved.value();
    scene.world.escape && willing && scene.world.delver(seat).coins >= scene.book.escape
}

/// Tells that a chamber had nothing to do, and by which rule.
pub fn idle(scene: &mut Scene<'_, Delve>, seat: Seat, kind: Kind, rule: &'static str) {
    scene.tell(Event::Open(Open::Idle { seat, kind, rule }));
}
