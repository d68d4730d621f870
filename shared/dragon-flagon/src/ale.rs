//! The Spilled Ale coaster: whoever comes onto it slides on (DF-ALE).

use alloc::vec::Vec;

use table::Wait;

use crate::board::{Square, Step};
use crate::fighter::Crowd;
use crate::ids::{Card, Character};
use crate::knockback::knock;
use crate::news::{Manner, News};
use crate::tavern::Tavern;
use crate::world::{Play, tell, trample};

/// The way of somebody who enters a square in this direction, as far as nobody is pushed for it:
/// the square itself, and on wet floor all that follow up to the first dry one, a table, a wall or
/// a character (DF-ALE-01). The whole of it counts as one square of movement (DF-ALE-02).
pub fn glide(tavern: &Tavern, entered: Square, step: Step) -> Vec<Square> {
    let mut way = alloc::vec![entered];
    let mut at = entered;
    while let Some(next) = onward(tavern, at, step).filter(|next| tavern.at(*next).is_none()) {
        way.push(next);
        at = next;
    }
    way
}

/// Whether somebody stands in the way of whoever slides in this direction.
pub fn runs_into_somebody(tavern: &Tavern, at: Square, step: Step) -> bool {
    onward(tavern, at, step).is_some_and(|next| tavern.at(next).is_some())
}

/// The square that one slides to from here, whoever stands there.
fn onward(tavern: &Tavern, at: Square, step: Step) -> Option<Square> {
    let next = tavern.side.step(at, step).filter(|_| tavern.is_wet(at))?;
    tavern.table_at(next).is_none().then_some(next)
}

/// Somebody has just come to its square in this direction: on wet floor it slides on, and pushes
/// whoever is in the way (DF-ALE-03). Nobody slides twice in one push.
pub fn slide(scene: &mut Play<'_>, who: Character, step: Step) -> Result<(), Wait> {
    if scene.world.tavern.sliding.has(who) {
        return Ok(());
    }
    let first = scene.world.tavern.sliding.is_empty();
    scene.world.tavern.sliding = scene.world.tavern.sliding.with(who);
    let mut path: Vec<Square> = scene.world.tavern.square(who).into_iter().collect();
    while let Some(at) = scene.world.tavern.square(who)
        && let Some(next) = onward(&scene.world.tavern, at, step)
    {
        if let Some(other) = scene.world.tavern.at(next)
            && !push(scene, other, step)?
        {
            break;
        }
        scene.world.tavern.fighter_mut(who).square = Some(next);
        path.push(next);
    }
    if path.len() > 1 {
        let entered = path.clone();
        tell(scene, News::Moved { character: who, path, manner: Manner::Slide });
        trample(scene, &entered, "DF-FAMILIAR-03");
    }
    if first {
        scene.world.tavern.sliding = Crowd::NOBODY;
    }
    Ok(())
}

/// Whoever is slid into slides too; on dry floor it is knocked one square on (DF-ALE-03). Says
/// whether it made room.
fn push(scene: &mut Play<'_>, other: Character, step: Step) -> Result<bool, Wait> {
    let tavern = &scene.world.tavern;
    let before = tavern.square(other);
    if tavern.fighter(other).has(Card::Earthbond) {
        return Ok(false);
    }
    if before.is_some_and(|at| tavern.is_wet(at)) {
        slide(scene, other, step)?;
    } else {
        knock(scene, other, step, Manner::Knock)?;
    }
    Ok(scene.world.tavern.square(other) != before)
}
