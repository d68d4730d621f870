//! The six heroes' powers, each once in a game (DK-HERO-02), right before or after the action
//! (DK-HERO-03).

mod amazon;
mod barbarian;
mod dwarf;
pub mod knight;
mod thief;

use alloc::vec::Vec;

use table::{Barred, Seat, Wait};

use crate::chambers::Entered;
use crate::ids::Hero;
use crate::item::Item;
use crate::play::{Play, ask_barring};

/// When a power is used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Before the action.
    Before,
    /// After it.
    After {
        /// Whether the action was a move.
        moved: bool,
    },
}

/// Whether a seat could use its hero's power now. The Wizard's is a move of its own
/// ([`crate::item::Item::Through`]), and the Knight's an answer to a loss.
pub fn can_use(scene: &Play<'_>, seat: Seat, when: When) -> bool {
    let world = &scene.world;
    let hero = world.delver(seat).hero;
    world.has_power(seat, hero)
        && match hero {
            Hero::Barbarian => !barbarian::pushes(world, seat).is_empty(),
            Hero::Thief => !thief::victims(world, seat).is_empty(),
            Hero::Dwarf => dwarf::can_swap(world, seat),
            Hero::Amazon => match when {
                When::Before => false,
                When::After { moved } => amazon::can_go(scene, seat, moved),
            },
            Hero::Wizard | Hero::Knight => false,
        }
}

/// Uses it. It is used up when all has been said that it needs (DK-HOUSE-05).
///
/// # Errors
/// [`Wait`], until what it asks is answered.
pub fn use_power(scene: &mut Play<'_>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    match scene.world.delver(seat).hero {
        Hero::Barbarian => barbarian::push(scene, entered, seat),
        Hero::Thief => thief::take(scene, seat),
        Hero::Dwarf => dwarf::swap(scene, seat),
        Hero::Amazon => amazon::go(scene, entered, seat),
        Hero::Wizard | Hero::Knight => Ok(()),
    }
}

/// Asks for something that a power needs; the seat can still go back to the question before.
fn choose(
    scene: &mut Play<'_>,
    seat: Seat,
    key: &'static str,
    mut of: Vec<Item>,
    barred: Vec<Barred<Item>>,
) -> Result<Item, Wait> {
    of.push(Item::Back);
    match ask_barring(scene, seat, key, of, barred)? {
        Item::Back => Err(scene.take_back(None)),
        item => Ok(item),
    }
}
