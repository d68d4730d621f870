//! Who plays with whom, and what a game would be made of if it began now.

use protocol::{ErrorCode, SeatKind};
use table::{About, Lobby, Teams};

use super::lobby::{Done, Guest, in_lobby};
use super::state::RoomState;
use crate::decks::SETTING;
use crate::games::Kind;

impl RoomState {
    /// The team of each seat; none for open seats and where nobody plays in teams. Seats that have
    /// not chosen fill the smaller team, in their order.
    pub fn sides(&self, about: &About) -> Vec<Option<u8>> {
        let Some(teams) = about.teams.filter(|teams| self.is_on(teams)) else {
            return vec![None; self.seats.len()];
        };
        let taken = |kind: SeatKind| kind != SeatKind::Open;
        let mut sizes = vec![0; usize::from(teams.count)];
        for seat in self.seats.iter().filter(|seat| taken(seat.kind)) {
            if let Some(size) = seat.side.and_then(|side| sizes.get_mut(usize::from(side))) {
                *size += 1;
            }
        }
        let sides = self.seats.iter().map(|seat| {
            if !taken(seat.kind) {
                return None;
            }
            seat.side.filter(|side| *side < teams.count).or_else(|| {
                let (side, size) = (0..).zip(&mut sizes).min_by_key(|(_, size)| **size)?;
                *size += 1;
                Some(side)
            })
        });
        sides.collect()
    }

    /// Whether seats play in teams.
    fn is_on(&self, teams: &Teams) -> bool {
        self.settings.get(teams.setting).is_some_and(|choice| choice == teams.choice)
    }

    /// What a game would be made of with those who sit here now.
    pub fn lobby(&self, kind: &dyn Kind) -> Lobby {
        let seats = self.seats.iter().zip(self.picks(kind));
        let playing = seats.filter(|(seat, _)| seat.kind != SeatKind::Open);
        let picks = playing.map(|(_, picks)| picks.figures.to_vec()).collect();
        Lobby { picks, ..self.without_picks(kind.about()) }
    }

    fn without_picks(&self, about: &About) -> Lobby {
        let sides = self.sides(about);
        let mut settings = self.settings.clone();
        // That one is not the game's: the files are handed over instead.
        settings.remove(SETTING);
        Lobby {
            seats: self.taken(),
            settings,
            sides: sides.into_iter().flatten().collect(),
            ..Lobby::default()
        }
    }

    /// What each seat may pick, with as many seats as are taken now, and has picked.
    pub fn picks(&self, kind: &dyn Kind) -> Vec<Picks<'_>> {
        let about = kind.about();
        let mut lobby = self.without_picks(about);
        lobby.seats = lobby.seats.max(about.seats.0);
        let mut each = kind.figures_each(&lobby).into_iter();
        let picks = self.seats.iter().map(|seat| {
            let open = seat.kind == SeatKind::Open;
            let most = if open { 0 } else { each.next().unwrap_or(0) };
            let counting = seat.figures.len().min(usize::from(most));
            Picks { most, figures: seat.figures.get(..counting).unwrap_or_default() }
        });
        picks.collect()
    }
}

/// What a seat may pick and has picked.
pub struct Picks<'a> {
    /// The most figures that it may have now.
    pub most: u8,
    /// Its figures. What it picked beyond that is kept: with fewer seats, or another setting, it counts
    /// again.
    pub figures: &'a [String],
}

impl Guest<'_> {
    /// Puts a seat into a team: one's own, or as the host anybody's.
    pub fn side(&self, state: &mut RoomState, seat: u8, side: u8) -> Done {
        let own = self.seat(state)?;
        if own != seat {
            self.host(state)?;
        }
        in_lobby(state)?;
        let seats = u8::try_from(state.seats.len()).unwrap_or(u8::MAX);
        let teams = self.about.teams;
        let Some(teams) = teams.filter(|teams| state.is_on(teams) && side < teams.count) else {
            let key = teams.map_or("teams", |teams| teams.setting);
            return Err(ErrorCode::BadSetting { key: key.to_owned() });
        };
        let target = state.seat(seat).ok_or(ErrorCode::NoSuchSeat { seats })?;
        if target.kind == SeatKind::Open {
            return Err(ErrorCode::NoPerson { seat });
        }
        // What the others have by default they keep.
        let sides = state.sides(self.about);
        for (state, side) in state.seats.iter_mut().zip(sides) {
            state.side = side.filter(|side| *side < teams.count).or(state.side);
        }
        if let Some(target) = state.seat_mut(seat) {
            target.side = Some(side);
        }
        Ok(())
    }
}
