//! Pick Up/Drop: take a chair, a mug or a prize, or let go of what is held (DF-PICKUP).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{Performed, Reach};
use crate::board::Square;
use crate::effects;
use crate::furniture::Place;
use crate::ids::{Card, Character, Kind, Thing};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, let_go, tell};

/// What can be taken, and from where: chairs and mugs in the own square, the Flagon and the Cookies
/// also in the square ahead (DF-PICKUP-01, -02, -07, DF-COOKIES-02).
fn within_reach(tavern: &Tavern, actor: Character) -> Vec<(Kind, Thing, Square)> {
    let take = |square: Option<Square>, kind: Kind| {
        let square = square?;
        Some((kind, tavern.find(square, kind)?, square))
    };
    let own = tavern.square(actor);
    let prize = |kind: Kind| take(own, kind).or_else(|| take(tavern.ahead(actor), kind));
    let things =
        [take(own, Kind::Chair), take(own, Kind::Mug), prize(Kind::Flagon), prize(Kind::Cookies)];
    things.into_iter().flatten().collect()
}

/// There must be something to take or to let go.
pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let nothing = within_reach(tavern, actor).is_empty() && tavern.held(actor).is_none();
    nothing.then_some("DF-PICKUP-01")
}

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let squares = within_reach(tavern, actor).into_iter().map(|(_, _, square)| square).collect();
    Reach { squares, ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let things = within_reach(&scene.world.tavern, actor);
    let held = scene.world.tavern.held(actor).map(|(thing, _)| thing);
    let take = things.iter().map(|(kind, ..)| Item::Take(*kind));
    let offer = take.chain(held.map(|_| Item::Drop)).chain([Item::Nothing]).collect();
    match ask(scene, actor, key::PICK_UP, offer)? {
        Item::Drop => {
            if let Some(thing) = held {
                let_go(scene, actor, thing, "DF-PICKUP-09");
            }
        }
        Item::Take(wanted) => {
            if let Some(taken) = things.into_iter().find(|(kind, ..)| *kind == wanted) {
                take_up(scene, actor, held, taken);
            }
        }
        _ => {}
    }
    Ok(Performed::Done(scene.book.card(Card::PickUp).time()))
}

/// Only one object is carried: the other one is dropped first (DF-PICKUP-03).
fn take_up(
    scene: &mut Play<'_>,
    actor: Character,
    held: Option<Thing>,
    (object, thing, from): (Kind, Thing, Square),
) {
    if let Some(held) = held {
        let_go(scene, actor, held, "DF-PICKUP-03");
    }
    scene.world.tavern.set_place(thing, Place::Held(actor));
    scene.world.tavern.fighter_mut(actor).held = Some(thing);
    tell(scene, News::Took { character: actor, thing, object, from });
    if object.is_prize() {
        effects::gain_dragon(scene, actor, object);
    }
}
