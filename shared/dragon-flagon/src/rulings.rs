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
    ($($(#[$words:meta])* $ruling:ident;)*) => {
        /// What the house decides where the rulebook is silent.
        #[derive(Clone, PartialEq, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Rulings {
            $($(#[$words])* pub $ruling: Marked<bool>,)*
        }

        /// Each ruling with its setting in the lobby.
        const ALL: &[(&str, &str)] =
            &[$((stringify!($ruling), concat!("ruling.", stringify!($ruling))),)*];

        impl Rulings {
            fn values(&self) -> Vec<bool> {
                [$(&self.$ruling,)*].into_iter().map(|ruling| *ruling.value()).collect()
            }
        }
    };
}

rulings! {
    /// KB-9
    fall_between_tables;
    /// KB-10
    fall_when_prone;
    /// OB-11
    move_inside_area;
    /// FU-18
    yank_hits_oneself;
}

/// What the lobby may set.
pub fn settings() -> impl Iterator<Item = Setting> {
    ALL.iter().map(|(_, key)| Setting { key, choices: CHOICES })
}

/// The rulings that a table decides otherwise than its deck, as a deck file.
pub fn chosen(settings: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    for (ruling, key) in ALL {
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
        let keys = ALL.iter().map(|(_, key)| (*key).to_string());
        keys.zip(self.values().into_iter().map(|value| words(value).to_string())).collect()
    }
}
