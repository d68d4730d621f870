//! Finds secrets where they must not be: in frames and in log lines.

use std::io;
use std::sync::{Arc, Mutex, OnceLock};

use flagon::ids::{Ids, NumberedIds, RoomCode, Secret, Seed};
use tracing_subscriber::fmt::MakeWriter;
use uuid::Uuid;

/// Makes numbered ids and remembers every secret among them.
pub struct Planted {
    ids: NumberedIds,
    /// The number of the seed of every game; the next one each time, where none is given.
    seed: Option<u64>,
    secrets: Mutex<Vec<Vec<u8>>>,
}

impl Planted {
    pub fn from(first: u64) -> Arc<Self> {
        Self::with(first, None)
    }

    pub fn with(first: u64, seed: Option<u64>) -> Arc<Self> {
        watch_logs();
        Arc::new(Self { ids: NumberedIds::from(first), seed, secrets: Mutex::default() })
    }

    fn plant(&self, secret: &[u8]) {
        self.secrets.lock().unwrap().push(secret.to_vec());
    }

    /// Fails when a seed or a seat secret stands in this text in any spelling, but for the one
    /// that its reader has asked for.
    pub fn scan(&self, text: &str, allowed: Option<&str>) {
        let text = text.to_lowercase();
        for secret in self.secrets.lock().unwrap().iter() {
            let known = allowed.is_some_and(|allowed| allowed == hex(secret));
            for spelling in spellings(secret) {
                assert!(known || !text.contains(&spelling), "a secret came out in {text}");
            }
        }
    }

    /// Fails when a log line holds a secret.
    pub fn scan_logs(&self) {
        let logs = String::from_utf8_lossy(&logs().lock().unwrap()).into_owned();
        self.scan(&logs, None);
    }
}

impl Ids for Planted {
    fn uuid(&self) -> Uuid {
        self.ids.uuid()
    }

    fn secret(&self) -> Secret {
        let secret = self.ids.secret();
        let text = secret.reveal();
        let bytes: Vec<u8> = (0..text.len() / 2)
            .map(|place| u8::from_str_radix(&text[2 * place..2 * place + 2], 16).unwrap())
            .collect();
        self.plant(&bytes);
        secret
    }

    fn seed(&self) -> Seed {
        let seed = self.seed.map_or_else(|| self.ids.seed(), |seed| NumberedIds::from(seed).seed());
        self.plant(&seed.reveal());
        seed
    }

    fn room(&self) -> RoomCode {
        self.ids.room()
    }
}

/// Hexadecimal, as a list of numbers, and base64; all in small letters.
fn spellings(secret: &[u8]) -> Vec<String> {
    let list: Vec<String> = secret.iter().map(u8::to_string).collect();
    let base = base64(&secret[..secret.len() / 3 * 3]).to_lowercase();
    let url = base.replace('+', "-").replace('/', "_");
    vec![hex(secret), list.join(","), list.join(", "), base, url]
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Of whole groups of three bytes.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letter = |bits: u32| char::from(LETTERS[(bits & 63) as usize]);
    let group = |group: &[u8]| {
        let bits = group.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        [letter(bits >> 18), letter(bits >> 12), letter(bits >> 6), letter(bits)]
    };
    bytes.chunks(3).flat_map(group).collect()
}

fn logs() -> &'static Mutex<Vec<u8>> {
    static LOGS: OnceLock<Mutex<Vec<u8>>> = OnceLock::new();
    LOGS.get_or_init(Mutex::default)
}

struct Recorder;

impl io::Write for Recorder {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        logs().lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Recorder {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        Self
    }
}

/// Records everything that is logged, down to the smallest.
fn watch_logs() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_ansi(false)
            .with_writer(Recorder)
            .init();
    });
}

#[test]
fn the_scanner_finds_every_spelling() {
    let planted = Planted::from(1);
    let (secret, seed) = (planted.secret(), planted.seed());
    let seed = seed.reveal();
    planted.scan("nothing here", None);
    planted.scan(&secret.reveal(), Some(&secret.reveal()));
    for text in [hex(&seed), format!("{seed:?}"), base64(&seed[..30]), secret.reveal()] {
        let found = std::panic::catch_unwind(|| planted.scan(&text, None));
        assert!(found.is_err(), "{text} was not found");
    }
}
