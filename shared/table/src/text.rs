//! Texts from outside: what may be repeated of them.

use alloc::string::String;

/// The most characters of a word in a message.
const WORD: usize = 60;

/// Whether a letter hides, joins, breaks or turns around what stands beside it: control and format
/// characters, and line breaks. Names and messages have none of them.
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A letter that does nothing but show itself.
pub fn visible(letter: char) -> char {
    if is_unseen(letter) { '\u{fffd}' } else { letter }
}

/// A text of which every letter shows itself, on one line.
pub fn shown(text: &str) -> String {
    text.chars().map(visible).collect()
}

/// A word that may be of any length and hold anything, as a message can repeat it.
pub fn short(word: &str) -> String {
    let rest = if word.chars().nth(WORD).is_some() { "…" } else { "" };
    word.chars().take(WORD).map(visible).chain(rest.chars()).collect()
}
