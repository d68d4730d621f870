//! Answers to what the game asks, now and ahead.

use protocol::{ErrorCode, Phase};
use serde_json::Value;
use table::{Act, Figure, Seat};

use super::room::Room;
use crate::ids::SecretHash;
use crate::store::Row;

impl Room {
    /// Answers for whoever sits there.
    pub(super) async fn answer_as(
        &mut self,
        who: &SecretHash,
        action: &str,
        act: Act<Value>,
    ) -> Result<(), ErrorCode> {
        self.changeable()?;
        if self.state.phase != Phase::Playing {
            return Err(ErrorCode::WrongPhase { phase: self.state.phase });
        }
        let seat = self.state.sits(who).ok_or(ErrorCode::NotSeated)?;
        let plays = self.state.seat(seat).and_then(|seat| seat.plays);
        let plays = plays.map(Seat::new).ok_or(ErrorCode::NotSeated)?;
        self.answer(plays, act, action.to_owned()).await
    }

    /// Answers for a seat of the game: tried on a copy, kept, taken over.
    pub async fn answer(
        &mut self,
        seat: Seat,
        act: Act<Value>,
        action: String,
    ) -> Result<(), ErrorCode> {
        let phase = self.phase();
        let play = self.play.as_ref().ok_or(ErrorCode::WrongPhase { phase })?;
        let at = self.house.clock.now();
        let asked = play.open().iter().map(|(open, _)| *open).find(|open| open.id == act.prompt());
        let picked = matches!(act, Act::Pick { .. });
        let next =
            play.attempt(seat, act, action, at).map_err(|refusal| ErrorCode::Answer { refusal })?;
        let game_id = play.game_id;
        let mut rows = vec![Row::Answer { game_id, answer: next.answer.clone() }];
        let mut state = self.state.clone();
        if let Some(outcome) = next.outcome() {
            state.phase = Phase::Over;
            rows.push(Row::End { game_id, outcome, news: play.whole_news(&next), at });
        }
        self.keep(state, rows).await?;
        if let Some(play) = self.play.as_mut() {
            play.accept(next, &self.house.pace);
        }
        if let Some(open) = asked.filter(|_| picked)
            && let Some((number, _)) = self.state.playing(seat)
            && let Some(drafts) = self.drafts.get_mut(&number)
        {
            drafts.used(open.figure, open.key);
        }
        Ok(())
    }

    /// Keeps an answer for later, or forgets it when it is empty.
    pub(super) fn prepare(
        &mut self,
        who: &SecretHash,
        figure: Figure,
        key: String,
        items: Vec<Value>,
    ) -> Result<(), ErrorCode> {
        self.changeable()?;
        let seat = self.state.sits(who).ok_or(ErrorCode::NotSeated)?;
        if !items.is_empty() {
            let phase = self.phase();
            let play = self.play.as_ref().filter(|_| phase == Phase::Playing);
            let plays = self.state.seat(seat).and_then(|seat| seat.plays);
            let (play, plays) = play.zip(plays).ok_or(ErrorCode::WrongPhase { phase })?;
            let figures = play.table().figures(Seat::new(plays));
            if !figures.contains(&figure) {
                return Err(ErrorCode::NoSuchFigure { figures });
            }
        }
        self.drafts.entry(seat).or_default().prepare(figure, key, items)
    }
}
