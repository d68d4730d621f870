//! Reads a room from the store, and serves it.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{ErrorCode, Phase};
use table::Chance;
use tokio::sync::mpsc;

use super::agenda::Agenda;
use super::messages::ToRoom;
use super::play::Play;
use super::recall::Recall;
use super::room::Room;
use super::state::RoomState;
use crate::house::House;
use crate::ids::RoomCode;
use crate::store::StoredRoom;

/// Serves a room until it closes. A faulty room opens to be looked at only.
pub(super) async fn serve(
    house: Arc<House>,
    code: &RoomCode,
    inbox: &mut mpsc::Receiver<ToRoom>,
    faulty: bool,
) {
    match load(house, code, faulty).await {
        Ok(room) => room.run(inbox).await,
        Err((error, again)) => {
            inbox.close();
            while let Some(message) = inbox.recv().await {
                message.refuse(error.clone(), again);
            }
        }
    }
}

async fn load(house: Arc<House>, code: &RoomCode, faulty: bool) -> Result<Room, (ErrorCode, bool)> {
    let stored = house.store.read(code).await.map_err(|fault| {
        tracing::error!(room = %code, %fault, "the room cannot be read");
        (ErrorCode::RoomFault, true)
    })?;
    let StoredRoom { version, state, game, chat } =
        stored.ok_or((ErrorCode::UnknownRoom, false))?;
    let state: RoomState = serde_json::from_str(&state).map_err(|fault| {
        tracing::error!(room = %code, %fault, "the room's state cannot be read");
        (ErrorCode::RoomFault, false)
    })?;
    let unknown = || (ErrorCode::UnknownGame { game: state.game.clone() }, false);
    let kind = house.register.find(&state.game).ok_or_else(unknown)?;
    let mut read_only = faulty;
    let mut play = None;
    if let Some(game) = game.filter(|_| !faulty) {
        match Play::replay(kind.as_ref(), &game, &house.pace) {
            Ok(replayed) => play = Some(replayed),
            Err(fault) => {
                tracing::error!(room = %code, %fault, "the game opens read-only");
                read_only = true;
            }
        }
    } else if state.phase != Phase::Lobby {
        read_only = true;
    }
    let now = house.clock.now();
    let sets = house.decks.look(&house.register).await;
    Ok(Room {
        code: code.clone(),
        whim: Chance::from_seed(house.ids.seed().reveal()),
        house,
        kind,
        state,
        sets,
        version,
        fault: None,
        looked_at: None,
        play,
        read_only,
        sockets: Vec::new(),
        sent: BTreeMap::new(),
        drafts: BTreeMap::new(),
        recall: Recall::default(),
        chat: chat.into(),
        agenda: Agenda::default(),
        loaded_at: now,
        away: BTreeMap::new(),
        talk: BTreeMap::new(),
        empty_since: Some(now),
        rest_until: 0,
        outdated: false,
    })
}
