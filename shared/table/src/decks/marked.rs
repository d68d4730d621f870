//! Values that say where they come from.

use serde::Deserialize;

/// A value with its origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marked<T> {
    /// The rulebook prints it.
    Printed(T),
    /// We chose it.
    House(T),
}

impl<T> Marked<T> {
    /// The value.
    pub const fn value(&self) -> &T {
        match self {
            Self::Printed(value) | Self::House(value) => value,
        }
    }

    /// Whether we chose it.
    pub const fn is_house(&self) -> bool {
        matches!(self, Self::House(_))
    }
}
