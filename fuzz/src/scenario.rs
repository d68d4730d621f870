//! Any text as a file of scenarios.

use table::Game;
use table::scenario::Source;

/// Reads and plays a text. Whatever it is, it comes out as it says, or there is a complaint about
/// one of its lines.
pub fn scenario<G: Game>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines = text.lines().count();
    let source = Source::new("any.txt", &text);
    for rehearsal in G::rehearse(&text).unwrap_or_default() {
        assert!((1..=lines).contains(&rehearsal.line), "line {}", rehearsal.line);
        let complaint = rehearsal.complaint(&source);
        assert_eq!(complaint.is_empty(), rehearsal.holds(), "{complaint}");
    }
}
