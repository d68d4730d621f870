//! What several cards have in common.

mod area;
mod lines;
mod missile;
mod walk;

use alloc::vec::Vec;

pub use area::{among, area, area_from, hit, pick, reach_all, reach_one, strike_all, strike_one};
pub use lines::{Line, Origin, first_on, lines};
pub use missile::{reach_along, shoot};
use table::{Choose, Wait};
pub use walk::{ends, path, walk};

use crate::board::Square;
use crate::effects;
use crate::ids::{Card, Character, Time};
use crate::item::Item;
use crate::knockback::{away, slide};
use crate::news::{Manner, News};
use crate::world::{Play, ask, question, tell, trample};

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
    /// Whether only one of those can be hit.
    pub one: bool,
    /// The rule for which it would do nothing, though it is not cancelled.
    pub idle: Option<&'static str>,
}

/// The action is done and reaches nobody.
pub fn nobody(scene: &mut Play<'_>, actor: Character, card: Card, rule: &'static str) {
    tell(scene, News::Nobody { character: actor, card, rule });
}

/// The victims in the order of the actor's choice (DF-CARD-14), asked only when it matters.
pub fn in_order(
    scene: &mut Play<'_>,
    actor: Character,
    key: &'static str,
    victims: Vec<Character>,
    matters: bool,
) -> Result<Vec<Character>, Wait> {
    if !matters || victims.len() < 2 {
        return Ok(victims);
    }
    let count = victims.len() as u8;
    let of = victims.into_iter().map(Item::Character).collect();
    let choose = Choose::Many { of, min: count, max: count, ordered: true };
    let ask = question(&scene.world.tavern, actor, key, choose);
    let answer = scene.ask_each(alloc::vec![ask])?.into_iter().flatten();
    let characters = answer.filter_map(|item| match item {
        Item::Character(character) => Some(character),
        _ => None,
    });
    Ok(characters.collect())
}

/// The actor goes along these squares by its own will: on and off tables without a fall
/// (DF-TABLE-06). The first is where it stands. Whoever comes onto wet floor in a straight line
/// slides on.
pub fn go(
    scene: &mut Play<'_>,
    actor: Character,
    path: Vec<Square>,
    manner: Manner,
) -> Result<(), Wait> {
    let [.., before, to] = path.as_slice() else {
        return Ok(());
    };
    let (step, to) = (away(*before, *to), *to);
    scene.world.tavern.fighter_mut(actor).square = Some(to);
    // Whoever flies or jumps touches only the square where it comes down.
    let afoot = matches!(manner, Manner::Walk | Manner::Dash | Manner::Charge);
    let entered = path.get(if afoot { 1 } else { path.len() - 1 }..).unwrap_or_default().to_vec();
    tell(scene, News::Moved { character: actor, path, manner });
    trample(scene, &entered, "DF-FAMILIAR-03");
    match manner {
        Manner::Leap | Manner::ShadowStep => Ok(()),
        _ => slide(scene, actor, step),
    }
}

/// The card stays face up and its effect runs.
pub fn begin_effect(scene: &mut Play<'_>, actor: Character, card: Card) -> Performed {
    effects::begin(scene, actor, card);
    Performed::Done(scene.book.card(card).time())
}

/// After an attack the actor walks to one of the card's steps, or stays.
pub fn walk_on(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    key: &'static str,
) -> Result<(), Wait> {
    let walk = walk(&scene.world.tavern, scene.book, actor, scene.book.steps(card));
    let offer: Vec<Item> = ends(&walk).map(Item::Square).collect();
    if let Some(Item::Square(own)) = offer.first().copied()
        && let Item::Square(to) = ask(scene, actor, key, offer)?
        && to != own
    {
        go(scene, actor, path(&walk, to), Manner::Walk)?;
    }
    Ok(())
}
