//! Knockback: characters pushed from square to square (DF-KNOCK).

use alloc::vec::Vec;

use table::Wait;

use crate::blows::{drop_flagon, fall};
use crate::board::{Square, Step};
use crate::fighter::Crowd;
use crate::ids::Character;
use crate::item::{Item, ask as key};
use crate::news::{Manner, News};
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

/// Knocks a character one square in this direction, and whoever is in its way before it
/// (DF-KNOCK-03). At a wall it slides along it (DF-KNOCK-06). Says whether it moved.
pub fn knock(scene: &mut Play<'_>, victim: Character, step: Step) -> Result<bool, Wait> {
    let moved = push(scene, victim, step, Crowd::NOBODY)?;
    if !moved {
        tell(scene, News::Held { character: victim, rule: "KB-7" });
    }
    Ok(moved)
}

/// Whether a knock in this direction would move the character.
pub fn can_knock(tavern: &Tavern, victim: Character, step: Step) -> bool {
    !ways(tavern, victim, step, Crowd::NOBODY).is_empty()
}

/// A square that a knocked character could come to, and the step that leads there.
type Way = (Square, Step);

/// Pushes one character, those in its way first. `chain` are those already being pushed: nobody
/// moves twice in one knock (KB-7).
fn push(scene: &mut Play<'_>, who: Character, step: Step, chain: Crowd) -> Result<bool, Wait> {
    let ways = ways(&scene.world.tavern, who, step, chain);
    if ways.is_empty() {
        return Ok(false);
    }
    let offer = ways.iter().map(|(square, _)| Item::Square(*square)).collect();
    let picked = ask(scene, who, key::SLIDE, offer)?;
    let Some((to, step)) = ways.into_iter().find(|(square, _)| picked == Item::Square(*square))
    else {
        return Ok(false);
    };
    if let Some(other) = scene.world.tavern.at(to) {
        push(scene, other, step, chain.with(who))?;
    }
    shift(scene, who, to, Manner::Knock);
    Ok(true)
}

/// Where a push can take a character: straight on, or left and right along the wall that stands in
/// the way (DF-KNOCK-06 to -08, KB-2 to KB-5). Squares that cannot be cleared do not count.
fn ways(tavern: &Tavern, who: Character, step: Step, chain: Crowd) -> Vec<Way> {
    let Some(from) = tavern.square(who) else {
        return Vec::new();
    };
    let chain = chain.with(who);
    let clear = |way: &Way| match tavern.at(way.0) {
        Some(other) => !chain.has(other) && !ways(tavern, other, way.1, chain).is_empty(),
        None => true,
    };
    let on_board = |step: Step| tavern.side.step(from, step).map(|square| (square, step));
    if let Some(ahead) = on_board(step) {
        return core::iter::once(ahead).filter(clear).collect();
    }
    // The wall that stops a direction is one that its own part of the step would break through.
    let wall = |part: Step| part != Step::NONE && on_board(part).is_none();
    let mut slides = Vec::new();
    if wall(Step { dx: 0, dy: step.dy }) {
        slides.extend([Step { dx: -1, dy: 0 }, Step { dx: 1, dy: 0 }]);
    }
    if wall(Step { dx: step.dx, dy: 0 }) {
        slides.extend([Step { dx: 0, dy: -1 }, Step { dx: 0, dy: 1 }]);
    }
    // Somebody beneath a table must get out of its way, not further along under it (FU-4).
    let above = tavern.table_at(from).filter(|_| tavern.beneath.has(who));
    let clears_table = |way: &Way| above.is_none() || tavern.table_at(way.0) != above;
    slides.into_iter().filter_map(on_board).filter(clears_table).filter(clear).collect()
}

/// Moves a character to a free square by force: onto or off a table it falls (DF-KNOCK-09, -10).
pub fn shift(scene: &mut Play<'_>, who: Character, to: Square, manner: Manner) {
    let tavern = &mut scene.world.tavern;
    let Some(from) = tavern.square(who) else {
        return;
    };
    let was_up = tavern.on_table(who);
    tavern.fighter_mut(who).square = Some(to);
    tavern.beneath = tavern.beneath.without(who);
    let is_up = tavern.on_table(who);
    tell(scene, News::Moved { character: who, path: alloc::vec![from, to], manner });
    let between = was_up && is_up && *scene.book.rulings.fall_between_tables.value();
    if was_up != is_up || between {
        let rule = if is_up { "DF-KNOCK-09" } else { "DF-KNOCK-10" };
        if fall(scene, who, rule) {
            drop_flagon(scene, who, "DF-FALL-06");
        }
    }
}
