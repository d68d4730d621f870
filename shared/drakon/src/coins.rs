//! Coins that change hands, and who wins by them.

use table::{Seat, Wait};

use crate::heroes::knight::keeps;
use crate::news::{Open, Purse};
use crate::play::{Play, tell};
use crate::score::end;
use crate::world::{Ending, World};

/// Takes a coin from the hoard or from Start, where there is one. With the last one that is needed
/// the game is won at once (DK-GOAL-03), in whosever turn.
pub fn gain(scene: &mut Play<'_>, seat: Seat, from: Purse, rule: &'static str) {
    pass(scene, from, Purse::Seat(seat), rule);
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
pub fn lose(scene: &mut Play<'_>, seat: Seat, to: Purse, rule: &'static str) -> Result<bool, Wait> {
    if scene.world.delver(seat).coins == 0 || keeps(scene, seat)? {
        return Ok(false);
    }
    match to {
        Purse::Seat(taker) => gain(scene, taker, Purse::Seat(seat), rule),
        Purse::Hoard | Purse::Start => pass(scene, Purse::Seat(seat), to, rule),
    }
    Ok(true)
}

fn pass(scene: &mut Play<'_>, from: Purse, to: Purse, rule: &'static str) {
    let world = &mut scene.world;
    *purse(world, from) -= 1;
    *purse(world, to) += 1;
    tell(scene, Open::Coin { from, to, rule });
}

fn purse(world: &mut World, purse: Purse) -> &mut u8 {
    match purse {
        Purse::Hoard => &mut world.hoard,
        Purse::Start => &mut world.start_coins,
        Purse::Seat(seat) => &mut world.delver_mut(seat).coins,
    }
}
