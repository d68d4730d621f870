//! The `flagon` command.

fn main() {}
