//! Keys and values as plain words, without the browser's texts.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use table::text::shown;

/// A JSON value with its fields in the order in which they were written.
#[derive(Clone, PartialEq, Debug)]
pub enum Plain {
    Nothing,
    Word(String),
    List(Vec<Plain>),
    Fields(Vec<(String, Plain)>),
}

impl Plain {
    /// Reads JSON; what is none has no words.
    pub fn read(json: &str) -> Self {
        serde_json::from_str(json).unwrap_or(Self::Nothing)
    }

    /// The field of this name.
    pub fn field(&self, name: &str) -> &Self {
        match self {
            Self::Fields(fields) => {
                let own = fields.iter().find(|(key, _)| key == name);
                own.map_or(&Self::Nothing, |(_, value)| value)
            }
            _ => &Self::Nothing,
        }
    }

    /// The values of a list.
    pub fn values(&self) -> &[Self] {
        match self {
            Self::List(values) => values,
            _ => &[],
        }
    }

    /// In words: a single field is its value, others are named, and what is of a `kind` begins with
    /// that.
    pub fn words(&self) -> String {
        match self {
            Self::Nothing => "nothing".to_owned(),
            Self::Word(word) => shown(&word.replace('_', " ")),
            Self::List(values) => listed(values),
            Self::Fields(fields) => match fields.as_slice() {
                [(_, value)] => value.words(),
                fields => match self.field("kind") {
                    Self::Nothing => named(fields),
                    kind => format!("{}: {}", kind.words(), named(fields)),
                },
            },
        }
    }
}

/// Values with commas.
pub fn listed(values: &[Plain]) -> String {
    let words: Vec<String> = values.iter().map(Plain::words).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
}

fn named(fields: &[(String, Plain)]) -> String {
    let there = fields.iter().filter(|(key, value)| *value != Plain::Nothing && key != "kind");
    let said = there.map(|(key, value)| {
        let key = shown(&key.replace('_', " "));
        match value {
            Plain::List(_) => format!("{key} ({})", value.words()),
            _ => format!("{key} {}", value.words()),
        }
    });
    said.collect::<Vec<_>>().join(", ")
}

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Plain;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Plain, E> {
        Ok(Plain::Word(if value { "yes" } else { "no" }.to_owned()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Plain, E> {
        Ok(Plain::Word(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Plain, E> {
        Ok(Plain::Word(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Plain, E> {
        Ok(Plain::Word(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Plain, E> {
        Ok(Plain::Word(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Plain, E> {
        Ok(Plain::Nothing)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Plain, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = seq.next_element()? {
            values.push(value);
        }
        Ok(Plain::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Plain, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Plain::Fields(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_become_words_in_their_order() {
        let words = |json: &str| Plain::read(json).words();
        assert_eq!(words(r#"{"card":"push_table"}"#), "push table");
        assert_eq!(words(r#"[{"card":"slash"},"nothing",{"time":2}]"#), "slash, nothing, 2");
        let moved = r#"{"kind":"moved","who":"nari","path":["D4","D5"],"to":null,"far":true}"#;
        assert_eq!(words(moved), "moved: who nari, path (D4, D5), far yes");
        assert_eq!(words("[]"), "nothing");
        assert_eq!(words("{"), "nothing");
    }

    #[test]
    fn nothing_in_a_file_moves_the_cursor() {
        assert_eq!(
            Plain::read("\"a\\u001b[2Jb\\n\\u202ec\"").words(),
            "a\u{fffd}[2Jb\u{fffd}\u{fffd}c"
        );
    }
}
