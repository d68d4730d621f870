//! Nobody sees what is secret. Two games that differ only in what one seat has put face down give
//! every other viewer the same bytes, and equally many of them, until the card is turned up.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
mod common;
#[path = "../../table/tests/support/party.rs"]
mod party;

use bots::sound::played_by;
use bots::{Party, digest, frame, setup, viewers};
use dragon_flagon::DragonFlagon;
use dragon_flagon::ids::Character;
use dragon_flagon::item::{Item, ask as key};
use dragon_flagon::news::News;
use dragon_flagon::parts::Step;
use serde_json::Value;
use table::{Act, Chance, Game, Prompt, Seat, Skill, Viewer, check, random_answer};

/// Two games alike in all that anybody but the owner of a secret knows.
struct Twins {
    one: Party,
    other: Party,
    owner: Seat,
    /// Whether the owner may not look at the secret either.
    blind: bool,
    compared: usize,
}

impl Twins {
    fn new(party: &Party, owner: Seat) -> Self {
        Self { one: party.clone(), other: party.clone(), owner, blind: false, compared: 0 }
    }

    fn others(&self) -> Vec<Viewer> {
        let seats = self.one.game.cast().iter().map(|(seat, _)| seat.index() as u8 + 1).max();
        let knows = |viewer: &Viewer| viewer.holds(self.owner) && !self.blind;
        viewers(seats.unwrap()).filter(|viewer| !knows(viewer)).collect()
    }

    /// One act in each game. False when it has turned up the secret.
    fn act(&mut self, seat: Seat, one: Act<Item>, other: Act<Item>) -> bool {
        let told = [self.one.events.len(), self.other.events.len()];
        self.one.act(seat, one).unwrap();
        self.other.act(seat, other).unwrap();
        for viewer in self.others() {
            let news = |party: &Party, told: usize| -> Vec<News> {
                let events = party.events.iter().skip(told);
                events.filter_map(|event| DragonFlagon::news(event, viewer)).collect()
            };
            let (one, other) = (news(&self.one, told[0]), news(&self.other, told[1]));
            if let Some((one, other)) = one.iter().zip(&other).find(|(one, other)| one != other) {
                self.revealed(one, other);
                return false;
            }
            assert_eq!(one.len(), other.len(), "equally many news");
            assert_eq!(frame(&self.one.game, viewer), frame(&self.other.game, viewer));
            self.compared += 1;
        }
        true
    }

    /// The first news that differ may only be the card that is turned up.
    fn revealed(&self, one: &News, other: &News) {
        let (News::Revealed { character, .. }, News::Revealed { character: same, .. }) =
            (one, other)
        else {
            panic!("{one:?} tells it from {other:?}");
        };
        assert_eq!(character, same);
        assert!(played_by(&self.one, self.owner).contains(character));
    }

    /// Plays on with the same answers, where both games take them, until the secret is out.
    fn play_on(&mut self, chance: &mut Chance) -> bool {
        while let Some(prompt) = chance.pick(&self.one.waiting()).cloned() {
            if self.blind {
                let [one, other] = [&self.one, &self.other]
                    .map(|party| Party { chance: Chance::numbered(7), ..party.clone() })
                    .map(|mut party| party.advice(&prompt, Skill::Sensible));
                assert_eq!(one, other, "the bot knows what its seat may not");
            }
            let Act::Pick { items, .. } = self.one.advice(&prompt, Skill::Random) else {
                return false;
            };
            let act = |items: Vec<Item>| Act::Pick { prompt: prompt.id, items };
            let mut same = act(items.clone());
            // The owner may have planned elsewhere what is offered here: again a secret choice.
            if check(self.other.game.open(), prompt.seat, &same).is_err() {
                assert_eq!(prompt.seat, self.owner);
                let open = self.other.waiting();
                let twin = open.iter().find(|twin| twin.id == prompt.id).unwrap();
                same = act(random_answer(twin, chance));
            }
            if !self.act(prompt.seat, act(items), same) {
                return true;
            }
        }
        false
    }
}

/// Two different answers to a prompt for cards.
fn two_answers(prompt: &Prompt<Item>, chance: &mut Chance) -> Option<[Act<Item>; 2]> {
    let mut answers = || random_answer(prompt, chance);
    let one = answers();
    let other = (0..20).map(|_| answers()).find(|other| *other != one)?;
    Some([one, other].map(|items| Act::Pick { prompt: prompt.id, items }))
}

/// Plays games of all numbers of seats, and tries the twins at prompts of this kind.
fn at_prompts(asked: &str, mut attempt: impl FnMut(&Party, &Prompt<Item>, &mut Chance)) {
    let mut chance = Chance::numbered(4);
    for seats in 2..=8 {
        // Those who play for points hit each other, and daze.
        let mut party = Party::new(&setup(seats, "normal"), u64::from(seats));
        party.play(
            |_| Skill::Sensible,
            |party| {
                let mut prompts = party.waiting();
                prompts.retain(|prompt| prompt.key == asked);
                if let Some(prompt) = chance.pick(&prompts).cloned()
                    && chance.below(if asked == key::DAZE { 2 } else { 24 }) == 0
                {
                    attempt(party, &prompt, &mut chance);
                }
            },
        );
    }
}

fn hidden_until_turned_up(asked: &str) {
    let (mut turned_up, mut compared) = (0, 0);
    at_prompts(asked, |party, prompt, chance| {
        let Some([one, other]) = two_answers(prompt, chance) else { return };
        let mut twins = Twins::new(party, prompt.seat);
        if !twins.act(prompt.seat, one, other) || twins.play_on(chance) {
            turned_up += 1;
        }
        compared += twins.compared;
    });
    assert!(turned_up > 10 && compared > 1_000, "{turned_up} turned up, {compared} frames");
}

#[test]
fn planned_cards_are_hidden_until_they_are_turned_up() {
    hidden_until_turned_up(key::PLAN);
}

#[test]
fn cards_planned_when_dazed_are_hidden_until_they_are_turned_up() {
    hidden_until_turned_up(key::DAZE);
}

/// DF-LATENIGHT-01: two evenings that differ only in the order of what their owner has planned
/// give also this owner the same bytes, and its bot the same advice, until the card is turned up.
#[test]
fn late_at_night_nobody_knows_the_order_of_the_own_cards() {
    let (mut turned_up, mut compared) = (0, 0);
    let mut chance = Chance::numbered(9);
    for seats in 2..=8 {
        let mut lobby = bots::lobby(seats, "normal");
        lobby.settings.insert("night".into(), "late".into());
        let setup = DragonFlagon::freeze(&lobby).unwrap();
        let mut party = Party::new(&setup, u64::from(seats));
        party.play(
            |_| Skill::Sensible,
            |party| {
                let twice = |p: &Prompt<Item>| {
                    matches!(p.key, key::PLAN | key::DAZE) && p.choose.bounds().0 > 1
                };
                let prompts: Vec<_> = party.waiting().into_iter().filter(twice).collect();
                let Some(prompt) = chance.pick(&prompts).cloned() else { return };
                let one = random_answer(&prompt, &mut chance);
                let other: Vec<Item> = one.iter().rev().copied().collect();
                if chance.below(2) > 0 || one == other {
                    return;
                }
                let mut twins = Twins::new(party, prompt.seat);
                twins.blind = true;
                let [one, other] = [one, other].map(|items| Act::Pick { prompt: prompt.id, items });
                if !twins.act(prompt.seat, one, other) || twins.play_on(&mut chance) {
                    turned_up += 1;
                }
                compared += twins.compared;
            },
        );
    }
    assert!(turned_up > 10 && compared > 500, "{turned_up} turned up, {compared} frames");
}

#[test]
fn an_answer_that_was_taken_back_leaves_no_trace() {
    for asked in [key::PLAN, key::DAZE] {
        let mut tried = 0;
        at_prompts(asked, |party, prompt, chance| {
            let alone = party.waiting().len() == 1;
            let Some([one, other]) = two_answers(prompt, chance).filter(|_| !alone) else { return };
            let mut twins = Twins::new(party, prompt.seat);
            let withdraw = Act::Withdraw { prompt: prompt.id };
            assert!(twins.act(prompt.seat, one.clone(), other));
            assert!(twins.act(prompt.seat, withdraw.clone(), withdraw));
            assert!(twins.one.game == twins.other.game);
            assert!(twins.act(prompt.seat, one.clone(), one));
            assert_eq!(digest(&twins.one.game), digest(&twins.other.game));
            tried += 1;
        });
        assert!(tried > 5, "{asked}: {tried}");
    }
}

/// DF-SETUP-15: the token that shows the Town Guard is known to nobody before it is turned over.
#[test]
fn nobody_sees_where_the_guard_waits() {
    use common::*;
    let begin = |guard| {
        let scenario = room().put(Nari, sq("E6"), South).put(Thras, sq("A1"), South);
        let scenario = scenario.marker(21).guard(guard).time(Thras, 23);
        play(scenario.plan(Nari, &[Card::PickUp, Card::Move]))
    };
    let all_frames = |brawl: &Brawl| -> Vec<String> {
        viewers(2).map(|viewer| frame(&brawl.game, viewer)).collect()
    };
    let (mut first, mut later) = (begin(0), begin(2));
    assert_eq!(all_frames(&first), all_frames(&later));
    for brawl in [&mut first, &mut later] {
        brawl.turn(Nari, South);
    }
    assert!(first.game.outcome().is_some(), "the guard was on the first token");
    assert!(later.game.outcome().is_none());
    // The one that was passed is known, the others are not.
    let ends = later.game.public().parts().track.ends;
    let shown: Vec<Option<bool>> = ends.iter().map(|end| end.guard).collect();
    assert_eq!(shown, [Some(false), None, None, None]);
}

#[test]
fn a_view_has_no_place_for_a_secret() {
    let seed: [u8; 32] = core::array::from_fn(|place| 0xa5 ^ (place as u8 * 7));
    for seats in [2, 5, 8] {
        let mut events = Vec::new();
        let game =
            DragonFlagon::begin(&setup(seats, "quick"), Chance::from_seed(seed), &mut events);
        let mut party =
            Party { game: game.unwrap(), events, chance: Chance::numbered(u64::from(seats)) };
        party.play(
            |_| Skill::Random,
            |party| {
                for viewer in viewers(seats) {
                    own_cards_only(party, viewer);
                    no_seed(&frame(&party.game, viewer), &seed);
                }
            },
        );
    }
}

fn own_cards_only(party: &Party, viewer: Viewer) {
    let view = party.game.view(viewer);
    let public = serde_json::to_value(&view.public).unwrap();
    let keys =
        |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
    assert_eq!(keys(&public), ["board", "mats", "score", "track"]);
    for mat in public["mats"].as_array().unwrap() {
        let known = [
            "aside",
            "character",
            "effects",
            "held",
            "last",
            "loaded",
            "planned",
            "prey",
            "reputation",
            "revealed",
            "seat",
            "side",
        ];
        assert_eq!(keys(mat), known);
        assert!(mat["planned"].is_u64(), "how many, not which");
    }
    let known = ["acting", "ends", "marker", "stacks", "step", "waiting"];
    assert_eq!(keys(&public["track"]), known);
    let over = view.public.parts().track.step == Step::Over;
    let turned =
        view.public.parts().track.ends.iter().filter(|end| end.guard == Some(true)).count();
    assert_eq!(turned, usize::from(over));
    let own: Vec<Character> =
        view.own.iter().flat_map(|own| &own.hands).map(|hand| hand.character).collect();
    let mut played = match viewer {
        Viewer::Seat(seat) => played_by(party, seat),
        Viewer::Spectator => Vec::new(),
    };
    played.sort();
    assert_eq!(own, played);
}

/// Neither as hexadecimal digits nor as a list of numbers, not even four bytes of it.
fn no_seed(frame: &str, seed: &[u8; 32]) {
    for part in seed.chunks(4) {
        let hex: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
        let list: Vec<String> = part.iter().map(u8::to_string).collect();
        assert!(!frame.contains(&hex) && !frame.contains(&list.join(",")), "{frame}");
    }
}

#[test]
fn a_seat_that_is_not_in_the_game_knows_nothing() {
    let mut party = Party::new(&setup(3, "quick"), 1);
    party.play(
        |_| Skill::Random,
        |party| {
            let stranger = party.game.view(Viewer::Seat(Seat::new(3)));
            assert!(stranger.own.unwrap().hands.is_empty());
            assert!(party.game.view(Viewer::Spectator).own.is_none());
        },
    );
}

#[test]
fn printing_a_room_tells_no_secret() {
    let mut party = Party::new(&setup(2, "quick"), 1);
    while party.game.public().parts().track.step == Step::Place {
        party.step(|_| Skill::Random);
    }
    let mut twins = Twins::new(&party, party.waiting()[0].seat);
    let [one, other] = two_answers(&party.waiting()[0], &mut Chance::numbered(1)).unwrap();
    twins.act(twins.owner, one, other);
    let printed = |party: &Party| format!("{:?}", party.game.public());
    assert_eq!(printed(&twins.one), printed(&twins.other));
}
