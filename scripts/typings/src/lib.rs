//! Makes the `.d.ts` files that the browser code is checked against from the Rust types of the
//! messages and of each game.
#![cfg(feature = "ts")]

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use dragon_flagon::DragonFlagon;
use drakon::Drakon;
use table::Game;
use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every file.
const NOTE: &str = "// Made from the Rust types by scripts/types. Change those, not this file.\n";

/// A file and what belongs into it.
pub struct Made {
    /// Its path in the project.
    pub path: String,
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
    vec![
        Made { path: "web/app/protocol.d.ts".to_owned(), text: messages.text() },
        game::<DragonFlagon, dragon_flagon::parts::Parts>(),
        game::<Drakon, drakon::parts::Parts>(),
    ]
}

/// The types of a game, whose public parts go out as `P`.
fn game<G, P>() -> Made
where
    G: Game,
    G::Item: TS + 'static,
    G::News: TS + 'static,
    P: TS + 'static,
    G::Own: TS + 'static,
    G::Hint: TS + 'static,
    G::Guide: TS + 'static,
    G::Preview: TS + 'static,
{
    let types = Declared::default()
        .with::<G::Item>()
        .with::<G::News>()
        .with::<P>()
        .with::<G::Own>()
        .with::<G::Hint>()
        .with::<G::Guide>()
        .with::<G::Preview>();
    Made { path: format!("web/games/{}/types.d.ts", G::NAME), text: types.text() }
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
