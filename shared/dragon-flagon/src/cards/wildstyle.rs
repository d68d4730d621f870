//! Wildstyle: a weapon attack on all in front that dazes herself (DF-WILD).

use table::Wait;

use super::shapes::{self, Performed};
use crate::blows::{daze, drop_flagon};
use crate::ids::{Card, Character};
use crate::world::Play;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Wildstyle);
    let reach = shapes::reach_all(&scene.world.tavern, scene.book, actor, Card::Wildstyle);
    shapes::strike_all(scene, actor, Card::Wildstyle, reach.hits)?;
    if sheet.self_daze() > 0 && daze(scene, actor, sheet.self_daze()) {
        drop_flagon(scene, actor, "DF-DAZE-07");
    }
    Ok(Performed::Done(sheet.time()))
}
