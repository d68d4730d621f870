//! One simulated game, looked at after every decision.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{
    Act, Chance, Digest, Game, Prompt, Seat, SetupFault, Skill, Viewer, check, random_answer,
};

use super::coverage::{Counts, Watch};

/// A game that takes more decisions than this does not end.
const LONGEST: u32 = 20_000;

/// Of this many games one is looked at closely.
const CLOSE: u32 = 16;

/// How often a random player takes an answer back, where that is possible: once in so many.
const WITHDRAW: u32 = 32;

/// How a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Policy {
    /// Any legal answer, each as likely as the other
    Random,
    /// Plays for points, like the house bots at a table
    Sensible,
}

impl Policy {
    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Sensible => "sensible",
        }
    }

    /// How this answer is found.
    const fn skill(self) -> Skill {
        match self {
            Self::Random => Skill::Random,
            Self::Sensible => Skill::Sensible,
        }
    }
}

/// Where games begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum Start {
    /// As at a table
    #[default]
    Setup,
    /// In the midst of a game, in a made-up position in which rare things come up soon; as at a table,
    /// where a game makes up none
    Anywhere,
}

impl Start {
    fn begin<G: Game>(
        self,
        setup: &G::Setup,
        chance: Chance,
        events: &mut Vec<G::Event>,
    ) -> Result<G, SetupFault> {
        match self {
            Self::Setup => G::begin(setup, chance, events),
            Self::Anywhere => G::begin_anywhere(setup, chance, events),
        }
    }
}

/// Which game to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// How many seats play.
    pub seats: u8,
    /// The game's number, from 0.
    pub number: u32,
    /// The seed of the whole simulation.
    pub seed: u64,
}

impl Pairing {
    /// A stream of chance that belongs to this game alone. The game and its players draw from
    /// different ones, so that a change of players leaves the game's own draws as they were.
    fn chance(self, stream: u8) -> Chance {
        let mut seed = [0; 32];
        let bytes = self.seed.to_le_bytes().into_iter().chain(self.number.to_le_bytes());
        for (place, byte) in seed.iter_mut().zip(bytes.chain([self.seats, stream])) {
            *place = byte;
        }
        Chance::from_seed(seed)
    }

    /// Who plays how: the policies go round in seat order, one seat further with every game.
    pub fn policy(self, policies: &[Policy], seat: Seat) -> Policy {
        let turn = seat.index() + self.number as usize;
        let place = turn.checked_rem(policies.len()).unwrap_or(0);
        policies.get(place).copied().unwrap_or(Policy::Random)
    }
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How many decisions were made.
    pub decisions: u32,
    /// Who came first.
    pub winners: Vec<Seat>,
    /// Who played which figure.
    pub cast: Vec<(Seat, &'static str)>,
    /// The fingerprint of all its positions, where one was asked for.
    pub digest: Option<String>,
    /// What was wrong with it; the game stops there.
    pub fault: Option<String>,
}

/// What all games of a simulation have in common.
pub struct Plan {
    /// Where they begin.
    pub start: Start,
    /// How the seats play.
    pub policies: Vec<Policy>,
    /// Whether to make fingerprints.
    pub digests: bool,
}

/// Plays a whole game. A panic in the rules is a fault of this game alone.
pub fn play<G: Game>(
    setup: &G::Setup,
    pairing: Pairing,
    plan: &Plan,
    counts: &mut Counts,
) -> Played {
    let mut played = Played::default();
    let mut watch = Watch::new(counts);
    let ended = catch_unwind(AssertUnwindSafe(|| {
        to_the_end::<G>(setup, pairing, plan, &mut watch, &mut played)
    }));
    played.fault = match ended {
        Ok(Ok(())) => None,
        Ok(Err(fault)) => Some(fault),
        Err(panic) => Some(format!("the rules panicked: {}", reason(&*panic))),
    };
    played
}

/// What a panic said.
fn reason(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

fn to_the_end<G: Game>(
    setup: &G::Setup,
    pairing: Pairing,
    plan: &Plan,
    watch: &mut Watch<'_>,
    played: &mut Played,
) -> Result<(), String> {
    let mut events = Vec::new();
    let begun = plan.start.begin(setup, pairing.chance(0), &mut events);
    let mut game: G = begun.map_err(|fault| format!("it did not begin: {fault}"))?;
    let mut chance = pairing.chance(1);
    let close = pairing.number.is_multiple_of(CLOSE);
    played.cast = game.cast();
    let mut digest = Digest::default();
    sound(&game)?;
    while let Some(prompt) = next(&game, &mut chance) {
        if played.decisions == LONGEST {
            return Err(format!("it did not end after {LONGEST} decisions"));
        }
        if close {
            look_closely(&game, &prompt)?;
        }
        let skill = pairing.policy(&plan.policies, prompt.seat).skill();
        let act = decide(&game, &prompt, skill, &mut chance);
        check(game.open(), prompt.seat, &act)
            .map_err(|refusal| format!("an answer to {} was refused: {refusal}", prompt.key))?;
        events.clear();
        game.apply(act, &mut events);
        for event in &events {
            G::tally(event, &mut |tally| watch.hear(tally));
        }
        played.decisions += 1;
        sound(&game)?;
        if plan.digests {
            game.digest(&mut digest);
        }
    }
    played.digest = plan.digests.then(|| digest.finish());
    let outcome = game.outcome().ok_or("nothing is asked, but it is not over")?;
    let mut placed: Vec<usize> =
        outcome.placings.iter().map(|placing| placing.seat.index()).collect();
    placed.sort_unstable();
    if !placed.iter().copied().eq(0..usize::from(pairing.seats)) {
        return Err("the outcome does not place every seat once".to_owned());
    }
    played.winners = outcome
        .placings
        .iter()
        .filter(|placing| placing.rank == 1)
        .map(|placing| placing.seat)
        .collect();
    if played.winners.is_empty() {
        return Err("nobody came first".to_owned());
    }
    Ok(())
}

/// One of the prompts that wait for an answer. Any of them: nobody says who is quickest.
fn next<G: Game>(game: &G, chance: &mut Chance) -> Option<Prompt<G::Item>> {
    let waiting: Vec<&Prompt<G::Item>> =
        game.open().iter().filter(|prompt| prompt.answer.is_none()).collect();
    chance.pick(&waiting).map(|prompt| (*prompt).clone())
}

fn decide<G: Game>(
    game: &G,
    prompt: &Prompt<G::Item>,
    skill: Skill,
    chance: &mut Chance,
) -> Act<G::Item> {
    let items = match skill {
        Skill::Random => {
            let answered = game
                .open()
                .iter()
                .find(|other| other.seat == prompt.seat && other.answer.is_some());
            if let Some(other) = answered
                && chance.below(WITHDRAW) == 0
            {
                return Act::Withdraw { prompt: other.id };
            }
            random_answer(prompt, chance)
        }
        Skill::Sensible => G::advise(&game.view(Viewer::Seat(prompt.seat)), prompt, skill, chance),
    };
    Act::Pick { prompt: prompt.id, items }
}

/// Whether the position is as it should be.
fn sound<G: Game>(game: &G) -> Result<(), String> {
    match game.faults() {
        faults if faults.is_empty() => Ok(()),
        faults => Err(faults.join("; ")),
    }
}

/// Tries everything that is offered on copies, and makes what a server would send with it.
fn look_closely<G: Game>(game: &G, prompt: &Prompt<G::Item>) -> Result<(), String> {
    let offered = prompt.choose.offered();
    let view = game.view(Viewer::Seat(prompt.seat));
    let hints = G::hints(&view, prompt).len();
    if hints != 0 && hints != offered.len() {
        return Err(format!("{} has {} offers, but {hints} hints", prompt.key, offered.len()));
    }
    if prompt.choose.bounds() != (1, 1) {
        return Ok(());
    }
    for (place, item) in offered.iter().enumerate() {
        let act = Act::Pick { prompt: prompt.id, items: vec![item.clone()] };
        check(game.open(), prompt.seat, &act)
            .map_err(|refusal| format!("offer {place} of {} was refused: {refusal}", prompt.key))?;
        let mut copy = game.clone();
        copy.apply(act, &mut Vec::new());
        sound(&copy).map_err(|fault| format!("offer {place} of {}: {fault}", prompt.key))?;
    }
    Ok(())
}
