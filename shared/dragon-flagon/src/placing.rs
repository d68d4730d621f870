//! Before the brawl: characters are dealt and placed (DF-SETUP).

use alloc::vec::Vec;

use table::Wait;

use crate::board::{Facing, Side, Square};
use crate::ids::Character;
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::teams;
use crate::track::enter;
use crate::world::{Play, ask, tell};

/// Places the next standee. When all stand, the brawl begins on space 1 (DF-SETUP-22).
pub fn place_next(scene: &mut Play<'_>) -> Result<(), Wait> {
    let next = match scene.world.tavern.begins {
        Some(begins) => choose(scene, begins)?,
        None => draw(scene),
    };
    let Some(character) = next else {
        enter(scene, 1);
        return Ok(());
    };
    let free: Vec<Square> = scene
        .book
        .starts()
        .iter()
        .copied()
        .filter(|start| scene.world.tavern.is_free(*start))
        .collect();
    let offer = free.iter().copied().map(Item::Square).chain([Item::Anywhere]).collect();
    let square = match ask(scene, character, key::PLACE, offer)? {
        Item::Square(square) => Some(square),
        _ => scene.world.chance.pick(&free).copied(),
    };
    if let Some(square) = square {
        place(scene, character, square);
    }
    Ok(())
}

/// Draws the token of somebody who does not stand yet (DF-SETUP-19, DF-SETUP-20).
fn draw(scene: &mut Play<'_>) -> Option<Character> {
    let tavern = &scene.world.tavern;
    let unplaced: Vec<Character> =
        tavern.cast().filter(|who| tavern.square(*who).is_none()).collect();
    let character = scene.world.chance.pick(&unplaced).copied()?;
    tell(scene, News::Called { character });
    Some(character)
}

/// Lets the team whose turn it is choose whom to place (DF-TEAM-04, DF-TEAM-05).
fn choose(scene: &mut Play<'_>, begins: u8) -> Result<Option<Character>, Wait> {
    let Some((seat, own)) = teams::placing_next(&scene.world.tavern, begins) else {
        return Ok(None);
    };
    let [first, _, ..] = *own else { return Ok(own.first().copied()) };
    let offer = own.into_iter().map(Item::Character).collect();
    match scene.ask(seat, first.figure(), key::PLACE_WHO, offer)? {
        Item::Character(character) => Ok(Some(character)),
        _ => Ok(Some(first)),
    }
}

fn place(scene: &mut Play<'_>, character: Character, square: Square) {
    let facing = from_wall(square, scene.world.tavern.side);
    let fighter = scene.world.tavern.fighter_mut(character);
    fighter.square = Some(square);
    fighter.facing = facing;
    // Tokens are stacked in the order in which they were drawn (TI-4).
    scene.world.tavern.set_time(character, 1);
    tell(scene, News::Placed { character, square, facing });
}

/// The way into the room from a start square, straight away from its wall (DF-SETUP-21, OB-14).
fn from_wall(square: Square, Side(side): Side) -> Facing {
    if square.y() == 0 {
        Facing::South
    } else if square.y() + 1 == side {
        Facing::North
    } else if square.x() == 0 {
        Facing::East
    } else {
        Facing::West
    }
}
