//! From what a scenario says to a position.

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Fault, Place, Said, Script, listed};
use table::{Chance, Seat};

use crate::book::{Book, Face};
use crate::ids::{Hero, Kind, Tile, Tiles};
use crate::lair::Lair;
use crate::scenario::Scenario;
use crate::scenario::box_of_tiles::TileBox;
use crate::scenario::cell::Cell;
use crate::scenario::script::{Pile as Heap, Setting, Setup, Trait};
use crate::scenario::words::{self, Origin, Spot};
use crate::setup::SEATS;
use crate::square::{Side, Square};
use crate::world::{Delver, Flow, MOST_SEATS, Pile, World};

/// Sets a position up.
pub fn build(script: &Script<Scenario>, book: &Arc<Book>) -> Result<Scenario, Fault> {
    let building = Building { setup: &script.setup, at: script.at };
    let origin = building.origin()?;
    let seats = building.seats()?;
    let mut tiles = TileBox::new(book);
    let (lair, standing) = building.lair(&mut tiles, origin)?;
    let mut delvers = building.delvers(&seats, &mut tiles)?;
    let pile = building.pile(&mut tiles)?;
    for (hero, at) in building.places(&standing, &lair, origin, &tiles)? {
        for delver in delvers.iter_mut().filter(|delver| delver.hero == hero) {
            delver.at = at;
        }
    }
    let active = building.active(&seats)?;
    let most = delvers.iter().map(|delver| delver.coins).max().unwrap_or(0);
    let mut world = World {
        chance: Chance::numbered(0),
        lair,
        pile: Pile::of(&pile),
        hoard: 0,
        start_coins: 0,
        delvers,
        seats: u8::try_from(seats.len()).unwrap_or(0),
        active,
        heroes: building.says(&Setting::Powers),
        escape: building.says(&Setting::Escape),
        record: most,
        quiet: 0,
        flow: Flow::Turns,
        winner: None,
    };
    let mut book = Arc::clone(book);
    building.numbers(&mut world, &mut book, &seats)?;
    building.powers(&world)?;
    tiles.leave_out_the_rest(&mut world, &mut book);
    Ok(Scenario { book, world, origin })
}

struct Building<'a> {
    setup: &'a Setup,
    /// Where the scenario begins.
    at: Place,
}

/// Who stands where, as it is drawn.
type Standing = Vec<(Hero, Tile, Place)>;

impl Building<'_> {
    fn says(&self, setting: &Setting) -> bool {
        self.setup.settings.iter().any(|said| said.what == *setting)
    }

    fn cells(&self) -> impl Iterator<Item = (Spot, &Cell)> {
        let board = self.setup.board.iter();
        board.flat_map(|board| board.cells()).map(|(x, y, cell)| (Spot { x, y }, cell))
    }

    /// Where Start is drawn; everybody begins there, and it never leaves the lair (DK-START-03).
    fn origin(&self) -> Result<Origin, Fault> {
        let Some(board) = &self.setup.board else {
            let message =
                "no lair is drawn: column letters, and rows below that begin with a number";
            return Err(Fault::new(self.at, message));
        };
        let is_start = |cell: &Cell| cell.face.is_some_and(|face| face.kind == Kind::Start);
        let mut starts = self.cells().filter(|(_, cell)| is_start(cell));
        match (starts.next(), starts.next()) {
            (Some((spot, _)), None) => Ok(Origin(spot)),
            (Some(_), Some((_, again))) => {
                Err(Fault::new(again.at, "there is one Start chamber, and it is drawn twice"))
            }
            (None, _) => {
                let message = "the Start chamber is not drawn; it never leaves the lair";
                Err(Fault::new(board.at, message).allowing(["start^>v"]))
            }
        }
    }

    /// Who plays, clockwise: as it is said, or in the order in which they are named or drawn.
    fn seats(&self) -> Result<Vec<Hero>, Fault> {
        let said = self.setup.settings.iter().find_map(|said| match &said.what {
            Setting::Seats(seats) => Some((said.at, seats.clone())),
            _ => None,
        });
        let told = self.setup.mats.iter().map(|(hero, said)| (*hero, said.at));
        let drawn = self.cells().flat_map(|(_, c)| c.heroes.iter().map(|hero| (*hero, c.at)));
        let mut named = Vec::new();
        for (hero, at) in told.chain(drawn) {
            let other = said.as_ref().is_some_and(|(_, seats)| !seats.contains(&hero));
            if other {
                let message = format!("{} is not among the seats", words::hero(hero));
                return Err(Fault::new(at, message));
            }
            if !named.contains(&hero) {
                named.push(hero);
            }
        }
        let (at, seats) = said.unwrap_or((self.at, named));
        let (min, max) = SEATS;
        if (usize::from(min)..=usize::from(max)).contains(&seats.len()) {
            return Ok(seats);
        }
        let names = listed(seats.iter().map(|hero| words::hero(*hero)));
        Err(Fault::new(at, format!("{min} to {max} heroes play, here: {names}")))
    }

    fn active(&self, seats: &[Hero]) -> Result<Seat, Fault> {
        let said = self.setup.settings.iter().find_map(|said| match said.what {
            Setting::Turn(hero) => Some((said.at, hero)),
            _ => None,
        });
        said.map_or(Ok(Seat::new(0)), |(at, hero)| seat(seats, hero, at))
    }

    /// Lays the chambers that are drawn; no two arrows may meet (DK-PLACE-02).
    fn lair(&self, tiles: &mut TileBox, origin: Origin) -> Result<(Lair, Standing), Fault> {
        let mut lair = Lair::EMPTY;
        let mut standing: Standing = Vec::new();
        for (spot, cell) in self.cells() {
            let Some(face) = cell.face else { continue };
            let tile = tiles.take(face, cell.at)?;
            let square = origin.square(spot);
            if let Some(side) = Side::ALL.into_iter().find(|side| meets(&lair, square, face, *side))
            {
                let other = origin.show(square.beyond(side));
                let message = format!("an arrow of {} meets one of {other}", spot.show());
                return Err(Fault::new(cell.at, message));
            }
            lair.lay(tile, square, face.arrows);
            for hero in &cell.heroes {
                if standing.iter().any(|(other, _, _)| other == hero) {
                    let message = format!("{} is drawn twice", words::hero(*hero));
                    return Err(Fault::new(cell.at, message));
                }
                standing.push((*hero, tile, cell.at));
            }
        }
        Ok((lair, standing))
    }

    /// Where everybody stands who is drawn, or of whom it is said; the others are on Start.
    fn places(
        &self,
        drawn: &Standing,
        lair: &Lair,
        origin: Origin,
        tiles: &TileBox,
    ) -> Result<Vec<(Hero, Tile)>, Fault> {
        let everybody = Hero::ALL.into_iter().map(|hero| (hero, tiles.start()));
        let mut places: Vec<(Hero, Tile)> = everybody.collect();
        places.extend(drawn.iter().map(|(hero, tile, _)| (*hero, *tile)));
        for (hero, said) in &self.setup.mats {
            let Trait::At(spot) = said.what else { continue };
            let Some(tile) = lair.at(origin.square(spot)) else {
                return Err(Fault::new(said.at, format!("no chamber lies at {}", spot.show())));
            };
            if drawn.iter().any(|(other, there, _)| other == hero && *there != tile) {
                let message = format!("{} is drawn in another chamber", words::hero(*hero));
                return Err(Fault::new(said.at, message));
            }
            places.push((*hero, tile));
        }
        Ok(places)
    }

    /// Coins and hands.
    fn delvers(&self, seats: &[Hero], tiles: &mut TileBox) -> Result<[Delver; MOST_SEATS], Fault> {
        let start = tiles.start();
        let nobody =
            Delver { hero: Hero::Wizard, at: start, coins: 0, hand: Tiles::NONE, spent: false };
        let mut delvers = [nobody; MOST_SEATS];
        for (delver, hero) in delvers.iter_mut().zip(seats) {
            delver.hero = *hero;
            for (_, said) in self.setup.mats.iter().filter(|(other, _)| other == hero) {
                match &said.what {
                    Trait::Coins(coins) => delver.coins = *coins,
                    Trait::Tiles(faces) => {
                        for face in faces {
                            delver.hand.insert(tiles.take(*face, said.at)?);
                        }
                    }
                    Trait::Spent(spent) => delver.spent = *spent,
                    Trait::At(_) => {}
                    Trait::Count(_) => {
                        let message = "name the tiles of the hand, like `tiles gold^>, blank^v`";
                        return Err(Fault::new(said.at, message));
                    }
                    Trait::Rank(_) => {
                        return Err(Fault::new(said.at, "this can be expected, but not set up"));
                    }
                }
            }
        }
        Ok(delvers)
    }

    /// The tiles to draw: those that are named, then all others unless the pile ends there.
    fn pile(&self, tiles: &mut TileBox) -> Result<Vec<Tile>, Fault> {
        let said = self.setup.settings.iter().find_map(|said| match &said.what {
            Setting::Pile(pile) => Some(pile.clone()),
            _ => None,
        });
        let heap = said.unwrap_or(Heap { tiles: Vec::new(), rest: true });
        let taken = heap.tiles.iter().map(|(at, face)| tiles.take(*face, *at));
        let mut pile: Vec<Tile> = taken.collect::<Result<_, _>>()?;
        if heap.rest {
            pile.extend(tiles.take_all());
        }
        Ok(pile)
    }

    /// Coins besides those of the seats, what was counted, and how the game ended.
    fn numbers(
        &self,
        world: &mut World,
        book: &mut Arc<Book>,
        seats: &[Hero],
    ) -> Result<(), Fault> {
        let mut hoard = None;
        for said in &self.setup.settings {
            match said.what {
                Setting::Hoard(coins) => hoard = Some(coins),
                Setting::Start(coins) => world.start_coins = coins,
                Setting::Record(coins) if coins < world.record => {
                    let message = format!("somebody has {} coins now", world.record);
                    return Err(Fault::new(said.at, message));
                }
                Setting::Record(coins) => world.record = coins,
                Setting::Quiet(turns) => world.quiet = turns,
                Setting::Over(ending, winner) => {
                    world.flow = Flow::Over(ending);
                    world.winner = winner.map(|hero| seat(seats, hero, said.at)).transpose()?;
                }
                _ => {}
            }
        }
        let held = world.seats().map(|seat| u16::from(world.delver(seat).coins)).sum::<u16>();
        let out = held + u16::from(world.start_coins);
        match hoard {
            // With a hoard that is said, the box holds so many coins in all.
            Some(coins) => {
                world.hoard = coins;
                let all = u8::try_from(out + u16::from(coins));
                let all = all.map_err(|_| Fault::new(self.at, "there are too many coins"))?;
                Arc::make_mut(book).coins = all;
            }
            None => {
                let left = u16::from(book.coins).checked_sub(out);
                let left = left.and_then(|left| u8::try_from(left).ok());
                world.hoard = left.ok_or_else(|| {
                    let message = format!("{out} coins are out, but there are only {}", book.coins);
                    Fault::new(self.at, message)
                })?;
            }
        }
        self.goal(world, book)?;
        self.quiet(world, book)
    }

    /// Whoever goes in circles for so long has come to the end (DK-RULE-29).
    fn quiet(&self, world: &World, book: &Book) -> Result<(), Fault> {
        let most = u16::from(book.rounds) * u16::from(world.seats);
        let said = self.setup.settings.iter().find(|said| matches!(said.what, Setting::Quiet(_)));
        match said.filter(|_| world.quiet >= most && !world.over()) {
            None => Ok(()),
            Some(said) => {
                let message = format!("after {most} such turns the game is over");
                Err(Fault::new(said.at, message).allowing(["game over stalled"]))
            }
        }
    }

    /// Nobody can have the coins that win while the game goes on (DK-GOAL-03).
    fn goal(&self, world: &World, book: &Book) -> Result<(), Fault> {
        let rich = |said: &Said<Trait>| matches!(said.what, Trait::Coins(n) if n >= book.goal);
        let rich = self.setup.mats.iter().find(|(_, said)| rich(said));
        match rich.filter(|_| !world.over() && !world.escape) {
            None => Ok(()),
            Some((hero, said)) => {
                let name = words::hero(*hero);
                let message = format!("with {} coins {name} has won", book.goal);
                Err(Fault::new(said.at, message).allowing([format!("game over gold {name}")]))
            }
        }
    }

    /// Powers are used up only where there are powers.
    fn powers(&self, world: &World) -> Result<(), Fault> {
        let spent = |(_, said): &&(Hero, Said<Trait>)| said.what == Trait::Spent(true);
        match self.setup.mats.iter().find(spent) {
            Some((_, said)) if !world.heroes => {
                let message = "powers are played with a line `heroes` only";
                Err(Fault::new(said.at, message).allowing([String::from("heroes")]))
            }
            _ => Ok(()),
        }
    }
}

/// Whether this chamber would have an arrow against one of its neighbour on that side.
fn meets(lair: &Lair, square: Square, face: Face, side: Side) -> bool {
    let beside = lair.at(square.beyond(side));
    face.arrows.has(side) && beside.is_some_and(|beside| lair.points_back(beside, side))
}

fn seat(seats: &[Hero], hero: Hero, at: Place) -> Result<Seat, Fault> {
    let place = seats.iter().position(|other| *other == hero);
    let place = place.and_then(|place| u8::try_from(place).ok());
    place.map(Seat::new).ok_or_else(|| {
        let message = format!("{} does not play", words::hero(hero));
        Fault::new(at, message).allowing(seats.iter().map(|hero| words::hero(*hero)))
    })
}
