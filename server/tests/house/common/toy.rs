//! A small game with everything that a room must cope with: secret picks made at the same time, a
//! question with a standing answer, a hidden card, and a bomb.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{
    About, Act, Ask, Chance, Choose, Digest, Figure, Game, Lobby, Outcome, Placing, Prompt, Rules,
    Scene, Seat, Setting, SetupFault, Skill, Stage, ViewOf, Viewer, Wait, random_answer,
};

#[derive(Clone, PartialEq)]
pub struct Toy(Stage<ToyRules>);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
    rounds: u32,
    bomb: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Number(u8),
    Left,
    Right,
    Boom,
}

pub enum Event {
    Dealt { seat: Seat, card: u32 },
    Revealed(Vec<Item>),
    Turned { seat: Seat, to: Item },
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum News {
    Dealt { card: u32 },
    Revealed { picks: Vec<Item> },
    Turned { seat: Seat, to: Item },
}

#[derive(Clone, Serialize)]
pub struct Public {
    round: u32,
    scores: Vec<u32>,
    facing: Vec<Item>,
}

#[derive(Clone, Serialize)]
pub struct Own {
    card: u32,
}

#[derive(Clone, PartialEq)]
pub struct World {
    setup: Setup,
    chance: Chance,
    dealt: bool,
    round: u32,
    cards: Vec<u32>,
    scores: Vec<u32>,
    facing: Vec<Item>,
}

pub struct ToyRules;

impl Rules for ToyRules {
    type World = World;
    type Item = Item;
    type Event = Event;
    type Book = ();

    fn step(scene: &mut Scene<'_, Self>) -> Result<(), Wait> {
        let seats: Vec<Seat> = Seat::all(scene.world.setup.seats).collect();
        if !scene.world.dealt {
            scene.world.dealt = true;
            for seat in &seats {
                let card = 100_000 + scene.world.chance.below(900_000);
                scene.world.cards[seat.index()] = card;
                scene.tell(Event::Dealt { seat: *seat, card });
            }
        }
        let mut of: Vec<Item> = (1..=5).map(Item::Number).collect();
        if scene.world.setup.bomb {
            of.push(Item::Boom);
        }
        let ask = |seat: &Seat| Ask {
            seat: *seat,
            figure: Figure::new(0),
            key: "pick",
            choose: Choose::One(of.clone()),
            barred: Vec::new(),
        };
        let picks: Vec<Item> =
            scene.ask_each(seats.iter().map(ask).collect())?.into_iter().flatten().collect();
        assert!(!picks.contains(&Item::Boom), "the bomb of the toy game went off");
        scene.tell(Event::Revealed(picks.clone()));
        for (seat, pick) in picks.iter().enumerate() {
            if let Item::Number(number) = pick {
                scene.world.scores[seat] += u32::from(*number);
            }
        }
        for seat in seats {
            let to = scene.ask(seat, Figure::new(0), "turn", vec![Item::Left, Item::Right])?;
            scene.world.facing[seat.index()] = to;
            scene.tell(Event::Turned { seat, to });
        }
        scene.world.round += 1;
        Ok(())
    }

    fn over(world: &World) -> bool {
        world.round >= world.setup.rounds
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const EDITION: u32 = 1;
    type Setup = Setup;
    type Item = Item;
    type Event = Event;
    type News = News;
    type Public = Public;
    type Own = Own;
    type Hint = ();
    type Guide = BTreeMap<String, String>;
    type Preview = ();

    fn about() -> About {
        About {
            name: Self::NAME,
            seats: (2, 4),
            settings: vec![
                Setting::new("rounds", &["2", "30"]),
                Setting::new("bomb", &["no", "yes"]),
            ],
            figures: vec!["owl", "cat", "fox", "eel"],
            figures_each: vec![0, 0, 2, 1, 1],
            teams: None,
            habits: &["left", "right"],
        }
    }

    fn freeze(lobby: &Lobby) -> Result<Setup, SetupFault> {
        let set = |key: &str| lobby.settings.get(key).map(String::as_str);
        let rounds = if set("rounds") == Some("30") { 30 } else { 2 };
        Ok(Setup { seats: lobby.seats, rounds, bomb: set("bomb") == Some("yes") })
    }

    fn begin(setup: &Setup, chance: Chance, events: &mut Vec<Event>) -> Result<Self, SetupFault> {
        let seats = usize::from(setup.seats);
        let world = World {
            setup: setup.clone(),
            chance,
            dealt: false,
            round: 0,
            cards: vec![0; seats],
            scores: vec![0; seats],
            facing: vec![Item::Left; seats],
        };
        Ok(Self(Stage::begin(world, &(), events)))
    }

    fn open(&self) -> &[Prompt<Item>] {
        self.0.open()
    }

    fn apply(&mut self, act: Act<Item>, events: &mut Vec<Event>) {
        self.0.apply(act, &(), events);
    }

    fn outcome(&self) -> Option<Outcome> {
        let world = self.0.world();
        if !ToyRules::over(world) {
            return None;
        }
        let place = |seat: Seat| Placing { seat, rank: 1, score: 0 };
        Some(Outcome { placings: Seat::all(world.setup.seats).map(place).collect() })
    }

    fn public(&self) -> Public {
        let world = self.0.world();
        let (round, scores) = (world.round, world.scores.clone());
        Public { round, scores, facing: world.facing.clone() }
    }

    fn own(&self, seat: Seat) -> Own {
        Own { card: self.0.world().cards[seat.index()] }
    }

    fn news(event: &Event, viewer: Viewer) -> Option<News> {
        match event {
            Event::Dealt { seat, card } => {
                viewer.holds(*seat).then_some(News::Dealt { card: *card })
            }
            Event::Revealed(picks) => Some(News::Revealed { picks: picks.clone() }),
            Event::Turned { seat, to } => Some(News::Turned { seat: *seat, to: *to }),
        }
    }

    fn digest(&self, digest: &mut Digest) {
        let world = self.0.world();
        digest.number(world.round);
        world.scores.iter().chain(&world.cards).for_each(|number| digest.number(*number));
        self.0.digest(digest, |item, digest| digest.bytes(format!("{item:?}").as_bytes()));
    }

    fn guide(&self) -> Self::Guide {
        BTreeMap::from([("about".to_owned(), "a toy".to_owned())])
    }

    fn hints(_: &ViewOf<Self>, _: &Prompt<Item>) -> Vec<()> {
        Vec::new()
    }

    fn standing(_: &ViewOf<Self>, prompt: &Prompt<Item>, habit: &str) -> Option<Vec<Item>> {
        let to = if habit == "right" { Item::Right } else { Item::Left };
        (prompt.key == "turn").then(|| vec![to])
    }

    fn advise(_: &ViewOf<Self>, prompt: &Prompt<Item>, _: Skill, chance: &mut Chance) -> Vec<Item> {
        random_answer(prompt, chance)
    }

    fn faults(&self) -> Vec<String> {
        self.0.faults()
    }
}
