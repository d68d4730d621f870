//! The deck files that are built in.

pub use table::DeckFiles;

/// Names the files that come with the house, once for their names and once for their texts.
macro_rules! files {
    ($($name:literal,)*) => {
        /// The names of the files of a set.
        pub const NAMES: &[&str] = &[$($name),*];

        /// Their names and texts.
        pub(crate) const FILES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../decks/", $name)))),*];
    };
}

files! {
    "areas.toml",
    "common.toml",
    "thras.toml",
    "jack.toml",
    "tuuli.toml",
    "margalo.toml",
    "teo.toml",
    "goodheart.toml",
    "nari.toml",
    "montero.toml",
    "asma.toml",
    "board.toml",
    "layouts.toml",
    "rulings.toml",
    "names.toml",
}
