//! What a house decides where a rulebook is silent: a deck file of yes and no, which a table may
//! decide otherwise in the lobby.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::Setting;

/// The choices of a ruling at the table: what the deck says, or the one or the other.
const CHOICES: &[&str] = &["default", "no", "yes"];

/// The rulings of a game; [`crate::rulings!`] makes one.
pub trait RulingBook {
    /// Each ruling with its setting in the lobby.
    const OPEN: &'static [(&'static str, &'static str)];

    /// What the deck says, in the same order.
    fn values(&self) -> Vec<bool>;

    /// What the lobby may set.
    fn settings() -> impl Iterator<Item = Setting> {
        Self::OPEN.iter().map(|(_, key)| Setting::new(key, CHOICES))
    }

    /// The rulings that a table decides otherwise than its deck, as a deck file.
    fn chosen(settings: &BTreeMap<String, String>) -> String {
        let mut text = String::new();
        for (ruling, key) in Self::OPEN {
            let value = match settings.get(*key).map(String::as_str) {
                Some("yes") => "true",
                Some("no") => "false",
                _ => continue,
            };
            text += &alloc::format!("{ruling} = {{ house = {value} }}\n");
        }
        text
    }

    /// What `default` means for each setting.
    fn defaults(&self) -> BTreeMap<String, String> {
        let words = |value| if value { "yes" } else { "no" };
        let keys = Self::OPEN.iter().map(|(_, key)| (*key).to_string());
        keys.zip(self.values().into_iter().map(|value| words(value).to_string())).collect()
    }
}

/// Makes the rulings of a game, as their deck file has them, and their settings from one list.
#[macro_export]
macro_rules! rulings {
    ($($(#[$words:meta])* $open:ident;)*) => {
        /// What the house decides where the rulebook is silent.
        #[derive(Clone, PartialEq, Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Rulings {
            $($(#[$words])* pub $open: $crate::Marked<bool>,)*
        }

        impl $crate::RulingBook for Rulings {
            const OPEN: &'static [(&'static str, &'static str)] =
                &[$((stringify!($open), concat!("ruling.", stringify!($open))),)*];

            fn values(&self) -> alloc::vec::Vec<bool> {
                [$(&self.$open,)*].into_iter().map(|ruling| *ruling.value()).collect()
            }
        }
    };
}
