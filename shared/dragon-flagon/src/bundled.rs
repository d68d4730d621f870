//! The file of the Common cards.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::board::Offset;
use crate::ids::Card;
use crate::sheet::CardSheet;

/// A deck file: named areas and a sheet for each card.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Bundled {
    pub areas: BTreeMap<String, Vec<Offset>>,
    pub cards: BTreeMap<Card, CardSheet>,
}

/// A section of a deck file.
enum Section {
    Areas,
    Card(Card),
}

impl<'de> Deserialize<'de> for Section {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let card = Card::ALL.into_iter().find(|card| card.key() == name).map(Self::Card);
        card.or((name == "areas").then_some(Self::Areas)).ok_or_else(|| {
            let known = Card::ALL.map(Card::key).join(", ");
            serde::de::Error::custom(format!(
                "there is no card \"{name}\"; sections are areas, {known}"
            ))
        })
    }
}

/// Read by hand, because a flattened map would lose the places of faults.
impl<'de> Deserialize<'de> for Bundled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Sections;
        impl<'de> Visitor<'de> for Sections {
            type Value = Bundled;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a section for each card, and [areas]")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Bundled, A::Error> {
                let mut file = Bundled::default();
                while let Some(section) = map.next_key()? {
                    match section {
                        Section::Areas => file.areas = map.next_value()?,
                        Section::Card(card) => {
                            file.cards.insert(card, map.next_value()?);
                        }
                    }
                }
                Ok(file)
            }
        }
        deserializer.deserialize_map(Sections)
    }
}
