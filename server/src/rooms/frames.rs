//! What each viewer gets to see: everything at first, then what has changed for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    Phase, PromptView, RoomPart, SeatKind, SeatView, ServerMessage, VERSION, Welcome, You,
};
use serde_json::value::RawValue;
use table::{Lobby, Seat, Viewer};

use super::play::Since;
use super::room::{Fresh, Room};
use super::sent::{Parts, Sent, count};
use super::text;
use crate::games::{Open, raw};

impl Room {
    /// Brings everybody up to date. Whoever sees nothing new gets nothing.
    pub fn show(&mut self) {
        self.look_for_fault();
        for socket in &mut self.sockets {
            let viewer = self.state.sits(&socket.who);
            if viewer != socket.viewer {
                socket.viewer = viewer;
                socket.fresh = Some(Fresh::default());
            }
        }
        self.look_around();
        self.plan();
        let mut viewers: Vec<_> = self.sockets.iter().map(|socket| socket.viewer).collect();
        viewers.sort_unstable();
        viewers.dedup();
        self.sent.retain(|viewer, _| viewers.contains(viewer));
        for viewer in viewers {
            self.show_to(viewer);
        }
    }

    fn show_to(&mut self, viewer: Option<u8>) {
        let parts = self.parts(viewer);
        let old = self.sent.remove(&viewer).unwrap_or_default();
        let news = self.news(viewer);
        let changed = |(name, part): &(&Arc<str>, &Arc<RawValue>)| {
            old.parts.get(*name).is_none_or(|old| old.get() != part.get())
        };
        let changed: Parts = parts
            .iter()
            .filter(changed)
            .map(|(name, part)| (Arc::clone(name), Arc::clone(part)))
            .collect();
        let since = news.get(old.news..).unwrap_or_default().to_vec();
        let frame = (!changed.is_empty() || !since.is_empty()).then(|| {
            let news_count = count(news.len());
            text(&ServerMessage::Frame { parts: changed, news: since, news_count })
        });
        let sent = Sent { parts, news: news.len() };
        let welcomes: Vec<_> = self
            .sockets
            .iter()
            .map(|socket| match &socket.fresh {
                Some(fresh) if socket.viewer == viewer => Some(self.welcome(fresh, &sent, viewer)),
                _ => None,
            })
            .collect();
        for (socket, welcome) in self.sockets.iter_mut().zip(welcomes) {
            if let Some(welcome) = welcome {
                socket.fresh = None;
                socket.out.begin(welcome);
            } else if socket.viewer == viewer
                && let Some(frame) = &frame
            {
                socket.out.push(frame.clone());
            }
        }
        self.sent.insert(viewer, sent);
    }

    fn welcome(&self, fresh: &Fresh, sent: &Sent, viewer: Option<u8>) -> Utf8Bytes {
        let news = self.news(viewer);
        let game_id = self.play.as_ref().map(|play| play.game_id.to_string());
        let from = match fresh.news.and_then(|news| usize::try_from(news).ok()) {
            Some(from) if from <= news.len() && game_id.is_some() && fresh.game_id == game_id => {
                from
            }
            _ => 0,
        };
        text(&ServerMessage::Welcome(Box::new(Welcome {
            version: VERSION,
            now: self.house.clock.now(),
            about: self.about().clone(),
            game_id,
            guide: self.play.as_ref().map(|play| Arc::clone(&play.guide)),
            parts: sent.parts.clone(),
            news: news.get(from..).unwrap_or_default().to_vec(),
            news_from: count(from),
            chat: self.chat.iter().cloned().collect(),
        })))
    }

    pub(super) fn news(&self, viewer: Option<u8>) -> &[Arc<RawValue>] {
        self.play.as_ref().map_or(&[], |play| play.news(self.viewer(viewer)))
    }

    /// How the game knows who sees it from this room seat.
    pub(super) fn viewer(&self, seat: Option<u8>) -> Viewer {
        let plays = seat.and_then(|seat| self.state.seat(seat)?.plays);
        plays.map_or(Viewer::Spectator, |plays| Viewer::Seat(Seat::new(plays)))
    }

    fn parts(&self, viewer: Option<u8>) -> Parts {
        let mut parts = Parts::new();
        parts.insert("room".into(), raw(&self.room_part(viewer)));
        parts.insert("prompts".into(), raw(&self.prompts(viewer)));
        if let Some(decks) = self.decks_part() {
            parts.insert("decks".into(), raw(&decks));
        }
        if let Some(play) = &self.play {
            parts.extend(play.public().iter().cloned());
            if let (Some(number), Viewer::Seat(seat)) = (viewer, self.viewer(viewer)) {
                parts.insert("own".into(), play.table().own(seat));
                let drafts = self.drafts.get(&number).map(|drafts| drafts.view());
                parts.insert("drafts".into(), raw(&drafts.unwrap_or_default()));
            }
        }
        parts
    }

    /// Finds out what would keep a game from beginning, when something has changed.
    fn look_for_fault(&mut self) {
        if self.looked_at == Some(self.version) {
            return;
        }
        self.looked_at = Some(self.version);
        let enough = self.state.taken() >= self.about().seats.0;
        let decks = self.state.decks(&self.sets).map(|set| set.files.clone());
        let lobby =
            Lobby { decks: decks.unwrap_or_default(), ..self.state.lobby(self.kind.as_ref()) };
        self.fault = (self.phase() == Phase::Lobby && enough)
            .then(|| self.kind.freeze(&lobby).err())
            .flatten();
    }

    fn room_part(&self, viewer: Option<u8>) -> RoomPart {
        let present = self.present();
        let sides = self.state.sides(self.about());
        let picks = self.state.picks(self.kind.as_ref());
        let seats = self.state.numbered().zip(present).zip(sides).zip(picks);
        let seats = seats.map(|((((number, seat), present), side), picks)| SeatView {
            seat: number,
            kind: seat.kind,
            name: seat.name.clone(),
            free: seat.is_free(self.phase()),
            present: present || seat.kind == SeatKind::Bot,
            figures: picks.figures.to_vec(),
            may_pick: picks.most,
            side,
            plays: seat.plays,
            habit: seat.habit.clone(),
        });
        let mut settings = BTreeMap::new();
        for setting in &self.about().settings {
            let default = setting.choices.first().copied().unwrap_or_default();
            let set = self.state.settings.get(setting.key).map_or(default, String::as_str);
            settings.insert(setting.key.to_owned(), set.to_owned());
        }
        settings.extend(self.decks_setting());
        RoomPart {
            room: self.code.to_string(),
            game: self.state.game.clone(),
            phase: self.phase(),
            seats: seats.collect(),
            host: self.state.host,
            settings,
            fault: self.fault.clone(),
            spectators: self.spectators(),
            link: self.house.links.room(&self.code),
            link_is_local: self.house.links.is_local(),
            outcome: self.play.as_ref().and_then(|play| play.table().outcome()),
            you: You {
                seat: viewer,
                plays: viewer.and_then(|seat| self.state.seat(seat)?.plays),
                host: viewer.is_some() && viewer == self.state.host,
            },
        }
    }

    /// How many people look on; one with two windows is one.
    fn spectators(&self) -> u32 {
        let mut who = Vec::new();
        for socket in self.sockets.iter().filter(|socket| socket.viewer.is_none()) {
            if !who.contains(&socket.who) {
                who.push(socket.who);
            }
        }
        count(who.len())
    }

    pub(super) fn prompts(&self, viewer: Option<u8>) -> Vec<PromptView> {
        let seen_from = self.viewer(viewer);
        let open = self.play.as_ref().map_or(&[][..], |play| play.open());
        open.iter().map(|(open, since)| self.prompt(open, since, seen_from, viewer)).collect()
    }

    fn prompt(
        &self,
        open: &Open,
        since: &Since,
        seen_from: Viewer,
        viewer: Option<u8>,
    ) -> PromptView {
        let own = seen_from.holds(open.seat) && !self.read_only;
        let play = self.play.as_ref().filter(|_| own);
        let mut offer = play.and_then(|play| play.table().offer(open.id));
        let drafts = viewer.and_then(|number| self.drafts.get(&number));
        if let Some(offer) = &mut offer {
            offer.standing_at = self.agenda.standing.get(&open.id).copied();
            if let Some(drafts) = drafts.filter(|_| !open.answered) {
                offer.draft = drafts.find(open.figure, open.key).map(raw);
                offer.draft_dropped = drafts.dropped_for(open.id);
            }
        }
        PromptView {
            id: open.id,
            seat: u8::try_from(open.seat.index()).unwrap_or(u8::MAX),
            figure: open.figure,
            key: open.key,
            since: since.opened,
            answered: open.answered,
            offer,
        }
    }

    /// Sends something to one socket alone.
    pub fn send(&self, socket: u64, message: &ServerMessage) {
        if let Some(socket) = self.sockets.iter().find(|other| other.id == socket) {
            socket.out.push(text(message));
        }
    }

    /// Sends the same to everybody.
    pub fn send_all(&self, message: &ServerMessage) {
        let text = text(message);
        self.sockets.iter().for_each(|socket| socket.out.push(text.clone()));
    }
}
