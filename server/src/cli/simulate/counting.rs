//! What is counted of the events of a game.

use table::Deed;
use table::Tally::{self, Became, Begun, Cancelled, Ended, Idle, Paid, Struck};

use super::balance::{Balance, Record};
use super::coverage::{Counts, Coverage, Least, Watch};

fn counted(events: &[Tally]) -> Counts {
    let mut counts = Counts::default();
    let mut watch = Watch::new(&mut counts);
    for event in events {
        watch.hear(*event);
    }
    counts
}

/// Performed, idle, cancelled, points, time.
fn of(counts: &Counts, deed: &str) -> (u64, u64, u64, i64, u64) {
    let done = counts.get(deed).unwrap();
    (done.performed, done.idle, done.cancels(), done.points, done.time)
}

fn paid(from: &'static str, to: &'static str, points: u32) -> Tally {
    Paid { from: Some(from), to: Some(to), points }
}

#[test]
fn a_deed_brings_what_is_paid_while_it_runs() {
    let counts = counted(&[
        Begun { figure: "ann", deed: "slash" },
        Struck { figure: "ann", deed: "slash" },
        paid("ben", "ann", 3),
        Paid { from: Some("ann"), to: None, points: 1 },
        Ended { time: 2 },
        Begun { figure: "ben", deed: "slash" },
        Idle,
        Ended { time: 2 },
    ]);
    assert_eq!(of(&counts, "slash"), (2, 1, 0, 2, 4));
}

#[test]
fn what_strikes_out_of_turn_brings_its_own_points() {
    let counts = counted(&[
        Struck { figure: "cor", deed: "barrage" },
        Paid { from: Some("cor"), to: None, points: 4 },
        Begun { figure: "ann", deed: "slash" },
        Struck { figure: "ben", deed: "riposte" },
        paid("ann", "ben", 7),
        Struck { figure: "ann", deed: "slash" },
        paid("cor", "ann", 2),
        Ended { time: 2 },
    ]);
    assert_eq!(of(&counts, "slash"), (1, 0, 0, -5, 2));
    assert_eq!(of(&counts, "riposte"), (0, 0, 0, 7, 0));
    assert_eq!(of(&counts, "barrage"), (0, 0, 0, -4, 0));
}

#[test]
fn what_a_deed_becomes_counts_as_well() {
    let counts = counted(&[
        Begun { figure: "ann", deed: "vision" },
        Became { deed: "slash" },
        Struck { figure: "ann", deed: "slash" },
        paid("ben", "ann", 2),
        Ended { time: 3 },
        Begun { figure: "ann", deed: "vision" },
        Became { deed: "slash" },
        Cancelled { rule: "prone" },
        Ended { time: 1 },
    ]);
    assert_eq!(of(&counts, "vision"), (2, 0, 0, 2, 4));
    assert_eq!(of(&counts, "slash"), (1, 0, 1, 0, 0));
}

#[test]
fn whatever_was_seen_too_seldom_is_named() {
    let deeds = [
        Deed { name: "slash", cancels: vec!["prone"] },
        Deed { name: "boast", cancels: vec!["prone", "low"] },
    ];
    let cancelled =
        [Begun { figure: "ann", deed: "boast" }, Cancelled { rule: "low" }, Ended { time: 1 }];
    let counts = counted(&cancelled);
    let coverage = Coverage::of(&deeds, &counts);
    assert!(coverage.unknown.is_empty());
    assert!(coverage.missing(Least { performed: 0, cancelled: 0 }).is_empty());
    assert_eq!(
        coverage.missing(Least { performed: 1, cancelled: 1 }),
        [
            "slash was performed 0 times, not 1",
            "boast was performed 0 times, not 1",
            "slash was cancelled 0 times by prone, not 1",
            "boast was cancelled 0 times by prone, not 1",
        ]
    );
    let table = coverage.table();
    assert!(table.contains("prone 0, low 1"), "{table}");
    let unknown = Coverage::of(&deeds[..1], &counts).unknown;
    assert_eq!((unknown[0].deed, unknown[0].rule, unknown[0].count), ("boast", "low", 1));
}

#[test]
fn a_rate_of_wins_stands_between_its_limits_and_against_the_fair_share() {
    let records = [("ann", Record { games: 100, wins: 10, fair: 20.0 })].into();
    let balance = Balance::of(&records, &[], &Counts::default());
    let row = serde_json::to_value(&balance).unwrap()["characters"][0].clone();
    let near = |key: &str, value: f64| {
        assert!((row[key].as_f64().unwrap() - value).abs() < 0.0001, "{key} in {row}");
    };
    near("win_rate", 0.1);
    near("win_rate_low", 0.0552);
    near("win_rate_high", 0.1744);
    near("fair_share", 0.2);
    near("of_fair_share", 0.5);
}
