//! Cards that affect one or all of the characters in their squares.

use alloc::vec::Vec;

use table::Wait;

use super::{Origin, Reach, in_order, nobody};
use crate::blows::{Attack, parries, strike};
use crate::board::Square;
use crate::book::Book;
use crate::cards::target::{blow as blow_of, may_hit};
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::knockback::{away, drive};
use crate::sheet::Blow;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// The squares of a card's area around its actor, as far as they are on the board.
pub fn area(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Vec<Square> {
    Origin::own(tavern, actor).map_or_else(Vec::new, |origin| area_from(tavern, book, origin, card))
}

/// The squares of a card's area around somewhere else.
pub fn area_from(tavern: &Tavern, book: &Book, origin: Origin, card: Card) -> Vec<Square> {
    let at = |offset| tavern.side.at(origin.square, origin.facing, offset);
    book.squares(card).iter().filter_map(|offset| at(*offset)).collect()
}

/// The characters in these squares, but for the actor.
pub fn among(tavern: &Tavern, squares: &[Square], actor: Character) -> Vec<Character> {
    let others = squares.iter().filter_map(|square| tavern.at(*square));
    others.filter(|other| *other != actor).collect()
}

/// A card that affects everybody in its squares whom it can.
pub fn reach_all(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    let squares = area(tavern, book, actor, card);
    let mut hits = among(tavern, &squares, actor);
    hits.retain(|target| may_hit(tavern, actor, card, *target));
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: false, idle }
}

/// A card that affects one of those in its squares.
pub fn reach_one(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    Reach { one: true, ..reach_all(tavern, book, actor, card) }
}

/// Hits everybody whom the card reaches.
pub fn strike_all(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    victims: Vec<Character>,
) -> Result<Vec<Character>, Wait> {
    if victims.is_empty() {
        nobody(scene, actor, card, "DF-CANCEL-08");
    }
    let sheet = scene.book.card(card);
    let attack = Attack::new(&scene.world.tavern, actor, card);
    let parried = |who: &Character| parries(&scene.world.tavern, scene.book, *who, attack);
    // Where a boast counts once only, it matters who pays for it (RP-2).
    let boasts = scene.world.tavern.fighter(actor).has(Card::Boast);
    let boasts_once = boasts && !scene.book.rulings.boast_for_each.value();
    let parried = sheet.weapon() && victims.iter().any(parried);
    let matters = sheet.knockback() > 0 || parried || boasts_once;
    let mut struck = Vec::new();
    for victim in in_order(scene, actor, key::ORDER, victims, matters)? {
        let blow = blow_of(&scene.world.tavern, scene.book, actor, card, victim);
        if hit(scene, attack, victim, blow)? {
            struck.push(victim);
        }
    }
    Ok(struck)
}

/// Hits one of those whom the card reaches, by the actor's choice (DF-CARD-19). Gives the target
/// when the blow went home.
pub fn strike_one(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    reach: &Reach,
) -> Result<Option<Character>, Wait> {
    let Some(target) = pick(scene, actor, card, reach)? else {
        return Ok(None);
    };
    let attack = Attack::new(&scene.world.tavern, actor, card);
    let blow = blow_of(&scene.world.tavern, scene.book, actor, card, target);
    Ok(hit(scene, attack, target, blow)?.then_some(target))
}

/// The one whom the card affects; nobody, when it reaches nobody.
pub fn pick(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    reach: &Reach,
) -> Result<Option<Character>, Wait> {
    if reach.hits.is_empty() {
        nobody(scene, actor, card, reach.idle.unwrap_or("DF-CANCEL-08"));
        return Ok(None);
    }
    let offer = reach.hits.iter().copied().map(Item::Character).collect();
    Ok(match ask(scene, actor, key::TARGET, offer)? {
        Item::Character(target) => Some(target),
        _ => None,
    })
}

/// Strikes one character and knocks it back as far as the card does. Says whether the blow went home.
pub fn hit(
    scene: &mut Play<'_>,
    attack: Attack,
    target: Character,
    blow: Blow,
) -> Result<bool, Wait> {
    if !strike(scene, attack, target, blow) {
        return Ok(false);
    }
    let sheet = scene.book.card(attack.card);
    if let (Some(from), Some(at)) = (attack.from, scene.world.tavern.square(target)) {
        drive(scene, target, away(from, at), sheet.knockback())?;
    }
    Ok(true)
}
