//! The final score and its ties (DF-END, DF-TIE).

use alloc::vec::Vec;

use table::{Outcome, Placing, Seat};

use crate::ids::Character;
use crate::parts::{Score, ScoreRow, TieToken};
use crate::tavern::Tavern;

/// The seats in their final order: the most reputation first, ties by the token that stands on
/// the lower space, then by the one nearer to the bottom of its stack. A seat with two characters
/// counts the token that stands best (TI-5).
pub fn score(tavern: &Tavern) -> Score {
    let mut seats: Vec<Seat> = tavern.cast().map(|who| tavern.seat(who)).collect();
    seats.sort_unstable();
    seats.dedup();
    let mut rows: Vec<ScoreRow> = seats.into_iter().filter_map(|seat| row(tavern, seat)).collect();
    rows.sort_by_key(|row| (core::cmp::Reverse(row.reputation), row.tie.time, row.tie.place));
    let before = rows.clone();
    for (place, row) in rows.iter_mut().enumerate() {
        row.rank = place as u8 + 1;
        let above = place.checked_sub(1).and_then(|above| before.get(above));
        row.broken_by = above
            .filter(|above| above.reputation == row.reputation)
            .map(|above| if above.tie.time == row.tie.time { "DF-TIE-02" } else { "DF-TIE-01" });
    }
    Score { rows }
}

fn row(tavern: &Tavern, seat: Seat) -> Option<ScoreRow> {
    let own: Vec<Character> = tavern.cast().filter(|who| tavern.seat(*who) == seat).collect();
    let token = |character: Character| TieToken {
        character,
        time: tavern.fighter(character).time,
        place: tavern.stack_place(character),
    };
    let tie = own.iter().map(|who| token(*who)).min_by_key(|tie| (tie.time, tie.place))?;
    let characters: Vec<(Character, u8)> =
        own.iter().map(|who| (*who, tavern.fighter(*who).reputation)).collect();
    let reputation = characters.iter().map(|(_, reputation)| u16::from(*reputation)).sum();
    Some(ScoreRow { seat, rank: 0, reputation, characters, tie, broken_by: None })
}

/// The places of the seats.
pub fn outcome(tavern: &Tavern) -> Outcome {
    let place = |row: ScoreRow| Placing {
        seat: row.seat,
        rank: row.rank,
        score: i32::from(row.reputation),
    };
    Outcome { placings: score(tavern).rows.into_iter().map(place).collect() }
}
