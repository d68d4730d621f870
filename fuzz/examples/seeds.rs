//! Writes the seeds of a target into a folder: `cargo run -p fuzz --example seeds -- TARGET FOLDER`.
//! Without arguments it names the targets.

use std::io::{Error, Result, Write};
use std::path::Path;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let targets = fuzz::targets();
    let (name, folder) = match arguments.as_slice() {
        [name, folder] => (name, Path::new(folder)),
        [] => {
            let names: Vec<String> = targets.into_iter().map(|target| target.name).collect();
            return writeln!(std::io::stdout(), "{}", names.join("\n"));
        }
        _ => return Err(Error::other("name a target and a folder")),
    };
    let target = targets.into_iter().find(|target| target.name == *name);
    let target = target.ok_or_else(|| Error::other(format!("there is no target {name}")))?;
    std::fs::create_dir_all(folder)?;
    for (number, seed) in (target.seeds)().into_iter().enumerate() {
        std::fs::write(folder.join(format!("{number:04}")), seed)?;
    }
    Ok(())
}
