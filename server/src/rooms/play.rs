//! The game at a table: its position and what is kept and told of it.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use serde_json::Value;
use serde_json::value::RawValue;
use table::{Act, Chance, PromptId, Refusal, Seat, Viewer};
use uuid::Uuid;

use crate::config::Pace;
use crate::games::{Begun, Kind, Open, Parts, Table, Told};
use crate::store::{StoredAnswer, StoredGame};

/// A game in play, or one that is over.
pub struct Play {
    /// Its name.
    pub game_id: Uuid,
    /// What stays the same during the game.
    pub guide: Arc<RawValue>,
    /// What was frozen when it began.
    pub setup: Arc<RawValue>,
    table: Box<dyn Table>,
    version: u32,
    actions: HashSet<(u8, String)>,
    told: Told,
    open: Vec<(Open, Since)>,
    /// When everything told so far has been shown: several answers can come at once, and browsers
    /// show them one after the other.
    shown: u64,
    public: Parts,
}

/// Since when a prompt is there.
#[derive(Clone, Copy, Debug)]
pub struct Since {
    /// Since when its seat is waited for: a question that follows without news keeps this.
    pub opened: u64,
    /// When what led to it has been shown.
    pub shown: u64,
}

/// An answer that was tried on a copy of the position and may be kept.
pub struct Next {
    table: Box<dyn Table>,
    told: Told,
    /// What is to be kept of it.
    pub answer: StoredAnswer,
}

/// Why a stored game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum ReplayFault {
    /// It was begun under other rules.
    #[error("the game has edition {stored} of the rules, this server plays edition {known}")]
    Edition {
        /// The game's.
        stored: u32,
        /// This server's.
        known: u32,
    },
    /// Its setup is not understood.
    #[error("the setup of the game is not understood")]
    Setup,
    /// An answer is refused now.
    #[error("answer {version} of the log is refused: {refusal}")]
    Refused {
        /// Which.
        version: u32,
        /// Why.
        refusal: Refusal,
    },
    /// The position is another one now.
    #[error("the position after answer {version} of the log has another digest")]
    Digest {
        /// After which answer.
        version: u32,
    },
}

impl Play {
    /// A game that begins.
    pub fn begin(game_id: Uuid, setup: &RawValue, begun: Begun, at: u64, pace: &Pace) -> Self {
        let Begun { table, told } = begun;
        let mut play = Self {
            game_id,
            guide: table.guide(),
            setup: Arc::from(setup.to_owned()),
            public: Parts::new(),
            table,
            version: 0,
            actions: HashSet::new(),
            told: Told::default(),
            open: Vec::new(),
            shown: at,
        };
        play.tell(told, at, pace);
        play.refresh_public();
        play
    }

    /// Plays a stored game again, up to its last answer.
    pub fn replay(kind: &dyn Kind, game: &StoredGame, pace: &Pace) -> Result<Self, ReplayFault> {
        if game.edition != kind.edition() {
            return Err(ReplayFault::Edition { stored: game.edition, known: kind.edition() });
        }
        let chance = Chance::from_seed(game.seed.reveal());
        let begun = kind.begin(&game.setup, game.seats, chance).map_err(|_| ReplayFault::Setup)?;
        let mut play = Self::begin(game.game_id, &game.setup, begun, game.begun_at, pace);
        if play.table.digest() != game.digest {
            return Err(ReplayFault::Digest { version: 0 });
        }
        for answer in &game.answers {
            let version = answer.version;
            let told = play
                .table
                .act(Seat::new(answer.seat), &answer.act)
                .map_err(|refusal| ReplayFault::Refused { version, refusal })?;
            if version != play.version + 1 || play.table.digest() != answer.digest {
                return Err(ReplayFault::Digest { version });
            }
            play.version = version;
            play.actions.insert((answer.seat, answer.action.clone()));
            play.tell(told, answer.at, pace);
        }
        play.refresh_public();
        Ok(play)
    }

    /// How many answers were given.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The position.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The parts that lie open to all.
    pub fn public(&self) -> &Parts {
        &self.public
    }

    /// What a viewer was told so far.
    pub fn news(&self, viewer: Viewer) -> &[Arc<RawValue>] {
        self.told.to(viewer)
    }

    /// Every open prompt, and since when.
    pub fn open(&self) -> &[(Open, Since)] {
        &self.open
    }

    /// Whether this seat has done this action before.
    pub fn knows(&self, seat: u8, action: &str) -> bool {
        self.actions.contains(&(seat, action.to_owned()))
    }

    /// Tries an act on a copy of the position.
    ///
    /// # Errors
    /// The [`Refusal`]; nothing has changed.
    pub fn attempt(
        &self,
        seat: Seat,
        act: Act<Value>,
        action: String,
        at: u64,
    ) -> Result<Next, Refusal> {
        self.table.check(seat, &act)?;
        let mut table = self.table.copy();
        let told = table.act(seat, &act)?;
        let answer = StoredAnswer {
            version: self.version + 1,
            seat: u8::try_from(seat.index()).unwrap_or(u8::MAX),
            action,
            act,
            digest: table.digest(),
            at,
        };
        Ok(Next { table, told, answer })
    }

    /// Takes over what was tried, once it is kept.
    pub fn accept(&mut self, next: Next, pace: &Pace) {
        let Next { table, told, answer } = next;
        self.table = table;
        self.version = answer.version;
        self.actions.insert((answer.seat, answer.action));
        self.tell(told, answer.at, pace);
        self.refresh_public();
        if self.open.is_empty() && self.table.outcome().is_none() {
            tracing::error!(game = %self.game_id, version = self.version, "the game stands still");
        }
    }

    /// Everything that onlookers were told, with what an answer adds, as a JSON list.
    pub fn whole_news(&self, next: &Next) -> String {
        let mut news = self.told.to(Viewer::Spectator).to_vec();
        news.extend_from_slice(next.told.to(Viewer::Spectator));
        crate::games::raw(&news).get().to_owned()
    }

    fn tell(&mut self, told: Told, at: u64, pace: &Pace) {
        // By what everybody sees, so that the pause tells nothing that is secret.
        let news = told.to(Viewer::Spectator).len();
        let shown = self.shown.max(at) + pace.showing_of(news);
        self.shown = shown;
        let before: BTreeMap<PromptId, Since> =
            self.open.iter().map(|(open, since)| (open.id, *since)).collect();
        // Whoever decides in several steps, or thinks better of one, is waited for all the while.
        let waited = |open: &Open| {
            let same = |old: &Open| (old.seat, old.figure) == (open.seat, open.figure);
            let mut old = self.open.iter().filter(|(old, _)| !old.answered && same(old));
            old.next().filter(|_| news == 0).map(|(_, since)| since.opened)
        };
        let since = |open: Open| {
            let fresh = || Since { opened: waited(&open).unwrap_or(at), shown };
            let since = before.get(&open.id).copied().unwrap_or_else(fresh);
            (open, since)
        };
        self.open = self.table.open().into_iter().map(since).collect();
        self.told.extend(told);
    }

    /// Makes the public parts once for everybody; a part that is as before keeps its bytes.
    fn refresh_public(&mut self) {
        let mut public = self.table.public();
        for (name, part) in &mut public {
            let old = self.public.iter().find(|(old, _)| old == name);
            if let Some((_, old)) = old.filter(|(_, old)| old.get() == part.get()) {
                *part = Arc::clone(old);
            }
        }
        self.public = public;
    }
}

impl Next {
    /// How the game ended, if it did with this answer.
    pub fn outcome(&self) -> Option<table::Outcome> {
        self.table.outcome()
    }
}
