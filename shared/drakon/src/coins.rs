//! Coins that change hands, and who wins by them.

use table::{Scene, Seat, Wait};

use crate::flow::Delve;
use crate::heroes::knight;
use crate::news::{Event, Open, Purse};
use crate::score::outcome;
use crate::world::{Ending, Flow, World};

/// Takes a coin from the hoard or from Start, where there is one. With the last one that is needed
/// the game is won at once (DK-GOAL-03), in whosever turn.
pub fn gain(scene: &mut Scene<'_, Delve>, seat: Seat, from: Purse) {
    pass(scene, from, Purse::Seat(seat));
    let goal = scene.book.goal;
    let world = &mut scene.world;
    let coins = world.delver(seat).coins;
    if coins > world.record {
        (world.record, world.quiet) = (coins, 0);
    }
    if !world.escape && coins >= goal {
        world.winner = Some(seat);
        end(scene, Ending::Gold);
    }
}

/// Makes a seat lose a coin, unless it has none or its Knight keeps it; says whether it lost one.
///
/// # Errors
/// [`Wait`], until the Knight has said.
pub fn lose(scene: &mut Scene<'_, Delve>, seat: Seat, to: Purse) -> Result<bool, Wait> {
    if scene.world.delver(seat).coins == 0 || knight::keeps(scene, seat)? {
        return Ok(false);
    }
    match to {
        Purse::Seat(taker) => gain(scene, taker, Purse::Seat(seat)),
        Purse::Hoard | Purse::Start => pass(scene, Purse::Seat(seat), to),
    }
    Ok(true)
}

fn pass(scene: &mut Scene<'_, Delve>, from: Purse, to: Purse) {
    let world = &mut scene.world;
    *purse(world, from) -= 1;
    *purse(world, to) += 1;
    scene.tell(Event::Open(Open::Coin { from, to }));
}

fn purse(world: &mut World, purse: Purse) -> &mut u8 {
    match purse {
        Purse::Hoard => &mut world.hoard,
        Purse::Start => &mut world.start_coins,
        Purse::Seat(seat) => &mut world.delver_mut(seat).coins,
    }
}

/// Ends the game.
pub fn end(scene: &mut Scene<'_, Delve>, ending: Ending) {
    scene.world.flow = Flow::Over(ending);
    let placings = outcome(&scene.world).placings;
    let winners = placings.iter().filter(|placing| placing.rank == 1).map(|placing| placing.seat);
    let winners = winners.collect();
    scene.tell(Event::Open(Open::Over { ending, winners }));
}
