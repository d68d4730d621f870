//! Nobody sees what is secret. Two games that differ only in what a viewer may not know - other hands,
//! the order of the pile, chance to come - give that viewer the same bytes, until somebody draws,
//! steals or lays what differs.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use bots::{Party, VARIANTS, frame, lobby, mixed, setup, viewers};
use drakon::Drakon;
use drakon::item::{Item, ask as key};
use drakon::news::{News, Open};
use drakon::scenario::Scenario;
use serde_json::Value;
use table::{Act, Chance, Files, Game, Lobby, Prompt, Skill, Viewer};

/// One of each chamber only, so that a tile is known by its look. As a set of decks a line means
/// `[blank]`, then `straight`.
const ONE_OF_EACH: [(&str, &str); 9] = [
    ("blank", "straight"),
    ("blank", "corner"),
    ("blank", "three"),
    ("find_gold", "one"),
    ("find_gold", "straight"),
    ("find_gold", "corner"),
    ("find_gold", "three"),
    ("master_key", "none"),
    ("magical_vortex", "none"),
];

/// A game whose tiles all look different.
fn begin(seats: u8, settings: &[(&str, &str)], number: u64) -> Party {
    let line = |(kind, shape): (&str, &str)| format!("{kind}.{shape} = {{ house = 1 }}\n");
    let set = ONE_OF_EACH.map(line).concat();
    let decks = Files::from([("chambers.toml".into(), set)]);
    let setup = Drakon::freeze(&Lobby { decks, ..lobby(seats, settings) }).unwrap();
    Party::new(&setup, number)
}

/// The same position as a text, for a game with these tiles.
fn text(game: &Drakon) -> String {
    let deck = |(kind, shape)| format!("deck chambers.toml {kind}.{shape} = 1\n");
    let changes = ONE_OF_EACH.map(deck).concat();
    game.scenario().unwrap().replacen('\n', &format!("\n{changes}"), 1)
}

/// The text with everything dealt anew that this viewer does not know.
fn disguised(text: &str, viewer: Viewer, chance: &mut Chance) -> String {
    let seats = text.lines().find_map(|line| line.strip_prefix("seats ")).unwrap();
    let own = match viewer {
        Viewer::Seat(seat) => seats.split(", ").nth(seat.index()),
        Viewer::Spectator => None,
    };
    let of_others = |name: &str| name == "pile" || seats.split(", ").any(|seat| seat == name);
    // Where in a line the hidden tiles begin.
    let at = |line: &str| {
        let (name, said) = line.split_once(": ")?;
        let tiles = if name == "pile" { said } else { said.split_once("tiles ")?.1 };
        let hidden = of_others(name) && Some(name) != own && tiles != "nothing";
        hidden.then(|| line.len() - tiles.len())
    };
    let mut hidden: Vec<&str> =
        text.lines().filter_map(|line| line.get(at(line)?..)).flat_map(|l| l.split(", ")).collect();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    let deal = |line: &str| match at(line) {
        None => format!("{line}\n"),
        Some(at) => {
            let (before, tiles) = line.split_at(at);
            let count = tiles.split(", ").count();
            let dealt: Vec<&str> = hidden.by_ref().take(count).collect();
            format!("{before}{}\n", dealt.join(", "))
        }
    };
    text.lines().map(deal).collect()
}

/// Two games alike in all that the viewer knows.
struct Twins {
    games: [Party; 2],
    viewer: Viewer,
    /// Whether anything hidden lies elsewhere; else only chance to come differs.
    differ: bool,
    compared: usize,
}

impl Twins {
    fn new(game: &Drakon, viewer: Viewer, chance: &mut Chance) -> Self {
        let text = text(game);
        let other = disguised(&text, viewer, chance);
        let begin = |(text, stream): (&str, u64)| {
            let scenario = Scenario::read(text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
            let mut events = Vec::new();
            let game = scenario.begin(stream, &mut events);
            Party { game, events, chance: Chance::numbered(5) }
        };
        let games = [(&*text, 1), (&*other, 2)].map(begin);
        Self { games, viewer, differ: other != text, compared: 0 }
    }

    /// The viewer sees the same; if it is asked, its bot gives the same advice.
    fn look(&mut self) {
        let [one, other] = &self.games;
        assert_eq!(frame(&one.game, self.viewer), frame(&other.game, self.viewer));
        for prompt in one.waiting().into_iter().filter(|prompt| self.viewer.holds(prompt.seat)) {
            for skill in [Skill::Random, Skill::Sensible] {
                let [one, other] = self.games.each_ref().map(|party| {
                    Party { chance: Chance::numbered(7), ..party.clone() }.advice(&prompt, skill)
                });
                assert_eq!(one, other, "the bot knows what its seat may not");
            }
        }
        self.compared += 1;
    }

    /// Plays on with the same answers as long as both games take them, and nothing has come out.
    fn play_on(&mut self, chance: &mut Chance) {
        self.look();
        while let Some(answers) = self.answers(chance) {
            let told = self.games.each_ref().map(|party| party.events.len());
            for (party, (prompt, items)) in self.games.iter_mut().zip(answers) {
                party.act(prompt.seat, Act::Pick { prompt: prompt.id, items }).unwrap();
            }
            let [one, other] = [0, 1].map(|n| self.games[n].heard(self.viewer, told[n]));
            let differ = one.iter().zip(&other).find(|(one, other)| one != other);
            if let Some((one, other)) = differ {
                self.came_out(one, other);
                return;
            }
            if one.len() != other.len() || self.asked(0) != self.asked(1) {
                // Whoever has a single choice is not asked for it, as every player at a table sees.
                return;
            }
            self.look();
        }
    }

    fn asked(&self, game: usize) -> Vec<(u8, &'static str)> {
        let open = self.games[game].game.open().iter();
        open.map(|prompt| (prompt.seat.index() as u8, prompt.key)).collect()
    }

    /// The first news that differ may only be a tile that comes to this viewer or leaves it, or what
    /// a hand allows.
    fn came_out(&self, one: &News, other: &News) {
        let own = |seat| self.viewer.holds(seat);
        let allowed = match (one, other) {
            (News::Drew { seat, .. }, News::Drew { seat: same, .. }) => seat == same && own(*seat),
            (News::Stolen { from, to, .. }, News::Stolen { from: f, to: t, .. }) => {
                (from, to) == (f, t) && (own(*from) || own(*to))
            }
            (News::Open { news: one }, News::Open { news: other }) => {
                // A hand that leaves no choice shows by what its owner does.
                let hand = |news: &Open| match news {
                    Open::Skipped { seat }
                    | Open::Idle { seat, .. }
                    | Open::Placed { seat, .. }
                    | Open::Shifted { seat, .. } => !own(*seat),
                    _ => false,
                };
                hand(one) || hand(other)
            }
            _ => false,
        };
        assert!(allowed, "{one:?} tells it from {other:?}");
    }

    /// The same answer in both games; tiles that nobody sees may differ. None when no answer is
    /// possible in both.
    fn answers(&self, chance: &mut Chance) -> Option<[(Prompt<Item>, Vec<Item>); 2]> {
        let [one, other] = self.games.each_ref().map(|party| party.waiting().into_iter().next());
        let (one, other) = (one?, other?);
        if [key::DWARF, key::DWARF_TOO].contains(&one.key) {
            // Which tiles go is known to their owner alone; whether they go is not.
            let back = chance.below(4) == 0;
            return Some([one, other].map(|prompt| {
                let offered = prompt.choose.offered().iter();
                let items: Vec<Item> =
                    offered.filter(|item| (**item == Item::Back) == back).copied().collect();
                let picked = chance.pick(&items).copied().into_iter().collect();
                (prompt, picked)
            }));
        }
        let both = |item: &&Item| other.choose.offered().contains(item);
        let both: Vec<Item> = one.choose.offered().iter().filter(both).copied().collect();
        let item = chance.pick(&both).copied()?;
        Some([one, other].map(|prompt| (prompt, vec![item])))
    }
}

/// Plays games of all numbers of seats and variants, and compares twins at the beginning of turns.
/// Says how often each kind of viewer saw the same.
fn compare(cases: u64, one_in: u32) -> [usize; 2] {
    let mut chance = Chance::numbered(4);
    let mut compared = [0; 2];
    for number in 0..cases {
        let seats = 2 + (number % 5) as u8;
        let mut party = begin(seats, VARIANTS[number as usize % 4], number);
        party.play(mixed, |party| {
            let turn = party.game.open().iter().any(|prompt| prompt.key == key::TURN);
            if !turn || chance.below(one_in) > 0 {
                return;
            }
            for viewer in viewers(seats) {
                let mut twins = Twins::new(&party.game, viewer, &mut chance);
                twins.play_on(&mut chance);
                let counted = if twins.differ { twins.compared } else { 0 };
                compared[usize::from(viewer == Viewer::Spectator)] += counted;
            }
        });
    }
    compared
}

#[test]
fn hands_pile_and_chance_are_known_to_nobody_who_may_not_know_them() {
    let [seats, spectators] = compare(10, 16);
    assert!(seats > 500 && spectators > 150, "{seats} by seats, {spectators} by spectators");
}

#[test]
fn a_view_has_no_place_for_a_secret() {
    let keys =
        |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
    let mut party = begin(5, VARIANTS[1], 3);
    party.play(mixed, |party| {
        for viewer in viewers(5) {
            let view = party.game.view(viewer);
            let public = serde_json::to_value(&view.public).unwrap();
            assert_eq!(keys(&public), ["delvers", "lair", "stock"]);
            let delver = &public["delvers"][0];
            assert_eq!(
                keys(delver),
                ["at", "coins", "hero", "left", "power", "right", "seat", "tiles"]
            );
            assert!(delver["tiles"].is_u64(), "how many, not which");
            let stock = ["active", "ending", "escape", "goal", "hoard", "pile", "start"];
            assert_eq!(keys(&public["stock"]), stock);
            assert!(public["stock"]["pile"].is_u64(), "how many, not which");
            let own = view.own.map(|own| own.hand.len());
            let tiles = |seat: table::Seat| view.public.parts().delvers[seat.index()].tiles;
            match viewer {
                Viewer::Seat(seat) => assert_eq!(own, Some(tiles(seat))),
                Viewer::Spectator => assert_eq!(own, None),
            }
        }
    });
}

/// The number of a tile would tell which of those that look alike are still in a hand.
#[test]
fn of_tiles_that_look_alike_nobody_is_told_which_one_lies_open() {
    let mut party = Party::new(&setup(4, VARIANTS[3]), 3);
    let faces = party.game.guide().faces;
    let first = |tile: &Value| {
        let tile = tile.as_u64().unwrap() as usize;
        assert_eq!(faces.iter().position(|face| *face == faces[tile]), Some(tile));
    };
    party.play(mixed, |party| {
        let public = serde_json::to_value(party.game.public()).unwrap();
        let lair = public["lair"].as_array().unwrap();
        lair.iter().for_each(|chamber| first(&chamber["tile"]));
        let at = |chamber: &Value| (chamber["at"]["y"].as_i64(), chamber["at"]["x"].as_i64());
        assert!(lair.is_sorted_by_key(at), "in the order of their tiles");
        for prompt in party.game.open() {
            let places = prompt.choose.offered().iter().filter_map(|item| match *item {
                Item::Go(at) | Item::Through(at) | Item::Chamber(at) => Some((at.y, at.x)),
                Item::Lay { at, .. } | Item::Turn { at, .. } => Some((at.y, at.x)),
                Item::Send { to, .. } => Some((to.y, to.x)),
                _ => None,
            });
            assert!(places.is_sorted(), "{}: in the order of their tiles", prompt.key);
        }
    });
    let mut told = 0;
    for news in party.heard(Viewer::Spectator, 0) {
        let Value::Object(news) = serde_json::to_value(&news).unwrap()["news"].take() else {
            continue;
        };
        for tile in ["tile", "out"].iter().filter_map(|key| news.get(*key)) {
            first(tile);
            told += 1;
        }
    }
    assert!(told > 20, "only {told} tiles were told");
}

#[test]
fn a_frame_holds_no_part_of_the_seed() {
    let seed: [u8; 32] = core::array::from_fn(|place| 0xa5 ^ (place as u8 * 7));
    let setup = Drakon::freeze(&lobby(3, VARIANTS[1])).unwrap();
    let mut events = Vec::new();
    let game = Drakon::begin(&setup, Chance::from_seed(seed), &mut events).unwrap();
    let mut party = Party { game, events, chance: Chance::numbered(1) };
    party.play(mixed, |party| {
        for frame in viewers(3).map(|viewer| frame(&party.game, viewer)) {
            for part in seed.chunks(4) {
                let hex: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
                let list: Vec<String> = part.iter().map(u8::to_string).collect();
                assert!(!frame.contains(&hex) && !frame.contains(&list.join(",")), "{frame}");
            }
        }
    });
}

/// What lies in the hand of somebody who is not in the game is nothing.
#[test]
fn a_seat_that_is_not_in_the_game_knows_nothing() {
    let party = begin(3, &[], 1);
    let stranger = party.game.view(Viewer::Seat(table::Seat::new(3)));
    assert!(stranger.own.unwrap().hand.is_empty());
    assert!(party.game.view(Viewer::Spectator).own.is_none());
}

#[test]
fn printing_what_lies_open_tells_no_secret() {
    let mut chance = Chance::numbered(2);
    let party = begin(4, VARIANTS[3], 2);
    let twins = Twins::new(&party.game, Viewer::Spectator, &mut chance);
    assert!(twins.differ);
    let [one, other] = twins.games.map(|party| format!("{:?}", party.game.public()));
    assert_eq!(one, other);
}
