//! The committed types of the browser are those of the Rust code.

use std::path::Path;

/// With `FLAGON_WRITE_TYPES` set the files are written anew instead of compared.
#[test]
fn browser_types_are_those_of_the_rust_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let write = std::env::var_os("FLAGON_WRITE_TYPES").is_some();
    for made in typings::files() {
        let path = root.join(&made.path);
        if write {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &made.text).unwrap();
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == made.text, "{} is out of date; run: scripts/types", made.path);
    }
}
