//! A toy game, sound or broken on purpose, and what a simulation says of it.

use serde::Deserialize;
use serde::Serialize;
use table::{
    About, Act, Chance, Choose, Digest, Figure, Files, Outcome, Placing, Prompt, PromptId, Setting,
    ViewOf, Viewer,
};
use table::{Seat, Skill};

use super::*;

/// Everybody names numbers, all at once, three times. The highest sum wins; chance breaks ties.
#[derive(Clone, PartialEq)]
struct Toy {
    setup: ToySetup,
    luck: Vec<u32>,
    sums: Vec<u32>,
    round: u32,
    open: Vec<Prompt<u32>>,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct ToySetup {
    seats: u8,
    flaw: String,
}

impl Toy {
    fn ask(&mut self) {
        self.open = (0..self.setup.seats)
            .map(|number| Prompt {
                id: PromptId { step: self.round, number },
                seat: Seat::new(number),
                figure: Figure::new(number),
                key: "number",
                choose: Choose::One(vec![1, 2, 3]),
                barred: Vec::new(),
                answer: None,
            })
            .collect();
    }

    fn is_flawed(&self, flaw: &str) -> bool {
        self.setup.flaw == flaw
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const EDITION: u32 = 0;
    type Setup = ToySetup;
    type Item = u32;
    type Event = ();
    type News = ();
    type Public = Vec<u32>;
    type Own = ();
    type Hint = ();
    type Guide = ();
    type Preview = ();

    fn about() -> About {
        About {
            name: Self::NAME,
            seats: (2, 3),
            settings: vec![Setting::new(
                "flaw",
                &["none", "endless", "unsound", "panics", "unplaced"],
            )],
            figures: Vec::new(),
            figures_each: Vec::new(),
            teams: None,
            habits: &[],
        }
    }

    fn freeze(lobby: &Lobby) -> Result<ToySetup, SetupFault> {
        if !(2..=3).contains(&lobby.seats) {
            return Err(SetupFault::Seats { min: 2, max: 3 });
        }
        let flaw = lobby.settings.get("flaw").cloned().unwrap_or_default();
        Ok(ToySetup { seats: lobby.seats, flaw })
    }

    fn begin(setup: &ToySetup, mut chance: Chance, _: &mut Vec<()>) -> Result<Self, SetupFault> {
        let mut luck: Vec<u32> = (0..u32::from(setup.seats)).collect();
        chance.shuffle(&mut luck);
        let sums = vec![0; usize::from(setup.seats)];
        let mut toy = Self { setup: setup.clone(), luck, sums, round: 0, open: Vec::new() };
        toy.ask();
        Ok(toy)
    }

    fn open(&self) -> &[Prompt<u32>] {
        &self.open
    }

    fn apply(&mut self, act: Act<u32>, _: &mut Vec<()>) {
        let prompt = self.open.iter_mut().find(|prompt| prompt.id == act.prompt()).unwrap();
        prompt.answer = match act {
            Act::Pick { items, .. } => Some(items),
            Act::Withdraw { .. } => None,
        };
        if self.open.iter().any(|prompt| prompt.answer.is_none()) {
            return;
        }
        assert!(!self.is_flawed("panics"), "on purpose");
        for (sum, prompt) in self.sums.iter_mut().zip(&self.open) {
            *sum += prompt.answer.iter().flatten().sum::<u32>();
        }
        self.round += 1;
        self.open.clear();
        if self.round < 3 || self.is_flawed("endless") {
            self.ask();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.open.is_empty() {
            return None;
        }
        let mut seats: Vec<usize> = (0..self.sums.len()).collect();
        seats.sort_by_key(|seat| (u32::MAX - self.sums[*seat], self.luck[*seat]));
        seats.truncate(if self.is_flawed("unplaced") { 1 } else { seats.len() });
        let placings = seats.iter().zip(1..).map(|(seat, rank)| Placing {
            seat: Seat::new(*seat as u8),
            rank,
            score: self.sums[*seat] as i32,
        });
        Some(Outcome { placings: placings.collect() })
    }

    fn public(&self) -> Vec<u32> {
        self.sums.clone()
    }

    fn own(&self, _: Seat) {}

    fn news((): &(), _: Viewer) -> Option<()> {
        None
    }

    fn digest(&self, digest: &mut Digest) {
        for sum in &self.sums {
            digest.number(*sum);
        }
    }

    fn guide(&self) {}

    fn cast(&self) -> Vec<(Seat, &'static str)> {
        Seat::all(self.setup.seats).zip(["ann", "ben", "cor"]).collect()
    }

    fn hints(_: &ViewOf<Self>, _: &Prompt<u32>) -> Vec<()> {
        Vec::new()
    }

    fn standing(_: &ViewOf<Self>, _: &Prompt<u32>, _: &str) -> Option<Vec<u32>> {
        None
    }

    fn advise(_: &ViewOf<Self>, _: &Prompt<u32>, _: Skill, _: &mut Chance) -> Vec<u32> {
        vec![3]
    }

    fn faults(&self) -> Vec<String> {
        let unsound = self.is_flawed("unsound") && self.round == 2;
        unsound.then(|| "sums do not add up".to_owned()).into_iter().collect()
    }
}

fn simulated(args: &Args) -> Result<Figures, SetupFault> {
    simulate::<Toy>(args, &settings(args).ok().unwrap(), &Files::new())
}

fn args(words: &[&str]) -> Args {
    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }
    <Line as clap::Parser>::parse_from(["simulate"].iter().chain(words)).args
}

fn figures(words: &[&str]) -> serde_json::Value {
    let mut figures = simulated(&args(words)).unwrap();
    figures.time(1.0);
    figures.threads = 0;
    serde_json::to_value(&figures).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = figures(&["--games", "100", "--seed", "7", "--threads", "1"]);
    assert_eq!(one, figures(&["--games", "100", "--seed", "7", "--threads", "5"]));
    assert_ne!(one, figures(&["--games", "100", "--seed", "8", "--threads", "1"]));
}

#[test]
fn every_number_of_seats_plays_its_games() {
    let figures = figures(&["--games", "20"]);
    assert_eq!(figures["games"], 40);
    assert_eq!(figures["violations"], 0);
    let seats: Vec<_> = figures["by_seats"].as_array().unwrap().iter().collect();
    assert_eq!(seats.len(), 2);
    for row in seats {
        let wins = |key: &str| -> u64 {
            let by = &row[key];
            let all = by.as_array().cloned();
            all.unwrap_or_else(|| by.as_object().unwrap().values().cloned().collect())
                .iter()
                .map(|wins| wins.as_u64().unwrap())
                .sum()
        };
        assert_eq!(wins("wins_by_seat"), 20);
        assert_eq!(wins("wins_by_policy"), 20);
        assert_eq!(wins("wins_by_character"), 20);
        assert_eq!(wins("games_by_character"), 20 * row["seats"].as_u64().unwrap());
    }
}

#[test]
fn policies_swap_sides_every_second_game() {
    let words = ["--seats", "2", "--games", "400", "--policy", "sensible,random"];
    let row = figures(&words)["by_seats"][0].clone();
    assert!(row["wins_by_policy"]["sensible"].as_u64().unwrap() > 360, "{row}");
    let by_seat = row["wins_by_seat"].as_array().unwrap();
    assert!(by_seat.iter().all(|wins| wins.as_u64().unwrap() > 150), "{row}");
}

#[test]
fn one_game_can_be_played_again() {
    let pairing = Pairing { seats: 3, number: 12, seed: 5 };
    let setup = ToySetup { seats: 3, flaw: String::new() };
    let plan = Plan { start: Start::Setup, policies: vec![Policy::Random], digests: false };
    let again = play::<Toy>(&setup, pairing, &plan, &mut Counts::default());
    let all = simulated(&args(&["--seats", "3", "--seed", "5", "--from", "12", "--games", "1"]));
    assert_eq!(all.unwrap().decisions, u64::from(again.decisions));
}

#[test]
fn fingerprints_tell_games_apart() {
    let digest = |words: &[&str]| {
        let words = [&["--seats", "2", "--digests"], words].concat();
        figures(&words)["by_seats"][0]["digest"].as_str().unwrap().to_owned()
    };
    assert_eq!(digest(&["--games", "5"]), digest(&["--games", "5", "--threads", "1"]));
    assert_ne!(digest(&["--games", "5"]), digest(&["--games", "5", "--seed", "2"]));
}

#[test]
fn whatever_is_wrong_with_a_game_is_found() {
    for (flaw, said) in [
        ("endless", "it did not end after 20000 decisions"),
        ("unsound", "sums do not add up"),
        ("panics", "the rules panicked: on purpose"),
        ("unplaced", "the outcome does not place every seat once"),
    ] {
        let setting = format!("flaw={flaw}");
        let words = ["--seats", "2", "--games", "2", "--from", "1", "--set", &setting];
        let figures = figures(&words);
        assert_eq!(figures["violations"], 2, "{flaw}");
        assert_eq!(figures["first_violations"][0]["number"], 1);
        assert!(
            figures["first_violations"][0]["fault"].as_str().unwrap().contains(said),
            "{figures}"
        );
    }
}

#[test]
fn what_cannot_be_played_is_wrong_usage() {
    assert!(simulated(&args(&["--seats", "5"])).is_err());
    assert!(span("8..2").is_err());
    assert!(span("a..b").is_err());
    assert!(setting("length").is_err());
    let last = args(&["--from", "4294967295", "--games", "2"]);
    assert!(matches!(run(&last), Err(Failure::Usage(_))));
}

#[test]
fn every_card_is_tried_where_games_begin_anywhere() {
    let begun = |start, games| {
        let words = ["--seats", "8", "--games", games, "--start", start];
        let args = args(&words);
        let none = BTreeMap::new();
        let mut figures =
            simulate::<dragon_flagon::DragonFlagon>(&args, &none, &Files::new()).unwrap();
        figures.time(1.0);
        serde_json::to_value(&figures).unwrap()
    };
    let never = |figures: &serde_json::Value| {
        let deeds = figures["deeds"].as_array().unwrap().clone();
        deeds.iter().filter(|deed| deed["performed"] == 0).count()
    };
    let anywhere = begun("anywhere", "200");
    assert_eq!(anywhere["violations"], 0, "{}", anywhere["first_violations"]);
    assert_eq!(never(&anywhere), 0);
    assert_ne!(never(&begun("setup", "20")), 0, "then there is no need to begin anywhere else");
}
