//! The Knight keeps a coin.

use table::{Seat, Wait};

use crate::ids::Hero;
use crate::item::{Item, ask as key};
use crate::play::{Play, ask, spend};

/// Asks the Knight's seat whether it keeps the coin that it is about to lose, in whosever turn
/// (DK-KNIGHT-02, DK-KNIGHT-04).
///
/// # Errors
/// [`Wait`], until it has said.
pub fn keeps(scene: &mut Play<'_>, seat: Seat) -> Result<bool, Wait> {
    if !scene.world.has_power(seat, Hero::Knight) {
        return Ok(false);
    }
    let offer = alloc::vec![Item::Take, Item::Leave];
    let keeps = ask(scene, seat, key::KNIGHT, offer)? == Item::Take;
    if keeps {
        spend(scene, seat);
    }
    Ok(keeps)
}
