//! The rules of The Dragon & Flagon.
//!
//! Comments and tests cite rules by their ids in `docs/rules/dragon-flagon.md`.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod board;
pub mod guide;
pub mod ids;
pub mod item;
pub mod news;
pub mod parts;
