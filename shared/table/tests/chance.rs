//! The stream of chance is part of every stored game: these vectors may never change.

use proptest::prelude::*;
use table::Chance;

fn drawn(mut chance: Chance, below: u32) -> Vec<u32> {
    (0..8).map(|_| chance.below(below)).collect()
}

fn shuffled(number: u64, length: u8) -> Vec<u8> {
    let mut items: Vec<u8> = (0..length).collect();
    Chance::numbered(number).shuffle(&mut items);
    items
}

/// The first words of the known ChaCha20 key stream for a key of zeros (RFC 8439, A.1).
#[test]
fn the_stream_is_chacha20() {
    let mut chance = Chance::from_seed([0; 32]);
    // A power of two takes the low bits of each word: 76b8e0ad a0f13d90, read low byte first.
    let words: Vec<u32> = (0..2).map(|_| chance.below(1 << 16)).collect();
    assert_eq!(words, [0xb876, 0xf1a0]);
}

/// Worked out by another implementation, in another language.
#[test]
fn draws_are_pinned() {
    assert_eq!(drawn(Chance::numbered(0), 6), [0, 0, 0, 5, 5, 0, 2, 5]);
    assert_eq!(drawn(Chance::numbered(1), 6), [5, 1, 0, 5, 2, 1, 2, 5]);
    assert_eq!(drawn(Chance::from_seed([7; 32]), 1_000), [420, 503, 908, 44, 932, 676, 18, 375]);
    assert_eq!(
        drawn(Chance::numbered(1), u32::MAX),
        [
            2081084357, 2467425505, 1213188216, 2237298557, 3460231490, 1435798051, 2292065000,
            3176917133
        ]
    );
    assert_eq!(shuffled(0, 9), [4, 1, 6, 7, 8, 5, 2, 0, 3]);
    assert_eq!(shuffled(1, 9), [4, 7, 6, 3, 0, 5, 8, 1, 2]);
}

#[test]
fn draws_that_would_favour_small_numbers_are_drawn_again() {
    // Of all words, a third lies beyond the last whole multiple of this.
    let below = (1 << 31) + (1 << 30);
    let mut whole = Chance::numbered(3);
    let words: Vec<u32> = (0..64).map(|_| whole.below(u32::MAX)).collect();
    let kept: Vec<u32> = words.into_iter().filter(|word| *word < below).collect();
    let mut chance = Chance::numbered(3);
    let draws: Vec<u32> = kept.iter().map(|_| chance.below(below)).collect();
    assert!(kept.len() < 60);
    assert_eq!(draws, kept);
}

#[test]
fn each_number_is_as_likely_as_the_other() {
    let mut chance = Chance::numbered(2);
    let mut counts = [0_u32; 6];
    for _ in 0..60_000 {
        counts[chance.index(6)] += 1;
    }
    // Ten thousand each; five standard deviations are less than 500.
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
}

#[test]
fn each_order_is_as_likely_as_the_other() {
    let mut chance = Chance::numbered(2);
    let mut counts = std::collections::BTreeMap::<[u8; 4], u32>::new();
    for _ in 0..24_000 {
        let mut order = [0, 1, 2, 3];
        chance.shuffle(&mut order);
        *counts.entry(order).or_default() += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| count.abs_diff(1_000) < 160), "{counts:?}");
}

#[test]
fn with_one_possibility_nothing_is_drawn() {
    let mut chance = Chance::numbered(5);
    assert_eq!((chance.below(0), chance.below(1), chance.index(0), chance.index(1)), (0, 0, 0, 0));
    assert_eq!(chance.pick(&["only"]), Some(&"only"));
    assert_eq!(chance.pick::<u8>(&[]), None);
    chance.shuffle(&mut [1]);
    assert!(chance == Chance::numbered(5));
    chance.below(2);
    assert!(chance != Chance::numbered(5));
}

#[test]
fn printing_it_tells_nothing() {
    let mut drawn = Chance::from_seed([9; 32]);
    drawn.below(6);
    assert_eq!(format!("{drawn:?} {:#?}", Chance::numbered(1)), "Chance Chance");
}

proptest! {
    #[test]
    fn draws_stay_below_their_bound(seed: [u8; 32], bounds in proptest::collection::vec(any::<u32>(), 1..20)) {
        let mut chance = Chance::from_seed(seed);
        for below in bounds {
            let draw = chance.below(below);
            prop_assert!(draw < below || (below, draw) == (0, 0));
        }
    }

    #[test]
    fn a_shuffle_loses_nothing(seed: [u8; 32], items in proptest::collection::vec(any::<u8>(), 0..30)) {
        let mut shuffled = items.clone();
        Chance::from_seed(seed).shuffle(&mut shuffled);
        let sorted = |mut items: Vec<u8>| { items.sort_unstable(); items };
        prop_assert_eq!(sorted(shuffled), sorted(items));
    }

    #[test]
    fn a_copy_draws_the_same(seed: [u8; 32], before in 0..50_usize) {
        let mut chance = Chance::from_seed(seed);
        (0..before).for_each(|_| { chance.below(10); });
        prop_assert_eq!(drawn(chance.clone(), 100), drawn(chance, 100));
    }
}
