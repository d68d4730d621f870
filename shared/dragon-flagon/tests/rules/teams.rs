//! Two teams (DF-TEAM): who can play against whom, the placing in turns, friends, and the score.

use dragon_flagon::parts::{Score, Step};
use table::{Game, Lobby, SetupFault, Skill, Viewer};

use crate::common::*;
use crate::setup::{begin, brawl_with, lobby};

fn team_lobby(sides: &[u8]) -> Lobby {
    let seats = sides.len() as u8;
    Lobby { sides: sides.to_vec(), ..lobby(seats, &[("teams", "two")], &[]) }
}

/// A team game that begins; the side of each seat in its order.
fn teams(sides: &[u8], number: u64) -> Brawl {
    begin(&DragonFlagon::freeze(&team_lobby(sides)).unwrap(), number)
}

/// How many characters each seat plays.
fn characters(sides: &[u8]) -> Vec<usize> {
    let mats = teams(sides, 1).parts().mats;
    let seats = table::Seat::all(sides.len() as u8);
    seats.map(|seat| mats.iter().filter(|mat| mat.seat == seat).count()).collect()
}

fn fault(sides: &[u8]) -> Option<SetupFault> {
    DragonFlagon::freeze(&team_lobby(sides)).err()
}

/// DF-TEAM-01, DF-TEAM-02, DF-TEAM-10, DF-TEAM-EX1, DF-CONFLICT-20
#[test]
fn both_teams_have_equally_many_characters() {
    assert_eq!(characters(&[0, 1, 0, 1]), [2, 2, 2, 2]);
    assert_eq!(characters(&[0, 0, 1, 1, 1]), [2, 2, 2, 1, 1], "the pair has two each");
    assert_eq!(characters(&[1, 0, 1, 0, 1]), [2, 2, 1, 2, 1]);
    assert_eq!(characters(&[0, 1, 0, 1, 0, 1]), [1; 6]);
    assert_eq!(characters(&[0, 0, 1, 1, 1, 1]), [2, 2, 1, 1, 1, 1]);
    assert_eq!(characters(&[0, 0, 0, 1, 1, 1, 1]), [2, 1, 1, 1, 1, 1, 1]);
    assert_eq!(characters(&[0, 0, 0, 0, 1, 1, 1, 1]), [1; 8]);
}

/// DF-TEAM-02: what cannot be even is refused, with what can.
#[test]
fn teams_that_cannot_be_even_are_refused() {
    for (sides, sizes) in [(&[0, 1, 1, 1], [1, 3]), (&[0, 0, 0, 0], [4, 0])] {
        let (sizes, allowed) = (sizes.to_vec(), vec![vec![2, 2]]);
        assert_eq!(fault(sides), Some(SetupFault::Teams { sizes, allowed }));
    }
    let cases: [(&[u8], &[[u8; 2]]); 4] = [
        (&[0, 1, 1, 1, 1], &[[2, 3]]),
        (&[0, 1, 1, 1, 1, 1], &[[2, 4], [3, 3]]),
        (&[0, 0, 1, 1, 1, 1, 1], &[[3, 4]]),
        (&[0, 0, 0, 1, 1, 1, 1, 1], &[[4, 4]]),
    ];
    for (sides, can) in cases {
        let Some(SetupFault::Teams { allowed, .. }) = fault(sides) else { panic!("{sides:?}") };
        assert_eq!(allowed, can.iter().map(|sizes| sizes.to_vec()).collect::<Vec<_>>());
    }
    assert!(matches!(fault(&[0, 1, 2, 1]), Some(SetupFault::Teams { .. })), "there is no third");
}

/// DF-TEAM-03: any layout, as in every brawl.
#[test]
fn teams_choose_their_layout() {
    for layout in ["corners", "crowded"] {
        let settings = [("teams", "two"), ("layout", layout)];
        let tables = |settings: &[(&str, &str)]| -> Vec<_> {
            let board = brawl_with(4, settings, 1).parts().board;
            board.tables.into_iter().map(|table| table.squares).collect()
        };
        assert_eq!(tables(&settings), tables(&settings[1..]), "{layout}");
        assert_ne!(tables(&settings), tables(&settings[..1]), "{layout}");
    }
}

/// DF-TEAM-09: planned cards are a secret from the own team too.
#[test]
fn a_team_mate_sees_no_planned_cards() {
    let mut brawl = teams(&[0, 1, 0, 1], 1);
    place_all(&mut brawl);
    let prompt = brawl.game.open()[0].clone();
    let who = Character::of(prompt.figure).unwrap();
    brawl.plan(who, "plan", &[Card::Slash, Card::Dash]);
    let own = |brawl: &Brawl, seat| {
        let hands = brawl.game.own(seat).hands;
        hands.into_iter().map(|hand| (hand.character, hand.slots)).collect::<Vec<_>>()
    };
    let side = brawl.mat(who).side;
    let mats = brawl.parts().mats;
    let mate = mats.iter().find(|mat| mat.side == side && mat.seat != prompt.seat).unwrap();
    let hands = own(&brawl, mate.seat);
    assert!(hands.iter().all(|(character, _)| brawl.mat(*character).seat == mate.seat));
    assert!(hands.iter().all(|(_, slots)| slots.is_empty()));
    let answered = brawl.game.view(Viewer::Seat(mate.seat));
    let mut other = teams(&[0, 1, 0, 1], 1);
    place_all(&mut other);
    other.plan(who, "plan", &[Card::Boast, Card::Throw]);
    assert!(answered == other.game.view(Viewer::Seat(mate.seat)), "it differs in nothing");
}

/// DF-TEAM-01
#[test]
fn teams_need_four_players() {
    for sides in [&[0, 1][..], &[0, 1, 0]] {
        assert_eq!(fault(sides), Some(SetupFault::TeamSeats { min: 4, max: 8 }));
    }
}

/// Seats that have not chosen alternate.
#[test]
fn teams_alternate_when_nobody_chooses() {
    let open = DragonFlagon::freeze(&lobby(6, &[("teams", "two")], &[])).unwrap();
    for mat in begin(&open, 1).parts().mats {
        assert_eq!(mat.side, Some(mat.seat.index() as u8 % 2));
    }
    let alone = DragonFlagon::freeze(&lobby(6, &[], &[])).unwrap();
    assert!(begin(&alone, 1).parts().mats.iter().all(|mat| mat.side.is_none()));
}

/// Places everybody: the first of those offered, on any square. Who stood up in which order, and
/// how often somebody could choose among its own.
fn place_all(brawl: &mut Brawl) -> (Vec<Character>, usize) {
    let (mut order, mut choices) = (Vec::new(), 0);
    while let Some(prompt) = brawl.game.open().first().cloned() {
        let about = Character::of(prompt.figure).unwrap();
        match prompt.key {
            "place_who" => {
                choices += 1;
                let last = *prompt.choose.offered().last().unwrap();
                brawl.answer(about, "place_who", &[last]);
                let Item::Character(chosen) = last else { panic!("{last:?}") };
                assert!(brawl.asks(chosen, "place"), "then the square");
            }
            "place" => {
                order.push(about);
                brawl.answer(about, "place", &[Item::Anywhere]);
            }
            _ => break,
        }
    }
    (order, choices)
}

/// DF-TEAM-04, DF-TEAM-05, DF-HOUSE-05
#[test]
fn the_teams_take_turns_in_placing() {
    let mut began = [0; 2];
    for number in 0..24 {
        let mut brawl = teams(&[0, 0, 1, 1, 1], number);
        let (order, choices) = place_all(&mut brawl);
        let mats = brawl.parts().mats;
        let mat = |who: &Character| mats.iter().find(|mat| mat.character == *who).unwrap();
        let sides: Vec<u8> = order.iter().map(|who| mat(who).side.unwrap()).collect();
        let first = sides[0];
        began[usize::from(first)] += 1;
        assert_eq!(sides, [first, 1 - first].repeat(4));
        assert_eq!(choices, 3, "three seats have two to choose from, once each");
        for side in [0, 1] {
            let seats: Vec<usize> = order
                .iter()
                .filter(|who| mat(who).side == Some(side))
                .map(|who| mat(who).seat.index())
                .collect();
            let wanted = if side == 0 { [0, 1, 0, 1] } else { [2, 3, 4, 2] };
            assert_eq!(seats, wanted, "within a team the seats take turns");
        }
        assert_eq!(brawl.parts().track.step, Step::Plan);
    }
    assert!(began[0] > 4 && began[1] > 4, "a random team begins: {began:?}");
}

/// DF-TEAM-04, DF-HOUSE-05: a seat places whom it likes of its own; the square is any free start square.
#[test]
fn a_seat_chooses_whom_of_its_own_to_place() {
    let brawl = teams(&[0, 1, 0, 1], 5);
    let prompt = brawl.game.open()[0].clone();
    assert_eq!(prompt.key, "place_who");
    let own = |item: &Item| {
        let Item::Character(who) = item else { panic!("{item:?}") };
        brawl.mat(*who).seat == prompt.seat
    };
    assert_eq!(prompt.choose.offered().len(), 2);
    assert!(prompt.choose.offered().iter().all(own));
}

/// Thras and Nari are in one team by the lobby, Asma in the other.
fn picked(sides: [u8; 4]) -> Brawl {
    let picks: &[&[&str]] =
        &[&["thras", "teo"], &["asma", "jack"], &["nari", "tuuli"], &["margalo", "montero"]];
    let lobby = Lobby { sides: sides.to_vec(), ..lobby(4, &[("teams", "two")], picks) };
    begin(&DragonFlagon::freeze(&lobby).unwrap(), 3)
}

/// DF-TEAM-06, DF-TEAM-07, DF-ALLY-01 to DF-ALLY-05: friends are those of one team, also of
/// another seat.
#[test]
fn what_a_team_mate_loses_leaves_the_game() {
    let (mut friends, mut foes) = (0, 0);
    for number in 0..80 {
        let settings = [("teams", "two"), ("length", "quick"), ("cards", "common")];
        let setup = DragonFlagon::freeze(&lobby(4, &settings, &[])).unwrap();
        let mut brawl = begin(&setup, number);
        play_out(&mut brawl, number, Skill::Random);
        let mut blow = None;
        for news in brawl.news() {
            let News::Paid { from, to, rule, .. } = news else {
                if let News::Hit { by, target, .. } = news {
                    blow = Some((by, target));
                }
                continue;
            };
            let Some((by, _)) = blow.filter(|(_, target)| *target == from) else { continue };
            let [payer, striker] = [from, by].map(|who| brawl.mat(who));
            if payer.side == striker.side {
                assert_eq!((to, rule), (None, "DF-ALLY-04"), "{by:?} strikes {from:?}");
                friends += usize::from(payer.seat != striker.seat);
            } else {
                assert_eq!(to, Some(by));
                foes += 1;
            }
        }
    }
    assert!(friends > 2 && foes > 20, "{friends} blows among friends, {foes} others");
}

/// Plays to the end.
fn play_out(brawl: &mut Brawl, number: u64, skill: Skill) -> Score {
    let mut chance = table::Chance::numbered(number);
    while let Some(prompt) =
        brawl.game.open().iter().find(|prompt| prompt.answer.is_none()).cloned()
    {
        let view = brawl.game.view(table::Viewer::Seat(prompt.seat));
        let items = DragonFlagon::advise(&view, &prompt, skill, &mut chance);
        brawl.answer(Character::of(prompt.figure).unwrap(), prompt.key, &items);
    }
    brawl.parts().score.unwrap()
}

/// DF-TEAM-11: the sum of all characters of a team counts, and its seats share the place.
#[test]
fn the_team_with_more_reputation_wins() {
    for (number, sides) in [(1, [0, 1, 0, 1]), (2, [0, 0, 1, 1]), (3, [1, 0, 0, 1])] {
        let mut brawl = picked(sides);
        let score = play_out(&mut brawl, number, Skill::Sensible);
        let [winner, loser] = score.teams[..] else { panic!("{score:?}") };
        assert!((winner.rank, loser.rank) == (1, 2) && winner.reputation >= loser.reputation);
        for team in [winner, loser] {
            let own = score.rows.iter().filter(|row| row.side == Some(team.side));
            assert_eq!(own.clone().map(|row| row.reputation).sum::<u16>(), team.reputation);
            assert!(own.clone().all(|row| row.rank == team.rank && row.broken_by.is_none()));
            assert_eq!(own.count(), 2);
        }
        let outcome = brawl.game.outcome().unwrap();
        let ranks: Vec<u8> = outcome.placings.iter().map(|placing| placing.rank).collect();
        assert_eq!(ranks, [1, 1, 2, 2]);
        for placing in outcome.placings {
            let team = if placing.rank == 1 { winner } else { loser };
            assert_eq!(sides[placing.seat.index()], team.side);
        }
    }
}
