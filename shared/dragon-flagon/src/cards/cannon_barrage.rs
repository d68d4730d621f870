//! Cannon Barrage: a marked place is hit just before his next action (DF-BARRAGE).

use table::Wait;

use super::shapes::{self, Origin, Performed};
use crate::blows::{Attack, discard, drop_flagon, own_loss};
use crate::board::Facing;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::world::{Play, ask, tell};

const CARD: Card = Card::CannonBarrage;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let offer = scene.world.tavern.squares().map(Item::Square).collect();
    if let Item::Square(square) = ask(scene, actor, key::MARK, offer)? {
        scene.world.tavern.tokens.barrage = Some(square);
        tell(scene, News::Barrage { square: Some(square) });
    }
    Ok(Performed::Done(scene.book.card(CARD).time()))
}

/// The shots fall on whoever stands there now (DF-BARRAGE-02, -03), on himself too
/// (DF-BARRAGE-04).
pub fn before_action(scene: &mut Play<'_>, actor: Character) -> Result<(), Wait> {
    let Some(mark) = scene.world.tavern.tokens.barrage.filter(|_| actor == Character::Jack) else {
        return Ok(());
    };
    scene.world.tavern.tokens.barrage = None;
    let tavern = &scene.world.tavern;
    let origin = Origin { square: mark, facing: Facing::North };
    let squares = shapes::area_from(tavern, scene.book, origin, CARD);
    let inside = tavern.square(actor).is_some_and(|own| squares.contains(&own));
    let victims = shapes::among(tavern, &squares, actor);
    tell(scene, News::Reach { character: actor, card: CARD, squares });
    if victims.is_empty() && !inside {
        shapes::nobody(scene, actor, CARD, "DF-CANCEL-08");
    }
    let attack = Attack { by: actor, card: CARD, from: Some(mark) };
    let sheet = scene.book.card(CARD);
    for victim in victims {
        shapes::hit(scene, attack, victim, sheet.blow())?;
    }
    if inside {
        let amount = own_loss(&scene.world.tavern, scene.book, actor, sheet.self_loss());
        if amount > 0 {
            discard(scene, actor, amount, "DF-BARRAGE-04");
            drop_flagon(scene, actor, "DF-REP-01");
        }
    }
    tell(scene, News::Barrage { square: None });
    Ok(())
}
