//! From what the lobby chose to the first question.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{
    About, Chance, DeckBook, DeckFault, DeckFiles, Lobby, RulingBook, Seat, Setting, SetupFault,
    Variant,
};

use crate::book::{Book, Rulings};
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
    heroes: bool,
    escape: bool,
    /// The characters that seats picked; the others are dealt.
    picks: Vec<Option<Hero>>,
    decks: DeckFiles,
    /// The decks as they were read. Not stored: the texts are.
    #[serde(skip)]
    book: Option<Arc<Book>>,
}

impl Setup {
    /// Whether the heroes have powers.
    pub const fn heroes(&self) -> bool {
        self.heroes
    }

    /// How many seats it was frozen for.
    pub(crate) const fn seats(&self) -> u8 {
        self.seats
    }

    /// The settings that it was frozen with; of the rulings, what its decks say.
    pub(crate) fn settings(&self) -> BTreeMap<String, String> {
        let choice = |on: bool, choices: [&str; 2]| choices[usize::from(on)].to_string();
        let mut settings = self.book().map(|book| book.rulings.defaults()).unwrap_or_default();
        settings.insert("goal".to_string(), choice(self.escape, ["gold", "escape"]));
        settings.insert("heroes".to_string(), choice(self.heroes, ["off", "powers"]));
        settings
    }

    /// The decks as they are read.
    fn book(&self) -> Result<Arc<Book>, SetupFault> {
        Ok(match &self.book {
            Some(book) => Arc::clone(book),
            None => Arc::new(Book::thawed(&self.decks).map_err(deck_fault)?),
        })
    }

    /// A stored setup may have been changed by hand since it was frozen.
    fn check(&self) -> Result<(), SetupFault> {
        check_seats(self.seats)?;
        let picked = self.picks.iter().flatten();
        for (place, hero) in picked.clone().enumerate() {
            if picked.clone().take(place).any(|other| other == hero) {
                return Err(SetupFault::Figure { figure: String::from(hero.key()) });
            }
        }
        table::check_picks(self.picks.len(), self.seats)
    }
}

fn check_seats(seats: u8) -> Result<(), SetupFault> {
    let (min, max) = SEATS;
    if (min..=max).contains(&seats) { Ok(()) } else { Err(SetupFault::Seats { min, max }) }
}

fn deck_fault(fault: DeckFault) -> SetupFault {
    SetupFault::Deck { fault: fault.to_string() }
}

/// What the host may set, with the rulings that are open to choice.
fn settings() -> Vec<Setting> {
    SETTINGS.iter().cloned().chain(Rulings::settings()).collect()
}

/// What the lobby must know.
pub fn about() -> About {
    About {
        name: "drakon",
        seats: SEATS,
        settings: settings(),
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
    check_seats(lobby.seats)?;
    lobby.check_settings(&settings())?;
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
    let (decks, book) = crate::sets::frozen(lobby).map_err(deck_fault)?;
    let (escape, book) = (is(lobby, "goal", "escape"), Some(Arc::new(book)));
    Ok(Setup { seats: lobby.seats, heroes, escape, picks, decks, book })
}

/// Shuffles, deals and says who begins (DK-SETUP-01 to -07, DK-TURN-01).
///
/// # Errors
/// The [`SetupFault`] of a setup that was not made by [`freeze`].
pub fn begin(setup: &Setup, mut chance: Chance) -> Result<(Arc<Book>, World), SetupFault> {
    setup.check()?;
    let book = setup.book()?;
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
    let world = World {
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
    };
    Ok((book, world))
}
