//! From what the lobby chose to the first question.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{About, Chance, Lobby, Seat, Setting, SetupFault, Variant};

use crate::book::Book;
use crate::ids::{Hero, Tile, Tiles};
use crate::lair::Lair;
use crate::square::Square;
use crate::world::{Delver, Flow, MOST_SEATS, Pile, World};

/// The fewest and the most players (DK-COMP-01).
pub const SEATS: (u8, u8) = (2, 6);

const SETTINGS: &[Setting] =
    &[Setting::new("goal", &["gold", "escape"]), Setting::new("heroes", &["off", "powers"])];

/// The standing answer that takes a coin from Start.
pub const TAKE: &str = "take";

/// What a seat does about a coin on Start, which hardly anybody leaves: takes it, or is asked.
const HABITS: &[&str] = &[TAKE, "ask"];

/// The variants by name.
pub const VARIANTS: &[Variant] = &[
    Variant { name: "escape", key: "goal", choice: "escape" },
    Variant { name: "heroes", key: "heroes", choice: "powers" },
];

/// Everything that is frozen when the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
    heroes: bool,
    escape: bool,
    /// The characters that seats picked; the others are dealt.
    picks: Vec<Option<Hero>>,
    /// The tiles and numbers.
    pub book: Book,
}

impl Setup {
    /// Whether the heroes have powers.
    pub const fn heroes(&self) -> bool {
        self.heroes
    }
}

/// What the lobby must know.
pub fn about() -> About {
    About {
        name: "drakon",
        seats: SEATS,
        settings: SETTINGS.to_vec(),
        figures: Hero::ALL.iter().map(|hero| hero.key()).collect(),
        figures_each: alloc::vec![0, 0, 1, 1, 1, 1, 1],
        teams: None,
        habits: HABITS,
    }
}

/// How many characters a seat may pick: one, but with powers they are dealt (DK-HERO-01).
pub fn figures_each(lobby: &Lobby) -> Vec<u8> {
    let each = u8::from(!is(lobby, "heroes", "powers"));
    alloc::vec![each; usize::from(lobby.seats)]
}

fn is(lobby: &Lobby, key: &str, choice: &str) -> bool {
    lobby.settings.get(key).is_some_and(|set| set == choice)
}

/// Freezes what the lobby chose.
///
/// # Errors
/// The [`SetupFault`] that says what cannot be.
pub fn freeze(lobby: &Lobby) -> Result<Setup, SetupFault> {
    let (min, max) = SEATS;
    if !(min..=max).contains(&lobby.seats) {
        return Err(SetupFault::Seats { min, max });
    }
    for (key, choice) in &lobby.settings {
        let known = SETTINGS.iter().find(|setting| setting.key == key);
        if !known.is_some_and(|setting| setting.takes(choice)) {
            return Err(SetupFault::Setting { key: key.clone(), choice: choice.clone() });
        }
    }
    let heroes = is(lobby, "heroes", "powers");
    let mut picks: Vec<Option<Hero>> = Vec::new();
    for seat in Seat::all(lobby.seats) {
        let name = lobby.picks.get(seat.index()).and_then(|names| names.first());
        let hero = match name.filter(|_| !heroes) {
            None => None,
            Some(name) => {
                let hero = Hero::named(name).filter(|hero| !picks.contains(&Some(*hero)));
                Some(hero.ok_or_else(|| SetupFault::Figure { figure: name.clone() })?)
            }
        };
        picks.push(hero);
    }
    let book = Book::built_in().map_err(|fault| SetupFault::Deck { fault })?;
    Ok(Setup { seats: lobby.seats, heroes, escape: is(lobby, "goal", "escape"), picks, book })
}

/// Shuffles, deals and says who begins (DK-SETUP-01 to -07, DK-TURN-01).
///
/// # Errors
/// The [`SetupFault`] of a setup that was not made by [`freeze`].
pub fn begin(setup: &Setup, mut chance: Chance) -> Result<World, SetupFault> {
    let (min, max) = SEATS;
    if !(min..=max).contains(&setup.seats) {
        return Err(SetupFault::Seats { min, max });
    }
    let book = &setup.book;
    if book.faces.len() > Tile::MOST {
        return Err(SetupFault::Deck { fault: String::from("too many chambers") });
    }
    let start = book.start();
    let mut tiles: Vec<Tile> = book.tiles().filter(|tile| *tile != start).collect();
    chance.shuffle(&mut tiles);
    let mut pile = Pile::of(&tiles);
    let mut free: Vec<Hero> =
        Hero::ALL.into_iter().filter(|hero| !setup.picks.contains(&Some(*hero))).collect();
    chance.shuffle(&mut free);
    let nobody =
        Delver { hero: Hero::Wizard, at: start, coins: 0, hand: Tiles::NONE, spent: false };
    let mut delvers = [nobody; MOST_SEATS];
    for (seat, delver) in delvers.iter_mut().enumerate().take(usize::from(setup.seats)) {
        let pick = setup.picks.get(seat).copied().flatten();
        delver.hero = pick.or_else(|| free.pop()).unwrap_or(Hero::Wizard);
        for tile in (0..book.hand).map_while(|_| pile.draw()) {
            delver.hand.insert(tile);
        }
    }
    let mut lair = Lair::EMPTY;
    lair.lay(start, Square::START, book.face(start).arrows);
    let first = chance.below(u32::from(setup.seats));
    Ok(World {
        chance,
        lair,
        pile,
        hoard: book.coins,
        start_coins: 0,
        delvers,
        seats: setup.seats,
        active: Seat::new(u8::try_from(first).unwrap_or(0)),
        heroes: setup.heroes,
        escape: setup.escape,
        record: 0,
        quiet: 0,
        flow: Flow::Begin,
        winner: None,
    })
}
