//! How the game ends, and who has won.

use alloc::vec::Vec;

use table::{Outcome, Placing, Seat};

use crate::news::Open;
use crate::play::{Play, tell};
use crate::world::{Ending, Flow, World};

/// Ends the game.
pub fn end(scene: &mut Play<'_>, ending: Ending) {
    scene.world.flow = Flow::Over(ending);
    let placings = outcome(&scene.world).placings;
    let winners = placings.iter().filter(|placing| placing.rank == 1).map(|placing| placing.seat);
    let winners = winners.collect();
    tell(scene, Open::Over { ending, winners });
}

/// The winner first, then by coins; equal coins share a place (DK-OVER-02, DK-INT-16). Coins on Start
/// are nobody's.
pub fn outcome(world: &World) -> Outcome {
    let worth = |seat: Seat| (world.winner == Some(seat), world.delver(seat).coins);
    let mut placings: Vec<Placing> = world
        .seats()
        .map(|seat| {
            let better = world.seats().filter(|other| worth(*other) > worth(seat)).count();
            let rank = u8::try_from(better + 1).unwrap_or(u8::MAX);
            Placing { seat, rank, score: i32::from(world.delver(seat).coins) }
        })
        .collect();
    placings.sort_by_key(|placing| placing.rank);
    Outcome { placings }
}
