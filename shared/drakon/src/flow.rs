//! The course of the game: turn after turn until somebody wins or nothing can come any more.

use alloc::vec::Vec;

use table::{Figure, Rules, Scene, Seat, Wait};

use crate::book::Book;
use crate::coins::end;
use crate::enter::Entered;
use crate::item::Item;
use crate::news::{Event, Open};
use crate::turn;
use crate::world::{Ending, Flow, World};

/// The rules of Drakon on a stage.
pub struct Delve;

impl Rules for Delve {
    type World = World;
    type Item = Item;
    type Event = Event;
    type Book = Book;

    fn step(scene: &mut Scene<'_, Self>) -> Result<(), Wait> {
        let seat = scene.world.active;
        if scene.world.flow == Flow::Begin {
            scene.world.flow = Flow::Turns;
            scene.tell(Event::Open(Open::First { seat }));
        }
        let quiet = scene.world.quiet;
        scene.world.quiet += 1;
        if !turn::can_act(&scene.world, scene.book, seat) {
            scene.tell(Event::Open(Open::Skipped { seat }));
        } else if !turn::take(scene, &mut Entered::default(), seat)? {
            // However often somebody thinks better of it, nothing has happened.
            scene.world.quiet = quiet;
            return Ok(());
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
fn pass_on(scene: &mut Scene<'_, Delve>, seat: Seat) {
    let world = &mut scene.world;
    world.active = world.left_of(seat);
    let world = &scene.world;
    if world.seats().all(|seat| !turn::can_act(world, scene.book, seat)) {
        end(scene, Ending::Stuck);
    } else if world.quiet >= u16::from(scene.book.rounds) * u16::from(world.seats) {
        end(scene, Ending::Stalled);
    }
}

/// The figure of a seat: each has one.
pub fn figure(_seat: Seat) -> Figure {
    Figure::new(0)
}

/// Asks a seat for one of these; with a single possibility nobody is asked.
///
/// # Errors
/// [`Wait`], until it is answered.
pub fn ask(
    scene: &mut Scene<'_, Delve>,
    seat: Seat,
    key: &'static str,
    mut of: Vec<Item>,
) -> Result<Item, Wait> {
    // Chambers in the order of reading, not of their tiles' numbers, which are nobody's to know.
    of.sort_by_key(Item::order);
    scene.ask(seat, figure(seat), key, of)
}
