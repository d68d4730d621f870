//! God Smack: sends somebody across the room, and everybody whom the flight displaces pays
//! (DF-GODSMACK).

use table::Wait;

use super::shapes::{self, Performed};
use crate::blows::{Attack, strike, suffer};
use crate::ids::{Card, Character};
use crate::knockback::{away, drive};
use crate::sheet::Blow;
use crate::world::Play;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let card = Card::GodSmack;
    let sheet = scene.book.card(card);
    let reach = shapes::reach_one(&scene.world.tavern, scene.book, actor, card);
    if let Some(target) = shapes::pick(scene, actor, card, &reach)? {
        let attack = Attack::new(&scene.world.tavern, actor, card);
        if strike(scene, attack, target, sheet.blow()) {
            smack(scene, attack, target)?;
        }
    }
    Ok(Performed::Done(sheet.time()))
}

/// The flight; each one pushed along pays once (DF-GODSMACK-05, KB-17), the smacker never (KB-8).
fn smack(scene: &mut Play<'_>, attack: Attack, target: Character) -> Result<(), Wait> {
    let sheet = scene.book.card(attack.card);
    let (Some(from), Some(at)) = (attack.from, scene.world.tavern.square(target)) else {
        return Ok(());
    };
    let moved = drive(scene, target, away(from, at), sheet.knockback())?;
    let reputation = sheet.blow().reputation;
    for who in moved.without(target).without(attack.by).iter() {
        suffer(scene, attack.by, who, Blow { reputation, ..Blow::default() });
    }
    Ok(())
}
