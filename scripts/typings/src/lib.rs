//! Makes the `.d.ts` files that the browser code is checked against from the Rust types of the
//! messages and of each game.
#![cfg(feature = "ts")]

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every file.
const NOTE: &str = "// Made from the Rust types by scripts/types. Change those, not this file.\n";

/// A file and what belongs into it.
pub struct Made {
    /// Its path in the project.
    pub path: &'static str,
    /// Its text.
    pub text: String,
}

/// Every file.
pub fn files() -> Vec<Made> {
    let messages = Declared::default()
        .with::<protocol::ClientMessage>()
        .with::<protocol::ServerMessage>()
        .with::<protocol::RoomPart>()
        .with::<protocol::DecksPart>()
        .with::<protocol::PromptView>()
        .with::<protocol::Offer>();
    let brawl = Declared::default()
        .with::<dragon_flagon::item::Item>()
        .with::<dragon_flagon::news::News>()
        .with::<dragon_flagon::parts::Parts>()
        .with::<dragon_flagon::parts::OwnPart>()
        .with::<dragon_flagon::parts::Hint>()
        .with::<dragon_flagon::guide::Guide>()
        .with::<dragon_flagon::layout::LayoutView>();
    let delve = Declared::default()
        .with::<drakon::item::Item>()
        .with::<drakon::news::News>()
        .with::<drakon::parts::Parts>()
        .with::<drakon::parts::OwnPart>()
        .with::<drakon::Hint>()
        .with::<drakon::Guide>();
    vec![
        Made { path: "web/app/protocol.d.ts", text: messages.text() },
        Made { path: "web/games/dragon-flagon/types.d.ts", text: brawl.text() },
        Made { path: "web/games/drakon/types.d.ts", text: delve.text() },
    ]
}

/// The declarations of types and of all that they consist of, by name.
#[derive(Default)]
struct Declared {
    seen: HashSet<TypeId>,
    types: BTreeMap<String, String>,
}

impl Declared {
    fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    fn text(self) -> String {
        let mut text = NOTE.to_owned();
        for declaration in self.types.into_values() {
            // Writing to a String cannot fail.
            let _ = write!(text, "\n{declaration}\n");
        }
        text
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, strings and lists have no place of their own and are written out where they
        // are used.
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        if T::output_path().is_none() {
            return;
        }
        // Everything on the wire is JSON, which knows only one kind of number.
        let config = Config::default().with_large_int("number");
        let name = T::ident(&config);
        // The items and hints of a prompt are the game's; only the browser puts the two together.
        let declaration = match name.as_str() {
            "PromptView" | "Offer" => T::decl(&config).replacen(" =", "<Item, Hint> =", 1),
            _ => T::decl(&config),
        };
        let docs = T::docs().unwrap_or_default();
        self.types.insert(name, format!("{docs}export {declaration}"));
    }
}
