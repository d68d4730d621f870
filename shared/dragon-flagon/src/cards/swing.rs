//! Swing: from a table over the heads of others, kicking all on the way (DF-SWING); and Arrr!,
//! which does the same along more lines (DF-ARRR-01, -02).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::{Attack, strike};
use crate::board::{Square, Step};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::knockback::{can_knock, drive, knock};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// A way through the air: its direction and its squares, the own one first.
struct Flight {
    step: Step,
    path: Vec<Square>,
}

/// The ways that fit into the room (CX-4), whoever stands at their end.
fn flights(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Vec<Flight> {
    let fighter = tavern.fighter(actor);
    let Some(from) = fighter.square else {
        return Vec::new();
    };
    let mut flights = Vec::new();
    for line in book.lines(card) {
        let step = fighter.facing.turn(*line);
        let way: Vec<Square> = core::iter::once(from).chain(tavern.side.ray(from, step)).collect();
        let lengths = book.card(card).lengths().iter().map(|length| usize::from(*length));
        let paths = lengths.filter_map(|length| way.get(..=length));
        flights.extend(paths.map(|path| Flight { step, path: path.to_vec() }));
    }
    flights
}

/// Whether the one who stands in the last square could be knocked out of it (KB-15).
fn can_land(tavern: &Tavern, flight: &Flight) -> bool {
    let occupant = flight.path.last().and_then(|square| tavern.at(*square));
    occupant.is_none_or(|occupant| can_knock(tavern, occupant, flight.step))
}

fn landings(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Vec<Flight> {
    let flights = flights(tavern, book, actor, card);
    flights.into_iter().filter(|flight| can_land(tavern, flight)).collect()
}

pub fn bar(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Option<&'static str> {
    if !tavern.on_table(actor) {
        return Some("DF-SWING-01");
    }
    let flights = flights(tavern, book, actor, card);
    if flights.is_empty() {
        return Some("CX-4");
    }
    (!flights.iter().any(|flight| can_land(tavern, flight))).then_some("KB-15")
}

fn kicked(tavern: &Tavern, actor: Character, path: &[Square]) -> Vec<Character> {
    shapes::among(tavern, path, actor)
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    let mut reach = Reach::default();
    for Flight { path, .. } in landings(tavern, book, actor, card) {
        reach.squares.extend(path.last());
        for victim in kicked(tavern, actor, &path) {
            if !reach.hits.contains(&victim) {
                reach.hits.push(victim);
            }
        }
    }
    reach
}

pub fn preview(tavern: &Tavern, book: &Book, actor: Character, card: Card, end: Square) -> Reach {
    let flights = landings(tavern, book, actor, card);
    let path = flights.into_iter().find(|flight| flight.path.last() == Some(&end)).map(|f| f.path);
    let path = path.unwrap_or_default();
    let hits = kicked(tavern, actor, &path);
    Reach { squares: path.into_iter().skip(1).collect(), hits, ..Reach::default() }
}

/// Everybody passed over is kicked in passing; then the one in the last square is knocked on, and
/// the swinger lands.
pub fn perform(scene: &mut Play<'_>, actor: Character, card: Card) -> Result<Performed, Wait> {
    let flights = landings(&scene.world.tavern, scene.book, actor, card);
    let ends: Vec<Item> = flights
        .iter()
        .filter_map(|flight| flight.path.last())
        .map(|end| Item::Square(*end))
        .collect();
    if ends.is_empty() {
        return Ok(Performed::Cancelled("KB-15"));
    }
    let picked = ask(scene, actor, key::SWING, ends)?;
    let sheet = scene.book.card(card);
    let flight = flights
        .into_iter()
        .find(|flight| flight.path.last().is_some_and(|end| Item::Square(*end) == picked));
    let Some(Flight { step, path }) = flight else {
        return Ok(Performed::Done(sheet.time()));
    };
    for victim in kicked(&scene.world.tavern, actor, &path) {
        let attack = Attack::new(&scene.world.tavern, actor, card);
        let home = strike(scene, attack, victim, sheet.blow());
        // Whoever turns the kick back must give way all the same: two cannot share a square.
        if scene.world.tavern.square(victim) == path.last().copied() {
            let (_, taken) = knock(scene, victim, step, Manner::Knock)?;
            let further = if home { sheet.knockback().saturating_sub(1) } else { 0 };
            drive(scene, victim, taken, further)?;
        }
    }
    shapes::go(scene, actor, path, Manner::Swing)?;
    Ok(Performed::Done(sheet.time()))
}
