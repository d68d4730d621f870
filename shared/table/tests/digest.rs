//! Fingerprints are compared with stored ones: these vectors may never change.

use table::Digest;

/// The first half of SHA-256, of the bytes in the order in which they were named.
#[test]
fn fingerprints_are_pinned() {
    assert_eq!(Digest::default().finish(), "e3b0c44298fc1c149afbf4c8996fb924");
    let mut digest = Digest::default();
    digest.bytes(b"ab");
    digest.byte(b'c');
    assert_eq!(digest.finish(), "ba7816bf8f01cfea414140de5dae2223");
    let mut numbers = Digest::default();
    numbers.number(0x0403_0201);
    numbers.length(5);
    let mut bytes = Digest::default();
    bytes.bytes(&[1, 2, 3, 4, 5, 0, 0, 0]);
    assert_eq!(numbers.finish(), bytes.finish());
}
