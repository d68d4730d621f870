//! The steps of the game in their order (DF-FLOW).

use alloc::vec::Vec;

use table::{Rules, Wait};

use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::Item;
use crate::news::Event;
use crate::world::{Brawl, Flow, Play, World};
use crate::{placing, planning, track, turn};

impl Rules for Brawl {
    type World = World;
    type Item = Item;
    type Event = Event;
    type Book = Book;

    fn step(scene: &mut Play<'_>) -> Result<(), Wait> {
        match scene.world.flow {
            Flow::Place => placing::place_next(scene),
            Flow::Plan => planning::plan(scene),
            Flow::Draw => draw(scene),
            Flow::Close => {
                track::close(scene);
                Ok(())
            }
            Flow::Over => Ok(()),
        }
    }

    fn over(world: &World) -> bool {
        world.flow == Flow::Over
    }
}

/// Draws one of the waiting tokens at random (DF-PERFORM-01, TI-3); whoever is inspired goes first
/// and is not mixed with the rest (DF-INSPIRATION-01, -02, TI-13).
fn draw(scene: &mut Play<'_>) -> Result<(), Wait> {
    let tavern = &scene.world.tavern;
    let waiting: Vec<Character> = tavern.waiting.iter().collect();
    let inspired = |who: &&Character| tavern.fighter(**who).has(Card::DivineInspiration);
    let first = waiting.iter().find(inspired);
    let Some(character) = first.or_else(|| scene.world.chance.pick(&waiting)).copied() else {
        scene.world.flow = Flow::Close;
        return Ok(());
    };
    scene.world.tavern.waiting = scene.world.tavern.waiting.without(character);
    turn::act(scene, character)
}
