//! What the lobby shows of the sets of decks.

use protocol::{DeckChoice, DecksPart, LostDeck, Phase};
use table::Files;

use super::room::Room;
use crate::decks::{BUILT_IN, SETTING};

impl Room {
    /// The set that is chosen, or that the game is played with.
    pub(super) fn decks_setting(&self) -> Option<(String, String)> {
        if self.kind.decks().is_empty() {
            return None;
        }
        let name = match self.phase() {
            Phase::Lobby => self.state.decks(&self.sets).map(|set| &set.name),
            Phase::Playing | Phase::Over | Phase::ReadOnly => self.state.settings.get(SETTING),
        };
        let name = name.map_or_else(|| BUILT_IN.to_owned(), String::clone);
        Some((SETTING.to_owned(), name))
    }

    /// The part of the sets; in the lobby only.
    pub(super) fn decks_part(&self) -> Option<DecksPart> {
        if self.phase() != Phase::Lobby || self.kind.decks().is_empty() {
            return None;
        }
        let sets = self.sets.of(&self.state.game);
        let sets = sets.map(|set| DeckChoice { name: set.name.clone(), sound: set.report.is_ok() });
        let chosen = self.state.decks(&self.sets);
        let wanted = self.state.settings.get(SETTING).filter(|name| *name != BUILT_IN);
        let lost = wanted.filter(|_| chosen.is_none()).map(|name| LostDeck {
            name: name.clone(),
            broken: self.sets.find(&self.state.game, name).is_some(),
        });
        let report = match chosen {
            Some(set) => set.report.clone(),
            None => self.kind.check_decks(&Files::new()),
        };
        Some(DecksPart {
            sets: sets.collect(),
            chosen: chosen.map_or_else(|| BUILT_IN.to_owned(), |set| set.name.clone()),
            lost,
            report: report.unwrap_or_default(),
        })
    }
}
