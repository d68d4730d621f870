//! The time track, the end of the game and its ties (DF-TRACK, DF-END, DF-TIE).

use std::collections::BTreeSet;

use dragon_flagon::parts::{Score, Step};
use dragon_flagon::scenario::Scenario;
use table::{Act, Chance, Game, Lobby, Seat, random_answer};

use crate::common::*;

/// The news about the marker, the Game End tokens and effects, in order.
fn clock(brawl: &Brawl) -> Vec<String> {
    brawl.heard(|news| match news {
        News::Marker { time } => Some(format!("{time}")),
        News::EndToken { time, guard } => Some(format!("token {time} {guard}")),
        News::Ended { .. } => Some("effect over".into()),
        News::Spent { .. } => Some("acted".into()),
        News::Over { .. } => Some("over".into()),
        _ => None,
    })
}

fn score(scenario: Scenario) -> Score {
    let brawl = play(scenario);
    assert!(brawl.game.open().is_empty());
    brawl.parts().score.unwrap()
}

/// The seats of a score, best first, each by its first character and with what broke its tie.
fn placings(score: &Score) -> Vec<(Character, u16, Option<&'static str>)> {
    score.rows.iter().map(|row| (row.characters[0].0, row.reputation, row.broken_by)).collect()
}

/// TI-1, DF-CONFLICT-01, DF-TRACK-02, DF-TRACK-04: a stop at every space.
#[test]
fn the_marker_stops_at_every_space() {
    let mut brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .time(Nari, 6)
            .plan(Asma, &[Card::PushBarrel, Card::Move])
            .time(Asma, 1),
    );
    brawl.turn(Asma, South).plan(Asma, "plan", &[Card::Dash]);
    brawl.go(Asma, "move", "A2").turn(Asma, South);
    assert_eq!(clock(&brawl), ["acted", "2", "acted", "3", "4"]);
    assert_eq!(brawl.parts().track.marker, 4);
}

/// DF-INT-095, DF-INT-096, TI-1, TI-6: on a space without characters too; first the effect ends,
/// then the token is turned over.
#[test]
fn tokens_and_effects_come_due_on_empty_spaces() {
    let brawl = play(
        room()
            .marker(20)
            .guard(1)
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .time(Asma, 30)
            .time(Nari, 30)
            .effect(Asma, Card::Boast, Some(21)),
    );
    let told = ["21", "effect over", "token 21 false", "22", "token 22 true", "over"];
    assert_eq!(clock(&brawl), told);
}

/// TI-2, DF-END-01 to DF-END-03: all have gone beyond the last token; the marker walks on until
/// the guard comes, and nobody acts again.
#[test]
fn the_guard_ends_the_game_at_once() {
    for (guard, time) in [(0, 21), (1, 22), (2, 23), (3, 24)] {
        let brawl = play(
            room()
                .marker(20)
                .guard(guard)
                .put(Asma, sq("A1"), South)
                .put(Nari, sq("K11"), North)
                .time(Asma, 25)
                .time(Nari, 25),
        );
        let track = brawl.parts().track;
        assert_eq!((track.step, track.marker), (Step::Over, time));
        let shown: Vec<Option<bool>> = track.ends.iter().map(|end| end.guard).collect();
        let wanted: Vec<Option<bool>> =
            (0..4).map(|place| (place <= guard).then_some(place == guard)).collect();
        assert_eq!(shown, wanted, "tokens that were not turned over stay hidden");
        assert!(brawl.game.outcome().is_some());
    }
}

/// TI-12, DF-END-01: everybody active on the last space still acts.
#[test]
fn all_act_before_the_token_is_turned_over() {
    let slash = [Card::Slash, Card::Move];
    let mut brawl = play(
        room()
            .marker(22)
            .guard(1)
            .put(Asma, sq("D4"), South)
            .put(Nari, sq("D5"), North)
            .plan(Asma, &slash)
            .plan(Nari, &slash),
    );
    for _ in 0..2 {
        assert!(brawl.game.outcome().is_none());
        let who = brawl.parts().track.acting.unwrap();
        brawl.turn(who, North);
    }
    assert_eq!(clock(&brawl), ["acted", "acted", "token 22 true", "over"]);
    assert_eq!(brawl.paid().len(), 2);
}

/// DF-INT-093: an effect due beyond the end never ends.
#[test]
fn an_effect_may_be_due_beyond_the_end() {
    let brawl = play(
        room()
            .marker(23)
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .time(Asma, 25)
            .time(Nari, 26)
            .effect(Asma, Card::Boast, Some(29)),
    );
    assert_eq!(brawl.parts().track.step, Step::Over);
    assert_eq!(brawl.mat(Asma).effects[0].until, Some(29));
}

/// Four players on space 22 when the guard comes, with the reputation of the examples less five
/// each, so that nobody has more than at the start.
fn example(goodheart: u8, tuuli: u8) -> Scenario {
    room()
        .marker(22)
        .guard(1)
        .put(Goodheart, sq("A1"), South)
        .put(Nari, sq("C1"), South)
        .put(Tuuli, sq("E1"), South)
        .put(Asma, sq("G1"), South)
        .reputation(Goodheart, goodheart)
        .reputation(Tuuli, tuuli)
        .reputation(Asma, 7)
        .time(Goodheart, 23)
        .time(Tuuli, 24)
        .time(Asma, 24)
        .time(Nari, 24)
}

/// DF-TIE-EX1, DF-TIE-01, DF-END-05, DF-END-06
#[test]
fn the_lower_space_breaks_a_tie() {
    let score = score(example(20, 13));
    let wanted =
        [(Goodheart, 20, None), (Nari, 20, Some("DF-TIE-01")), (Tuuli, 13, None), (Asma, 7, None)];
    assert_eq!(placings(&score), wanted);
    assert_eq!(score.rows.iter().map(|row| row.rank).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

/// DF-TIE-EX2, DF-TIE-02, DF-PERFORM-12: on one space the token nearer to the bottom.
#[test]
fn the_lower_token_in_the_stack_breaks_a_tie() {
    let score = score(example(13, 20));
    let wanted =
        [(Tuuli, 20, None), (Nari, 20, Some("DF-TIE-02")), (Goodheart, 13, None), (Asma, 7, None)];
    assert_eq!(placings(&score), wanted);
}

/// DF-TIE-03: Asma's token below them, outside the tie, changes nothing.
#[test]
fn tokens_outside_the_tie_do_not_count() {
    let score = score(example(13, 20).time(Asma, 22).time(Asma, 23).time(Goodheart, 24));
    assert_eq!(placings(&score)[..2], [(Tuuli, 20, None), (Nari, 20, Some("DF-TIE-02"))]);
}

/// DF-INT-094: a token far beyond the end counts with the space it is on.
#[test]
fn tokens_beyond_the_end_count_for_ties() {
    let score = score(example(20, 13).time(Goodheart, 27).time(Nari, 26));
    assert_eq!(placings(&score)[..2], [(Nari, 20, None), (Goodheart, 20, Some("DF-TIE-01"))]);
}

/// Two players with two characters each, all with 20; the tokens on these spaces, stacked in this
/// order.
fn two_each(times: [(Character, u8); 4]) -> Score {
    let mut scenario = room()
        .marker(22)
        .guard(1)
        .put(Goodheart, sq("A1"), South)
        .put(Nari, sq("C1"), South)
        .put(Tuuli, sq("E1"), South)
        .ally(Tuuli, Goodheart)
        .put(Asma, sq("G1"), South)
        .ally(Asma, Nari);
    for (who, time) in times {
        scenario = scenario.time(who, time);
    }
    score(scenario)
}

/// DF-INT-200, TI-5, DF-TIE-04, DF-SETUP-06: the better token of each player is compared.
#[test]
fn of_two_characters_the_better_token_counts() {
    let by_space = two_each([(Goodheart, 27), (Tuuli, 23), (Nari, 24), (Asma, 24)]);
    assert_eq!(by_space.rows[0].seat, Seat::new(0));
    assert_eq!(by_space.rows[0].tie.character, Tuuli);
    assert_eq!(by_space.rows[0].reputation, 40, "the sum of both");
    assert_eq!(by_space.rows[1].broken_by, Some("DF-TIE-01"));
    let by_stack = two_each([(Asma, 24), (Goodheart, 24), (Tuuli, 24), (Nari, 24)]);
    assert_eq!(by_stack.rows[0].seat, Seat::new(1));
    assert_eq!(by_stack.rows[0].tie.character, Asma);
    assert_eq!(by_stack.rows[1].broken_by, Some("DF-TIE-02"));
}

/// DF-END-05, DF-END-07, DF-ALLY-04: what left the game is in nobody's score.
#[test]
fn removed_reputation_belongs_to_nobody() {
    let mut brawl = play(
        room()
            .marker(22)
            .guard(1)
            .put(Goodheart, sq("D4"), North)
            .put(Nari, sq("D3"), South)
            .ally(Nari, Goodheart)
            .put(Tuuli, sq("K11"), North)
            .time(Nari, 24)
            .time(Tuuli, 24)
            .plan(Goodheart, &[Card::Slash, Card::Move]),
    );
    brawl.turn(Goodheart, North);
    let rows = brawl.parts().score.unwrap().rows;
    assert_eq!(rows[0].reputation, 38);
    assert_eq!(rows[1].reputation, 20);
}

/// DF-INT-097: three steps on guard put the token farther on, and the tie is lost by it.
#[test]
fn a_long_riposte_can_cost_a_tie() {
    let winner = |time: u8| {
        let mut brawl = play(
            room()
                .marker(22)
                .guard(1)
                .put(Goodheart, sq("A1"), South)
                .put(Nari, sq("C1"), South)
                .time(Nari, 24)
                .plan(Goodheart, &[Card::Riposte, Card::Move]),
        );
        brawl.answer(Goodheart, "riposte", &[Item::Time(time)]).turn(Goodheart, South);
        brawl.game.outcome().unwrap().placings[0].seat
    };
    assert_eq!(winner(1), Seat::new(0));
    assert_eq!(winner(3), Seat::new(1));
}

/// DF-PERFORM-11: who comes to a space later lies on top.
#[test]
fn arrivals_lie_on_top() {
    let mut brawl = play(
        room()
            .put(Goodheart, sq("A1"), South)
            .put(Nari, sq("C1"), South)
            .time(Nari, 3)
            .plan(Goodheart, &[Card::Slash, Card::Move]),
    );
    brawl.turn(Goodheart, South);
    let stack = &brawl.parts().track.stacks[0];
    assert_eq!((stack.time, &stack.tokens[..]), (3, &[Nari, Goodheart][..]));
}

/// DF-END-02, DF-END-04, DF-SETUP-15: each of the four tokens can be the one with the guard.
#[test]
fn the_guard_may_come_on_each_of_the_four_spaces() {
    let settings = [("length".into(), "quick".into())].into();
    let setup = DragonFlagon::freeze(&Lobby { seats: 2, settings, ..Lobby::default() }).unwrap();
    let mut ends = BTreeSet::new();
    for number in 0..40 {
        let mut chance = Chance::numbered(number);
        let mut events = Vec::new();
        let mut game = DragonFlagon::begin(&setup, Chance::numbered(number), &mut events).unwrap();
        while let Some(prompt) = game.open().iter().find(|prompt| prompt.answer.is_none()) {
            let items = random_answer(prompt, &mut chance);
            game.apply(Act::Pick { prompt: prompt.id, items }, &mut events);
            assert!(game.public().parts().track.marker <= 12, "beyond the last token");
        }
        ends.insert(game.public().parts().track.marker);
    }
    assert_eq!(ends, [9, 10, 11, 12].into());
}
