//! The course of the game: turn after turn until somebody wins or nothing can come any more.

use table::{Rules, Seat, Wait};

use crate::book::Book;
use crate::chambers::Entered;
use crate::item::Item;
use crate::news::{Event, Open};
use crate::play::{Delve, Play, tell};
use crate::score::end;
use crate::turn;
use crate::world::{Ending, Flow, World};

impl Rules for Delve {
    type World = World;
    type Item = Item;
    type Event = Event;
    type Book = Book;

    fn step(scene: &mut Play<'_>) -> Result<(), Wait> {
        let seat = scene.world.active;
        if scene.world.flow == Flow::Begin {
            scene.world.flow = Flow::Turns;
            tell(scene, Open::First { seat });
        }
        scene.world.quiet += 1;
        if turn::can_act(&scene.world, scene.book, seat) {
            turn::take(scene, &mut Entered::default(), seat)?;
        } else {
            tell(scene, Open::Skipped { seat });
        }
        if !scene.world.over() {
            pass_on(scene, seat);
        }
        Ok(())
    }

    fn over(world: &World) -> bool {
        world.over()
    }
}

/// The turn goes to the left (DK-TURN-02), unless the game is over (DK-OVER-01).
fn pass_on(scene: &mut Play<'_>, seat: Seat) {
    let world = &mut scene.world;
    world.active = world.left_of(seat);
    let world = &scene.world;
    if world.seats().all(|seat| !turn::can_act(world, scene.book, seat)) {
        end(scene, Ending::Stuck);
    } else if world.quiet >= u16::from(scene.book.rounds) * u16::from(world.seats) {
        end(scene, Ending::Stalled);
    }
}
