//! From what the lobby chose to the first question.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{
    About, Chance, DeckBook, Deed, Lobby, RulingBook, Seat, Setting, SetupFault, Teams, Variant,
};

use crate::book::{Book, DeckFault, Layout, Length, Rulings};
use crate::files::DeckFiles;
use crate::furniture::Table;
use crate::ids::{Character, Kind};
use crate::layout::{self, LayoutView, PRESETS};
use crate::tavern::Tavern;
use crate::teams::characters_each;
use crate::world::{Cards, Flow, World};
use crate::{tally, teams};

/// The fewest and the most players (DF-SETUP-01, -02).
pub const SEATS: (u8, u8) = (2, 8);

const SETTINGS: &[Setting] = &[
    Setting::new("length", &["normal", "extended", "quick"]),
    Setting::new("characters", &["pick", "deal"]),
    Setting::new("cards", &["all", "common"]),
    Setting::new("prize", &["flagon", "cookies", "both"]),
    Setting::new("night", &["off", "late"]),
    Setting::new("teams", &["off", "two"]),
    Setting::new("coaster", &["off", "ale"]),
    Setting::free(
        layout::KEY,
        &["first_game", "long_tables", "corners", "crowded", "open_floor", layout::RANDOM],
    ),
];

/// Seats play in teams when this is set.
const TEAMS: Teams = Teams { setting: "teams", choice: "two", count: teams::COUNT };

/// The variants by name.
pub const VARIANTS: &[Variant] = &[
    Variant { name: "late-night", key: "night", choice: "late" },
    Variant { name: "teams", key: "teams", choice: "two" },
    Variant { name: "cookies", key: "prize", choice: "cookies" },
    Variant { name: "both-prizes", key: "prize", choice: "both" },
    Variant { name: "random-layout", key: layout::KEY, choice: layout::RANDOM },
    Variant { name: "spilled-ale", key: "coaster", choice: "ale" },
    Variant { name: "common-cards", key: "cards", choice: "common" },
];

/// What lies in the centre, and gives the Dragon card to whoever takes it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Prize {
    /// The Dragon Flagon.
    #[default]
    Flagon,
    /// The Plate of Cookies in its place (DF-COOKIES-01).
    Cookies,
    /// The one beside the other (DF-COOKIES-03).
    Both,
}

impl Prize {
    const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Flagon => &[Kind::Flagon],
            Self::Cookies => &[Kind::Cookies],
            Self::Both => &[Kind::Flagon, Kind::Cookies],
        }
    }
}

/// What is frozen when the game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
    length: Length,
    /// Whether characters have their Special and Dragon cards.
    own_cards: bool,
    #[serde(default)]
    prize: Prize,
    /// Late Night: planned cards may not be looked at.
    #[serde(default)]
    night: bool,
    /// Whether the Spilled Ale coaster lies in the centre.
    #[serde(default)]
    ale: bool,
    picks: Vec<Vec<Character>>,
    /// The team of each seat; nothing when everybody plays alone.
    #[serde(default)]
    sides: Vec<u8>,
    /// A choice of the setting, or a code.
    #[serde(default = "usual_layout")]
    layout: String,
    decks: DeckFiles,
    /// The decks as they were read. Not stored: the texts are.
    #[serde(skip)]
    book: Option<Arc<Book>>,
}

fn usual_layout() -> String {
    PRESETS[0].to_string()
}

/// What the lobby must know.
pub fn about() -> About {
    About {
        name: "dragon-flagon",
        seats: SEATS,
        settings: settings(),
        figures: Character::ALL.iter().map(|character| character.key()).collect(),
        figures_each: (0..=SEATS.1).map(characters_each).collect(),
        teams: Some(TEAMS),
        habits: crate::standing::HABITS,
    }
}

/// What the host may set, with the rulings that are open to choice.
fn settings() -> Vec<Setting> {
    SETTINGS.iter().cloned().chain(Rulings::settings()).collect()
}

/// Freezes what the lobby chose.
pub fn freeze(lobby: &Lobby) -> Result<Setup, SetupFault> {
    check_seats(lobby.seats)?;
    lobby.check_settings(&settings())?;
    let set = |key: &str| lobby.settings.get(key).map(String::as_str);
    let length = match set("length") {
        Some("extended") => Length::Extended,
        Some("quick") => Length::Quick,
        _ => Length::Normal,
    };
    let sides = sides(lobby);
    let each = each(lobby.seats, &sides)?;
    let picks = if set("characters") == Some("deal") { Vec::new() } else { picks(lobby, &each)? };
    let (decks, book) = crate::sets::frozen(lobby).map_err(deck_fault)?;
    let own_cards = set("cards") != Some("common");
    let prize = match set("prize") {
        Some("cookies") => Prize::Cookies,
        Some("both") => Prize::Both,
        _ => Prize::Flagon,
    };
    let night = set("night") == Some("late");
    let ale = set("coaster") == Some("ale");
    let layout = set(layout::KEY).map_or_else(usual_layout, ToString::to_string);
    if layout != layout::RANDOM {
        layout::chosen(&layout, &book, &mut Chance::from_seed([0; 32]))?;
    }
    let book = Some(Arc::new(book));
    Ok(Setup {
        seats: lobby.seats,
        length,
        own_cards,
        prize,
        night,
        ale,
        picks,
        sides,
        layout,
        decks,
        book,
    })
}

/// How many seats it was frozen for.
pub const fn seats(setup: &Setup) -> u8 {
    setup.seats
}

/// The settings that it was frozen with; of the rulings, what its decks say.
pub fn chosen(setup: &Setup) -> BTreeMap<String, String> {
    let mut chosen = book(setup).map(|book| book.rulings.defaults()).unwrap_or_default();
    let length = Length::ALL.into_iter().find(|(length, _)| *length == setup.length);
    let prize = match setup.prize {
        Prize::Flagon => "flagon",
        Prize::Cookies => "cookies",
        Prize::Both => "both",
    };
    let set = [
        ("length", length.map_or("", |(_, name)| name)),
        ("characters", if setup.picks.is_empty() { "deal" } else { "pick" }),
        ("cards", if setup.own_cards { "all" } else { "common" }),
        ("prize", prize),
        ("night", if setup.night { "late" } else { "off" }),
        (TEAMS.setting, if setup.sides.is_empty() { "off" } else { TEAMS.choice }),
        ("coaster", if setup.ale { "ale" } else { "off" }),
        (layout::KEY, &setup.layout),
    ];
    chosen.extend(set.map(|(key, choice)| (key.to_string(), choice.to_string())));
    chosen
}

/// The team of each seat; nothing when everybody plays alone.
fn sides(lobby: &Lobby) -> Vec<u8> {
    match lobby.settings.get(TEAMS.setting) {
        Some(choice) if choice == TEAMS.choice => teams::sides(&lobby.sides, lobby.seats),
        _ => Vec::new(),
    }
}

/// How many characters each seat plays.
fn each(seats: u8, sides: &[u8]) -> Result<Vec<u8>, SetupFault> {
    if sides.is_empty() {
        return Ok(alloc::vec![characters_each(seats); usize::from(seats)]);
    }
    teams::each(sides)
}

/// How many characters each seat may pick, as far as the table is ready to say.
pub fn figures_each(lobby: &Lobby) -> Vec<u8> {
    let usual = alloc::vec![characters_each(lobby.seats); usize::from(lobby.seats)];
    each(lobby.seats, &sides(lobby)).unwrap_or(usual)
}

fn check_seats(seats: u8) -> Result<(), SetupFault> {
    let (min, max) = SEATS;
    if (min..=max).contains(&seats) { Ok(()) } else { Err(SetupFault::Seats { min, max }) }
}

/// A stored setup may have been changed by hand since it was frozen. How many characters each seat
/// plays.
fn check_stored(setup: &Setup) -> Result<Vec<u8>, SetupFault> {
    let (min, max) = SEATS;
    check_seats(setup.seats)?;
    let each = each(setup.seats, &setup.sides)?;
    if each.len() != usize::from(setup.seats) {
        return Err(SetupFault::Seats { min, max });
    }
    let mut taken = Vec::new();
    for (seat, own) in setup.picks.iter().enumerate() {
        let most = each.get(seat).copied().map_or(0, usize::from);
        for (place, character) in own.iter().enumerate() {
            if place >= most || taken.contains(character) {
                return Err(SetupFault::Figure { figure: character.key().to_string() });
            }
            taken.push(*character);
        }
    }
    if !setup.picks.is_empty() {
        table::check_picks(setup.picks.len(), setup.seats)?;
    }
    Ok(each)
}

fn deck_fault(fault: DeckFault) -> SetupFault {
    SetupFault::Deck { fault: fault.to_string() }
}

/// Each seat's picks, as many as it may have; no character twice.
fn picks(lobby: &Lobby, each: &[u8]) -> Result<Vec<Vec<Character>>, SetupFault> {
    let mut taken: Vec<Character> = Vec::new();
    let mut all = Vec::new();
    for (seat, most) in each.iter().enumerate() {
        let mut own = Vec::new();
        for figure in lobby.picks.get(seat).into_iter().flatten().take(usize::from(*most)) {
            let fault = || SetupFault::Figure { figure: figure.clone() };
            let named = Character::ALL.into_iter().find(|character| character.key() == figure);
            let character = named.ok_or_else(fault)?;
            if taken.contains(&character) {
                return Err(fault());
            }
            taken.push(character);
            own.push(character);
        }
        all.push(own);
    }
    Ok(all)
}

/// Builds the room, deals the characters that nobody picked, hides the Town Guard among the Game
/// End tokens (DF-SETUP-15) and leaves the standees to be placed.
pub fn begin(setup: &Setup, mut chance: Chance) -> Result<(Arc<Book>, World), SetupFault> {
    let each = check_stored(setup)?;
    let book = furnished(book(setup)?, &setup.layout, &mut chance)?;
    let mut ends = [0; 4];
    for (end, space) in ends.iter_mut().zip(book.ends(setup.length)) {
        *end = *space;
    }
    let mut tavern = Tavern::new(book.side(), book.centre(), ends);
    tavern.own_cards = setup.own_cards;
    tavern.night = setup.night;
    tavern.ale = setup.ale.then_some(tavern.centre);
    furnish(&mut tavern, book.layout());
    for prize in setup.prize.kinds() {
        tavern.add_object(*prize, book.centre());
    }
    let mut cards = [Cards::NONE; Character::COUNT];
    for (seat, character) in deal(setup, &each, &mut chance) {
        tavern.enlist(character, seat, book.start_reputation());
        tavern.fighter_mut(character).side = setup.sides.get(seat.index()).copied();
        cards[character.index()] = Cards::dealt(&book, character, setup.own_cards);
    }
    let guard = chance.below(4) as u8;
    if !setup.sides.is_empty() {
        tavern.begins = Some(chance.below(u32::from(teams::COUNT)) as u8);
    }
    Ok((book, World { tavern, cards, guard, chance, flow: Flow::Place }))
}

/// The decks of this game as they were read.
fn book(setup: &Setup) -> Result<Arc<Book>, SetupFault> {
    Ok(match &setup.book {
        Some(book) => Arc::clone(book),
        None => Arc::new(Book::thawed(&setup.decks).map_err(deck_fault)?),
    })
}

/// The cards that are played, for those who count; none when the decks cannot be read.
pub fn deeds(setup: &Setup) -> Vec<Deed> {
    book(setup).map_or_else(|_| Vec::new(), |book| tally::deeds(&book, setup.own_cards))
}

/// The book with the layout of this game.
fn furnished(book: Arc<Book>, layout: &str, chance: &mut Chance) -> Result<Arc<Book>, SetupFault> {
    if layout == PRESETS[0] {
        return Ok(book);
    }
    let furnishing = layout::chosen(layout, &book, chance)?;
    Ok(Arc::new(Book { layout: furnishing.into(), ..Book::clone(&book) }))
}

/// The room as it would be furnished, for the lobby.
pub fn preview(lobby: &Lobby, mut chance: Chance) -> Result<LayoutView, SetupFault> {
    lobby.check_settings(&settings())?;
    let (_, book) = crate::sets::frozen(lobby).map_err(deck_fault)?;
    let choice = lobby.settings.get(layout::KEY).map_or(PRESETS[0], String::as_str);
    Ok(layout::view(&book, layout::chosen(choice, &book, &mut chance)?))
}

/// Who plays whom: picked characters, and for the rest random ones.
fn deal(setup: &Setup, each: &[u8], chance: &mut Chance) -> Vec<(Seat, Character)> {
    let picked: Vec<Character> = setup.picks.iter().flatten().copied().collect();
    let mut rest: Vec<Character> =
        Character::ALL.into_iter().filter(|character| !picked.contains(character)).collect();
    chance.shuffle(&mut rest);
    let mut cast = Vec::new();
    for (seat, most) in Seat::all(setup.seats).zip(each) {
        let own = setup.picks.get(seat.index()).cloned().unwrap_or_default();
        let missing = usize::from(*most).saturating_sub(own.len());
        let dealt = rest.split_off(rest.len().saturating_sub(missing));
        cast.extend(own.into_iter().chain(dealt).map(|character| (seat, character)));
    }
    cast
}

/// Brings the pieces of a layout into a room that has none.
pub(crate) fn furnish(tavern: &mut Tavern, layout: &Layout) {
    for (id, squares) in (0..).zip(layout.tables.value()) {
        tavern.set_table(crate::ids::TableId(id), Table::new(squares));
    }
    let lists = [
        (Kind::Chair, layout.chairs.value()),
        (Kind::Mug, layout.mugs.value()),
        (Kind::Barrel, layout.barrels.value()),
    ];
    for (kind, squares) in lists {
        for square in squares {
            tavern.add_object(kind, *square);
        }
    }
}
