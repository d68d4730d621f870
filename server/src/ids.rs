//! Names and secrets, from a source that is handed in.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use uuid::Uuid;

/// The seed of a game. It has no serializer and shows nothing of itself: whoever knows it knows
/// every later draw.
#[derive(Clone, Copy)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes, for the generator and the store alone.
    pub fn reveal(&self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed")
    }
}

/// What a browser proves itself with: a cookie or a personal link. The server keeps its hash only.
#[derive(Clone, Copy)]
pub struct Secret([u8; 16]);

impl Secret {
    /// The secret of these bytes.
    pub fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Its text, for the cookie or the link alone.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Secret::reveal`] wrote.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// What is kept of it.
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// The SHA-256 of a [`Secret`]; tells people apart without knowing their secret.
#[derive(Clone, Copy, Eq)]
pub struct SecretHash([u8; 32]);

impl PartialEq for SecretHash {
    /// Looks at every byte, so that the time it takes tells nothing.
    fn eq(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |differs, (one, two)| differs | (one ^ two)) == 0
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash")
    }
}

impl Serialize for SecretHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for SecretHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        unhex(&String::deserialize(deserializer)?)
            .map(Self)
            .ok_or_else(|| serde::de::Error::custom("not a hash"))
    }
}

/// The letters of room codes: without those that look or sound alike.
const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// Twelve of 31 letters are more than 59 bits.
const CODE_LETTERS: usize = 12;

/// The name of a room in its address: `k7m2-x9qd-4hbn`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RoomCode(String);

impl RoomCode {
    /// The code that these random bytes spell.
    pub fn spell(chance: impl IntoIterator<Item = u8>) -> Self {
        let mut code = String::new();
        // Bytes beyond the last whole multiple would favour the first letters.
        let fair = chance.into_iter().filter(|byte| *byte < 248).take(CODE_LETTERS);
        for (place, byte) in fair.enumerate() {
            if place > 0 && place % 4 == 0 {
                code.push('-');
            }
            code.extend(
                LETTERS.get(usize::from(byte) % LETTERS.len()).map(|letter| char::from(*letter)),
            );
        }
        Self(code)
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RoomCode {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let shape = |(place, byte): (usize, &u8)| match place % 5 {
            4 => *byte == b'-',
            _ => byte.is_ascii_lowercase() || byte.is_ascii_digit(),
        };
        let fits = text.len() == CODE_LETTERS + 2 && text.as_bytes().iter().enumerate().all(shape);
        if fits { Ok(Self(text.to_owned())) } else { Err(()) }
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Makes everything that must be unique or secret.
pub trait Ids: Send + Sync + 'static {
    /// A name for a game or an action of the house.
    fn uuid(&self) -> Uuid;
    /// A secret for a cookie or a link.
    fn secret(&self) -> Secret;
    /// A seed for a game.
    fn seed(&self) -> Seed;
    /// A name for a room.
    fn room(&self) -> RoomCode;
}

/// From the operating system's chance.
pub struct RandomIds;

impl RandomIds {
    fn bytes<const N: usize>() -> [u8; N] {
        let mut bytes = [0; N];
        // Without a source of chance no secret can be made, and to go on would be worse than to
        // stop; Linux gives an error here only when it lacks the call altogether.
        if getrandom::fill(&mut bytes).is_err() {
            std::process::abort();
        }
        bytes
    }
}

impl Ids for RandomIds {
    fn uuid(&self) -> Uuid {
        Uuid::from_bytes(Self::bytes())
    }

    fn secret(&self) -> Secret {
        Secret(Self::bytes())
    }

    fn seed(&self) -> Seed {
        Seed(Self::bytes())
    }

    fn room(&self) -> RoomCode {
        RoomCode::spell(std::iter::repeat_with(Self::bytes::<16>).flatten())
    }
}

/// One after the other, for tests: the same calls give the same names, and a test knows which
/// secrets must never show up.
pub struct NumberedIds(AtomicU64);

impl NumberedIds {
    /// Counts from here.
    pub fn from(first: u64) -> Self {
        Self(AtomicU64::new(first))
    }

    /// Bytes that look like no others, from the next number.
    fn bytes(&self, kind: u8) -> [u8; 32] {
        let number = self.0.fetch_add(1, Ordering::Relaxed);
        let mut hash = Sha256::new();
        hash.update([kind]);
        hash.update(number.to_le_bytes());
        hash.finalize().into()
    }

    fn half(&self, kind: u8) -> [u8; 16] {
        let mut half = [0; 16];
        half.iter_mut().zip(self.bytes(kind)).for_each(|(to, from)| *to = from);
        half
    }
}

impl Ids for NumberedIds {
    fn uuid(&self) -> Uuid {
        Uuid::from_bytes(self.half(b'u'))
    }

    fn secret(&self) -> Secret {
        Secret(self.half(b's'))
    }

    fn seed(&self) -> Seed {
        Seed(self.bytes(b'g'))
    }

    fn room(&self) -> RoomCode {
        RoomCode::spell(self.bytes(b'r'))
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads what [`hex`] wrote.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        let code = RandomIds.room();
        assert_eq!(code.as_str().parse(), Ok(code.clone()));
        for wrong in ["", "abc", "ABCD-efgh-jkmn", "abcd_efgh-jkmn", "../../etc/passwd", "äää"] {
            assert!(wrong.parse::<RoomCode>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn secrets_say_nothing_of_themselves() {
        let (secret, seed) = (RandomIds.secret(), RandomIds.seed());
        assert_eq!(format!("{secret:?} {seed:?} {:?}", secret.hash()), "Secret Seed SecretHash");
        assert_eq!(Secret::read(&secret.reveal()).map(|read| read.hash()), Some(secret.hash()));
        assert!(Secret::read("zz").is_none());
    }
}
