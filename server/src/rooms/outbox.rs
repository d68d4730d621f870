//! The way from a room to one socket: a short queue that never makes the room wait.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{Closing, ErrorCode};
use tokio::sync::Notify;

/// How many messages may wait for a slow reader. One that is further behind gets everything anew
/// instead.
const LONGEST: usize = 64;

/// How many messages may wait before a welcome.
const BEFORE_WELCOME: usize = 4;

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Utf8Bytes>,
    overflowed: bool,
    reported: bool,
    closing: Option<Closing>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ready: Notify,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The room's end.
pub struct Outbox(Arc<Shared>);

/// The socket's end.
pub struct Inbox(Arc<Shared>);

/// What a socket gets next.
#[derive(Debug)]
pub enum Delivery {
    /// Send this.
    Message(Utf8Bytes),
    /// Too much came at once and was thrown away; ask the room for everything.
    Overflowed,
    /// Say goodbye.
    Closing(Closing),
}

/// A queue for one socket.
pub fn queue() -> (Outbox, Inbox) {
    let shared = Arc::new(Shared::default());
    (Outbox(Arc::clone(&shared)), Inbox(shared))
}

impl Outbox {
    /// Puts a message in, or notes that the reader is too slow.
    pub fn push(&self, message: Utf8Bytes) {
        let mut queue = self.0.queue();
        if queue.waiting.len() >= LONGEST {
            queue.waiting.clear();
            queue.overflowed = true;
            queue.reported = false;
        }
        // After an overflow only what comes with the new beginning makes sense.
        if !queue.overflowed {
            queue.waiting.push_back(message);
        }
        drop(queue);
        self.0.ready.notify_one();
    }

    /// Begins anew with this message, whatever was waiting.
    pub fn begin(&self, welcome: Utf8Bytes) {
        let mut queue = self.0.queue();
        queue.overflowed = false;
        // Welcomes are large and each says it all again: a reader who is behind needs only the
        // last. An answer that is lost with the rest is had again by sending the command anew.
        if queue.waiting.len() >= BEFORE_WELCOME {
            queue.waiting.clear();
        }
        queue.waiting.push_back(welcome);
        drop(queue);
        self.0.ready.notify_one();
    }

    /// Says why no more comes.
    pub fn close(&self, closing: Closing) {
        self.0.queue().closing.get_or_insert(closing);
        self.0.ready.notify_one();
    }
}

impl Drop for Outbox {
    /// A room that goes without a word has met a fault.
    fn drop(&mut self) {
        self.close(Closing { error: ErrorCode::RoomFault, again: true });
    }
}

impl Inbox {
    /// Waits for what comes next. Safe to drop and call again.
    pub async fn next(&self) -> Delivery {
        loop {
            if let Some(delivery) = self.take() {
                return delivery;
            }
            self.0.ready.notified().await;
        }
    }

    fn take(&self) -> Option<Delivery> {
        let mut queue = self.0.queue();
        if let Some(message) = queue.waiting.pop_front() {
            return Some(Delivery::Message(message));
        }
        if let Some(closing) = queue.closing.clone() {
            return Some(Delivery::Closing(closing));
        }
        // The mark stays until the room begins anew, so that nothing old slips in between.
        let unreported = queue.overflowed && !queue.reported;
        queue.reported = true;
        unreported.then_some(Delivery::Overflowed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_reader_is_told_once_to_begin_anew() {
        let (outbox, inbox) = queue();
        for number in 0..=LONGEST {
            outbox.push(number.to_string().into());
        }
        assert!(matches!(inbox.next().await, Delivery::Overflowed));
        outbox.push("late".into());
        outbox.begin("welcome".into());
        outbox.push("next".into());
        drop(outbox);
        let mut got = Vec::new();
        loop {
            match inbox.next().await {
                Delivery::Message(message) => got.push(message.to_string()),
                Delivery::Closing(closing) => {
                    assert_eq!(closing.error, ErrorCode::RoomFault);
                    break;
                }
                Delivery::Overflowed => panic!("reported twice"),
            }
        }
        assert_eq!(got, ["welcome", "next"]);
    }
}
