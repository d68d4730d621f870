//! The time, handed in so that tests run without waiting.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Something that sleeps.
pub type Sleep = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Tells the time and wakes sleepers. Every timer of the server is one of these.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;

    /// Is ready when the time has come; at once, when it is past.
    fn sleep_until(&self, at: u64) -> Sleep;
}

/// The clock on the wall.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn sleep_until(&self, at: u64) -> Sleep {
        let wait = Duration::from_millis(at.saturating_sub(self.now()));
        Box::pin(tokio::time::sleep(wait))
    }
}

/// A clock that stands still until it is moved.
pub struct ManualClock(watch::Sender<u64>);

impl ManualClock {
    /// A clock that shows this time.
    pub fn at(now: u64) -> Self {
        Self(watch::Sender::new(now))
    }

    /// Moves it on and wakes who has slept long enough.
    pub fn advance(&self, milliseconds: u64) {
        self.0.send_modify(|now| *now = now.saturating_add(milliseconds));
    }
}

impl Clock for ManualClock {
    fn now(&self) -> u64 {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: u64) -> Sleep {
        let mut time = self.0.subscribe();
        Box::pin(async move {
            // The sender goes only when the clock itself does; nobody waits then.
            let _ = time.wait_for(|now| *now >= at).await;
        })
    }
}
