//! Two teams (DF-TEAM): who can play against whom, and with how many characters.

use alloc::vec::Vec;

use table::{Seat, SetupFault};

use crate::ids::Character;
use crate::tavern::Tavern;

/// How many teams there are.
pub const COUNT: u8 = 2;
/// The fewest and the most players of a team game (DF-TEAM-01).
const SEATS: (u8, u8) = (4, 8);
/// The most characters of a team: there is reputation for eight in all (DF-COMP-04).
const MOST: u8 = 4;

/// How many characters a seat plays: two each up to four players, one each from five on.
pub const fn characters_each(seats: u8) -> u8 {
    match seats {
        2..=4 => 2,
        5..=8 => 1,
        _ => 0,
    }
}

/// The team of each seat; seats that have not chosen alternate.
pub fn sides(chosen: &[u8], seats: u8) -> Vec<u8> {
    (0..seats).map(|seat| chosen.get(usize::from(seat)).copied().unwrap_or(seat % COUNT)).collect()
}

/// How many characters each seat plays, so that both teams have equally many (DF-TEAM-02). Those
/// who play one more than others of their team are its first seats (DF-TEAM-10).
///
/// # Errors
/// A [`SetupFault`] with the teams that can be.
pub fn each(sides: &[u8]) -> Result<Vec<u8>, SetupFault> {
    let (min, max) = SEATS;
    let seats = u8::try_from(sides.len()).unwrap_or(u8::MAX);
    if !(min..=max).contains(&seats) {
        return Err(SetupFault::TeamSeats { min, max });
    }
    let size = |side: u8| sides.iter().filter(|other| **other == side).count() as u8;
    let sizes = [size(0), size(1)];
    let fault = || SetupFault::Teams { sizes: sizes.to_vec(), allowed: allowed(seats) };
    if sizes[0] + sizes[1] != seats {
        return Err(fault());
    }
    let characters = characters(sizes[0], sizes[1]).ok_or_else(fault)?;
    let mut twice = sizes.map(|size| characters - size);
    let each = sides.iter().map(|side| match twice.get_mut(usize::from(*side)) {
        Some(left) if *left > 0 => {
            *left -= 1;
            2
        }
        _ => 1,
    });
    Ok(each.collect())
}

/// How many characters a team has when so many play against so many; none when it cannot be even.
fn characters(one: u8, other: u8) -> Option<u8> {
    if one == other {
        return Some(one * characters_each(one + other));
    }
    let (few, many) = (one.min(other), one.max(other));
    (many <= MOST && MOST <= 2 * few).then_some(MOST)
}

/// The teams that so many seats can make, the smaller one first.
fn allowed(seats: u8) -> Vec<Vec<u8>> {
    (1..=seats / COUNT)
        .filter(|few| characters(*few, seats - few).is_some())
        .map(|few| alloc::vec![few, seats - few])
        .collect()
}

/// Who places next, and whom it may place: the teams take turns (DF-TEAM-05), and within a team
/// the seats do.
pub fn placing_next(tavern: &Tavern, begins: u8) -> Option<(Seat, Vec<Character>)> {
    let placed = |of: &dyn Fn(Character) -> bool| {
        tavern.cast().filter(|who| of(*who) && tavern.square(*who).is_some()).count()
    };
    let of_side = |side: u8| placed(&|who| tavern.fighter(who).side == Some(side));
    let side = if of_side(begins) > of_side(1 - begins) { 1 - begins } else { begins };
    let waits =
        |who: &Character| tavern.square(*who).is_none() && tavern.fighter(*who).side == Some(side);
    let next = tavern.cast().filter(waits).map(|who| tavern.seat(who));
    let seat = next.min_by_key(|seat| (placed(&|who| tavern.seat(who) == *seat), *seat))?;
    let own = tavern.cast().filter(waits).filter(|who| tavern.seat(*who) == seat);
    Some((seat, own.collect()))
}
