//! What the house does by itself: bots, standing answers, drafts that need no further word, and
//! the host's right of somebody who is away.

use protocol::{ErrorCode, Phase, SeatKind};
use serde_json::Value;
use table::{Act, Refusal};

use super::agenda::{Agenda, Answer, Due};
use super::lobby::Guest;
use super::play::Since;
use super::room::Room;
use crate::games::Open;

/// How long the house waits after the store failed, in milliseconds.
const REST: u64 = 1_000;

impl Room {
    /// Looks at every open prompt for what the house must do there.
    pub fn plan(&mut self) {
        self.agenda = Agenda::default();
        if self.phase() != Phase::Playing {
            return;
        }
        self.drop_drafts();
        let Some(play) = &self.play else { return };
        let mut agenda = Agenda::default();
        for (open, since) in play.open().iter().filter(|(open, _)| !open.answered) {
            if let Some((at, answer)) = self.intend(open, *since) {
                if since.shown < at && matches!(answer, Answer::Given(_)) {
                    agenda.standing.insert(open.id, at);
                }
                agenda.due.push(Due { at, prompt: open.id, seat: open.seat, answer });
            }
        }
        agenda.due.sort_by_key(|due| (due.at, due.prompt));
        self.agenda = agenda;
    }

    /// What the house will do at this prompt, and when.
    fn intend(&self, open: &Open, since: Since) -> Option<(u64, Answer)> {
        let (number, state) = self.state.playing(open.seat)?;
        let table = self.play.as_ref()?.table();
        let pace = &self.house.pace;
        let Some(habit) = table.standing(open.id, &state.habit) else {
            return state.is_house().then_some((since.shown + pace.bot, Answer::Bot));
        };
        if state.is_house() {
            return Some((since.opened, Answer::Bot));
        }
        let draft = self.drafts.get(&number).and_then(|drafts| drafts.find(open.figure, open.key));
        let whole = |items: &&Vec<Value>| {
            let act = Act::Pick { prompt: open.id, items: items.to_vec() };
            table.check(open.seat, &act).is_ok()
        };
        if let Some(draft) = draft.filter(whole) {
            return Some((since.opened, Answer::Given(draft.clone())));
        }
        let at = match self.away.get(&number) {
            Some(gone) => since.opened.max(gone + pace.grace),
            None => since.shown.max(self.loaded_at) + pace.standing,
        };
        Some((at, Answer::Given(habit)))
    }

    /// Forgets drafts for open prompts that do not offer them.
    fn drop_drafts(&mut self) {
        let Some(play) = &self.play else { return };
        for (open, _) in play.open().iter().filter(|(open, _)| !open.answered) {
            let Some((number, _)) = self.state.playing(open.seat) else { continue };
            let Some(drafts) = self.drafts.get_mut(&number) else { continue };
            let Some(items) = drafts.find(open.figure, open.key) else { continue };
            let act = Act::Pick { prompt: open.id, items: items.clone() };
            // What is only too little can be filled up by its seat.
            let kept =
                matches!(play.table().check(open.seat, &act), Ok(()) | Err(Refusal::TooFew { .. }));
            if !kept {
                drafts.drop_for(open.id, open.figure, open.key);
            }
        }
    }

    /// When the house has something to do next.
    pub fn next_due(&self) -> Option<u64> {
        let answer = self.agenda.due.first().map(|due| due.at.max(self.rest_until));
        let host = self.host_away().filter(|_| self.heir().is_some());
        let host = host.map(|since| (since + self.house.pace.host).max(self.rest_until));
        let idle = self.empty_since.map(|since| since + self.house.pace.idle);
        [answer, host, idle].into_iter().flatten().min()
    }

    /// Does what is due, one thing at a time.
    pub async fn wake(&mut self) {
        let now = self.house.clock.now();
        let overdue = |since: u64| (since + self.house.pace.host).max(self.rest_until) <= now;
        if self.host_away().is_some_and(overdue) && self.pass_on().await.is_err() {
            self.rest_until = now + REST;
        }
        let first = self.agenda.due.first().filter(|due| due.at.max(self.rest_until) <= now);
        if first.is_some() {
            let due = self.agenda.due.remove(0);
            if let Err(error) = self.decide(due).await {
                tracing::warn!(room = %self.code, ?error, "the house could not answer");
                self.rest_until = now + REST;
            }
        }
        self.show();
    }

    async fn decide(&mut self, due: Due) -> Result<(), ErrorCode> {
        let phase = self.phase();
        let play = self.play.as_ref().ok_or(ErrorCode::WrongPhase { phase })?;
        let items = match due.answer {
            Answer::Given(items) => Some(items),
            Answer::Bot => play.table().advise(due.prompt, &mut self.whim),
        };
        let Some(items) = items else { return Ok(()) };
        let action = self.house.ids.uuid().to_string();
        self.answer(due.seat, Act::Pick { prompt: due.prompt, items }, action).await
    }

    /// Who gets the host's right when the host stays away: somebody who is here.
    fn heir(&self) -> Option<u8> {
        let host = self.state.host?;
        let present = self.present();
        let here = |seat: &u8| present.get(usize::from(*seat)).copied().unwrap_or(false);
        Guest::next_host(&self.state, host, &present).filter(here)
    }

    /// Since when the host is away.
    fn host_away(&self) -> Option<u64> {
        self.away.get(&self.state.host?).copied()
    }

    async fn pass_on(&mut self) -> Result<(), ErrorCode> {
        let mut next = self.state.clone();
        next.host = self.heir().or(next.host);
        self.keep(next, Vec::new()).await
    }

    /// Notes who has gone and who is back.
    pub fn look_around(&mut self) {
        let now = self.house.clock.now();
        let present = self.present();
        let gone = |(number, here): (u8, bool)| {
            let kind = self.state.seat(number).map(|seat| seat.kind);
            let person = matches!(kind, Some(SeatKind::Person | SeatKind::StandIn));
            let since = || (number, self.away.get(&number).copied().unwrap_or(now));
            (person && !here).then(since)
        };
        self.away = (0..).zip(present).filter_map(gone).collect();
        let empty = self.sockets.is_empty();
        self.empty_since = empty.then(|| self.empty_since.unwrap_or(now));
    }
}
