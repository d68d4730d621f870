//! Plays a reported game again.

use std::sync::Arc;

use table::{Chance, Seat, SetupFault};

use super::{GameReport, ReportFault, Settings, settings};
use crate::games::{Kind, Open, Register, Table, Told};

/// A reported game, being played again answer by answer.
pub struct Replay<'a> {
    report: &'a GameReport,
    kind: Arc<dyn Kind>,
    table: Box<dyn Table>,
    begun: Told,
    agrees: bool,
    done: usize,
}

/// An answer that was played again.
pub struct Step {
    /// Which, from 1.
    pub number: usize,
    /// The prompt that it belongs to.
    pub open: Option<Open>,
    /// What happened.
    pub told: Told,
    /// Whether the position is the one that it was.
    pub agrees: bool,
}

impl<'a> Replay<'a> {
    /// Begins the game again.
    ///
    /// # Errors
    /// The [`ReportFault`] that says why this program cannot play it.
    pub fn begin(report: &'a GameReport, register: &Register) -> Result<Self, ReportFault> {
        let head = &report.head;
        let unknown = || ReportFault::UnknownGame(head.game.clone());
        let kind = register.find(&head.game).ok_or_else(unknown)?;
        if head.edition != kind.edition() {
            return Err(ReportFault::Edition {
                stored: head.edition,
                known: kind.edition(),
                flagon: head.flagon.clone(),
            });
        }
        let cannot = |fault: SetupFault| ReportFault::Setup(fault.to_string());
        let named = report.players.len();
        let told = kind.seats(&report.setup).map_err(cannot)?;
        let seats = told.unwrap_or_else(|| u8::try_from(named).unwrap_or(u8::MAX));
        let (min, max) = kind.about().seats;
        if !(min..=max).contains(&seats) {
            return Err(cannot(SetupFault::Seats { min, max }));
        }
        if usize::from(seats) != named {
            return Err(ReportFault::Players { named, seats });
        }
        let chance = Chance::from_seed(report.seed.reveal());
        let begun = kind.begin(&report.setup, seats, chance).map_err(cannot)?;
        let agrees = begun.table.digest() == report.digest;
        Ok(Self { report, kind, table: begun.table, begun: begun.told, agrees, done: 0 })
    }

    /// The game.
    pub fn kind(&self) -> &dyn Kind {
        self.kind.as_ref()
    }

    /// Whether the settings in the report are those that the game was begun with.
    ///
    /// # Errors
    /// The [`ReportFault`] of a setup that cannot be read.
    pub fn settings(&self) -> Result<Settings, ReportFault> {
        settings::compare(self.report, self.kind.as_ref())
    }

    /// The position now.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// What happened before the first question.
    pub fn begun(&self) -> &Told {
        &self.begun
    }

    /// Whether it begins with the position that it began with.
    pub fn begins_alike(&self) -> bool {
        self.agrees
    }
}

impl Iterator for Replay<'_> {
    type Item = Result<Step, ReportFault>;

    fn next(&mut self) -> Option<Self::Item> {
        let answer = self.report.answers.get(self.done)?;
        self.done += 1;
        let number = self.done;
        let prompt = answer.act.prompt();
        let open = self.table.open().into_iter().find(|open| open.id == prompt);
        let played = self.table.act(Seat::new(answer.seat), &answer.act);
        Some(match played {
            Ok(told) => {
                let agrees = self.table.digest() == answer.digest;
                Ok(Step { number, open, told, agrees })
            }
            Err(refusal) => Err(ReportFault::Refused { number, refusal }),
        })
    }
}
