//! The words of libraries, for people.

use std::io;

/// What is wrong with JSON that cannot be read, without the place, which whoever says it knows
/// better.
pub fn json(fault: &serde_json::Error) -> String {
    message(&fault.to_string())
}

/// The same of a message that a library has put together already: it may begin with the path of a
/// value.
pub fn message(whole: &str) -> String {
    let message = match whole.rsplit_once(" at line ") {
        Some((message, place)) if place.contains(" column ") => message,
        _ => whole,
    };
    let kinds = ["invalid ", "missing ", "unknown ", "duplicate "];
    match message.split_once(": ") {
        Some((path, rest))
            if !path.contains(' ') && kinds.iter().any(|kind| rest.starts_with(kind)) =>
        {
            format!("{path}: {}", table::plain(rest))
        }
        _ => table::plain(message),
    }
}

/// What went wrong with a file, a folder or an address, without the number that the system has for
/// it.
pub fn io(fault: &io::Error) -> String {
    let whole = fault.to_string();
    // An error of a library says itself what is wrong.
    if fault.get_ref().is_some() {
        return whole;
    }
    let known = match fault.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder",
        io::ErrorKind::PermissionDenied => "this user may not do that",
        io::ErrorKind::ConnectionRefused => "nothing listens there",
        io::ErrorKind::AddrInUse => "another program has this address",
        io::ErrorKind::AddrNotAvailable => "this machine does not have that address",
        io::ErrorKind::IsADirectory => "it is a folder",
        io::ErrorKind::NotADirectory => "no folder is there",
        io::ErrorKind::InvalidData => "it is not plain text in UTF-8",
        _ => whole.split(" (os error ").next().unwrap_or(&whole),
    };
    known.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_has_no_number() {
        for (number, words) in [
            (2, "there is no such file or folder"),
            (13, "this user may not do that"),
            (20, "no folder is there"),
            (21, "it is a folder"),
            (98, "another program has this address"),
            (111, "nothing listens there"),
        ] {
            assert_eq!(io(&io::Error::from_raw_os_error(number)), words);
        }
        let full = io(&io::Error::from_raw_os_error(28));
        assert!(!full.is_empty() && !full.contains("os error"), "{full}");
        assert_eq!(io(&io::Error::other("the name has no address")), "the name has no address");
    }
}
