//! Dragon Kick: flies along a line at the first one on it, and takes that square (DF-KICK).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Line, Origin, Performed, Reach};
use crate::blows::{Attack, strike};
use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::knockback::{away, drive};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

fn lines(tavern: &Tavern, book: &Book, actor: Character) -> Vec<Line> {
    let origin = Origin::own(tavern, actor);
    let lines = |origin| shapes::lines(tavern, origin, book.lines(Card::DragonKick), None);
    origin.map_or_else(Vec::new, lines)
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let along = |origin| shapes::reach_along(tavern, book, actor, Card::DragonKick, origin);
    // With nobody on a line he flies: the card is not idle.
    Reach { idle: None, ..Origin::own(tavern, actor).map_or_else(Reach::default, along) }
}

/// With somebody on a line he must take one of them (DF-KICK-01); else he goes as far along any of
/// them as he likes, or stays (DF-KICK-03, -04, CX-9).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let lines = lines(&scene.world.tavern, scene.book, actor);
    let targets = shapes::first_on(&lines, actor);
    let sheet = scene.book.card(Card::DragonKick);
    let offer: Vec<Item> = if targets.is_empty() {
        let own = scene.world.tavern.square(actor).into_iter();
        let along = lines.iter().flat_map(|line| line.path.iter().skip(1).copied());
        own.chain(along).map(Item::Square).collect()
    } else {
        targets.into_iter().map(Item::Character).collect()
    };
    if offer.is_empty() {
        return Ok(Performed::Done(sheet.time()));
    }
    match ask(scene, actor, key::KICK, offer)? {
        Item::Character(target) => {
            let line = lines.into_iter().find(|line| line.target == Some(target));
            kick(scene, actor, target, line.map_or_else(Vec::new, |line| line.path))?;
        }
        Item::Square(to) => {
            let line = lines.into_iter().find(|line| line.path.contains(&to));
            let mut path = line.map_or_else(Vec::new, |line| line.path);
            let end = path.iter().position(|square| *square == to);
            path.truncate(end.map_or(0, |end| end + 1));
            shapes::go(scene, actor, path, Manner::Kick)?;
        }
        _ => {}
    }
    Ok(Performed::Done(sheet.time()))
}

/// Whoever is there is knocked on in the direction of the kick (DF-KICK-02); where that one cannot
/// move, he stops in the square before (KB-16).
fn kick(
    scene: &mut Play<'_>,
    actor: Character,
    target: Character,
    mut path: Vec<Square>,
) -> Result<(), Wait> {
    let sheet = scene.book.card(Card::DragonKick);
    let attack = Attack::new(&scene.world.tavern, actor, Card::DragonKick);
    let home = strike(scene, attack, target, sheet.blow());
    if let (Some(from), Some(at)) = (attack.from, scene.world.tavern.square(target))
        && home
    {
        drive(scene, target, away(from, at), sheet.knockback())?;
    }
    while path.last().is_some_and(|end| !scene.world.tavern.is_free(*end)) {
        path.pop();
    }
    shapes::go(scene, actor, path, Manner::Kick)?;
    Ok(())
}
