//! Writes a position in the words of scenarios: what a viewer sees of it, or all of it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::scenario::listed;

use crate::board::Square;
use crate::book::{Book, Length};
use crate::ids::{Card, Character};
use crate::parts::OwnPart;
use crate::scenario::cell::Cell;
use crate::scenario::words;
use crate::tavern::Tavern;
use crate::view::{Room, in_seat_order};
use crate::world::{Flow, World};

/// What is known of the cards in somebody's slots.
enum Slots {
    /// Which, from slot I on.
    Known(Vec<Card>),
    /// Only how many.
    Counted(u8),
}

/// What a viewer sees: the board, the track and the mats, with the own cards.
pub fn seen(room: &Room, own: Option<&OwnPart>) -> String {
    let slots = |who: Character| {
        let mut hands = own.into_iter().flat_map(|own| &own.hands);
        match hands.find(|hand| hand.character == who && !hand.hidden) {
            Some(hand) => Slots::Known(hand.slots.clone()),
            None => Slots::Counted(room.planned(who)),
        }
    };
    Writing { tavern: &room.tavern, book: &room.book, slots: &slots }.all()
}

/// All of a position, as a scenario to play on from.
pub fn position(world: &World, book: &Book) -> String {
    let slots = |who| Slots::Known(world.cards(who).slots.iter().flatten().copied().collect());
    let tavern = &world.tavern;
    let mut text = String::from("scenario: A moment of a game\n");
    if let Some(who) = tavern.acting {
        let card = tavern.fighter(who).revealed.map_or_else(|| "an action".into(), words::card);
        let name = words::character(who);
        text +=
            &format!("# In the middle of {card} of {name}; a scenario begins between actions.\n");
    }
    if !is_built_in(book) {
        text += "# Played with other decks or rulings than the built-in ones: say them here.\n";
    }
    text.push('\n');
    text += &Writing { tavern, book, slots: &slots }.all();
    if let Some(space) = tavern.ends.get(usize::from(world.guard)) {
        text += &format!("guard {space}\n");
    }
    let over = world.flow == Flow::Over;
    if over {
        text += "game over\n";
    }
    let end = if over { "game over" } else { "game goes on" };
    text += &format!("\nplay\n\nexpect\n{end}\n");
    text
}

/// Whether the numbers and rulings are those that scenarios begin with; rugs and furniture are drawn.
fn is_built_in(book: &Book) -> bool {
    let built_in = Book::read(&Book::built_in());
    built_in
        .is_ok_and(|built_in| Book { layout: built_in.layout.clone(), ..book.clone() } == built_in)
}

struct Writing<'a> {
    tavern: &'a Tavern,
    book: &'a Book,
    slots: &'a dyn Fn(Character) -> Slots,
}

impl Writing<'_> {
    fn all(&self) -> String {
        let mut text = self.board();
        text.push('\n');
        text += &self.settings();
        text.push('\n');
        let mut friends: Vec<Character> = Vec::new();
        for who in in_seat_order(self.tavern) {
            let name = words::character(who);
            if self.tavern.square(who).is_none() {
                text += &format!("# {name} is not placed yet.\n");
                continue;
            }
            let seat = self.tavern.seat(who);
            let friend = friends.iter().find(|other| self.tavern.seat(**other) == seat).copied();
            friends.push(who);
            text += &format!("{name}: {}\n", self.mat(who, friend).join(", "));
        }
        text
    }

    /// The whole room; tables are numbered anew, since some may be gone.
    fn board(&self) -> String {
        let side = self.tavern.side.0;
        let tables: Vec<_> = self.tavern.tables().map(|(id, _)| id).collect();
        let cell = |x: u8, y: u8| {
            let square = Square::new(x, y);
            let mut cell = Cell::of(self.tavern, square);
            let id = self.tavern.table_at(square);
            cell.table = (1..).zip(&tables).find(|(_, own)| Some(**own) == id).map(|(n, _)| n);
            cell.show()
        };
        let rows: Vec<Vec<String>> =
            (0..side).map(|y| (0..side).map(|x| cell(x, y)).collect()).collect();
        let widest = rows.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1);
        let line = |name: &str, cells: &[String]| {
            let cells: String = cells.iter().map(|cell| format!("  {cell:<widest$}")).collect();
            format!("{name:<2}{}\n", cells.trim_end())
        };
        let columns: Vec<String> = (0..side).map(|x| char::from(b'A' + x).to_string()).collect();
        let mut board = line("", &columns);
        for (number, row) in (1..).zip(&rows) {
            board += &line(&format!("{number}"), row);
        }
        board
    }

    fn settings(&self) -> String {
        let tavern = self.tavern;
        let mut text = String::new();
        let length = Length::ALL.iter().find(|(length, _)| self.book.ends(*length) == tavern.ends);
        if let Some((_, name)) = length {
            text += &format!("length {name}\n");
        }
        text += &format!("marker {}\n", tavern.marker);
        if tavern.night {
            text += "late night\n";
        }
        if tavern.ale.is_some() {
            text += "spilled ale\n";
        }
        for rug in self.book.layout().rugs.value() {
            text += &format!("rug {}\n", listed(rug.iter().map(Square::to_string)));
        }
        let mut placed: Vec<Character> =
            tavern.cast().filter(|who| tavern.square(*who).is_some()).collect();
        placed.sort_by_key(|who| (tavern.fighter(*who).time, tavern.fighter(*who).arrival));
        let time = |who: &Character| tavern.fighter(*who).time;
        for stack in placed.chunk_by(|one, other| time(one) == time(other)) {
            if let [first, _, ..] = stack {
                let names = listed(stack.iter().map(|who| words::character(*who)));
                text += &format!("stack {}: {names}\n", time(first));
            }
        }
        text
    }

    /// What is said of a character.
    fn mat(&self, who: Character, friend: Option<Character>) -> Vec<String> {
        let fighter = self.tavern.fighter(who);
        let mut all = Vec::new();
        all.push(format!("reputation {}", fighter.reputation));
        all.push(format!("time {}", fighter.time));
        if let Some((_, kind)) = self.tavern.held(who) {
            all.push(format!("holds {}", words::kind(kind)));
        }
        if let Some(other) = friend {
            all.push(format!("friend of {}", words::character(other)));
        }
        all.extend(fighter.side.map(|side| format!("team {}", side + 1)));
        for effect in fighter.effects.iter().flatten() {
            let until = effect.until.map(|time| format!(" until {time}")).unwrap_or_default();
            all.push(format!("effect {}{until}", words::card(effect.card)));
        }
        if who == Character::Jack && !self.tavern.tokens.loaded {
            all.push(String::from("not loaded"));
        }
        if self.tavern.tokens.prey == Some(who) {
            all.push(String::from("prey"));
        }
        all.extend(fighter.last.map(|card| format!("last {}", words::card(card))));
        all.extend(self.cards(who));
        all
    }

    /// What is said of the cards of a character.
    fn cards(&self, who: Character) -> Vec<String> {
        let fighter = self.tavern.fighter(who);
        let dragon = Card::dragon(who);
        let gone = |card: &Card| {
            let left_out = card.owner().is_some() && !self.tavern.own_cards;
            *card != dragon && (left_out || fighter.aside.has(*card))
        };
        let lacks = |card| format!("deck lacks {}", words::card(card));
        let mut all: Vec<String> = Card::deck(who).filter(gone).map(lacks).collect();
        let slots = (self.slots)(who);
        let beneath = !self.tavern.own_cards || fighter.aside.has(dragon) || fighter.has(dragon);
        if let Slots::Known(cards) = &slots
            && !beneath
            && fighter.revealed != Some(dragon)
            && !cards.contains(&dragon)
        {
            all.push(format!("deck has {}", words::card(dragon)));
        }
        all.push(match slots {
            Slots::Known(cards) => {
                format!("plans {}", listed(cards.into_iter().map(words::card)))
            }
            Slots::Counted(0) => String::from("plans nothing"),
            Slots::Counted(count) => format!("plans {count}"),
        });
        all
    }
}

#[cfg(test)]
mod tests {
    use alloc::sync::Arc;

    use table::scenario::first_position;
    use table::{Act, Chance, Game, Lobby, random_answer};

    use super::*;
    use crate::DragonFlagon;
    use crate::item::ask as key;
    use crate::parts::Parts;
    use crate::scenario::Scenario;

    /// The position that a text sets up.
    fn rebuilt(text: &str) -> World {
        first_position::<Scenario>(text).unwrap().world
    }

    /// What everybody sees, with seats, tables and objects numbered as if they came new.
    fn renumbered(world: &World, book: &Book) -> Parts {
        let mut parts = Room::of(world, &Arc::new(book.clone())).parts();
        for mat in &mut parts.mats {
            mat.seat = table::Seat::new(0);
            mat.held = mat.held.map(|held| crate::parts::Held { id: crate::ids::Thing(0), ..held });
        }
        parts.mats.sort_by_key(|mat| mat.character);
        for thing in &mut parts.board.things {
            thing.id = crate::ids::Thing(0);
        }
        parts.board.things.sort_by_key(|thing| (thing.square, thing.kind));
        for table in &mut parts.board.tables {
            table.id = crate::ids::TableId(0);
            table.squares.sort_unstable();
        }
        parts.board.tables.sort_by_key(|table| table.squares.clone());
        parts.track.waiting.clear();
        parts
    }

    #[test]
    fn other_rulings_are_mentioned() {
        for (choice, mentioned) in [("default", false), ("yes", true)] {
            let mut lobby = Lobby { seats: 2, ..Lobby::default() };
            lobby.settings.insert("ruling.fall_between_tables".into(), choice.into());
            let setup = DragonFlagon::freeze(&lobby).unwrap();
            let game = DragonFlagon::begin(&setup, Chance::numbered(1), &mut Vec::new()).unwrap();
            let text = game.scenario().unwrap();
            assert_eq!(text.contains("other decks or rulings"), mentioned, "{text}");
        }
    }

    #[test]
    fn what_is_written_is_the_position() {
        let lobby = Lobby { seats: 4, ..Lobby::default() };
        let setup = DragonFlagon::freeze(&lobby).unwrap();
        let mut compared = 0;
        for number in 0..6 {
            let mut chance = Chance::numbered(number);
            let mut game =
                DragonFlagon::begin(&setup, Chance::numbered(number), &mut Vec::new()).unwrap();
            while game.outcome().is_none() {
                let (world, book) = (game.world(), &*game.book);
                if game.open().iter().all(|prompt| prompt.key == key::PLAN) {
                    let again = rebuilt(&position(world, book));
                    assert_eq!(renumbered(&again, book), renumbered(world, book));
                    assert_eq!((again.cards, again.guard), (world.cards, world.guard));
                    compared += 1;
                }
                let waits: Vec<_> = game.open().iter().filter(|p| p.answer.is_none()).collect();
                let prompt = (*chance.pick(&waits).unwrap()).clone();
                let items = random_answer(&prompt, &mut chance);
                game.apply(Act::Pick { prompt: prompt.id, items }, &mut Vec::new());
            }
        }
        assert!(compared > 100, "{compared}");
    }
}
