//! How a game ended.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The place of one seat at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placing {
    /// Whose place it is.
    pub seat: Seat,
    /// 1 for the winner; equal ranks share the place.
    pub rank: u8,
    /// Points, as the game counts them.
    pub score: i32,
}

/// How a game ended, best place first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Placing>"))]
#[serde(transparent)]
pub struct Outcome {
    /// A place for each seat.
    pub placings: Vec<Placing>,
}
