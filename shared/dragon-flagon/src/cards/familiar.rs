//! Familiar: a second place from where her spells can start (DF-FAMILIAR), see [`super::spells`].

use alloc::vec::Vec;

use table::Wait;

use super::shapes::Performed;
use crate::board::{Facing, Square};
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

/// The squares without a character or an object (OB-8).
fn empty(tavern: &Tavern) -> Vec<Square> {
    let bare =
        |square: &Square| tavern.at(*square).is_none() && tavern.lying(*square).next().is_none();
    tavern.squares().filter(bare).collect()
}

/// The token goes to any empty square, in any facing, also to where it is (DF-FAMILIAR-01, -07).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Familiar);
    let offer: Vec<Item> = empty(&scene.world.tavern).into_iter().map(Item::Square).collect();
    if offer.is_empty() {
        return Ok(Performed::Done(sheet.time()));
    }
    let Item::Square(square) = ask(scene, actor, key::MARK, offer)? else {
        return Ok(Performed::Done(sheet.time()));
    };
    // It stands there already while she turns it.
    let facing = scene.world.tavern.fighter(actor).facing;
    scene.world.tavern.tokens.familiar = Some((square, facing));
    let faces = Facing::ALL.into_iter().map(Item::Face).collect();
    if let Item::Face(facing) = ask(scene, actor, key::FAMILIAR_FACE, faces)? {
        scene.world.tavern.tokens.familiar = Some((square, facing));
        let rule = "DF-FAMILIAR-01";
        tell(scene, News::Familiar { square: Some(square), facing, rule });
    }
    Ok(Performed::Done(sheet.time()))
}
