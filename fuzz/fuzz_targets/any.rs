#![no_main]
#![allow(clippy::panic)]

use std::sync::LazyLock;

/// The target that the environment names: one program serves all games.
static RUN: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let name = std::env::var("FLAGON_FUZZ").unwrap_or_default();
    match fuzz::targets().into_iter().find(|target| target.name == name) {
        Some(target) => target.run,
        None => panic!("FLAGON_FUZZ names no target: {name}"),
    }
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| (*RUN)(data));
