//! What is made once and used for many inputs.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

type Kept = BTreeMap<(&'static str, usize), Arc<dyn Any + Send + Sync>>;

/// What was kept for this game by this number, or is made now.
pub fn kept<T: Send + Sync + 'static>(
    game: &'static str,
    number: usize,
    make: impl FnOnce() -> T,
) -> Arc<T> {
    static ALL: Mutex<Kept> = Mutex::new(Kept::new());
    let lock = || ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let known = lock().get(&(game, number)).cloned();
    // Made outside the lock: what is made may need something else that is kept.
    let kept = known.unwrap_or_else(|| Arc::new(make()));
    lock().insert((game, number), Arc::clone(&kept));
    kept.downcast().unwrap()
}
