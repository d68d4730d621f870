//! What the house decides where the rulebook is silent.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Deserialize;
use table::Setting;

use crate::sheet::Marked;

/// The choices of a ruling at the table: what the deck says, or the one or the other.
const CHOICES: &[&str] = &["default", "no", "yes"];

/// Makes the rulings, and the settings of the lobby, from one list.
macro_rules! rulings {
    ($($(#[$words:meta])* $open:ident;)*) => {
        /// What the house decides where the rulebook is silent.
        #[derive(Clone, PartialEq, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Rulings {
            $($(#[$words])* pub $open: Marked<bool>,)*
        }

        /// Each ruling with its setting in the lobby.
        const OPEN: &[(&str, &str)] =
            &[$((stringify!($open), concat!("ruling.", stringify!($open))),)*];

        impl Rulings {
            fn open(&self) -> Vec<bool> {
                [$(&self.$open,)*].into_iter().map(|ruling| *ruling.value()).collect()
            }
        }
    };
}

rulings! {
    /// KB-9: whether a knock from table to table fells.
    fall_between_tables;
    /// KB-10: whether somebody who lies can fall again.
    fall_when_prone;
    /// OB-11: whether a Move keeps to the squares of the card.
    move_inside_area;
    /// FU-18: whether one's own yank can hit oneself.
    yank_hits_oneself;
    /// RP-2: whether a boaster's bonus comes with each victim of an action, or only with the
    /// first.
    boast_for_each;
    /// RP-4: whether a hit for reputation costs the Flagon although nothing can be lost.
    empty_hit_drops_flagon;
    /// PD-4: whether a Daze that finds no free slot counts.
    full_daze_counts;
    /// CX-5: whether a cancelled Dragon card comes back to the deck.
    cancelled_dragon_returns;
    /// CX-12: whether Shadow Step without an open way is cancelled.
    shadow_step_cancelled;
    /// AT-15: whether Battle Frenzy pays after a cancelled card.
    frenzy_after_cancelled;
}

/// What the lobby may set.
pub fn settings() -> impl Iterator<Item = Setting> {
    OPEN.iter().map(|(_, key)| Setting::new(key, CHOICES))
}

/// The rulings that a table decides otherwise than its deck, as a deck file.
pub fn chosen(settings: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    for (ruling, key) in OPEN {
        let value = match settings.get(*key).map(String::as_str) {
            Some("yes") => "true",
            Some("no") => "false",
            _ => continue,
        };
        text += &alloc::format!("{ruling} = {{ house = {value} }}\n");
    }
    text
}

impl Rulings {
    /// What `default` means for each setting.
    pub fn defaults(&self) -> BTreeMap<String, String> {
        let words = |value| if value { "yes" } else { "no" };
        let keys = OPEN.iter().map(|(_, key)| (*key).to_string());
        keys.zip(self.open().into_iter().map(|value| words(value).to_string())).collect()
    }
}
