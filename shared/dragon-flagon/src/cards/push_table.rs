//! Push Table: a table moves one square with all that is on it, and whoever is in its way is
//! knocked back (DF-PUSHTABLE).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::{Attack, drop_flagon, fall, strike};
use crate::board::{Square, Step};
use crate::furniture::{Place, Table};
use crate::ids::{Card, Character, Kind, TableId, Thing};
use crate::item::ask as key;
use crate::knockback::{can_knock, drive, knock, shift};
use crate::news::{Manner, News};
use crate::tavern::Tavern;
use crate::world::{Play, tell, trample};

/// A push in thought: the tables that move together, who rides on them, and who stands on the
/// floor before them.
struct Push {
    step: Step,
    tables: Vec<(TableId, Table)>,
    riders: Vec<Character>,
    hit: Vec<Character>,
    /// Those of them whom nothing moves: the tables stay where they are (DF-EARTH-03, FU-7).
    bound: Vec<Character>,
}

/// Gathers the tables that push one another (FU-2). At a wall none of them moves
/// (DF-PUSHTABLE-11).
fn push(tavern: &Tavern, actor: Character) -> Result<Push, &'static str> {
    let step = tavern.fighter(actor).facing.ahead();
    let mut ids = alloc::vec![tavern.faced_table(actor).ok_or("DF-PUSHTABLE-01")?];
    let mut tables = Vec::new();
    let mut next = 0;
    while let Some(id) = ids.get(next).copied() {
        next += 1;
        let mut moved = Vec::new();
        for square in tavern.table(id).map_or(&[][..], Table::squares) {
            let to = tavern.side.step(*square, step).ok_or("DF-PUSHTABLE-11")?;
            if let Some(other) = tavern.table_at(to).filter(|other| !ids.contains(other)) {
                ids.push(other);
            }
            moved.push(to);
        }
        tables.push((id, Table::new(&moved)));
    }
    let covers = |who: &Character| tavern.square(*who).and_then(|square| tavern.table_at(square));
    let riders = tavern.cast().filter(|who| covers(who).is_some_and(|id| ids.contains(&id)));
    let riders: Vec<Character> = riders.collect();
    let entered =
        |square: Square| tables.iter().any(|(_, table)| table.squares().contains(&square));
    let on_floor = tavern.cast().filter(|who| covers(who).is_none());
    let hit: Vec<Character> =
        on_floor.filter(|who| tavern.square(*who).is_some_and(entered)).collect();
    let bound = hit.iter().copied().filter(|who| tavern.fighter(*who).has(Card::Earthbond));
    let bound = bound.collect();
    Ok(Push { step, tables, riders, hit, bound })
}

/// Moves tables and riders; those on the floor before them are now beneath.
fn carry(tavern: &mut Tavern, push: &Push) {
    for (id, table) in &push.tables {
        tavern.set_table(*id, *table);
    }
    for rider in &push.riders {
        let to = tavern.square(*rider).and_then(|square| tavern.side.step(square, push.step));
        tavern.fighter_mut(*rider).square = to;
    }
    tavern.action.beneath = push.hit.iter().copied().collect();
}

/// Where the rider goes who makes room for somebody beneath the table: the nearest free square of
/// it (FU-4). If the push itself has filled the last one meanwhile, the nearest free square at all.
fn room_for_rider(tavern: &Tavern, square: Square) -> Option<Square> {
    let table = tavern.table(tavern.table_at(square)?)?;
    let free = tavern.squares().filter(|other| tavern.is_free(*other));
    free.min_by_key(|other| (!table.squares().contains(other), other.walk(square)))
}

/// Whether everybody in the way can be put somewhere: out of it, or up on a table that has a
/// square for each of its riders and of those who end there (FU-4).
fn has_room(tavern: &Tavern, push: &Push) -> bool {
    let mut after = tavern.clone();
    carry(&mut after, push);
    let stuck = push.hit.iter().filter(|who| !can_knock(&after, **who, push.step));
    let on_top: Vec<Square> =
        push.riders.iter().chain(stuck).filter_map(|who| after.square(*who)).collect();
    let filled = |table: &Table| on_top.iter().filter(|at| table.squares().contains(at)).count();
    push.tables.iter().all(|(_, table)| filled(table) <= table.squares().len())
}

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    match push(tavern, actor) {
        Ok(push) if push.bound.is_empty() => (!has_room(tavern, &push)).then_some("FU-4"),
        Ok(_) => None,
        Err(rule) => Some(rule),
    }
}

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let Ok(push) = push(tavern, actor) else {
        return Reach::default();
    };
    let squares = push.tables.iter().flat_map(|(_, table)| table.squares().to_vec()).collect();
    let on_floor = if push.bound.is_empty() { push.hit } else { push.bound };
    let hits = push.riders.into_iter().chain(on_floor).collect();
    Reach { squares, hits, ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let push = match push(&scene.world.tavern, actor) {
        Ok(push) => push,
        Err(rule) => return Ok(Performed::Cancelled(rule)),
    };
    if !push.bound.is_empty() {
        return blocked(scene, actor, push);
    }
    shove_objects(scene, &push);
    announce(scene, &push);
    carry(&mut scene.world.tavern, &push);
    let sheet = scene.book.card(Card::PushTable);
    if push.riders.is_empty() && push.hit.is_empty() {
        shapes::nobody(scene, actor, Card::PushTable, "DF-CANCEL-08");
    }
    let attack = Attack::new(&scene.world.tavern, actor, Card::PushTable);
    for rider in push.riders {
        strike(scene, attack, rider, sheet.blow());
    }
    for victim in shapes::in_order(scene, actor, key::ORDER, push.hit, true)? {
        hit(scene, attack, victim, push.step)?;
    }
    Ok(Performed::Done(sheet.time()))
}

/// Somebody bound to the earth stands in the way: nothing moves, and he and the riders suffer all
/// the rest (DF-EARTH-04, FU-7).
fn blocked(scene: &mut Play<'_>, actor: Character, push: Push) -> Result<Performed, Wait> {
    for who in &push.bound {
        tell(scene, News::Held { character: *who, rule: "DF-EARTH-03" });
    }
    let sheet = scene.book.card(Card::PushTable);
    let attack = Attack::new(&scene.world.tavern, actor, Card::PushTable);
    for victim in push.riders.into_iter().chain(push.bound) {
        strike(scene, attack, victim, sheet.blow());
    }
    Ok(Performed::Done(sheet.time()))
}

/// Tells where the tables and their riders go.
fn announce(scene: &mut Play<'_>, push: &Push) {
    for (table, to) in &push.tables {
        let from = scene.world.tavern.table(*table).map_or(&[][..], Table::squares).to_vec();
        let to = to.squares().to_vec();
        tell(scene, News::Pushed { table: *table, from: from.clone(), to: to.clone() });
        trample(scene, &from, "FU-21");
        trample(scene, &to, "DF-FAMILIAR-04");
    }
    for character in &push.riders {
        let from = scene.world.tavern.square(*character);
        let to = from.and_then(|square| scene.world.tavern.side.step(square, push.step));
        let path = from.into_iter().chain(to).collect();
        tell(scene, News::Moved { character: *character, path, manner: Manner::Ride });
    }
}

/// Objects on the tables travel along (DF-PUSHTABLE-06); those on the floor before them are pushed
/// one square (DF-PUSHTABLE-12) or crushed against a wall or another table (-13). The Flagon is
/// never crushed: it keeps its square and lies on the table (-14).
fn shove_objects(scene: &mut Play<'_>, push: &Push) {
    let tavern = &scene.world.tavern;
    let moves = |id: TableId| push.tables.iter().any(|(other, _)| *other == id);
    let enters = |square| push.tables.iter().any(|(_, table)| table.squares().contains(&square));
    let stands = |square| tavern.table_at(square).is_some_and(|id| !moves(id)) || enters(square);
    let mut moved: Vec<(Thing, Kind, Square, Option<Square>)> = Vec::new();
    for (thing, object) in tavern.objects() {
        let Place::Lies(from) = object.place else {
            continue;
        };
        let to = tavern.side.step(from, push.step);
        match tavern.table_at(from) {
            Some(id) if moves(id) => moved.push((thing, object.kind, from, to)),
            Some(_) => {}
            None if !enters(from) => {}
            None => match to.filter(|square| !stands(*square)) {
                None if object.kind.is_prize() => {}
                to => moved.push((thing, object.kind, from, to)),
            },
        }
    }
    for (thing, object, from, to) in moved {
        let place = to.map_or(Place::Gone, Place::Lies);
        scene.world.tavern.set_place(thing, place);
        let news = match to {
            Some(to) => News::Slid { thing, object, path: alloc::vec![from, to] },
            None => News::Gone { thing, object, rule: "DF-PUSHTABLE-13" },
        };
        tell(scene, news);
        trample(scene, to.as_slice(), "DF-FAMILIAR-04");
    }
}

/// One on the floor before the table: struck, then knocked out of its way. Where there is no way
/// out he ends on top of it, prone, and whoever rides there makes room (FU-4).
fn hit(scene: &mut Play<'_>, attack: Attack, victim: Character, step: Step) -> Result<(), Wait> {
    let sheet = scene.book.card(Card::PushTable);
    // The table comes even where a house lets a Riposte turn the blow back.
    strike(scene, attack, victim, sheet.blow());
    if can_knock(&scene.world.tavern, victim, step) {
        let (_, taken) = knock(scene, victim, step, Manner::Knock)?;
        drive(scene, victim, taken, sheet.knockback().saturating_sub(1))?;
        return Ok(());
    }
    let tavern = &mut scene.world.tavern;
    let Some(square) = tavern.square(victim) else {
        return Ok(());
    };
    if let (Some(rider), Some(to)) = (tavern.at(square), room_for_rider(tavern, square)) {
        shift(scene, rider, to, Manner::Knock);
        topple(scene, rider);
    }
    let action = &mut scene.world.tavern.action;
    action.beneath = action.beneath.without(victim);
    topple(scene, victim);
    Ok(())
}

fn topple(scene: &mut Play<'_>, who: Character) {
    if fall(scene, who, "FU-4") {
        drop_flagon(scene, who, "DF-FALL-06");
    }
}
