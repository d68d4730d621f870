//! Everything that the fuzzer has learned, and everything that it has ever found, once more.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::panic::catch_unwind;
use std::path::Path;

use fuzz::{Target, seeds, targets};

/// The inputs kept for a target: what reaches most of the code, and past findings.
fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["corpus", "findings"].map(|folder| fuzz.join(folder).join(target));
    let files = folders.iter().flat_map(|folder| seeds::below(folder));
    files.map(|path| (path.display().to_string(), std::fs::read(path).unwrap())).collect()
}

#[test]
fn nothing_known_is_a_finding() {
    let mut findings = Vec::new();
    for Target { name: target, run, seeds } in targets() {
        let seeds = seeds();
        assert!(seeds.len() > 15, "{target} has no seeds");
        let seeds = seeds
            .into_iter()
            .enumerate()
            .map(|(number, seed)| (format!("{target} seed {number}"), seed));
        let kept = kept(&target);
        assert!(kept.len() > 20, "{target} has no corpus");
        let inputs: Vec<_> = kept.into_iter().chain(seeds).collect();
        let fails = |input: &(String, Vec<u8>)| catch_unwind(|| run(&input.1)).is_err();
        findings.extend(inputs.into_iter().filter(fails).map(|(name, _)| name));
    }
    assert!(findings.is_empty(), "{findings:#?}");
}
