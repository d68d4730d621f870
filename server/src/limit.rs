//! How much one visitor may do in a while.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Fills by and by and is emptied by what somebody does.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// In parts of 60 000, so that so many a minute are as many parts a millisecond.
    level: u64,
    size: u64,
    per_minute: u64,
    filled_at: u64,
}

impl Bucket {
    /// A full bucket for so many at once, that fills with so many in a minute.
    pub fn new(at_once: u32, per_minute: u64, now: u64) -> Self {
        let size = u64::from(at_once) * 60_000;
        Self { level: size, size, per_minute, filled_at: now }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, now: u64) -> bool {
        let passed = now.saturating_sub(self.filled_at);
        self.filled_at = now;
        self.level =
            self.level.saturating_add(passed.saturating_mul(self.per_minute)).min(self.size);
        let enough = self.level >= 60_000;
        if enough {
            self.level -= 60_000;
        }
        enough
    }

    fn is_full(&self, now: u64) -> bool {
        let passed = now.saturating_sub(self.filled_at);
        self.level.saturating_add(passed.saturating_mul(self.per_minute)) >= self.size
    }
}

/// How many addresses are remembered before those that have done nothing lately are forgotten.
const REMEMBERED: usize = 10_000;

/// A bucket for each address.
pub struct Addresses {
    per_minute: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Addresses {
    /// So many in a minute for each address.
    pub fn new(per_minute: u32) -> Self {
        Self { per_minute, buckets: Mutex::default() }
    }

    /// Whether this address may do one more.
    pub fn take(&self, address: IpAddr, now: u64) -> bool {
        let address = household(address);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&address) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::new(self.per_minute, u64::from(self.per_minute), now);
        buckets.entry(address).or_insert_with(new).take(now)
    }
}

/// How many of something each address has at once.
pub struct Places {
    most: u32,
    taken: Mutex<HashMap<IpAddr, u32>>,
}

impl Places {
    /// So many for each address.
    pub fn new(most: u32) -> Self {
        Self { most, taken: Mutex::default() }
    }

    /// Takes a place for this address, if it has one left.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.get(&address).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        taken.insert(address, count + 1);
        Some(Place { of: Arc::clone(self), address })
    }
}

/// A place that is taken until this is dropped.
pub struct Place {
    of: Arc<Places>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.of.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = taken.entry(self.address) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// One household has a whole network of IPv6 addresses: they count as one.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_fills_again() {
        let mut bucket = Bucket::new(2, 60, 0);
        assert!(bucket.take(0) && bucket.take(0) && !bucket.take(0));
        assert!(!bucket.take(999) && bucket.take(1_000) && !bucket.take(1_000));
        assert!(!bucket.is_full(2_000) && bucket.is_full(3_000));
    }

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Arc::new(Places::new(2));
        let one: IpAddr = "2001:db8::1".parse().unwrap();
        let (first, second) = (places.take(one), places.take("2001:db8::2".parse().unwrap()));
        assert!(first.is_some() && second.is_some(), "a household has two");
        assert!(places.take(one).is_none());
        assert!(places.take("2001:db8:0:1::1".parse().unwrap()).is_some(), "another one");
        drop(first);
        assert!(places.take(one).is_some());
        drop(second);
        assert!(places.taken.lock().unwrap().is_empty(), "nobody who is gone is remembered");
    }
}
