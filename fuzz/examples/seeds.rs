//! Writes the seeds of a target into a folder: `cargo run -p fuzz --example seeds -- TARGET FOLDER`.

use std::io::{Error, Result};
use std::path::Path;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, folder] = arguments.as_slice() else {
        return Err(Error::other("name a target and a folder"));
    };
    std::fs::create_dir_all(folder)?;
    for (number, seed) in fuzz::seeds::of(target).into_iter().enumerate() {
        std::fs::write(Path::new(folder).join(format!("{number:04}")), seed)?;
    }
    Ok(())
}
