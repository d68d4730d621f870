//! What the house has to do in a room, and when.

use std::collections::BTreeMap;

use serde_json::Value;
use table::{PromptId, Seat};

/// What the house will do at the open prompts.
#[derive(Default)]
pub struct Agenda {
    /// What is due, soonest first.
    pub due: Vec<Due>,
    /// When the standing answers are given, for those who may still forestall them.
    pub standing: BTreeMap<PromptId, u64>,
}

/// An answer that the house will give.
pub struct Due {
    /// When.
    pub at: u64,
    /// At which prompt.
    pub prompt: PromptId,
    /// For which seat of the game.
    pub seat: Seat,
    /// What it answers.
    pub answer: Answer,
}

/// Where an answer of the house comes from.
pub enum Answer {
    /// What the bot of the house thinks then.
    Bot,
    /// What the seat has prepared, or always does.
    Given(Vec<Value>),
}
