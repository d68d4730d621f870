//! What may be repeated of a deck file in a message.

use alloc::string::String;
use alloc::vec::Vec;

use table::text::short;

/// The most characters of a message.
const MESSAGE: usize = 2000;

/// The reader's words for what is wrong, on one line and without the names of Rust types. What a
/// file says is not repeated at any length, nor what a terminal would obey.
pub fn plain(message: &str) -> String {
    let message = message
        .replace('\n', ", ")
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("expected struct ThrownSheet", "expected a section of its own")
        .replace("wanted string or table", "expected { printed = … } or { house = … }");
    let words: Vec<String> = message.split(' ').map(short).collect();
    words.join(" ").chars().take(MESSAGE).collect()
}
