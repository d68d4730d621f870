//! What simulations count of a game in the lair: every chamber that is entered, and every power.

use alloc::vec::Vec;

use table::{Deed, Seat, Tally};

use crate::ids::{Hero, Kind};
use crate::news::{Event, Open, Purse};
use crate::world::MOST_SEATS;

/// What a Knight prevents has no effect on anybody.
const KEPT: &str = "DK-KNIGHT-03";

/// The seats, for those who count coins.
const SEATS: [&str; MOST_SEATS] = ["seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6"];

/// The chambers and, where there are any, the powers, with every rule that can leave one without
/// effect.
pub fn deeds(heroes: bool) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Kind::ALL.into_iter().map(|kind| chamber(kind, heroes)).collect();
    if heroes {
        deeds.extend(Hero::ALL.into_iter().map(power));
    }
    deeds
}

fn chamber(kind: Kind, heroes: bool) -> Deed {
    let mut cancels: Vec<&'static str> = match kind {
        Kind::FindGold => alloc::vec!["DK-INT-18"],
        Kind::StealLeft => alloc::vec!["DK-STEAL-03"],
        Kind::StealRight => alloc::vec!["DK-STEAL-05"],
        Kind::DrakonsDue => alloc::vec!["DK-DUE-03"],
        Kind::WishingWell => alloc::vec!["DK-WELL-03"],
        Kind::MagicalShift => alloc::vec!["DK-INT-35", "DK-INT-38"],
        Kind::Destroy => alloc::vec!["DK-INT-33"],
        Kind::Rotate => alloc::vec!["DK-INT-29"],
        Kind::Map => alloc::vec!["DK-MAP-02"],
        Kind::MindControl => alloc::vec!["DK-ORB-07", "DK-RULE-10"],
        Kind::Start => alloc::vec!["DK-START-02"],
        Kind::Blank
        | Kind::StrongWind
        | Kind::HeavyGale
        | Kind::MasterKey
        | Kind::MagicalVortex => Vec::new(),
    };
    if heroes && kind.acts() {
        // Only with powers can a character come to the same chamber twice in a turn.
        cancels.push("DK-MOVE-05");
    }
    if heroes && kind.takes_coin() {
        cancels.push(KEPT);
    }
    Deed { name: kind.key(), cancels }
}

fn power(hero: Hero) -> Deed {
    let cancels = if hero == Hero::Thief { alloc::vec![KEPT] } else { Vec::new() };
    Deed { name: hero.key(), cancels }
}

/// Tells what an event means to those who count. A deed runs until the next one begins, so that the
/// coins that it moves are its own; each takes one measure of time.
pub fn tally(event: &Event, tell: &mut dyn FnMut(Tally)) {
    let Event::Open(news) = event else { return };
    match news {
        Open::Moved { seat, kind, .. } => begin(*seat, kind.key(), tell),
        Open::Power { seat, hero } => {
            if *hero == Hero::Knight {
                tell(Tally::Cancelled { rule: KEPT });
            }
            begin(*seat, hero.key(), tell);
        }
        Open::Idle { rule, .. } => tell(Tally::Cancelled { rule }),
        Open::Coin { from, to, .. } => {
            tell(Tally::Paid { from: holder(*from), to: holder(*to), points: 1 });
        }
        Open::Placed { .. } | Open::Skipped { .. } | Open::Over { .. } => end(tell),
        Open::First { .. }
        | Open::Shifted { .. }
        | Open::Destroyed { .. }
        | Open::Turned { .. } => {}
    }
}

fn begin(seat: Seat, deed: &'static str, tell: &mut dyn FnMut(Tally)) {
    end(tell);
    tell(Tally::Begun { figure: name(seat), deed });
}

fn end(tell: &mut dyn FnMut(Tally)) {
    tell(Tally::Ended { time: 1 });
}

fn holder(purse: Purse) -> Option<&'static str> {
    match purse {
        Purse::Seat(seat) => Some(name(seat)),
        Purse::Hoard | Purse::Start => None,
    }
}

fn name(seat: Seat) -> &'static str {
    SEATS.get(seat.index()).copied().unwrap_or_default()
}
