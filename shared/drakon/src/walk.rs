//! Where a character can go.

use alloc::vec::Vec;

use table::Seat;

use crate::book::Book;
use crate::ids::{Kind, Tile, Tiles};
use crate::lair::Lair;
use crate::square::{Side, Square};
use crate::world::World;

/// A way through the lair: the chambers after the one that is left, the last one is entered.
pub type Path = Vec<Tile>;

/// A move that is decided.
pub struct Journey {
    /// Whose character goes.
    pub seat: Seat,
    /// The seat that sends it, if it is not its own choice.
    pub by: Option<Seat>,
    /// The way.
    pub path: Path,
    /// The rule behind it, when it is more than one step along an arrow.
    pub rule: Option<&'static str>,
}

impl Journey {
    /// The move of a seat's own choice to one of its [`goals`].
    pub fn to(world: &World, book: &Book, seat: Seat, to: Square) -> Self {
        let rule = rule_of_leaving(book.kind(world.delver(seat).at));
        Self { seat, by: None, path: path_to(world, book, seat, to), rule }
    }
}

/// The rule by which a chamber is left otherwise than along its arrows.
const fn rule_of_leaving(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::StrongWind => Some("DK-WIND-02"),
        Kind::HeavyGale => Some("DK-GALE-02"),
        Kind::MasterKey => Some("DK-KEY-01"),
        Kind::MagicalVortex => Some("DK-VORTEX-02"),
        _ => None,
    }
}

/// Every chamber that a seat's character can be sent to by one move.
pub fn goals(world: &World, book: &Book, seat: Seat) -> Vec<Square> {
    let reached = moves(&world.lair, book, world.delver(seat).at);
    reached.iter().filter_map(|path| path.last()).map(|tile| world.lair.square(*tile)).collect()
}

/// The way to one of its [`goals`].
pub fn path_to(world: &World, book: &Book, seat: Seat, to: Square) -> Path {
    let target = world.lair.at(to);
    let paths = moves(&world.lair, book, world.delver(seat).at);
    paths.into_iter().find(|path| path.last().copied() == target).unwrap_or_default()
}

/// Every chamber that can be reached by one move from here, with a way to it. It is a property of the
/// chamber that is left, and a move is needed to leave it, so nothing of it is kept in between
/// (DK-GALE-01, DK-VORTEX-01).
pub fn moves(lair: &Lair, book: &Book, from: Tile) -> Vec<Path> {
    let kind = book.kind(from);
    match kind {
        Kind::MasterKey => neighbours(lair, from).map(|(_, tile)| alloc::vec![tile]).collect(),
        Kind::MagicalVortex => {
            let others = lair.tiles().iter().filter(|tile| *tile != from);
            others.map(|tile| alloc::vec![tile]).collect()
        }
        _ => match kind.wind() {
            None => steps(lair, from).map(|tile| alloc::vec![tile]).collect(),
            Some(length) => winds(lair, book, from, length),
        },
    }
}

/// Whether there is any move from here.
pub fn can_move(lair: &Lair, book: &Book, from: Tile) -> bool {
    !moves(lair, book, from).is_empty()
}

/// The chambers that one step along an arrow leads to (DK-MOVE-01, DK-MOVE-02).
pub fn steps(lair: &Lair, from: Tile) -> impl Iterator<Item = Tile> {
    let arrows = lair.arrows(from);
    neighbours(lair, from).filter(move |(side, _)| arrows.has(*side)).map(|(_, tile)| tile)
}

/// The chambers beside it that no arrow leads to: where only the Wizard goes (DK-WIZ-01).
pub fn walled(lair: &Lair, book: &Book, from: Tile) -> impl Iterator<Item = Tile> {
    let arrows = lair.arrows(from);
    let against = *book.rulings.wizard_against_arrows.value();
    let open = move |(side, tile): &(Side, Tile)| {
        !arrows.has(*side) && (against || !lair.points_back(*tile, *side))
    };
    neighbours(lair, from).filter(open).map(|(_, tile)| tile)
}

fn neighbours(lair: &Lair, from: Tile) -> impl Iterator<Item = (Side, Tile)> {
    Side::ALL.into_iter().filter_map(move |side| Some((side, lair.beside(from, side)?)))
}

/// The steps that a wind can take: what has no arrows lets it out wherever no arrow points back
/// (DK-GALE-06).
fn blown(lair: &Lair, book: &Book, from: Tile) -> Vec<Tile> {
    if matches!(book.kind(from), Kind::MasterKey | Kind::MagicalVortex) {
        let open = |(side, tile): &(Side, Tile)| !lair.points_back(*tile, *side);
        neighbours(lair, from).filter(open).map(|(_, tile)| tile).collect()
    } else {
        steps(lair, from).collect()
    }
}

/// A way of exactly this length to each chamber that one leads to (DK-GALE-02, DK-GALE-07).
fn winds(lair: &Lair, book: &Book, from: Tile, length: u8) -> Vec<Path> {
    let mut paths = alloc::vec![Path::new()];
    for _ in 0..length {
        let mut reached = Tiles::NONE;
        let mut longer = Vec::new();
        for path in paths {
            for tile in blown(lair, book, path.last().copied().unwrap_or(from)) {
                // Two ways of one length to the same chamber go on alike; the first one will do.
                if !reached.has(tile) {
                    reached.insert(tile);
                    let mut way = path.clone();
                    way.push(tile);
                    longer.push(way);
                }
            }
        }
        paths = longer;
    }
    paths
}
