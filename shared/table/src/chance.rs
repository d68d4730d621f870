//! The only source of chance in a game.

use core::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of chance from a 256-bit seed. A cryptographic generator, because players see draws
/// and a small one could be solved from them. The range and the shuffle are written here and held
/// by test vectors: a library that changed its own would change every stored game.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The stream that belongs to this seed.
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(seed))
    }

    /// A seed for tests and simulations, from a small number.
    pub fn numbered(number: u64) -> Self {
        let mut seed = [0; 32];
        for (place, byte) in seed.iter_mut().zip(number.to_le_bytes()) {
            *place = byte;
        }
        Self::from_seed(seed)
    }

    /// How far the stream has been used, for a fingerprint. It tells nothing of the seed.
    pub fn position(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// A number from 0 to `below` - 1, each as likely as the other; 0 when `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        if below < 2 {
            return 0;
        }
        // Draws beyond the last whole multiple would favour small numbers, so they are drawn again.
        let limit = u32::MAX - (u32::MAX % below + 1) % below;
        loop {
            let draw = self.0.next_u32();
            if draw <= limit {
                return draw % below;
            }
        }
    }

    /// An index into something of this length; 0 when it is empty.
    pub fn index(&mut self, length: usize) -> usize {
        let length = u32::try_from(length).unwrap_or(u32::MAX);
        usize::try_from(self.below(length)).unwrap_or(0)
    }

    /// One of these; none when there is none.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.index(of.len()))
    }

    /// Puts these into a random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }
}

impl fmt::Debug for Chance {
    /// Says nothing: a seed in a log would give every later draw away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance")
    }
}
