//! What people write: names and chat, made safe to show.

use protocol::{ErrorCode, MAX_CHAT, MAX_NAME};
use table::text::is_unseen;

/// A name to show: 1 to [`MAX_NAME`] visible characters.
///
/// # Errors
/// [`ErrorCode::BadName`].
pub fn name(text: &str) -> Result<String, ErrorCode> {
    tidy(text, MAX_NAME).ok_or(ErrorCode::BadName { max: MAX_NAME })
}

/// A line of chat: 1 to [`MAX_CHAT`] characters.
///
/// # Errors
/// [`ErrorCode::BadChat`].
pub fn chat(text: &str) -> Result<String, ErrorCode> {
    tidy(text, MAX_CHAT).ok_or(ErrorCode::BadChat { max: MAX_CHAT })
}

/// Without what cannot be seen or turns the line around, with single spaces.
fn tidy(text: &str, max: usize) -> Option<String> {
    // Whatever is this long is not looked at more closely.
    if text.len() > 16 * max {
        return None;
    }
    let visible: String = text
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| !is_unseen(*letter))
        .collect();
    let tidy = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    (1..=max).contains(&tidy.chars().count()).then_some(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(
            name("  Ada \u{202e} of\n the\t\u{200b}Lake "),
            Ok("Ada of the Lake".to_owned())
        );
        assert_eq!(name("<b>Ada</b>"), Ok("<b>Ada</b>".to_owned()), "text stays text");
        for bad in ["", "   ", "\u{200b}\u{feff}", &"x".repeat(MAX_NAME + 1), &"x".repeat(10_000)] {
            assert_eq!(name(bad), Err(ErrorCode::BadName { max: MAX_NAME }));
        }
    }

    #[test]
    fn chat_has_room_for_a_sentence() {
        assert!(chat(&"ä".repeat(MAX_CHAT)).is_ok());
        assert!(chat(&"ä".repeat(MAX_CHAT + 1)).is_err());
    }
}
