//! Whole random games: after every decision the position is sound, and every game ends.

use dragon_flagon::DragonFlagon;
use table::{Act, Chance, Game, Lobby, Skill, Viewer, check};

fn lobby(seats: u8, length: &str) -> Lobby {
    Lobby { seats, settings: [("length".into(), length.into())].into(), picks: Vec::new() }
}

#[test]
fn random_games_end_and_stay_sound_at_every_number_of_seats() {
    for seats in 2..=8 {
        let setup = DragonFlagon::freeze(&lobby(seats, "normal")).unwrap();
        for number in 0..20 {
            play(&setup, number);
        }
    }
}

fn play(setup: &<DragonFlagon as Game>::Setup, number: u64) {
    let mut events = Vec::new();
    let mut game = DragonFlagon::begin(setup, Chance::numbered(number), &mut events).unwrap();
    let mut bots = Chance::numbered(number + 1_000_000);
    for _ in 0..20_000 {
        assert_eq!(game.faults(), Vec::<String>::new(), "game {number}");
        if game.outcome().is_some() {
            return;
        }
        let waiting: Vec<_> =
            game.open().iter().filter(|prompt| prompt.answer.is_none()).cloned().collect();
        let prompt = bots.pick(&waiting).unwrap();
        let view = game.view(Viewer::Seat(prompt.seat));
        let items = DragonFlagon::advise(&view, prompt, Skill::Random, &mut bots);
        let act = Act::Pick { prompt: prompt.id, items };
        assert_eq!(check(game.open(), prompt.seat, &act), Ok(()));
        game.apply(act, &mut events);
    }
    panic!("game {number} does not end");
}
