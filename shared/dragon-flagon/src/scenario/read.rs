//! Reads the position of a scenario.

use table::scenario::{Change, Fault, Line};

use crate::book::Length;
use crate::scenario::script::Setting;
use crate::scenario::words::{read_character, read_square};

#[derive(Clone, Copy)]
enum Set {
    Length,
    Marker,
    Guard,
    Stack,
    Rug,
    Night,
    Ale,
    Over,
    Ruling,
    Deck,
}

const SETTINGS: [(&str, Set); 10] = [
    ("length", Set::Length),
    ("marker", Set::Marker),
    ("guard", Set::Guard),
    ("stack", Set::Stack),
    ("rug", Set::Rug),
    ("late night", Set::Night),
    ("spilled ale", Set::Ale),
    ("game over", Set::Over),
    ("ruling", Set::Ruling),
    ("deck", Set::Deck),
];

/// Reads a line about the position as a whole.
pub fn setting(line: &mut Line<'_>, more: &[&str]) -> Result<Setting, Fault> {
    let Some(set) = line.maybe(&SETTINGS) else {
        return Err(line.none_of("a part of the position", &SETTINGS, more));
    };
    Ok(match set {
        Set::Length => Setting::Length(line.one_of("a length", &Length::ALL.map(|(l, n)| (n, l)))?),
        Set::Marker => Setting::Marker(line.parse("a space of the time track")?),
        Set::Guard => Setting::Guard(line.parse("the space of a Game End token")?),
        Set::Stack => {
            let time = line.parse("a space of the time track")?;
            line.must_mark(':')?;
            Setting::Stack(time, line.set(read_character)?)
        }
        Set::Rug => Setting::Rug(line.set(read_square)?),
        Set::Night => Setting::Night,
        Set::Ale => Setting::Ale,
        Set::Over => Setting::Over,
        Set::Ruling => Setting::Value(Change::read_ruling(line)?),
        Set::Deck => Setting::Value(Change::read(line)?),
    })
}
