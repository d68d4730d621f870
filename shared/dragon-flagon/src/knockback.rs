//! Knockback: characters pushed from square to square (DF-KNOCK).

use alloc::vec::Vec;

use table::Wait;

use crate::ale;
use crate::blows::{drop_flagon, fall};
use crate::board::{Square, Step};
use crate::fighter::Crowd;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::{Manner, News};
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell, trample};

/// The direction away from a square: along a side or a diagonal where the two squares lie so,
/// else along the longer way (KB-1).
pub fn away(from: Square, victim: Square) -> Step {
    let (dx, dy) = from.to(victim);
    let (far_x, far_y) = (dx.unsigned_abs(), dy.unsigned_abs());
    Step {
        dx: if far_x >= far_y { dx.signum() } else { 0 },
        dy: if far_y >= far_x { dy.signum() } else { 0 },
    }
}

/// Knocks a character one square in this direction, and whoever is in its way before it
/// (DF-KNOCK-03). At a wall it slides along it (DF-KNOCK-06). Gives all who moved, the victim
/// among them unless nothing moved, and the direction that the victim took.
pub fn knock(
    scene: &mut Play<'_>,
    victim: Character,
    step: Step,
    manner: Manner,
) -> Result<(Crowd, Step), Wait> {
    let mut pushed = Pushed::default();
    let taken = push(scene, victim, step, manner, &mut pushed, Crowd::NOBODY)?;
    if taken.is_none() {
        tell(scene, News::Held { character: victim, rule: held_by(&scene.world.tavern, victim) });
    }
    Ok((pushed.moved, taken.unwrap_or(step)))
}

/// Knocks a character so many times; a side once taken at a wall is kept (KB-17). Gives all who
/// moved.
pub fn drive(
    scene: &mut Play<'_>,
    victim: Character,
    mut step: Step,
    times: u8,
) -> Result<Crowd, Wait> {
    let mut all = Crowd::NOBODY;
    for _ in 0..times {
        let (moved, taken) = knock(scene, victim, step, Manner::Knock)?;
        if !moved.has(victim) {
            break;
        }
        step = taken;
        all = all.and(moved);
    }
    Ok(all)
}

/// The rule for which somebody stays where it is.
fn held_by(tavern: &Tavern, who: Character) -> &'static str {
    if tavern.fighter(who).has(Card::Earthbond) { "DF-EARTH-02" } else { "KB-7" }
}

/// Whether a knock in this direction would move the character.
pub fn can_knock(tavern: &Tavern, victim: Character, step: Step) -> bool {
    !ways(tavern, victim, step, Crowd::NOBODY).is_empty()
}

/// Who was moved by one push, and who slid on ale meanwhile: nobody does so twice.
#[derive(Default)]
struct Pushed {
    moved: Crowd,
    slid: Crowd,
}

/// A square that a knocked character could come to, and the step that leads there.
type Way = (Square, Step);

/// Pushes one character, those in its way first. `chain` are those already being pushed: nobody
/// moves twice in one knock (KB-7). Gives the step taken, unless it cannot move.
fn push(
    scene: &mut Play<'_>,
    who: Character,
    step: Step,
    manner: Manner,
    pushed: &mut Pushed,
    chain: Crowd,
) -> Result<Option<Step>, Wait> {
    let ways = ways(&scene.world.tavern, who, step, chain);
    if ways.is_empty() {
        return Ok(None);
    }
    let offer = ways.iter().map(|(square, _)| Item::Square(*square)).collect();
    let picked = ask(scene, who, key::SLIDE, offer)?;
    let Some((to, step)) = ways.into_iter().find(|(square, _)| picked == Item::Square(*square))
    else {
        return Ok(None);
    };
    if let Some(other) = scene.world.tavern.at(to) {
        push(scene, other, step, Manner::Knock, pushed, chain.with(who))?;
    }
    shift(scene, who, to, manner);
    pushed.moved = pushed.moved.with(who);
    slide_on(scene, who, step, pushed)?;
    Ok(Some(step))
}

/// Where a push can take a character: straight on, or left and right along the wall that stands in
/// the way (DF-KNOCK-06 to -08, KB-2 to KB-5). Squares that cannot be cleared do not count, and
/// nobody moves who is bound to the earth (DF-EARTH-02, KB-14).
fn ways(tavern: &Tavern, who: Character, step: Step, chain: Crowd) -> Vec<Way> {
    let Some(from) = tavern.square(who) else {
        return Vec::new();
    };
    if tavern.fighter(who).has(Card::Earthbond) {
        return Vec::new();
    }
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
    let above = tavern.table_at(from).filter(|_| tavern.action.beneath.has(who));
    let clears_table = |way: &Way| above.is_none() || tavern.table_at(way.0) != above;
    slides.into_iter().filter_map(on_board).filter(clears_table).filter(clear).collect()
}

/// Moves a character to a free square by force: onto or off a table it falls (DF-KNOCK-09, -10),
/// unless it is drawn there by a song (KB-18).
pub fn shift(scene: &mut Play<'_>, who: Character, to: Square, manner: Manner) {
    let tavern = &mut scene.world.tavern;
    let Some(from) = tavern.square(who) else {
        return;
    };
    let was_up = tavern.on_table(who);
    tavern.fighter_mut(who).square = Some(to);
    tavern.action.beneath = tavern.action.beneath.without(who);
    let is_up = tavern.on_table(who);
    tell(scene, News::Moved { character: who, path: alloc::vec![from, to], manner });
    trample(scene, &[to], "DF-FAMILIAR-03");
    let between = was_up && is_up && *scene.book.rulings.fall_between_tables.value();
    if manner != Manner::Lure && (was_up != is_up || between) {
        let rule = if is_up { "DF-KNOCK-09" } else { "DF-KNOCK-10" };
        if fall(scene, who, rule) {
            drop_flagon(scene, who, "DF-FALL-06");
        }
    }
}

/// Somebody has just come to its square in this direction: on wet floor it slides on, and pushes
/// whoever is in the way (DF-ALE-01, -03).
pub fn slide(scene: &mut Play<'_>, who: Character, step: Step) -> Result<(), Wait> {
    slide_on(scene, who, step, &mut Pushed::default())
}

fn slide_on(
    scene: &mut Play<'_>,
    who: Character,
    step: Step,
    pushed: &mut Pushed,
) -> Result<(), Wait> {
    if pushed.slid.has(who) {
        return Ok(());
    }
    pushed.slid = pushed.slid.with(who);
    let mut path: Vec<Square> = scene.world.tavern.square(who).into_iter().collect();
    while let Some(at) = scene.world.tavern.square(who)
        && let Some(next) = ale::onward(&scene.world.tavern, at, step)
    {
        if let Some(other) = scene.world.tavern.at(next)
            && !make_room(scene, other, step, pushed)?
        {
            break;
        }
        scene.world.tavern.fighter_mut(who).square = Some(next);
        pushed.moved = pushed.moved.with(who);
        path.push(next);
    }
    if path.len() > 1 {
        let entered = path.clone();
        tell(scene, News::Moved { character: who, path, manner: Manner::Slide });
        trample(scene, &entered, "DF-FAMILIAR-03");
    }
    Ok(())
}

/// Whoever is slid into slides too; on dry floor it is knocked one square on (DF-ALE-03). Says
/// whether it made room.
fn make_room(
    scene: &mut Play<'_>,
    other: Character,
    step: Step,
    pushed: &mut Pushed,
) -> Result<bool, Wait> {
    let tavern = &scene.world.tavern;
    let before = tavern.square(other);
    if tavern.fighter(other).has(Card::Earthbond) {
        return Ok(false);
    }
    if before.is_some_and(|at| tavern.is_wet(at)) {
        slide_on(scene, other, step, pushed)?;
    } else {
        push(scene, other, step, Manner::Knock, pushed, Crowd::NOBODY)?;
    }
    Ok(scene.world.tavern.square(other) != before)
}
