//! The tiles of the box, of which a position takes one after the other.

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Fault, Place};

use crate::book::{Book, Face};
use crate::ids::{Tile, Tiles};
use crate::lair::Lair;
use crate::scenario::words;
use crate::world::{Pile, World};

/// The tiles of the box that are not yet taken.
pub struct TileBox {
    book: Arc<Book>,
    taken: Tiles,
}

impl TileBox {
    /// All of them.
    pub fn new(book: &Arc<Book>) -> Self {
        Self { book: Arc::clone(book), taken: Tiles::NONE }
    }

    /// The Start chamber.
    pub fn start(&self) -> Tile {
        self.book.start()
    }

    fn left(&self) -> impl Iterator<Item = Tile> {
        self.book.tiles().filter(|tile| !self.taken.has(*tile))
    }

    /// Takes a tile that looks like this, however it is turned.
    pub fn take(&mut self, face: Face, at: Place) -> Result<Tile, Fault> {
        let shape = words::shape(face);
        let same = |tile: &Tile| words::shape(self.book.face(*tile)) == shape;
        let found = self.left().find(same);
        if let Some(tile) = found {
            self.taken.insert(tile);
            return Ok(tile);
        }
        let name = words::face(face);
        let message = match self.book.tiles().filter(same).count() {
            0 => format!("there is no chamber {name}"),
            1 => format!("the only chamber {name} is taken already, in whatever way it is turned"),
            all => format!("all {all} chambers {name} are taken already, however they are turned"),
        };
        let mut left: Vec<String> = Vec::new();
        for tile in self.left() {
            let other = self.book.face(tile);
            let shown = words::face(other);
            if other.kind == face.kind && !left.contains(&shown) {
                left.push(shown);
            }
        }
        Err(Fault::new(at, message).allowing(left))
    }

    /// Takes all that are left.
    pub fn take_all(&mut self) -> Vec<Tile> {
        let left: Vec<Tile> = self.left().collect();
        for tile in &left {
            self.taken.insert(*tile);
        }
        left
    }

    /// Whoever names all tiles of a position plays with these only: the others are not in the box, and
    /// tiles are numbered as if they had never been.
    pub fn leave_out_the_rest(&self, world: &mut World, book: &mut Arc<Book>) {
        if self.left().next().is_none() {
            return;
        }
        let kept: Vec<Tile> = self.taken.iter().collect();
        let number = |tile: Tile| kept.iter().position(|other| *other == tile);
        let place = |tile: Tile| number(tile).and_then(|n| u8::try_from(n).ok()).unwrap_or(0);
        let anew = |tile: Tile| Tile(place(tile));
        let mut lair = Lair::EMPTY;
        for tile in world.lair.tiles().iter() {
            lair.lay(anew(tile), world.lair.square(tile), world.lair.arrows(tile));
        }
        world.lair = lair;
        let pile: Vec<Tile> = world.pile.tiles().iter().map(|tile| anew(*tile)).collect();
        world.pile = Pile::of(&pile);
        for delver in &mut world.delvers {
            delver.at = anew(delver.at);
            let mut hand = Tiles::NONE;
            delver.hand.iter().for_each(|tile| hand.insert(anew(tile)));
            delver.hand = hand;
        }
        Arc::make_mut(book).faces = kept.iter().map(|tile| self.book.face(*tile)).collect();
    }
}
