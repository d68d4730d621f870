//! What several cards have in common.

use alloc::vec::Vec;

use table::{Choose, Wait};

use crate::blows::{parries, strike};
use crate::board::Square;
use crate::book::Book;
use crate::fighter::Effect;
use crate::ids::{Card, Character, Time};
use crate::item::{Item, ask as key};
use crate::news::{Manner, News};
use crate::sheet::Blow;
use crate::tavern::Tavern;
use crate::world::{Play, question, tell};

/// How an action came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Performed {
    /// It was done and costs this time, whether it affected anybody or not (DF-CANCEL-08).
    Done(Time),
    /// It could not be done, by this rule.
    Cancelled(&'static str),
}

/// What a card would reach if it were performed from where its actor stands now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// The squares that it goes to or covers.
    pub squares: Vec<Square>,
    /// Those whom it would or could hit.
    pub hits: Vec<Character>,
    /// The rule for which it would do nothing, though it is not cancelled.
    pub idle: Option<&'static str>,
}

/// The squares of a card's area around its actor, as far as they are on the board.
pub fn area(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Vec<Square> {
    let fighter = tavern.fighter(actor);
    let Some(from) = fighter.square else {
        return Vec::new();
    };
    let at = |offset| tavern.side.at(from, fighter.facing, offset);
    book.squares(card).iter().filter_map(|offset| at(*offset)).collect()
}

/// The characters in these squares, but for the actor.
pub fn among(tavern: &Tavern, squares: &[Square], actor: Character) -> Vec<Character> {
    let others = squares.iter().filter_map(|square| tavern.at(*square));
    others.filter(|other| *other != actor).collect()
}

/// Strikes all of these, in the order that the actor chooses where it matters: the victims were
/// fixed before the first blow (AT-1).
pub fn strike_all(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    blow: Blow,
    victims: Vec<Character>,
) -> Result<(), Wait> {
    if victims.is_empty() {
        nobody(scene, actor, card, "DF-CANCEL-08");
    }
    let weapon = scene.book.card(card).weapon();
    let matters =
        weapon && victims.iter().any(|who| parries(&scene.world.tavern, scene.book, *who, actor));
    for victim in in_order(scene, actor, victims, matters)? {
        strike(scene, actor, victim, card, blow);
    }
    Ok(())
}

/// The action is done and reaches nobody.
pub fn nobody(scene: &mut Play<'_>, actor: Character, card: Card, rule: &'static str) {
    tell(scene, News::Nobody { character: actor, card, rule });
}

/// The victims in the order of the actor's choice (DF-CARD-14), asked only when it matters.
pub fn in_order(
    scene: &mut Play<'_>,
    actor: Character,
    victims: Vec<Character>,
    matters: bool,
) -> Result<Vec<Character>, Wait> {
    if !matters || victims.len() < 2 {
        return Ok(victims);
    }
    let count = victims.len() as u8;
    let of = victims.into_iter().map(Item::Character).collect();
    let choose = Choose::Many { of, min: count, max: count, ordered: true };
    let ask = question(&scene.world.tavern, actor, key::ORDER, choose);
    let answer = scene.ask_each(alloc::vec![ask])?.into_iter().flatten();
    let characters = answer.filter_map(|item| match item {
        Item::Character(character) => Some(character),
        _ => None,
    });
    Ok(characters.collect())
}

/// The actor goes along these squares by its own will: on and off tables without a fall
/// (DF-TABLE-06). The first is where it stands.
pub fn go(scene: &mut Play<'_>, actor: Character, path: Vec<Square>, manner: Manner) {
    let Some(to) = path.last().copied().filter(|_| path.len() > 1) else {
        return;
    };
    scene.world.tavern.fighter_mut(actor).square = Some(to);
    tell(scene, News::Moved { character: actor, path, manner });
}

/// The card stays face up and its effect runs, counted from the marker (DF-DURATION-03, TI-9).
pub fn begin_effect(scene: &mut Play<'_>, actor: Character, card: Card) -> Performed {
    let sheet = scene.book.card(card);
    let marker = scene.world.tavern.marker;
    let until = sheet.duration().map(|spaces| marker.saturating_add(spaces));
    scene.world.tavern.begin_effect(actor, Effect { card, until });
    tell(scene, News::Began { character: actor, card, until });
    Performed::Done(scene.book.card(card).time())
}
