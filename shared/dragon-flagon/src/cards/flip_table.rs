//! Flip Table: the table ahead turns over with all that is on it, and is gone (DF-FLIP).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::{drop_flagon, fall};
use crate::board::{Offset, Square, Step};
use crate::furniture::{Object, Place, Table};
use crate::ids::{Card, Character, Kind, TableId, Thing};
use crate::knockback::knock;
use crate::news::{Manner, News};
use crate::tavern::Tavern;
use crate::world::{Play, tell, trample};

/// A flip in thought: the table, and the square opposite each of its squares.
struct Flip {
    table: TableId,
    step: Step,
    /// The squares of the table, nearest first, each with the square where it comes down; none
    /// beyond the wall.
    turns: Vec<(Square, Option<Square>)>,
}

/// A square at distance k on a table that reaches to distance n comes down at 2n + 1 - k (FU-9).
fn flip(tavern: &Tavern, actor: Character) -> Option<Flip> {
    let table = tavern.faced_table(actor)?;
    let fighter = tavern.fighter(actor);
    let own = fighter.square?;
    let mut offsets: Vec<(Square, Offset)> = Vec::new();
    for square in tavern.table(table).map_or(&[][..], Table::squares) {
        offsets.push((*square, fighter.facing.offset(own, *square)));
    }
    offsets.sort_by_key(|(_, Offset(forward, _))| *forward);
    let far = offsets.last().map_or(0, |(_, Offset(forward, _))| *forward);
    let opposite = |Offset(forward, right): Offset| {
        tavern.side.at(own, fighter.facing, Offset(2 * far + 1 - forward, right))
    };
    let turns = offsets.into_iter().map(|(square, offset)| (square, opposite(offset))).collect();
    Some(Flip { table, step: fighter.facing.ahead(), turns })
}

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    tavern.faced_table(actor).is_none().then_some("DF-FLIP-01")
}

/// Those on the table, nearest first, then those on whom it comes down (DF-FLIP-03, -04).
pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let Some(Flip { turns, .. }) = flip(tavern, actor) else {
        return Reach::default();
    };
    let squares: Vec<Square> = turns.iter().filter_map(|(_, to)| *to).collect();
    let on_top = turns.iter().filter_map(|(from, _)| tavern.at(*from));
    let hits: Vec<Character> =
        on_top.chain(squares.iter().filter_map(|square| tavern.at(*square))).collect();
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: false, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let Some(flip) = flip(&scene.world.tavern, actor) else {
        return Ok(Performed::Cancelled("DF-FLIP-01"));
    };
    let Reach { hits, .. } = reach(&scene.world.tavern, actor);
    turn_over(scene, &flip);
    shapes::strike_all(scene, actor, Card::FlipTable, hits)?;
    for (from, to) in &flip.turns {
        if let Some(rider) = scene.world.tavern.at(*from) {
            land(
                scene,
                rider,
                to.unwrap_or(last_inside(&scene.world.tavern, *from, flip.step)),
                flip.step,
            )?;
        }
    }
    Ok(Performed::Done(scene.book.card(Card::FlipTable).time()))
}

/// The last square before the wall: whoever would come down outside stays inside (FU-10).
fn last_inside(tavern: &Tavern, from: Square, step: Step) -> Square {
    tavern.side.ray(from, step).last().unwrap_or(from)
}

/// The table leaves the game (DF-FLIP-02); what lay on it comes down opposite, or is lost beyond
/// the wall (FU-10).
fn turn_over(scene: &mut Play<'_>, flip: &Flip) {
    let tavern = &mut scene.world.tavern;
    let on_it = |square: Square| flip.turns.iter().find(|(from, _)| *from == square);
    let fall = |(thing, object): (Thing, Object)| {
        let Place::Lies(from) = object.place else {
            return None;
        };
        on_it(from).map(|(from, to)| (thing, object.kind, *from, *to))
    };
    let things: Vec<(Thing, Kind, Square, Option<Square>)> =
        tavern.objects().filter_map(fall).collect();
    let centre = tavern.centre;
    tavern.remove_table(flip.table);
    let from: Vec<Square> = flip.turns.iter().map(|(from, _)| *from).collect();
    let to: Vec<Square> = flip.turns.iter().filter_map(|(_, to)| *to).collect();
    tell(scene, News::Flipped { table: flip.table, from: from.clone(), to: to.clone() });
    trample(scene, &from, "FU-21");
    trample(scene, &to, "DF-FAMILIAR-04");
    for (thing, object, from, to) in things {
        let to = to.or(object.is_prize().then_some(centre));
        scene.world.tavern.set_place(thing, to.map_or(Place::Gone, Place::Lies));
        let news = match to {
            Some(to) => News::Slid { thing, object, path: alloc::vec![from, to] },
            None => News::Gone { thing, object, rule: "FU-10" },
        };
        tell(scene, news);
        trample(scene, to.as_slice(), "DF-FAMILIAR-04");
    }
}

/// A rider comes down; whoever stands there is knocked on (DF-FLIP-05). Where that one cannot
/// move, the rider comes down in the nearest free square.
fn land(scene: &mut Play<'_>, rider: Character, to: Square, step: Step) -> Result<(), Wait> {
    let Some(from) = scene.world.tavern.square(rider).filter(|from| *from != to) else {
        return Ok(());
    };
    if let Some(other) = scene.world.tavern.at(to) {
        knock(scene, other, step, Manner::Knock)?;
    }
    let tavern = &scene.world.tavern;
    let free = tavern.squares().filter(|square| tavern.is_free(*square));
    let Some(to) = free.min_by_key(|square| square.walk(to)) else {
        return Ok(());
    };
    scene.world.tavern.fighter_mut(rider).square = Some(to);
    let path = alloc::vec![from, to];
    tell(scene, News::Moved { character: rider, path, manner: Manner::Flip });
    trample(scene, &[to], "DF-FAMILIAR-03");
    if scene.world.tavern.on_table(rider) && fall(scene, rider, "FU-11") {
        drop_flagon(scene, rider, "DF-FALL-06");
    }
    Ok(())
}
