//! A step of the game being played: what its rules share to ask and to tell.

use alloc::vec::Vec;

use table::{Ask, Barred, Choose, Figure, Scene, Seat, Wait};

use crate::ids::Kind;
use crate::item::Item;
use crate::news::{Event, Open};

/// The rules of Drakon, for the stage; their steps are in `flow.rs`.
pub struct Delve;

/// A step of this game being played.
pub type Play<'a> = Scene<'a, Delve>;

/// The figure of a seat: each has one.
pub fn figure(_seat: Seat) -> Figure {
    Figure::new(0)
}

/// Tells what everybody sees.
pub fn tell(scene: &mut Play<'_>, news: Open) {
    scene.tell(Event::Open(news));
}

/// Asks a seat for one of these; with a single possibility nobody is asked.
///
/// # Errors
/// [`Wait`], until it is answered.
pub fn ask(
    scene: &mut Play<'_>,
    seat: Seat,
    key: &'static str,
    of: Vec<Item>,
) -> Result<Item, Wait> {
    ask_barring(scene, seat, key, of, Vec::new())
}

/// Asks a seat for one of these, and shows what else is there and by which rule it cannot be had; then
/// it is asked also with a single possibility.
///
/// # Errors
/// [`Wait`], until it is answered.
pub fn ask_barring(
    scene: &mut Play<'_>,
    seat: Seat,
    key: &'static str,
    mut of: Vec<Item>,
    barred: Vec<Barred<Item>>,
) -> Result<Item, Wait> {
    // Chambers in the order of reading, not of their tiles' numbers, which are nobody's to know.
    of.sort_by_key(Item::order);
    let figure = figure(seat);
    if barred.is_empty() {
        return scene.ask(seat, figure, key, of);
    }
    let question = Ask { seat, figure, key, choose: Choose::One(of), barred };
    let answer = scene.ask_each(alloc::vec![question])?.into_iter().flatten().next();
    // An answer is never without an item; if it were, asking for nothing makes it a fault.
    answer.map_or_else(|| scene.ask(seat, figure, key, Vec::new()), Ok)
}

/// Tells that a chamber had nothing to do, and by which rule.
pub fn idle(scene: &mut Play<'_>, seat: Seat, kind: Kind, rule: &'static str) {
    tell(scene, Open::Idle { seat, kind, rule });
}

/// Turns the ability counter over (DK-HERO-04).
pub fn spend(scene: &mut Play<'_>, seat: Seat) {
    let delver = scene.world.delver_mut(seat);
    delver.spent = true;
    let hero = delver.hero;
    tell(scene, Open::Power { seat, hero });
}
