//! Compares boards and what prompts offer with what is expected.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::run::Run;
use super::script::Play;
use super::{Drawing, Place, listed, side_by_side};
use crate::{Barred, Game};

/// Compares a drawn board, square by square.
pub(super) fn board<P: Play>(run: &mut Run<'_, P>, at: Place, expected: &Drawing<P::Cell>) {
    let found = |x: u8, y: u8| run.play.cell(&run.game, x, y);
    if expected.cells().all(|(x, y, cell)| *cell == found(x, y)) {
        return;
    }
    let left = expected.sketch(|_, _, cell| P::show_cell(cell));
    let right = expected.sketch(|x, y, _| P::show_cell(&found(x, y)));
    let boards = side_by_side(("expected", &left), ("found", &right));
    run.differs(at, "the board is another one", Some(boards));
}

/// What a prompt offers, when it is not exactly these, in any order.
pub(super) fn offered<P: Play>(
    run: &Run<'_, P>,
    who: P::Who,
    key: &str,
    picks: &[P::Pick],
) -> Option<String> {
    let Some(prompt) = run.find(who, key) else {
        return Some(run.open());
    };
    let offered = prompt.choose.offered();
    let mut left = offered.to_vec();
    let all = picks.iter().all(|pick| take(run, who, pick, &mut left));
    (!all || !left.is_empty()).then(|| {
        let mut shown: Vec<String> = offered.iter().map(|item| run.play.show_item(item)).collect();
        shown.sort();
        listed(shown)
    })
}

/// Takes what is meant out of what is left; says whether it was there.
fn take<P: Play>(
    run: &Run<'_, P>,
    who: P::Who,
    pick: &P::Pick,
    left: &mut Vec<<P::Game as Game>::Item>,
) -> bool {
    let item = run.play.item(&run.game, who, pick, left);
    let place = item.and_then(|item| left.iter().position(|other| *other == item));
    place.map(|place| left.swap_remove(place)).is_some()
}

/// What a prompt shows as barred, when it is not exactly these, by these rules where they are named.
pub(super) fn barred<P: Play>(
    run: &Run<'_, P>,
    who: P::Who,
    key: &str,
    expected: &[(P::Pick, Option<String>)],
) -> Option<String> {
    let Some(prompt) = run.find(who, key) else {
        return Some(run.open());
    };
    let mut left: Vec<&Barred<<P::Game as Game>::Item>> = prompt.barred.iter().collect();
    // Those with a rule first: they fit one only.
    let (with, without): (Vec<_>, Vec<_>) = expected.iter().partition(|(_, rule)| rule.is_some());
    let all = with.into_iter().chain(without).all(|(pick, rule)| {
        let fits = |found: &&Barred<_>| rule.as_deref().is_none_or(|rule| rule == found.rule);
        let same = |found: &&Barred<<P::Game as Game>::Item>| {
            let own = core::slice::from_ref(&found.item);
            let item = run.play.item(&run.game, who, pick, own);
            fits(found) && item.is_some_and(|item| item == found.item)
        };
        left.iter().position(same).map(|place| left.remove(place)).is_some()
    });
    let shown = |found: &Barred<_>| format!("{} {}", run.play.show_item(&found.item), found.rule);
    (!all || !left.is_empty()).then(|| listed(prompt.barred.iter().map(shown)))
}
