//! The words of this game's scenarios, as the frame of all scenarios asks for them.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Drawn, Fault, Line, Lines, Place, Play, Run, Said, Script, Shelf};
use table::{Prompt, Seat};

use crate::book::{Book, Face};
use crate::game::Drakon;
use crate::ids::{Hero, Tile, Tiles};
use crate::item::{Item, ask};
use crate::news::{Event, Open};
use crate::scenario::picks::{self, Pick};
use crate::scenario::script::{Look, Setting, Setup};
use crate::scenario::told::Told;
use crate::scenario::{Scenario, check, position, read, words};
use crate::world::MOST_SEATS;

impl Play for Scenario {
    type Game = Drakon;
    type Who = Hero;
    type Setup = Setup;
    type Pick = Pick;
    /// A tile that goes from hand to hand.
    type Draw = Face;
    type Check = Look;
    type Shelf = Shelf<Book>;

    const PROMPTS: &'static [(&'static str, &'static str)] = picks::PROMPTS;
    const RULE: &'static str = words::RULE;

    fn people() -> Vec<(&'static str, Hero)> {
        words::heroes()
    }

    fn read_setup(setup: &mut Setup, lines: &mut Lines<'_, '_>) -> Result<(), Fault> {
        read::setup(setup, lines)
    }

    fn read_pick(line: &mut Line<'_>) -> Result<Pick, Fault> {
        Pick::read(line)
    }

    fn read_draw(line: &mut Line<'_>) -> Result<Face, Fault> {
        words::read_face(line).map(words::shape)
    }

    fn read_check(lines: &mut Lines<'_, '_>) -> Result<Vec<Said<Look>>, Fault> {
        read::check(lines)
    }

    fn set_up(script: &Script<Self>, shelf: &mut Shelf<Book>) -> Result<Self, Fault> {
        let changes = script.setup.settings.iter().filter_map(|said| match &said.what {
            Setting::Value(change) => Some(Said { at: said.at, what: change }),
            _ => None,
        });
        let book = shelf.book(&changes.collect::<Vec<_>>(), |_| {})?;
        position::build(script, &book)
    }

    fn begin(&self, stream: u64, events: &mut Vec<Event>) -> Drakon {
        Self::begin(self, stream, events)
    }

    fn who(&self, prompt: &Prompt<Item>) -> Option<Hero> {
        Some(self.hero(prompt.seat))
    }

    fn item(&self, _: &Drakon, _: Hero, pick: &Pick, of: &[Item]) -> Option<Item> {
        of.iter().find(|item| pick.means(self, item)).copied()
    }

    fn show_item(&self, item: &Item) -> String {
        picks::show(self, item)
    }

    fn show_draw(&self, draw: &Face) -> String {
        words::face(*draw)
    }

    /// Tiles go from hand to hand at random. What a hand held then is told by going back from now.
    fn draws(&self, game: &Drakon, events: &[Event]) -> Vec<Drawn<Face>> {
        let mut hands = game.world().delvers.map(|delver| delver.hand);
        let mut draws = Vec::new();
        let shape = |tile: Tile| words::shape(self.book.face(tile));
        let place = |seat: Seat| seat.index() % MOST_SEATS;
        for event in events.iter().rev() {
            match event {
                Event::Stolen { from, to, tile } => {
                    hands[place(*to)].remove(*tile);
                    hands[place(*from)].insert(*tile);
                    let what = shape(*tile);
                    draws.push(Drawn { what, others: others(hands[place(*from)], what, shape) });
                }
                Event::Drew { seat, tile } => hands[place(*seat)].remove(*tile),
                Event::Buried { seat, tiles } => {
                    tiles.iter().for_each(|tile| hands[place(*seat)].insert(*tile));
                }
                Event::Open(Open::Placed { seat, tile, .. }) => hands[place(*seat)].insert(*tile),
                Event::Open(Open::Shifted { seat, out, tile, .. }) => {
                    hands[place(*seat)].remove(*out);
                    hands[place(*seat)].insert(*tile);
                }
                Event::Open(_) => {}
            }
        }
        draws.reverse();
        draws
    }

    /// Where a tile goes is asked when it was picked: a line may say both at once.
    fn before(key: &str, picks: &[Pick]) -> Option<(&'static str, Pick)> {
        match (key, picks) {
            (ask::LAY, [Pick::Tile(face, _)]) => Some((ask::TURN, Pick::Tile(*face, None))),
            _ => None,
        }
    }

    fn tell(&self, event: &Event) -> Option<String> {
        Told::of(self, event).map(|told| told.show())
    }

    fn check(run: &mut Run<'_, Self>, at: Place, expected: &Look) {
        check::check(run, at, expected);
    }
}

/// What else could have been taken out of a hand, each look once.
fn others(hand: Tiles, taken: Face, shape: impl Fn(Tile) -> Face) -> Vec<Face> {
    let mut others: Vec<Face> = Vec::new();
    for face in hand.iter().map(shape) {
        if face != taken && !others.contains(&face) {
            others.push(face);
        }
    }
    others
}
