//! What browsers have been sent so far.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::value::RawValue;

/// Parts by name.
pub type Parts = BTreeMap<Arc<str>, Arc<RawValue>>;

/// What the browsers of one viewer have been sent. They all have the same.
#[derive(Default)]
pub struct Sent {
    /// The parts, as they are now.
    pub parts: Parts,
    /// How many news.
    pub news: usize,
}

impl Sent {
    /// How many news, as browsers count them.
    pub fn news_count(&self) -> u32 {
        count(self.news)
    }
}

/// A number as browsers are told it.
pub fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
