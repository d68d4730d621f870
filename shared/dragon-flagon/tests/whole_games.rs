//! Whole random games: after every decision the position is sound, and every game ends.

#![allow(clippy::unwrap_used, clippy::panic)]

use dragon_flagon::DragonFlagon;
use table::{Act, Chance, Game, Lobby, Seat, Skill, Viewer, check};

fn lobby(seats: u8, length: &str) -> Lobby {
    Lobby { seats, settings: [("length".into(), length.into())].into(), picks: Vec::new() }
}

#[test]
fn the_sensible_bot_beats_the_random_one_in_nine_games_of_ten() {
    let setup = DragonFlagon::freeze(&lobby(2, "normal")).unwrap();
    let games = 60;
    let wins = (0..games).filter(|number| sensible_wins(&setup, *number)).count();
    assert!(wins * 10 >= games as usize * 9, "{wins} of {games}");
}

/// Seat 0 plays sensibly in even games, seat 1 in odd ones.
fn sensible_wins(setup: &<DragonFlagon as Game>::Setup, number: u64) -> bool {
    let sensible = Seat::new((number % 2) as u8);
    let end =
        play(setup, number, |seat| if seat == sensible { Skill::Sensible } else { Skill::Random });
    end.outcome().unwrap().placings[0].seat == sensible
}

#[test]
fn random_games_end_and_stay_sound_at_every_number_of_seats() {
    for seats in 2..=8 {
        let setup = DragonFlagon::freeze(&lobby(seats, "normal")).unwrap();
        for number in 0..20 {
            play(&setup, number, |_| Skill::Random);
        }
    }
}

fn play(
    setup: &<DragonFlagon as Game>::Setup,
    number: u64,
    skill: impl Fn(Seat) -> Skill,
) -> DragonFlagon {
    let mut events = Vec::new();
    let mut game = DragonFlagon::begin(setup, Chance::numbered(number), &mut events).unwrap();
    let mut bots = Chance::numbered(number + 1_000_000);
    for _ in 0..20_000 {
        assert_eq!(game.faults(), Vec::<String>::new(), "game {number}");
        if game.outcome().is_some() {
            return game;
        }
        let waiting: Vec<_> =
            game.open().iter().filter(|prompt| prompt.answer.is_none()).cloned().collect();
        let prompt = bots.pick(&waiting).unwrap();
        let view = game.view(Viewer::Seat(prompt.seat));
        let items = DragonFlagon::advise(&view, prompt, skill(prompt.seat), &mut bots);
        let act = Act::Pick { prompt: prompt.id, items };
        assert_eq!(check(game.open(), prompt.seat, &act), Ok(()));
        game.apply(act, &mut events);
    }
    panic!("game {number} does not end");
}
