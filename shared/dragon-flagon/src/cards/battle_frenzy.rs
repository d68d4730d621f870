//! Battle Frenzy: for a while the end of each action costs everybody around her (DF-FRENZY).

use table::Wait;

use super::shapes;
use crate::blows::Attack;
use crate::ids::{Card, Character};
use crate::world::Play;

/// After an action, also the one that began it (DF-FRENZY-04), also a cancelled one, unless the
/// house rules otherwise (AT-15).
pub fn after_action(scene: &mut Play<'_>, actor: Character, done: bool) -> Result<(), Wait> {
    let counts = done || *scene.book.rulings.frenzy_after_cancelled.value();
    if !counts || !scene.world.tavern.fighter(actor).has(Card::BattleFrenzy) {
        return Ok(());
    }
    let attack = Attack::new(&scene.world.tavern, actor, Card::BattleFrenzy);
    let blow = scene.book.card(Card::BattleFrenzy).blow();
    let reach = shapes::reach_all(&scene.world.tavern, scene.book, actor, Card::BattleFrenzy);
    for victim in reach.hits {
        shapes::hit(scene, attack, victim, blow)?;
    }
    Ok(())
}
