//! What people do at a table beside playing. Each is a change to a copy of the room's state; the
//! room keeps the copy before anybody is told.

use protocol::{ErrorCode, Phase, SeatKind};
use table::{About, Lobby};

use super::state::{RoomState, SeatState};
use super::words;
use crate::decks::{BUILT_IN, SETTING, Sets};
use crate::games::Kind;
use crate::ids::SecretHash;

/// What house bots are called, by seat.
const BOT_NAMES: [&str; 8] = ["Marta", "Odo", "Wren", "Pike", "Hazel", "Bram", "Sorrel", "Tuck"];

/// The longest text of a setting, in bytes.
const LONGEST: usize = 1024;

/// Somebody who wants something, as the table sees them.
pub struct Guest<'a> {
    /// Who it is.
    pub who: SecretHash,
    /// What the lobby must know of the game.
    pub about: &'a About,
    /// The game that is played here.
    pub kind: &'a dyn Kind,
    /// The sets of decks.
    pub sets: &'a Sets,
    /// Which seats have a connected device.
    pub present: &'a [bool],
    /// Which seats were left alone long enough to be given to somebody else.
    pub lost: &'a [bool],
}

/// What a change to the table comes to.
pub type Done = Result<(), ErrorCode>;

impl Guest<'_> {
    /// The seat of who asks.
    pub(super) fn seat(&self, state: &RoomState) -> Result<u8, ErrorCode> {
        state.sits(&self.who).ok_or(ErrorCode::NotSeated)
    }

    /// The seat of who asks, if it is the host.
    pub(super) fn host(&self, state: &RoomState) -> Result<u8, ErrorCode> {
        let seat = self.seat(state)?;
        if state.host == Some(seat) { Ok(seat) } else { Err(ErrorCode::NotHost) }
    }

    fn is_present(&self, seat: u8) -> bool {
        self.present.get(usize::from(seat)).copied().unwrap_or(false)
    }

    /// Takes an open seat or a bot's seat, or goes back to one's own.
    pub fn sit(&self, state: &mut RoomState, seat: u8, name: &str) -> Done {
        let name = words::name(name)?;
        let seats = u8::try_from(state.seats.len()).unwrap_or(u8::MAX);
        let target = state.seat(seat).ok_or(ErrorCode::NoSuchSeat { seats })?;
        let own = state.belongs(&self.who);
        let lobby = state.phase == Phase::Lobby;
        if !target.is_free(state.phase) && own != Some(seat) {
            let full = state.seats.iter().all(|seat| seat.kind == SeatKind::Person);
            return Err(match target.kind {
                SeatKind::Open => ErrorCode::WrongPhase { phase: state.phase },
                _ if full => ErrorCode::TableFull,
                _ => ErrorCode::SeatTaken { seat },
            });
        }
        if !lobby && (own.is_some_and(|own| own != seat) || state.knows_another(&self.who, seat)) {
            return Err(ErrorCode::WrongPhase { phase: state.phase });
        }
        if let Some(own) = own.filter(|own| *own != seat) {
            let old = std::mem::replace(
                state.seat_mut(own).ok_or(ErrorCode::NoSuchSeat { seats })?,
                SeatState::open(self.about),
            );
            self.take(state, seat, name, Some(old));
            if state.host == Some(own) {
                state.host = Some(seat);
            }
        } else {
            self.take(state, seat, name, None);
        }
        state.host = state.host.or(Some(seat));
        Ok(())
    }

    fn take(&self, state: &mut RoomState, seat: u8, name: String, old: Option<SeatState>) {
        let Some(target) = state.seat_mut(seat) else { return };
        if !target.devices.contains(&self.who) {
            target.forget_people();
        }
        if let Some(old) = old {
            // The other devices come along.
            target.devices = old.devices;
            target.figures = old.figures;
            target.habit = old.habit;
            target.side = old.side;
        }
        target.kind = SeatKind::Person;
        target.name = name;
        target.left = false;
        target.admit(self.who);
    }

    /// Leaves one's seat; during the game a house bot plays on.
    pub fn stand(&self, state: &mut RoomState) -> Done {
        let seat = self.seat(state)?;
        let lobby = state.phase == Phase::Lobby;
        let open = SeatState::open(self.about);
        if let Some(own) = state.seat_mut(seat) {
            if lobby {
                *own = open;
            } else {
                own.kind = SeatKind::StandIn;
                own.left = true;
            }
        }
        if state.host == Some(seat) {
            state.host = Self::next_host(state, seat, self.present);
        }
        Ok(())
    }

    /// Who gets the host's right after this seat: the next person who is here, or any person.
    pub fn next_host(state: &RoomState, after: u8, present: &[bool]) -> Option<u8> {
        let (before, behind): (Vec<_>, Vec<_>) = state
            .numbered()
            .filter(|(number, seat)| *number != after && seat.kind == SeatKind::Person)
            .map(|(number, _)| number)
            .partition(|number| *number < after);
        let mut order = behind;
        order.extend(before);
        let here = |seat: &u8| present.get(usize::from(*seat)).copied().unwrap_or(false);
        order.iter().copied().find(here).or_else(|| order.first().copied())
    }

    /// Changes one's name.
    pub fn rename(&self, state: &mut RoomState, name: &str) -> Done {
        let seat = self.seat(state)?;
        let name = words::name(name)?;
        if let Some(seat) = state.seat_mut(seat) {
            seat.name = name;
        }
        Ok(())
    }

    /// Picks figures. The first one to reach the server has it.
    pub fn choose(&self, state: &mut RoomState, figures: Vec<String>) -> Done {
        in_lobby(state)?;
        let seat = self.seat(state)?;
        let picks = state.picks(self.kind);
        let max = picks.get(usize::from(seat)).map_or(0, |picks| picks.most);
        let known = |figure: &String| self.about.figures.contains(&figure.as_str());
        let twice = figures
            .iter()
            .enumerate()
            .any(|(place, figure)| figures.iter().take(place).any(|earlier| earlier == figure));
        if figures.len() > usize::from(max) || twice || !figures.iter().all(known) {
            return Err(ErrorCode::BadFigures { max });
        }
        for (other, picks) in (0..).zip(picks).filter(|(other, _)| *other != seat) {
            if let Some(figure) = figures.iter().find(|figure| picks.figures.contains(figure)) {
                return Err(ErrorCode::FigureTaken { figure: figure.clone(), seat: other });
            }
        }
        for other in &mut state.seats {
            // What another seat picked, and may not have now, does not keep anybody from it.
            other.figures.retain(|figure| !figures.contains(figure));
        }
        if let Some(seat) = state.seat_mut(seat) {
            seat.figures = figures;
        }
        Ok(())
    }

    /// Puts a house bot on a seat, or takes it away.
    pub fn bot(&self, state: &mut RoomState, seat: u8, on: bool) -> Done {
        self.host(state)?;
        let seats = u8::try_from(state.seats.len()).unwrap_or(u8::MAX);
        let (phase, lobby) = (state.phase, state.phase == Phase::Lobby);
        let (present, open) = (self.is_present(seat), SeatState::open(self.about));
        let target = state.seat_mut(seat).ok_or(ErrorCode::NoSuchSeat { seats })?;
        match (target.kind, on) {
            (SeatKind::Person, true) if present => return Err(ErrorCode::SeatInUse { seat }),
            (SeatKind::Open | SeatKind::Person, true) if lobby => {
                let name = BOT_NAMES.get(usize::from(seat)).copied().unwrap_or("Bot").to_owned();
                *target = SeatState { kind: SeatKind::Bot, name, ..open };
            }
            (SeatKind::Person, true) => target.kind = SeatKind::StandIn,
            (SeatKind::Bot, false) if lobby => *target = open,
            (SeatKind::StandIn, false) if !target.left => target.kind = SeatKind::Person,
            (SeatKind::Open, false) | (SeatKind::Bot | SeatKind::StandIn, true) => {}
            _ => return Err(ErrorCode::WrongPhase { phase }),
        }
        if state.host == Some(seat) {
            state.host = Self::next_host(state, seat, self.present);
        }
        Ok(())
    }

    /// Opens or closes seats.
    pub fn seats(&self, state: &mut RoomState, count: u8) -> Done {
        self.host(state)?;
        in_lobby(state)?;
        let (min, max) = self.about.seats;
        if !(min..=max).contains(&count) {
            return Err(ErrorCode::NoSuchSeat { seats: max });
        }
        let person = state
            .numbered()
            .find(|(number, seat)| *number >= count && seat.kind == SeatKind::Person);
        if let Some((seat, _)) = person {
            return Err(ErrorCode::SeatInUse { seat });
        }
        state.seats.resize_with(usize::from(count), || SeatState::open(self.about));
        Ok(())
    }

    /// Sets an option.
    pub fn set(&self, state: &mut RoomState, key: String, choice: String) -> Done {
        self.host(state)?;
        in_lobby(state)?;
        if key == SETTING && self.sets.of(self.about.name).next().is_some() {
            return self.choose_decks(state, choice);
        }
        let setting = self.about.settings.iter().find(|setting| setting.key == key);
        let Some(setting) = setting.filter(|s| s.takes(&choice) && choice.len() <= LONGEST) else {
            return Err(ErrorCode::BadSetting { key });
        };
        if !setting.choices.contains(&choice.as_str()) {
            // A text must be one that a game can begin with.
            let settings = [(key.clone(), choice.clone())].into();
            let lobby = Lobby { seats: self.about.seats.1, settings, ..Lobby::default() };
            self.kind.freeze(&lobby).map_err(|fault| ErrorCode::Setup { fault })?;
        }
        state.settings.insert(key, choice);
        Ok(())
    }

    fn choose_decks(&self, state: &mut RoomState, choice: String) -> Done {
        let sound = self.sets.find(self.about.name, &choice).is_some_and(|set| set.report.is_ok());
        if !sound && choice != BUILT_IN {
            return Err(ErrorCode::BadSetting { key: SETTING.to_owned() });
        }
        state.settings.insert(SETTING.to_owned(), choice);
        Ok(())
    }

    /// Hands the host's right on.
    pub fn pass_host(&self, state: &mut RoomState, seat: u8) -> Done {
        self.host(state)?;
        let seats = u8::try_from(state.seats.len()).unwrap_or(u8::MAX);
        match state.seat(seat).map(|seat| seat.kind) {
            None => Err(ErrorCode::NoSuchSeat { seats }),
            Some(SeatKind::Person) => {
                state.host = Some(seat);
                Ok(())
            }
            Some(_) => Err(ErrorCode::NoPerson { seat }),
        }
    }

    /// Sets the standing answer of one's seat.
    pub fn habit(&self, state: &mut RoomState, habit: String) -> Done {
        let seat = self.seat(state)?;
        if !self.about.habits.contains(&habit.as_str()) {
            return Err(ErrorCode::BadSetting { key: habit });
        }
        if let Some(seat) = state.seat_mut(seat) {
            seat.habit = habit;
        }
        Ok(())
    }

    /// Back to the lobby with the same people.
    pub fn rematch(&self, state: &mut RoomState) -> Done {
        self.host(state)?;
        if !matches!(state.phase, Phase::Over | Phase::ReadOnly) {
            return Err(ErrorCode::WrongPhase { phase: state.phase });
        }
        for seat in &mut state.seats {
            match seat.kind {
                SeatKind::StandIn if seat.left => *seat = SeatState::open(self.about),
                SeatKind::StandIn => seat.kind = SeatKind::Person,
                SeatKind::Open | SeatKind::Person | SeatKind::Bot => {}
            }
            seat.plays = None;
        }
        state.phase = Phase::Lobby;
        state.game_id = None;
        Ok(())
    }

    /// Gets the table ready to play: who plays is numbered.
    pub fn start(&self, state: &mut RoomState) -> Result<Lobby, ErrorCode> {
        self.host(state)?;
        in_lobby(state)?;
        let (taken, min) = (state.taken(), self.about.seats.0);
        if taken < min {
            return Err(ErrorCode::TooFewSeats { min });
        }
        let lobby = state.lobby(self.kind);
        let sides = state.sides(self.about);
        for (seat, side) in state.seats.iter_mut().zip(sides) {
            // A rematch keeps the teams.
            seat.side = side.or(seat.side);
        }
        let playing = state.seats.iter_mut().filter(|seat| seat.kind != SeatKind::Open);
        for (seat, number) in playing.zip(0..) {
            seat.plays = Some(number);
            seat.former.clear();
        }
        state.phase = Phase::Playing;
        let decks = state.decks(self.sets).map(|set| set.files.clone());
        if decks.is_none() {
            // What cannot be had any more is not what is played with.
            state.settings.remove(SETTING);
        }
        Ok(Lobby { decks: decks.unwrap_or_default(), ..lobby })
    }
}

pub(super) fn in_lobby(state: &RoomState) -> Done {
    match state.phase {
        Phase::Lobby => Ok(()),
        phase => Err(ErrorCode::WrongPhase { phase }),
    }
}
