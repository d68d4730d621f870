//! The bytes that make a position's fingerprint. Their order is part of the edition.

use table::Digest;

use crate::item::Item;
use crate::square::Square;
use crate::world::{Ending, Flow, World};

/// A byte that nothing counted here reaches.
const NONE: u8 = 255;

/// Names everything in the position.
pub fn world(world: &World, digest: &mut Digest) {
    digest.length(world.lair.tiles().len());
    for tile in world.lair.tiles().iter() {
        digest.byte(tile.0);
        square(world.lair.square(tile), digest);
        digest.byte(world.lair.arrows(tile).bits());
    }
    digest.length(world.pile.tiles().len());
    for tile in world.pile.tiles() {
        digest.byte(tile.0);
    }
    digest.byte(world.seats);
    for seat in world.seats() {
        let delver = world.delver(seat);
        digest.bytes(&[delver.hero as u8, delver.at.0, delver.coins, u8::from(delver.spent)]);
        digest.bytes(&delver.hand.bits().to_le_bytes());
    }
    digest.bytes(&[world.hoard, world.start_coins, u8::from(world.heroes), u8::from(world.escape)]);
    digest.byte(u8::try_from(world.active.index()).unwrap_or(NONE));
    digest.byte(world.record);
    digest.number(u32::from(world.quiet));
    digest.bytes(&world.chance.position().to_le_bytes());
    digest.byte(match world.flow {
        Flow::Begin => 0,
        Flow::Turns => 1,
        Flow::Over(Ending::Gold) => 2,
        Flow::Over(Ending::Escape) => 3,
        Flow::Over(Ending::Stuck) => 4,
        Flow::Over(Ending::Stalled) => 5,
    });
    let winner = world.winner.and_then(|seat| u8::try_from(seat.index()).ok());
    digest.byte(winner.unwrap_or(NONE));
}

/// Names something that was picked.
pub fn item(item: &Item, digest: &mut Digest) {
    let seat_byte = |seat: table::Seat| u8::try_from(seat.index()).unwrap_or(NONE);
    match *item {
        Item::Tile(tile) => digest.bytes(&[0, tile.0]),
        Item::Go(at) => tagged(1, at, digest),
        Item::Through(at) => tagged(2, at, digest),
        Item::Lay { tile, at, arrows } => {
            tagged(3, at, digest);
            digest.bytes(&[tile.0, arrows.bits()]);
        }
        Item::Chamber(at) => tagged(4, at, digest),
        Item::Turn { at, arrows } => {
            tagged(5, at, digest);
            digest.byte(arrows.bits());
        }
        Item::Seat(seat) => digest.bytes(&[6, seat_byte(seat)]),
        Item::Send { seat, to } => {
            digest.bytes(&[7, seat_byte(seat)]);
            square(to, digest);
        }
        Item::Power => digest.byte(8),
        Item::Take => digest.byte(9),
        Item::Leave => digest.byte(10),
        Item::Back => digest.byte(11),
    }
}

fn tagged(tag: u8, at: Square, digest: &mut Digest) {
    digest.byte(tag);
    square(at, digest);
}

fn square(square: Square, digest: &mut Digest) {
    digest.bytes(&square.x.to_le_bytes());
    digest.bytes(&square.y.to_le_bytes());
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use table::{Chance, Lobby};

    use super::*;
    use crate::ids::Tile;
    use crate::square::Arrows;
    use crate::world::Pile;

    /// Lists of different lengths, one after the other: without the length of each, what ends one
    /// could as well begin the next.
    #[test]
    fn a_chamber_more_is_not_a_longer_pile() {
        let setup = crate::setup::freeze(&Lobby { seats: 2, ..Lobby::default() }).unwrap();
        let (_, begun) = crate::setup::begin(&setup, Chance::numbered(1)).unwrap();
        let printed = |second: Option<Tile>, pile: &[u8]| {
            let mut world = begun.clone();
            world.lair = crate::lair::Lair::EMPTY;
            world.lair.lay(Tile(1), Square { x: 1, y: 0 }, Arrows::NONE);
            second.into_iter().for_each(|tile| world.lair.lay(tile, Square::START, Arrows::NONE));
            world.pile = Pile::of(&pile.iter().copied().map(Tile).collect::<alloc::vec::Vec<_>>());
            let mut digest = Digest::default();
            super::world(&world, &mut digest);
            digest.finish()
        };
        let one: String = printed(None, &[1, 0, 0, 0, 9]);
        let two = printed(Some(Tile(5)), &[9]);
        assert_ne!(one, two);
    }
}
