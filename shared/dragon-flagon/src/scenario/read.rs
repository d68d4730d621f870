//! Reads the position of a scenario.

use table::scenario::{Change, Drawing, Fault, Line, Lines, Said};

use crate::book::Length;
use crate::scenario::cell::Cell;
use crate::scenario::mat;
use crate::scenario::script::{Setting, Setup};
use crate::scenario::words::{SIDE, characters, names, read_character, read_square};

/// Reads a line, or a drawn board.
pub fn setup(setup: &mut Setup, lines: &mut Lines<'_, '_>) -> Result<(), Fault> {
    if lines.peek().is_some_and(Drawing::<Cell>::begins) {
        let board = Drawing::read(lines, SIDE, Cell::read)?;
        let again = board.as_ref().filter(|_| setup.board.is_some());
        if let Some(again) = again {
            return Err(Fault::new(again.at, "the position has a drawn board already"));
        }
        setup.board = board;
        return Ok(());
    }
    let Some(mut line) = lines.next() else {
        return Ok(());
    };
    let at = line.here();
    if let Some(who) = line.maybe(&characters()) {
        line.must_mark(':')?;
        setup.mats.extend(mat::read(&mut line)?.into_iter().map(|said| (who, said)));
        return Ok(());
    }
    let what = setting(&mut line)?;
    line.end()?;
    setup.settings.push(Said { at, what });
    Ok(())
}

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

fn setting(line: &mut Line<'_>) -> Result<Setting, Fault> {
    let Some(set) = line.maybe(&SETTINGS) else {
        let names = names(&SETTINGS, &["play", "expect", "a row of column letters like A B C"]);
        return Err(line.unlisted("a part of the position", &names));
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
