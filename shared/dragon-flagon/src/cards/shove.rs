//! Shove: pushes somebody one square, or right over a table (DF-SHOVE).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed};
use crate::blows::{Attack, parries, strike};
use crate::board::Step;
use crate::ids::{Card, Character};
use crate::knockback::{self, away, can_knock, knock, shift};
use crate::news::{Manner, News};
use crate::sheet::Blow;
use crate::tavern::Tavern;
use crate::world::{Play, tell, trample};

/// The target is moved, then it pays for each square (DF-SHOVE-04).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Shove);
    let reach = shapes::reach_one(&scene.world.tavern, scene.book, actor, Card::Shove);
    let Some(target) = shapes::pick(scene, actor, Card::Shove, &reach)? else {
        return Ok(Performed::Done(sheet.time()));
    };
    let tavern = &scene.world.tavern;
    let attack = Attack::new(tavern, actor, Card::Shove);
    let parried = sheet.weapon() && parries(tavern, scene.book, target, attack);
    let squares = match (attack.from, tavern.square(target)) {
        (Some(from), Some(at)) if !parried => push(scene, target, away(from, at))?,
        _ => 0,
    };
    let blow = sheet.blow();
    let reputation = blow.reputation.saturating_mul(squares);
    strike(scene, attack, target, Blow { reputation, ..blow });
    Ok(Performed::Done(sheet.time()))
}

/// Moves the target and says by how many squares.
fn push(scene: &mut Play<'_>, target: Character, step: Step) -> Result<u8, Wait> {
    let tavern = &scene.world.tavern;
    let next = tavern.square(target).and_then(|from| tavern.side.step(from, step));
    let before_table = next.is_some_and(|next| tavern.table_at(next).is_some());
    if before_table && !tavern.on_table(target) && can_move(tavern, target) {
        return slide(scene, target, step);
    }
    let (moved, _) = knock(scene, target, step, Manner::Shove)?;
    Ok(u8::from(moved.has(target)))
}

fn can_move(tavern: &Tavern, target: Character) -> bool {
    !tavern.fighter(target).has(Card::Earthbond)
}

/// Over the whole table to the floor beyond (DF-SHOVE-02). Whoever is in the way is knocked on and
/// ends the slide (DF-SHOVE-03), as does the wall (FU-13).
fn slide(scene: &mut Play<'_>, target: Character, step: Step) -> Result<u8, Wait> {
    let mut squares = 0;
    let mut end = None;
    let mut entered = Vec::new();
    let mut at = scene.world.tavern.square(target);
    while let Some(next) = at.and_then(|at| scene.world.tavern.side.step(at, step)) {
        let other = scene.world.tavern.at(next);
        if let Some(other) = other {
            if !can_knock(&scene.world.tavern, other, step) {
                break;
            }
            knock(scene, other, step, Manner::Knock)?;
        }
        entered.push(next);
        squares += 1;
        end = Some(next);
        at = end;
        if other.is_some() || scene.world.tavern.table_at(next).is_none() {
            break;
        }
    }
    match end {
        // From floor to floor it does not fall; on the table it does.
        Some(end) => {
            shift(scene, target, end, Manner::Shove);
            trample(scene, &entered, "DF-FAMILIAR-03");
            knockback::slide(scene, target, step)?;
        }
        None => tell(scene, News::Held { character: target, rule: "KB-7" }),
    }
    Ok(squares)
}
