//! The words of the readers of files, for people who know the game and not the readers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::text::short;

/// The most characters of a message.
const MESSAGE: usize = 2000;
/// A value that says where it comes from.
const MARKED: &str = "{ printed = … } or { house = … }";

/// What is wrong with how a file is written, in a reader's words and in ours.
const WRITTEN: &[(&str, &str)] = &[
    (
        "string values must be quoted, expected literal string",
        "a value is missing here, or the quotation marks around a text",
    ),
    ("invalid multi-line basic string", "a text has no end"),
    ("invalid basic string", "a text has no end"),
    ("invalid literal string", "a text has no end"),
    ("unclosed inline table", "what { begins has no end"),
    ("unclosed array", "a list has no end"),
    ("unclosed table", "the name of a section has no end"),
    ("key with no value", "a name has no value"),
    ("duplicate key", "this name is there already; each may stand once"),
    ("unexpected key or value", "something stands behind a value"),
    ("unquoted keys cannot be empty", "a name is missing"),
    ("invalid unquoted key", "this is no name"),
    ("invalid boolean", "this is no word for yes or no"),
    ("extra assignment between key-value pairs", "two values stand together"),
    ("missing comma between key-value pairs", "two values stand together"),
    ("missing assignment between key-value pairs", "a name has no value"),
    ("floating-point number overflowed", "this number is too large"),
    ("EOF while parsing ", "it ends in the middle of "),
    ("expected value", "a value is missing here"),
    ("trailing characters", "something stands behind the end"),
    ("key must be a string", "a name is missing, or its quotation marks"),
    ("expected ident", "this is no value"),
    (", expected nothing", ""),
    (", expected ", "; this may stand here: "),
];

/// A reader's message in plain words, on one line: what stands there, and what may. What a file says
/// is not repeated at any length, nor what a terminal would obey.
pub fn plain(message: &str) -> String {
    let message = message.replace('\n', ", ");
    let message = of_value(&message).unwrap_or_else(|| {
        WRITTEN
            .iter()
            .fold(message.clone(), |message, (theirs, ours)| message.replace(theirs, ours))
    });
    let words: Vec<String> = message.split(' ').map(short).collect();
    words.join(" ").chars().take(MESSAGE).collect()
}

/// What is said of a value, or of a name, that can be read and does not fit.
fn of_value(message: &str) -> Option<String> {
    if message == "invalid value: map, expected map with a single key" {
        return Some(format!("one value belongs here, with where it comes from: {MARKED}"));
    }
    if message == "wanted string or table" {
        return Some(format!("write it as {MARKED}"));
    }
    if message.starts_with("wanted exactly 1 element") {
        return Some(format!("either is allowed, and only one of the two: {MARKED}"));
    }
    if let Some(name) = message.strip_prefix("missing field ") {
        return Some(format!("{name} is missing"));
    }
    if let Some(name) = message.strip_prefix("duplicate field ") {
        return Some(format!("{name} is there already; each may stand once"));
    }
    if let Some(unknown) = ["unknown field ", "unknown variant "]
        .into_iter()
        .find_map(|beginning| message.strip_prefix(beginning))
    {
        let (name, known) = unknown.split_once(", ")?;
        let known = known.strip_prefix("expected ").unwrap_or("nothing");
        let known = known.strip_prefix("one of ").unwrap_or(known);
        return Some(format!("there is no {name} here; allowed: {known}"));
    }
    if let Some(wrong) = message.strip_prefix("invalid length ") {
        let (length, expected) = wrong.split_once(", expected ")?;
        let values = if length == "1" { "value" } else { "values" };
        return Some(match expected {
            "fewer elements in array" => format!("a list of {length} {values} is too long here"),
            expected => format!(
                "a list of {length} {values} is not allowed here, only {}",
                allowed(expected)
            ),
        });
    }
    let wrong = ["invalid type: ", "invalid value: "];
    let wrong = wrong.into_iter().find_map(|beginning| message.strip_prefix(beginning))?;
    let (found, expected) = wrong.rsplit_once(", expected ")?;
    if expected == "any valid TOML value" {
        return Some(format!("{} is too large here", what(found)));
    }
    Some(format!("{} is not allowed here, only {}", what(found), allowed(expected)))
}

/// What stands there.
fn what(found: &str) -> String {
    let number = |rest: &str| format!("the number {}", rest.split('`').nth(1).unwrap_or(rest));
    if let Some(text) = found.strip_prefix("string ") {
        return format!("the text {text}");
    }
    if let Some(rest) = found.strip_prefix("integer ") {
        return number(rest);
    }
    if let Some(rest) = found.strip_prefix("floating point ") {
        return number(rest);
    }
    if let Some(rest) = found.strip_prefix("boolean ") {
        return rest.replace('`', "");
    }
    let known = match found {
        "sequence" => "a list",
        "map" => "a group of values in { }",
        "null" | "unit value" => "`null`",
        _ => "this value",
    };
    known.to_string()
}

/// What may stand there instead.
fn allowed(expected: &str) -> String {
    let known = match expected {
        "u8" => "a whole number from 0 to 255",
        "i8" => "a whole number from -128 to 127",
        "u16" => "a whole number from 0 to 65535",
        "i16" => "a whole number from -32768 to 32767",
        "u32" => "a whole number from 0 to 4294967295",
        "i32" => "a whole number from -2147483648 to 2147483647",
        "u64" | "usize" => "a whole number that is not negative",
        "i64" | "isize" => "a whole number",
        "a boolean" => "true or false",
        "a string" => "a text in quotation marks",
        "a sequence" => "a list in [ ]",
        "a map" => "a group of values in { }",
        "string or table" | "string or map" | "string only" | "map with a single key" => MARKED,
        other if other.contains("tagged enum ") => "a group of values in { }",
        other if other.starts_with("struct ") => "a section with values of its own",
        other => other,
    };
    known.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readers_speak_plainly() {
        for (theirs, ours) in [
            (
                "invalid type: integer `99999999999999999999` as i128, expected any valid TOML value",
                "the number 99999999999999999999 is too large here",
            ),
            (
                "invalid value: map, expected map with a single key",
                "one value belongs here, with where it comes from: { printed = … } or { house = … }",
            ),
            (
                "invalid type: string \"a, expected b\", expected u8",
                "the text \"a, expected b\" is not allowed here, only a whole number from 0 to 255",
            ),
            (
                "invalid type: unit variant, expected string only",
                "this value is not allowed here, only { printed = … } or { house = … }",
            ),
            (
                "invalid length 1, expected struct Familiar with 31 elements",
                "a list of 1 value is not allowed here, only a section with values of its own",
            ),
            (
                "invalid length 3, expected fewer elements in array",
                "a list of 3 values is too long here",
            ),
            ("unknown field `x`, expected `a` or `b`", "there is no `x` here; allowed: `a` or `b`"),
            (
                "unknown variant `x`, expected one of `a`, `b`, `c`",
                "there is no `x` here; allowed: `a`, `b`, `c`",
            ),
            ("unknown field `x`, there are no fields", "there is no `x` here; allowed: nothing"),
            ("missing field `x`", "`x` is missing"),
            (
                "wanted exactly 1 element, more than 1 element",
                "either is allowed, and only one of the two: { printed = … } or { house = … }",
            ),
            (
                "invalid type: sequence, expected internally tagged enum Message",
                "a list is not allowed here, only a group of values in { }",
            ),
            ("EOF while parsing a value", "it ends in the middle of a value"),
            (
                "invalid type: null, expected u8",
                "`null` is not allowed here, only a whole number from 0 to 255",
            ),
            ("unclosed array, expected `]`", "a list has no end; this may stand here: `]`"),
            ("unexpected leading zero, expected nothing", "unexpected leading zero"),
            ("a square is a letter and a row", "a square is a letter and a row"),
        ] {
            assert_eq!(plain(theirs), ours);
        }
    }

    #[test]
    fn what_a_file_says_is_repeated_shortly_and_on_one_line() {
        let message =
            plain(&format!("unknown field `{}\u{1b}[2J\n`, expected `a`", "x".repeat(99)));
        assert!(message.starts_with("there is no `xxx") && message.contains('…'), "{message}");
        assert!(!message.contains(['\u{1b}', '\n']) && message.len() < 200, "{message}");
    }
}
