//! Two games that differ only in what somebody may not know, found among games without a server.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

use flagon::games::WithGame;
use flagon::ids::{Ids, NumberedIds};
use serde_json::Value;
use table::{Act, Chance, Game, Lobby, Prompt, Seat, random_answer};

/// Who holds the secrets, and who must learn nothing of them.
pub const HOLDER: Seat = Seat::new(0);
pub const RIVAL: Seat = Seat::new(1);

/// Two games of the same lobby, and how they go on alike for everybody but the holder.
pub struct Alike {
    /// The numbers of their seeds.
    pub seeds: [u64; 2],
    pub steps: Vec<Step>,
}

/// An answer, in the one game and in the other.
pub struct Step {
    pub seat: Seat,
    pub acts: [Value; 2],
}

/// The seed of this number, as a server draws it.
pub fn seed(number: u64) -> [u8; 32] {
    NumberedIds::from(number).seed().reveal()
}

/// Looks for two games of this lobby that go on alike for a while.
pub struct Search<'a>(pub &'a Lobby);

/// How many beginnings are compared at most.
const BEGINNINGS: u64 = 100_000;
/// How many ways to go on are tried from each pair of beginnings.
const WAYS: u64 = 20;
/// After how many answers there must have been something to see for everybody.
const SEEN: usize = 4;
/// How many answers are tried before two games part.
const TRIES: u32 = 40;

impl WithGame for Search<'_> {
    type Output = Alike;

    fn with<G: Game>(self) -> Alike {
        let setup = G::freeze(self.0).unwrap();
        let begin = |number| {
            let chance = Chance::from_seed(seed(number));
            G::begin(&setup, chance, &mut Vec::new()).unwrap()
        };
        let mut known_of: BTreeMap<u64, u64> = BTreeMap::new();
        for number in 0..BEGINNINGS {
            let mut hasher = DefaultHasher::new();
            known(&begin(number)).hash(&mut hasher);
            let Some(other) = known_of.insert(hasher.finish(), number) else { continue };
            let seeds = [number, other];
            let mut ways = (0..WAYS).map(|way| Chance::numbered(number * WAYS + way));
            let walked = ways.find_map(|mut chance| walk(seeds.map(begin), &mut chance));
            if let Some(steps) = walked {
                return Alike { seeds, steps };
            }
        }
        panic!("no two games of {} go on alike", G::NAME)
    }
}

/// What the rival may know of a position: what lies open to all and what is its own. What it is
/// offered and told is not among it: that is what such games try.
fn known<G: Game>(game: &G) -> String {
    let mut known = serde_json::to_string(&(game.public(), game.own(RIVAL))).unwrap();
    for Prompt { id, seat, figure, key, answer, .. } in game.open() {
        let _ = write!(known, " {id} {seat:?} {figure:?} {key} {}", answer.is_some());
    }
    known
}

/// Plays two games on for as long as they can be kept alike and something is to be seen; nothing,
/// when that is soon over or the holder has no secret.
fn walk<G: Game>(mut games: [G; 2], chance: &mut Chance) -> Option<Vec<Step>> {
    let (mut steps, mut seen, mut last, mut secret) = (Vec::new(), 0, 0, false);
    let open = |game: &G| serde_json::to_value(game.public()).unwrap();
    let own = |game: &G| serde_json::to_value(game.own(HOLDER)).unwrap();
    while steps.len() < last + 8 {
        let found = (0..TRIES).find_map(|_| {
            let tried = step(&games, chance)?;
            (known(&tried.1[0]) == known(&tried.1[1])).then_some(tried)
        });
        let Some((step, next)) = found else { break };
        secret |= own(&next[0]) != own(&next[1]) || step.acts[0] != step.acts[1];
        steps.push(step);
        if open(&games[0]) != open(&next[0]) {
            (seen, last) = (seen + 1, steps.len());
        }
        games = next;
    }
    (secret && seen >= SEEN).then_some(steps)
}

/// An answer to the first open question; the holder's may differ.
fn step<G: Game>(games: &[G; 2], chance: &mut Chance) -> Option<(Step, [G; 2])> {
    let asked = |game: &G| game.open().iter().find(|prompt| prompt.answer.is_none()).cloned();
    let [one, other] = [asked(&games[0])?, asked(&games[1])?];
    let first = random_answer(&one, chance);
    let differs = one.seat == HOLDER && chance.below(2) == 0;
    let second = if differs { random_answer(&other, chance) } else { first.clone() };
    let acts = [first, second].map(|items| Act::Pick { prompt: one.id, items });
    let mut next = games.clone();
    for (game, act) in next.iter_mut().zip(&acts) {
        table::check(game.open(), one.seat, act).ok()?;
        game.apply(act.clone(), &mut Vec::new());
    }
    let acts = acts.map(|act| serde_json::to_value(act).unwrap());
    Some((Step { seat: one.seat, acts }, next))
}
