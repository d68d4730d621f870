//! How a layout is written: as a short code to share, or as a list that is easy to make.
//!
//! The list reads `tables:B4-D4,H3-H4;rugs:B6-D8;chairs:B3;mugs:B4;barrels:B2`. The code says the
//! same in a form that fits into a link: `F1`, then the letters of base64url for the bytes. A
//! square is a byte; tables and rugs are two, for the corners; each list begins with its length.
//! Three bytes at the end tell a code that was copied wrongly.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use table::SetupFault;

use crate::board::Square;
use crate::furnishing::{Furnishing, ends, span};

/// The setting in the lobby.
pub const KEY: &str = "layout";

/// What a code begins with, and the version of what follows.
const PREFIX: &str = "F";
const VERSION: &str = "1";

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The most squares of a piece, so that nobody writes a carpet of a million.
const LARGEST: usize = 16;

const fn wrong(why: &'static str) -> SetupFault {
    SetupFault::Text { key: KEY, why, values: BTreeMap::new() }
}

/// Reads a layout from a code or a list.
///
/// # Errors
/// The [`SetupFault::Text`] that says what is wrong with the text.
pub fn read(text: &str) -> Result<Furnishing, SetupFault> {
    if text.contains(':') {
        return read_list(text);
    }
    // A word that happens to begin with the same letter is no code of another version.
    let numbered = |rest: &&str| rest.starts_with(|digit: char| digit.is_ascii_digit());
    let rest = text.strip_prefix(PREFIX).filter(numbered).ok_or(wrong("unknown"))?;
    let letters = rest.strip_prefix(VERSION).ok_or(wrong("version"))?;
    let mut bytes = decode(letters).ok_or(wrong("damaged"))?;
    let split = bytes.len().checked_sub(3).ok_or(wrong("damaged"))?;
    let sum = bytes.split_off(split);
    if checksum(&bytes) != *sum {
        return Err(wrong("damaged"));
    }
    let mut bytes = bytes.into_iter();
    let furnishing = Furnishing {
        tables: pieces(&mut bytes)?,
        rugs: pieces(&mut bytes)?,
        chairs: squares(&mut bytes)?,
        mugs: squares(&mut bytes)?,
        barrels: squares(&mut bytes)?,
    };
    if bytes.next().is_some() { Err(wrong("damaged")) } else { Ok(furnishing) }
}

/// The code of a layout. Tables and rugs are rectangles in it.
pub fn code(furnishing: &Furnishing) -> String {
    let mut bytes = Vec::new();
    for pieces in [&furnishing.tables, &furnishing.rugs] {
        let corners: Vec<_> = pieces.iter().filter_map(|piece| ends(piece)).collect();
        bytes.push(corners.len() as u8);
        bytes.extend(corners.into_iter().flat_map(|(from, to)| [byte(from), byte(to)]));
    }
    for squares in [&furnishing.chairs, &furnishing.mugs, &furnishing.barrels] {
        bytes.push(squares.len() as u8);
        bytes.extend(squares.iter().map(|square| byte(*square)));
    }
    let sum = checksum(&bytes);
    bytes.extend(sum);
    let mut code = String::from(PREFIX);
    code.push_str(VERSION);
    encode(&bytes, &mut code);
    code
}

const fn byte(square: Square) -> u8 {
    square.x() << 4 | square.y()
}

fn square(byte: Option<u8>) -> Result<Square, SetupFault> {
    let byte = byte.ok_or(wrong("damaged"))?;
    Ok(Square::new(byte >> 4, byte & 15))
}

type Bytes = alloc::vec::IntoIter<u8>;

fn squares(bytes: &mut Bytes) -> Result<Vec<Square>, SetupFault> {
    let count = bytes.next().ok_or(wrong("damaged"))?;
    (0..count).map(|_| square(bytes.next())).collect()
}

fn pieces(bytes: &mut Bytes) -> Result<Vec<Vec<Square>>, SetupFault> {
    let count = bytes.next().ok_or(wrong("damaged"))?;
    let piece = |_| bounded(span(square(bytes.next())?, square(bytes.next())?));
    (0..count).map(piece).collect()
}

fn bounded(squares: Vec<Square>) -> Result<Vec<Square>, SetupFault> {
    if squares.len() > LARGEST { Err(wrong("piece")) } else { Ok(squares) }
}

/// Three bytes of a hash (Fowler, Noll and Vo).
fn checksum(bytes: &[u8]) -> [u8; 3] {
    let mix = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    let [a, b, c, d] = bytes.iter().fold(0x811c_9dc5, mix).to_le_bytes();
    [a ^ d, b, c]
}

fn encode(bytes: &[u8], text: &mut String) {
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0_u32, |bits, place| {
            bits << 8 | u32::from(chunk.get(place).copied().unwrap_or(0))
        });
        for place in 0..=chunk.len() {
            let letter = (bits >> (18 - 6 * place) & 63) as usize;
            text.push(LETTERS.get(letter).map_or('A', |letter| char::from(*letter)));
        }
    }
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let value = |letter: u8| LETTERS.iter().position(|other| *other == letter);
    let mut bytes = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let letter = chunk.get(place).map_or(Some(0), |letter| value(*letter))?;
            bits = bits << 6 | u32::try_from(letter).ok()?;
        }
        let [_, a, b, c] = bits.to_be_bytes();
        let whole = [a, b, c];
        let count = chunk.len().checked_sub(1).filter(|count| *count > 0)?;
        let (kept, rest) = whole.split_at_checked(count)?;
        if rest.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(kept);
    }
    Some(bytes)
}

fn read_list(text: &str) -> Result<Furnishing, SetupFault> {
    let mut furnishing = Furnishing::default();
    for list in text.split(';').filter(|list| !list.is_empty()) {
        let (name, entries) = list.split_once(':').ok_or(wrong("list"))?;
        let pieces = entries.split(',').filter(|entry| !entry.is_empty()).map(read_piece);
        let pieces = pieces.collect::<Result<Vec<_>, _>>()?;
        match name {
            "tables" => furnishing.tables.extend(pieces),
            "rugs" => furnishing.rugs.extend(pieces),
            "chairs" => furnishing.chairs.extend(pieces.into_iter().flatten()),
            "mugs" => furnishing.mugs.extend(pieces.into_iter().flatten()),
            "barrels" => furnishing.barrels.extend(pieces.into_iter().flatten()),
            _ => return Err(wrong("list")),
        }
    }
    Ok(furnishing)
}

fn read_piece(text: &str) -> Result<Vec<Square>, SetupFault> {
    let square = |text: &str| text.parse::<Square>().map_err(|_| wrong("square"));
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    bounded(span(square(from)?, square(to)?))
}
