//! Snatch: takes what somebody holds (DF-SNATCH).

use table::Wait;

use super::shapes::{self, Performed};
use crate::blows::{Attack, parries, strike};
use crate::effects;
use crate::furniture::Place;
use crate::ids::{Card, Character};
use crate::news::News;
use crate::world::{Play, let_go, tell};

/// The thing is taken before the reputation, so a Flagon stays with her (DF-CONFLICT-19, OB-18).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Snatch);
    let reach = shapes::reach_one(&scene.world.tavern, scene.book, actor, Card::Snatch);
    if let Some(target) = shapes::pick(scene, actor, Card::Snatch, &reach)? {
        let tavern = &scene.world.tavern;
        let attack = Attack::new(tavern, actor, Card::Snatch);
        let parried = sheet.weapon() && parries(tavern, scene.book, target, attack);
        if !parried {
            rob(scene, actor, target);
        }
        strike(scene, attack, target, sheet.blow());
    }
    Ok(Performed::Done(sheet.time()))
}

/// One thing only fits in the hand: her own is dropped first (OB-7).
fn rob(scene: &mut Play<'_>, by: Character, from: Character) {
    let Some((thing, object)) = scene.world.tavern.held(from) else {
        return;
    };
    if let Some((own, _)) = scene.world.tavern.held(by) {
        let_go(scene, by, own, "DF-PICKUP-03");
    }
    let tavern = &mut scene.world.tavern;
    tavern.fighter_mut(from).held = None;
    tavern.fighter_mut(by).held = Some(thing);
    tavern.set_place(thing, Place::Held(by));
    tell(scene, News::Snatched { by, from, thing, object });
    if object.is_prize() {
        effects::gain_dragon(scene, by, object);
    }
}
