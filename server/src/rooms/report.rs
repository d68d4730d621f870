//! A moment of the table as a file. Who asks gets what they are shown anyway; the log of a game is
//! for all, once it is over.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{ErrorCode, Phase, PromptView, SeatKind};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, Viewer};

use super::messages::Saved;
use super::play::Play;
use super::room::Room;
use super::sent::count;
use crate::games::raw;
use crate::ids::SecretHash;
use crate::report::{Answer, FORMAT, GameReport, Head, LARGEST, Player, ViewReport};

/// How many bytes of news go into a file; older ones are left out.
const NEWS: usize = 2 << 20;

impl Room {
    /// This moment, as far as whoever asks may know it.
    pub(super) async fn report(
        &self,
        who: &SecretHash,
        remark: Option<String>,
    ) -> Result<Saved, ErrorCode> {
        // What is kept says whether the game is over, also where this server cannot play it.
        if self.state.phase == Phase::Over {
            return self.game_report(remark).await;
        }
        match &self.play {
            Some(play) => self.view_report(play, who, remark),
            None => {
                self.changeable()?;
                Err(ErrorCode::WrongPhase { phase: self.phase() })
            }
        }
    }

    fn head(&self, report: &str, edition: u32, remark: Option<String>) -> Head {
        Head {
            report: report.to_owned(),
            format: FORMAT,
            flagon: env!("CARGO_PKG_VERSION").to_owned(),
            game: self.state.game.clone(),
            edition,
            remark,
        }
    }

    /// Who plays, by seat of the game.
    fn players(&self, seats: u8) -> Vec<Player> {
        let player = |seat| match self.state.playing(seat) {
            Some((_, state)) => Player { name: state.name.clone(), kind: state.kind },
            None => Player { name: String::new(), kind: SeatKind::Open },
        };
        Seat::all(seats).map(player).collect()
    }

    fn view_report(
        &self,
        play: &Play,
        who: &SecretHash,
        remark: Option<String>,
    ) -> Result<Saved, ErrorCode> {
        let number = self.state.sits(who);
        let viewer = self.viewer(number);
        let seats = self.state.seats.iter().filter(|seat| seat.plays.is_some()).count();
        let mut parts: BTreeMap<_, _> = play.public().iter().cloned().collect();
        let mut seat = None;
        if let Viewer::Seat(own) = viewer {
            parts.insert(Arc::from("own"), play.table().own(own));
            seat = self.state.seat(number.unwrap_or_default()).and_then(|state| state.plays);
        }
        let news = self.news(number);
        let sketch = play.table().sketch(viewer).unwrap_or_default();
        let report = ViewReport {
            head: self.head("view", self.kind.edition(), remark),
            seat,
            answers: play.version(),
            players: self.players(u8::try_from(seats).unwrap_or(u8::MAX)),
            settings: self.state.settings.clone(),
            sketch: sketch.lines().map(str::to_owned).collect(),
            prompts: raw(&self.plain_prompts(number)),
            parts,
            news_count: count(news.len()),
            news: latest(news),
            setup: Arc::clone(&play.setup),
        };
        self.save(&report, play.version())
    }

    /// What is asked, without what the clock of the house and drafts add.
    fn plain_prompts(&self, viewer: Option<u8>) -> Vec<PromptView> {
        let mut prompts = self.prompts(viewer);
        for offer in prompts.iter_mut().filter_map(|prompt| prompt.offer.as_mut()) {
            offer.standing_at = None;
            offer.draft = None;
            offer.draft_dropped = false;
        }
        prompts
    }

    async fn game_report(&self, remark: Option<String>) -> Result<Saved, ErrorCode> {
        let stored = self.house.store.read(&self.code).await.map_err(|fault| {
            tracing::error!(room = %self.code, %fault, "the log cannot be read");
            ErrorCode::NotStored
        })?;
        let game = stored.and_then(|stored| stored.game);
        // Never the log of another game than the one that is over.
        let game = game.filter(|game| Some(game.game_id) == self.state.game_id);
        let game = game.ok_or(ErrorCode::RoomFault)?;
        let answers: Vec<Answer> = game
            .answers
            .into_iter()
            .map(|answer| Answer { seat: answer.seat, act: answer.act, digest: answer.digest })
            .collect();
        let version = count(answers.len());
        let report = GameReport {
            head: self.head("game", game.edition, remark),
            players: self.players(game.seats),
            settings: self.state.settings.clone(),
            seed: game.seed,
            digest: game.digest,
            answers,
            setup: game.setup,
        };
        self.save(&report, version)
    }

    fn save(&self, report: &impl Serialize, version: u32) -> Result<Saved, ErrorCode> {
        let text = serde_json::to_string(report).map_err(|fault| {
            tracing::error!(room = %self.code, %fault, "a report has no JSON form");
            ErrorCode::RoomFault
        })?;
        if text.len() > LARGEST {
            return Err(ErrorCode::TooLarge { max: LARGEST });
        }
        // Not the name of the room: whoever has that can come in.
        Ok(Saved { name: format!("flagon-{}-{version}.json", self.state.game), text })
    }
}

/// The latest news, as many as there is room for.
fn latest(news: &[Arc<RawValue>]) -> Vec<Arc<RawValue>> {
    let mut bytes = 0;
    let fits = |one: &&Arc<RawValue>| {
        bytes += one.get().len();
        bytes <= NEWS
    };
    let mut latest: Vec<_> = news.iter().rev().take_while(fits).cloned().collect();
    latest.reverse();
    latest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_news_are_kept() {
        let news: Vec<_> = (0..30).map(|number| raw(&(number, "x".repeat(100_000)))).collect();
        let kept = latest(&news);
        assert_eq!(kept.len(), 20);
        assert!(kept.iter().zip(&news[10..]).all(|(kept, one)| kept.get() == one.get()));
        assert_eq!(latest(&news[..3]).len(), 3);
    }
}
