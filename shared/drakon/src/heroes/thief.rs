//! The Thief takes a coin.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::coins::lose;
use crate::heroes::choose;
use crate::item::{Item, ask as key};
use crate::news::Purse;
use crate::play::{Play, spend};
use crate::world::World;

/// Who stands beside the Thief and has a coin (DK-THIEF-01, DK-THIEF-03).
pub fn victims(world: &World, seat: Seat) -> Vec<Seat> {
    let here = world.delver(seat).at;
    let beside = |other: &Seat| {
        let delver = world.delver(*other);
        delver.at == here && delver.coins > 0
    };
    world.opponents(seat).filter(beside).collect()
}

/// Takes it (DK-THIEF-02), unless a Knight keeps it (DK-INT-68).
///
/// # Errors
/// [`Wait`], until it is said from whom, and the victim's Knight has said.
pub fn take(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let offer = victims(&scene.world, seat).into_iter().map(Item::Seat).collect();
    if let Item::Seat(victim) = choose(scene, seat, key::THIEF, offer, Vec::new())? {
        spend(scene, seat);
        let lost = lose(scene, victim, Purse::Seat(seat), "DK-THIEF-02")?;
        if !lost && !scene.book.rulings.kept_coin_spends_thief.value() {
            scene.world.delver_mut(seat).spent = false;
        }
    }
    Ok(())
}
