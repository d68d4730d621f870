//! Every scenario of the folder `scenarios/` comes out as it says.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../table/tests/support/scenarios.rs"]
mod testing;

use drakon::Drakon;
use testing::{every_scenario_holds, examples_hold};

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_one_holds() {
    every_scenario_holds::<Drakon>(PACKAGE);
}

#[test]
fn the_examples_of_the_page_hold() {
    examples_hold::<Drakon>(PACKAGE, "scenarios-drakon.md", 3);
}

#[test]
fn the_example_of_the_page_for_all_games_holds() {
    examples_hold::<Drakon>(PACKAGE, "scenarios.md", 1);
}
