//! What may be repeated of a deck file in a message.

use alloc::string::String;
use alloc::vec::Vec;

use crate::text::short;

/// The most characters of a message.
const MESSAGE: usize = 2000;
/// How the reader names a type of its own; the type's name follows.
const TYPE: &str = "expected struct ";

/// The reader's words for what is wrong, on one line and without the names of Rust types. What a
/// file says is not repeated at any length, nor what a terminal would obey.
pub fn plain(message: &str) -> String {
    let message = message
        .replace('\n', ", ")
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("wanted string or table", "expected { printed = … } or { house = … }");
    let words: Vec<String> = untyped(&message).split(' ').map(short).collect();
    words.join(" ").chars().take(MESSAGE).collect()
}

/// The message with other words for a type's name.
fn untyped(message: &str) -> String {
    let Some((before, after)) = message.split_once(TYPE) else { return String::from(message) };
    let rest = after.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric());
    alloc::format!("{before}expected a section of its own{rest}")
}
