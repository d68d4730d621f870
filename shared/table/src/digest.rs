//! A fingerprint of a position.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use sha2::{Digest as _, Sha256};

/// Gathers the bytes that a game names and makes a fingerprint of them. The game says which bytes
/// and in which order, so that no library can change what an old log is compared with.
#[derive(Clone, Default)]
pub struct Digest(Vec<u8>);

impl Digest {
    /// Adds bytes of a fixed number.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    /// Adds one byte.
    pub fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Adds a number.
    pub fn number(&mut self, number: u32) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    /// Adds a list's length; its items follow.
    pub fn length(&mut self, length: usize) {
        self.number(u32::try_from(length).unwrap_or(u32::MAX));
    }

    /// The fingerprint: 32 hexadecimal digits.
    pub fn finish(self) -> String {
        let mut text = String::with_capacity(32);
        for byte in Sha256::digest(&self.0).iter().take(16) {
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        text
    }
}
