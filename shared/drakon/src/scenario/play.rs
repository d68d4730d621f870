//! The words of this game's scenarios, as the frame of all scenarios asks for them.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Change, Drawn, Fault, Line, Play, Run, Script, Shelf, Word};
use table::{Game, Prompt, Seat};

use crate::book::{Book, Face};
use crate::ids::{Hero, Tile, Tiles};
use crate::in_play::Drakon;
use crate::item::{Item, ask};
use crate::news::{Event, Open};
use crate::scenario::cell::Cell;
use crate::scenario::picks::{self, Pick};
use crate::scenario::script::{Look, Setting, Trait};
use crate::scenario::told::Told;
use crate::scenario::words::Spot;
use crate::scenario::{Scenario, check, position, read, words};
use crate::world::MOST_SEATS;

impl Play for Scenario {
    type Game = Drakon;
    type Who = Hero;
    type Cell = Cell;
    type Setting = Setting;
    type Trait = Trait;
    type Pick = Pick;
    /// A tile that goes from hand to hand.
    type Draw = Face;
    type Look = Look;
    type Shelf = Shelf<Book>;

    const PROMPTS: &'static [(&'static str, &'static str)] = picks::PROMPTS;
    const RULE: &'static str = words::RULE;
    const SIZE: (u8, u8) = words::SIZE;

    fn people() -> Vec<(&'static str, Hero)> {
        words::heroes()
    }

    fn read_cell(word: Word<'_>) -> Result<Cell, Fault> {
        Cell::read(word)
    }

    fn read_setting(line: &mut Line<'_>, more: &[&str]) -> Result<Setting, Fault> {
        read::setting(line, more)
    }

    fn change(setting: &Setting) -> Option<&Change> {
        match setting {
            Setting::Value(change) => Some(change),
            _ => None,
        }
    }

    fn read_trait(line: &mut Line<'_>) -> Result<Trait, Fault> {
        read::read_trait(line)
    }

    fn read_pick(line: &mut Line<'_>) -> Result<Pick, Fault> {
        Pick::read(line)
    }

    fn read_draw(line: &mut Line<'_>) -> Result<Face, Fault> {
        words::read_face(line).map(words::shape)
    }

    fn read_deed(line: &mut Line<'_>, who: Hero) -> Result<Look, Fault> {
        read::about(line, who)
    }

    fn read_look(line: &mut Line<'_>, more: &[&str]) -> Result<Look, Fault> {
        read::look(line, more)
    }

    fn set_up(script: &Script<Self>, shelf: &mut Shelf<Book>) -> Result<Self, Fault> {
        let book = shelf.book(&script.setup.changes(), |_| {})?;
        position::build(script, &book)
    }

    fn begin(&self, stream: u64, events: &mut Vec<Event>) -> Drakon {
        Self::begin(self, stream, events)
    }

    fn plays(&self, who: Hero) -> bool {
        self.seat(who).is_some()
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
                Event::Stolen { from, to, tile, .. } => {
                    hands[place(*to)].remove(*tile);
                    hands[place(*from)].insert(*tile);
                    let what = shape(*tile);
                    draws.push(Drawn { what, others: others(hands[place(*from)], what, shape) });
                }
                Event::Drew { seat, tile } => hands[place(*seat)].remove(*tile),
                Event::Buried { seat, tiles } => {
                    tiles.iter().for_each(|tile| hands[place(*seat)].insert(*tile));
                }
                Event::Open(Open::Placed { seat, tile, .. }) => {
                    hands[place(*seat)].insert(tile.tile)
                }
                Event::Open(Open::Shifted { seat, out, tile, .. }) => {
                    hands[place(*seat)].remove(out.tile);
                    hands[place(*seat)].insert(tile.tile);
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

    fn cell(&self, game: &Drakon, x: u8, y: u8) -> Cell {
        Cell::of(&game.public(), self.origin.square(Spot { x, y }))
    }

    fn show_cell(cell: &Cell) -> String {
        cell.show()
    }

    fn check_trait(run: &Run<'_, Self>, who: Hero, expected: &Trait) -> Option<String> {
        check::mat(run, who, expected)
    }

    fn check(run: &mut Run<'_, Self>, expected: &Look) -> Option<String> {
        check::check(run, expected)
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
