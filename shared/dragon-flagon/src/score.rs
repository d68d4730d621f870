//! The final score and its ties (DF-END, DF-TIE, DF-TEAM-11, DF-TEAM-12).

use alloc::vec::Vec;
use core::cmp::Reverse;

use table::{Outcome, Placing, Seat};

use crate::ids::Character;
use crate::parts::{Score, ScoreRow, TeamRow, TieToken};
use crate::tavern::Tavern;

/// Characters whose reputation counts together: those of a seat, or of a team.
struct Party<Of> {
    of: Of,
    reputation: u16,
    /// The token that stands best (TI-5).
    tie: TieToken,
    rank: u8,
    broken_by: Option<&'static str>,
}

/// The parties in their final order: the most reputation first, ties by the token that stands on
/// the lower space, then by the one nearer to the bottom of its stack.
fn ranked<Of: Ord + Copy>(tavern: &Tavern, of: impl Fn(Character) -> Option<Of>) -> Vec<Party<Of>> {
    let mut all: Vec<Of> = tavern.cast().filter_map(&of).collect();
    all.sort_unstable();
    all.dedup();
    let mut parties: Vec<Party<Of>> = all
        .into_iter()
        .filter_map(|party| {
            let own = || tavern.cast().filter(|who| of(*who) == Some(party));
            let reputation = own().map(|who| u16::from(tavern.fighter(who).reputation)).sum();
            let tokens = own().map(|who| token(tavern, who));
            let tie = tokens.min_by_key(|tie| (tie.time, tie.place))?;
            Some(Party { of: party, reputation, tie, rank: 0, broken_by: None })
        })
        .collect();
    parties.sort_by_key(|party| (Reverse(party.reputation), party.tie.time, party.tie.place));
    let mut above: Option<(u16, TieToken)> = None;
    for (rank, party) in (1..).zip(&mut parties) {
        party.rank = rank;
        party.broken_by = above
            .filter(|(reputation, _)| *reputation == party.reputation)
            .map(|(_, tie)| if tie.time == party.tie.time { "DF-TIE-02" } else { "DF-TIE-01" });
        above = Some((party.reputation, party.tie));
    }
    parties
}

fn token(tavern: &Tavern, character: Character) -> TieToken {
    TieToken {
        character,
        time: tavern.fighter(character).time,
        place: tavern.stack_place(character),
    }
}

/// The final score. In a team game the teams are ranked (DF-TEAM-11, DF-TEAM-12), and all seats of
/// a team share its rank.
pub fn score(tavern: &Tavern) -> Score {
    let teams = ranked(tavern, |who| tavern.fighter(who).side).into_iter().map(|team| TeamRow {
        side: team.of,
        rank: team.rank,
        reputation: team.reputation,
        tie: team.tie,
        broken_by: team.broken_by,
    });
    let teams: Vec<TeamRow> = teams.collect();
    let seats = ranked(tavern, |who| tavern.fighter(who).seat);
    let mut rows: Vec<ScoreRow> = seats.into_iter().map(|seat| row(tavern, seat, &teams)).collect();
    rows.sort_by_key(|row| row.rank);
    Score { rows, teams }
}

fn row(tavern: &Tavern, party: Party<Seat>, teams: &[TeamRow]) -> ScoreRow {
    let own = tavern.cast().filter(|who| tavern.seat(*who) == party.of);
    let characters: Vec<(Character, u8)> =
        own.map(|who| (who, tavern.fighter(who).reputation)).collect();
    let first = characters.first().map(|(who, _)| *who);
    let side = first.and_then(|who| tavern.fighter(who).side);
    let team = teams.iter().find(|team| Some(team.side) == side);
    ScoreRow {
        seat: party.of,
        side,
        rank: team.map_or(party.rank, |team| team.rank),
        reputation: party.reputation,
        characters,
        tie: party.tie,
        broken_by: party.broken_by.filter(|_| team.is_none()),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Side, Square};

    /// Two teams of two; each character with its seat, side, reputation and space. Those on the
    /// same space came there in this order.
    fn tavern(cast: [(Character, u8, u8, u8, u8); 4]) -> Tavern {
        let mut tavern = Tavern::new(Side(11), Square::new(5, 5), [21, 22, 23, 24]);
        for (who, seat, side, reputation, time) in cast {
            tavern.enlist(who, Seat::new(seat), reputation);
            tavern.fighter_mut(who).side = Some(side);
            tavern.set_time(who, time);
        }
        tavern
    }

    /// DF-TEAM-12, DF-TIE-01, TI-5: the one token that stands best decides for its team.
    #[test]
    fn the_lower_space_breaks_a_tie_of_teams() {
        use Character::{Asma, Nari, Teo, Thras};
        let score = score(&tavern([
            (Thras, 0, 0, 30, 25),
            (Nari, 1, 1, 15, 24),
            (Teo, 2, 0, 10, 26),
            (Asma, 3, 1, 25, 29),
        ]));
        let [first, second] = score.teams[..] else { panic!("two teams") };
        assert_eq!((first.side, first.reputation, first.tie.character), (1, 40, Nari));
        assert_eq!((second.rank, second.broken_by), (2, Some("DF-TIE-01")));
        let ranks: Vec<(usize, u8)> =
            score.rows.iter().map(|row| (row.seat.index(), row.rank)).collect();
        assert_eq!(ranks, [(3, 1), (1, 1), (0, 2), (2, 2)]);
    }

    /// DF-TEAM-12, DF-TIE-02
    #[test]
    fn the_lower_place_in_the_stack_breaks_a_tie_of_teams() {
        use Character::{Asma, Nari, Teo, Thras};
        let score = score(&tavern([
            (Asma, 3, 1, 20, 28),
            (Teo, 2, 0, 15, 24),
            (Nari, 1, 1, 20, 24),
            (Thras, 0, 0, 25, 24),
        ]));
        let [first, second] = score.teams[..] else { panic!("two teams") };
        assert_eq!((first.side, first.tie.character), (0, Teo));
        assert_eq!(second.broken_by, Some("DF-TIE-02"));
    }
}
