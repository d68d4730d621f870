//! Personal links: how a seat comes to another device, or to somebody who lost it.

use protocol::{ErrorCode, SeatKind};

use super::lobby::{Done, Guest};
use super::state::RoomState;
use crate::ids::SecretHash;

impl Guest<'_> {
    /// Prepares a personal link to one's own seat.
    pub fn link(&self, state: &mut RoomState, link: SecretHash) -> Result<u8, ErrorCode> {
        let seat = self.seat(state)?;
        if let Some(own) = state.seat_mut(seat) {
            own.expect(link);
        }
        Ok(seat)
    }

    /// Prepares a new link to the seat of somebody who is away; whoever held it holds it no more.
    pub fn new_link(&self, state: &mut RoomState, seat: u8, link: SecretHash) -> Done {
        let host = self.host(state)?;
        let lost = self.lost.get(usize::from(seat)).copied().unwrap_or(false);
        let seats = u8::try_from(state.seats.len()).unwrap_or(u8::MAX);
        let target = state.seat_mut(seat).ok_or(ErrorCode::NoSuchSeat { seats })?;
        if !matches!(target.kind, SeatKind::Person | SeatKind::StandIn) {
            return Err(ErrorCode::NoPerson { seat });
        }
        // Nobody is put out of a seat that they sit on, nor for a moment without a network; for the host's own it is one device more.
        if seat != host {
            if !lost {
                return Err(ErrorCode::SeatInUse { seat });
            }
            target.forget_people();
        }
        target.expect(link);
        Ok(())
    }

    /// Takes the seat of a personal link.
    pub fn claim(&self, state: &mut RoomState, link: &SecretHash) -> Result<u8, ErrorCode> {
        let (seat, _) = state
            .numbered()
            .find(|(_, seat)| seat.links.contains(link))
            .ok_or(ErrorCode::BadLink)?;
        if state.knows_another(&self.who, seat) {
            return Err(ErrorCode::WrongPhase { phase: state.phase });
        }
        if let Some(own) = state.belongs(&self.who).filter(|own| *own != seat) {
            let only = state.seat(own).is_some_and(|own| own.devices.len() == 1);
            if only && state.sits(&self.who).is_some() {
                self.stand(state)?;
            }
            if let Some(own) = state.seat_mut(own) {
                own.devices.retain(|device| *device != self.who);
            }
        }
        if let Some(target) = state.seat_mut(seat) {
            target.links.retain(|other| other != link);
            target.admit(self.who);
            target.kind = SeatKind::Person;
            target.left = false;
        }
        state.host = state.host.or(Some(seat));
        Ok(seat)
    }
}
