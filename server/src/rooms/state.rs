//! Who sits at a table and what is set there: what is kept of a room beside its game.

use std::collections::BTreeMap;

use protocol::{Phase, SeatKind};
use serde::{Deserialize, Serialize};
use table::{About, Seat};
use uuid::Uuid;

use crate::decks::{DeckSet, SETTING, Sets};
use crate::ids::SecretHash;

/// The most devices that hold one seat; the oldest gives way.
const MAX_DEVICES: usize = 8;
/// The most browsers of a seat's past that are remembered.
const MAX_FORMER: usize = 64;
/// The most unused links to one seat; the oldest gives way.
const MAX_LINKS: usize = 4;
/// How many seats a new table has, where the game allows it.
const FIRST_SEATS: u8 = 4;

/// The state of a room. It is copied, changed, kept, and only then takes the place of the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomState {
    /// The game's name.
    pub game: String,
    /// What the table does.
    pub phase: Phase,
    /// The seats, by number.
    pub seats: Vec<SeatState>,
    /// The host's seat.
    pub host: Option<u8>,
    /// What the host has set; what is missing has its default.
    pub settings: BTreeMap<String, String>,
    /// The game that is on or was the last one.
    pub game_id: Option<Uuid>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Who sits there.
    pub kind: SeatKind,
    /// The name.
    pub name: String,
    /// The figures picked in the lobby, also those that do not count as it is set now.
    pub figures: Vec<String>,
    /// The team chosen in the lobby.
    #[serde(default)]
    pub side: Option<u8>,
    /// The number in the running game.
    pub plays: Option<u8>,
    /// The standing answer.
    pub habit: String,
    /// Who holds it: each browser that sat down here or came by a personal link.
    pub devices: Vec<SecretHash>,
    /// Browsers that held it during the running game and hold it no more: they know its
    /// secrets.
    #[serde(default)]
    pub former: Vec<SecretHash>,
    /// Personal links that nobody has opened yet.
    pub links: Vec<SecretHash>,
    /// Whether its person stood up during the game; somebody else may then take it.
    pub left: bool,
}

impl RoomState {
    /// A new table for this game.
    pub fn new(about: &About) -> Self {
        let (min, max) = about.seats;
        let count = FIRST_SEATS.clamp(min, max.max(min));
        Self {
            game: about.name.to_owned(),
            phase: Phase::Lobby,
            seats: (0..count).map(|_| SeatState::open(about)).collect(),
            host: None,
            settings: BTreeMap::new(),
            game_id: None,
        }
    }

    /// The seat of this number.
    pub fn seat(&self, seat: u8) -> Option<&SeatState> {
        self.seats.get(usize::from(seat))
    }

    /// The seat of this number, to change it.
    pub fn seat_mut(&mut self, seat: u8) -> Option<&mut SeatState> {
        self.seats.get_mut(usize::from(seat))
    }

    /// The seats with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (u8, &SeatState)> {
        (0..).zip(&self.seats)
    }

    /// The seat that this browser belongs to, also when it has left it to a bot.
    pub fn belongs(&self, who: &SecretHash) -> Option<u8> {
        self.numbered().find(|(_, seat)| seat.devices.contains(who)).map(|(number, _)| number)
    }

    /// The seat that this browser sits on. Whoever is not known here looks on.
    pub fn sits(&self, who: &SecretHash) -> Option<u8> {
        self.belongs(who).filter(|number| self.seat(*number).is_some_and(|seat| !seat.left))
    }

    /// Whether this browser has seen the secrets of another seat of the running game: it must not
    /// see those of a second one.
    pub fn knows_another(&self, who: &SecretHash, seat: u8) -> bool {
        self.phase == Phase::Playing
            && self.numbered().any(|(number, state)| {
                let knows = state.devices.contains(who) || state.former.contains(who);
                number != seat && state.plays.is_some() && knows
            })
    }

    /// The room seat that plays this seat of the game.
    pub fn playing(&self, seat: Seat) -> Option<(u8, &SeatState)> {
        self.numbered().find(|(_, state)| state.plays.map(Seat::new) == Some(seat))
    }

    /// The chosen set of decks; none for the built-in one, or when it cannot be had.
    pub fn decks<'a>(&self, sets: &'a Sets) -> Option<&'a DeckSet> {
        let name = self.settings.get(SETTING)?;
        sets.find(&self.game, name).filter(|set| set.report.is_ok())
    }

    /// How many seats are not open.
    pub fn taken(&self) -> u8 {
        let taken = self.seats.iter().filter(|seat| seat.kind != SeatKind::Open).count();
        u8::try_from(taken).unwrap_or(u8::MAX)
    }
}

impl SeatState {
    /// A seat that nobody has.
    pub fn open(about: &About) -> Self {
        Self {
            kind: SeatKind::Open,
            name: String::new(),
            figures: Vec::new(),
            side: None,
            plays: None,
            habit: about.habits.first().copied().unwrap_or_default().to_owned(),
            devices: Vec::new(),
            former: Vec::new(),
            links: Vec::new(),
            left: false,
        }
    }

    /// Lets another browser hold the seat.
    pub fn admit(&mut self, who: SecretHash) {
        push_bounded(&mut self.devices, who, MAX_DEVICES);
    }

    /// Lets whoever opens a link hold the seat.
    pub fn expect(&mut self, link: SecretHash) {
        push_bounded(&mut self.links, link, MAX_LINKS);
    }

    /// Takes the seat from everybody who holds it.
    pub fn forget_people(&mut self) {
        for device in std::mem::take(&mut self.devices) {
            push_bounded(&mut self.former, device, MAX_FORMER);
        }
        self.links.clear();
    }

    /// Whether somebody without a seat may sit down here.
    pub fn is_free(&self, phase: Phase) -> bool {
        match self.kind {
            SeatKind::Open => phase == Phase::Lobby,
            SeatKind::Bot => true,
            SeatKind::StandIn => self.left,
            SeatKind::Person => false,
        }
    }

    /// Whether the house decides here.
    pub fn is_house(&self) -> bool {
        matches!(self.kind, SeatKind::Bot | SeatKind::StandIn)
    }
}

fn push_bounded(list: &mut Vec<SecretHash>, new: SecretHash, most: usize) {
    list.retain(|old| *old != new);
    if list.len() >= most {
        list.remove(0);
    }
    list.push(new);
}
