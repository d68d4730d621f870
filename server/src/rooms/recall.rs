//! What was answered to the last commands, so that a repeated one gets the same answer and is
//! not done twice.

use std::collections::VecDeque;

use protocol::{ErrorCode, Link};

use crate::ids::SecretHash;

/// How many answers a room remembers for one browser, so that nobody makes it forget those of
/// others, and for all. Answers to prompts are found in the log besides.
const FOR_ONE: usize = 64;
const FOR_ALL: usize = 2048;

/// The answer to a command.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Done, with the link where one was asked for.
    Done(Option<Link>),
    /// Not done.
    Refused(ErrorCode),
}

/// The last answers of a room.
#[derive(Default)]
pub struct Recall(VecDeque<(SecretHash, String, Reply)>);

impl Recall {
    /// What this browser was answered to this action.
    pub fn find(&self, who: &SecretHash, action: &str) -> Option<&Reply> {
        let same = |(by, id, _): &&(SecretHash, String, Reply)| id == action && by == who;
        self.0.iter().rev().find(same).map(|(_, _, reply)| reply)
    }

    /// Remembers an answer. What failed for a reason that passes may be tried again.
    pub fn note(&mut self, who: SecretHash, action: String, reply: &Reply) {
        if matches!(reply, Reply::Refused(ErrorCode::NotStored | ErrorCode::TooFast)) {
            return;
        }
        let own = self.0.iter().filter(|(by, ..)| *by == who).count();
        let oldest = self.0.iter().position(|(by, ..)| *by == who);
        if let Some(oldest) = oldest.filter(|_| own >= FOR_ONE) {
            self.0.remove(oldest);
        } else if self.0.len() >= FOR_ALL {
            self.0.pop_front();
        }
        self.0.push_back((who, action, reply.clone()));
    }
}
