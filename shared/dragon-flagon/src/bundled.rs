//! A file of cards: the Common ones, or those of one character.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::ids::{Card, Character};
use crate::sheet::CardSheet;

/// Reads a sheet for each card of its file. Read by hand, so that the names of the other files'
/// cards are faults, and faults keep their places.
#[derive(Clone, Copy)]
pub struct CardFile(pub Option<Character>);

impl CardFile {
    /// The cards that belong into the file.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| card.owner() == self.0)
    }
}

impl<'de> DeserializeSeed<'de> for CardFile {
    type Value = BTreeMap<Card, CardSheet>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for CardFile {
    type Value = BTreeMap<Card, CardSheet>;

    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("a section for each card")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut sheets = BTreeMap::new();
        while let Some(card) = map.next_key_seed(Section(self))? {
            sheets.insert(card, map.next_value()?);
        }
        Ok(sheets)
    }
}

/// The name of a section: one of the file's cards.
struct Section(CardFile);

impl<'de> DeserializeSeed<'de> for Section {
    type Value = Card;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Card, D::Error> {
        let name = String::deserialize(deserializer)?;
        self.0.cards().find(|card| card.key() == name).ok_or_else(|| {
            let known: Vec<&str> = self.0.cards().map(Card::key).collect();
            let known = known.join(", ");
            D::Error::custom(alloc::format!(
                "there is no card \"{name}\" here; sections are {known}"
            ))
        })
    }
}
