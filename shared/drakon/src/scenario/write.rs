//! Writes a position in the words of scenarios: what a viewer sees of it, or all of it.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Play, column, listed};
use table::{Act, Game, Prompt, Seat, ViewOf};

use crate::book::{Book, Face};
use crate::in_play::Drakon;
use crate::item::Item;
use crate::news::Event;
use crate::parts::Open;
use crate::scenario::cell::Cell;
use crate::scenario::words::{self, Origin, Spot};
use crate::scenario::{Scenario, picks};
use crate::world::{Flow, World};

/// What a viewer sees: the lair, the coins and the own tiles.
pub fn seen(view: &ViewOf<Drakon>) -> String {
    let open = &view.public;
    let counted = |seat: Seat| match open.parts.delvers.get(seat.index()) {
        Some(delver) if delver.tiles > 0 => delver.tiles.to_string(),
        _ => String::from("nothing"),
    };
    let pile = format!("pile {}", open.parts.stock.pile);
    let mut text = Writing { open, origin: origin(open) }.all(&counted, &pile);
    if let Some(own) = &view.own {
        let hand = own.hand.iter().map(|held| Face { kind: held.kind, arrows: held.arrows });
        text += &format!("# The hand of this seat: {}\n", faces(hand));
    }
    text
}

/// All of a position, as a scenario to play on from. Within a turn it is the beginning of the turn, and
/// what has been answered since.
pub fn position(game: &Drakon) -> String {
    let ((world, heard), book) = (game.turn_began(), game.book());
    let mut text = String::from("scenario: A moment of a game\n");
    if Book::built_in().as_ref() != Ok(book.as_ref()) {
        text += "# Played with other chambers, numbers or rulings than the built-in ones: say them here.\n";
    }
    text.push('\n');
    let open = Open::of(world, book);
    let origin = origin(&open);
    let hand = |seat: Seat| faces(world.delver(seat).hand.iter().map(|tile| book.face(tile)));
    let pile = faces(world.pile.tiles().iter().map(|tile| book.face(*tile)));
    text += &Writing { open: &open, origin }.all(&hand, &format!("pile: {pile}"));
    text += &counted(world);
    let play = Scenario { book: Arc::clone(book), world: world.clone(), origin };
    let end = if game.outcome().is_some() { "game over" } else { "game goes on" };
    text += &format!("\nplay\n{}\nexpect\n{end}\n", answers(&play, heard));
    text
}

/// What the position has been counting, and how the game ended.
fn counted(world: &World) -> String {
    let most = world.seats().map(|seat| world.delver(seat).coins).max().unwrap_or(0);
    let mut text = String::new();
    if world.record > most {
        text += &format!("most coins {}\n", world.record);
    }
    if world.quiet > 0 {
        text += &format!("quiet {}\n", world.quiet);
    }
    if let Flow::Over(ending) = world.flow {
        let winner = world.winner.map(|seat| words::hero(world.delver(seat).hero));
        let winner = winner.map(|name| format!(" {name}")).unwrap_or_default();
        text += &format!("game over {}{winner}\n", words::ending(ending));
    }
    text
}

/// What has been answered in this turn, and what chance decided, a line each.
fn answers(play: &Scenario, heard: &[Vec<Vec<Item>>]) -> String {
    let mut text = String::new();
    let mut events: Vec<Event> = Vec::new();
    let mut again = Drakon::from_world(Arc::clone(&play.book), play.world.clone(), &mut events);
    for question in heard {
        text += &draws(play, &again, &events);
        events.clear();
        let prompts: Vec<Prompt<Item>> = again.open().to_vec();
        for (prompt, items) in prompts.iter().zip(question) {
            let who = words::hero(play.hero(prompt.seat));
            let shown = listed(items.iter().map(|item| picks::show(play, item)));
            let key = Scenario::PROMPTS.iter().find(|(_, key)| *key == prompt.key);
            let key = key.map_or(prompt.key, |(name, _)| name);
            text += &format!("{who} {key} {shown}\n");
            again.apply(Act::Pick { prompt: prompt.id, items: items.clone() }, &mut events);
        }
    }
    text += &draws(play, &again, &events);
    text
}

fn draws(play: &Scenario, game: &Drakon, events: &[Event]) -> String {
    let draws = play.draws(game, events);
    draws.iter().map(|draw| format!("draw {}\n", words::face(draw.what))).collect()
}

fn faces(all: impl Iterator<Item = Face>) -> String {
    listed(all.map(words::face))
}

/// Where Start is drawn, so that a free column and a free row lie before the lair.
fn origin(open: &Open) -> Origin {
    let chambers = &open.parts.lair;
    let least = |at: fn(&crate::parts::Chamber) -> i8| chambers.iter().map(at).min().unwrap_or(0);
    let before = |least: i8| least.unsigned_abs().saturating_add(1);
    Origin(Spot { x: before(least(|c| c.at.x)), y: before(least(|c| c.at.y)) })
}

struct Writing<'a> {
    open: &'a Open,
    origin: Origin,
}

impl Writing<'_> {
    fn all(&self, tiles: &dyn Fn(Seat) -> String, pile: &str) -> String {
        let stock = &self.open.parts.stock;
        let mut text = self.board();
        text.push('\n');
        let delvers = &self.open.parts.delvers;
        let names = listed(delvers.iter().map(|delver| words::hero(delver.hero)));
        text += &format!("seats {names}\n");
        let active = delvers.get(stock.active.index());
        text += &active.map_or_else(String::new, |d| format!("turn {}\n", words::hero(d.hero)));
        if delvers.iter().any(|delver| delver.power.is_some()) {
            text += "heroes\n";
        }
        if stock.escape {
            text += "escape\n";
        }
        text += &format!("hoard holds {}\nstart holds {}\n{pile}\n\n", stock.hoard, stock.start);
        for delver in delvers {
            let used = if delver.power == Some(false) { ", power used" } else { "" };
            let (name, coins) = (words::hero(delver.hero), delver.coins);
            text += &format!("{name}: coins {coins}{used}, tiles {}\n", tiles(delver.seat));
        }
        text
    }

    /// The whole lair with a free column and row on every side, since it grows there.
    fn board(&self) -> String {
        let spots = self.open.parts.lair.iter().filter_map(|c| self.origin.spot(c.at));
        let spots: Vec<Spot> = spots.collect();
        let most = |at: fn(&Spot) -> u8| spots.iter().map(at).max().unwrap_or(0).saturating_add(1);
        let (width, height) = (most(|spot| spot.x), most(|spot| spot.y));
        let cell = |x: u8, y: u8| Cell::of(self.open, self.origin.square(Spot { x, y })).show();
        let mut columns: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        for x in 0..=width {
            let cells = (0..=height).map(|y| cell(x, y));
            columns.insert(x, core::iter::once(column(x)).chain(cells).collect());
        }
        let mut board = String::new();
        for row in 0..=usize::from(height) + 1 {
            let number = if row == 0 { String::new() } else { row.to_string() };
            let cells = columns.values().map(|cells| {
                let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1);
                let cell = cells.get(row).map_or("", String::as_str);
                format!("  {cell:<widest$}")
            });
            let line = format!("{number:<3}{}", cells.collect::<String>());
            board += line.trim_end();
            board.push('\n');
        }
        board
    }
}

#[cfg(test)]
mod tests;
