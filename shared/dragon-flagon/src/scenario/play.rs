//! The words of this game's scenarios, as the frame of all scenarios asks for them.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Change, Drawn, Fault, Line, Play, Run, Script, Shelf, Word};
use table::{Chance, Prompt};

use crate::board::Square;
use crate::book::Book;
use crate::ids::Character;
use crate::in_play::DragonFlagon;
use crate::item::Item;
use crate::news::{Event, News};
use crate::scenario::cell::Cell;
use crate::scenario::mat::{self, Trait};
use crate::scenario::prompts::{self, Answer};
use crate::scenario::script::{Look, Setting};
use crate::scenario::{Scenario, check, expected, heard, position, read, words};
use crate::sheet::Marked;

impl Play for Scenario {
    type Game = DragonFlagon;
    type Who = Character;
    type Cell = Cell;
    type Setting = Setting;
    type Trait = Trait;
    type Pick = Answer;
    type Draw = Character;
    type Look = Look;
    type Shelf = Shelf<Book>;

    const PROMPTS: &'static [(&'static str, &'static str)] = prompts::PROMPTS;
    const RULE: &'static str = words::RULE;
    const SIZE: (u8, u8) = words::SIDE;

    fn people() -> Vec<(&'static str, Character)> {
        words::characters()
    }

    fn read_cell(word: Word<'_>) -> Result<Cell, Fault> {
        Cell::read(word)
    }

    fn read_setting(line: &mut Line<'_>, more: &[&str]) -> Result<Setting, Fault> {
        read::setting(line, more)
    }

    fn change(setting: &Setting) -> Option<&Change> {
        match setting {
            Setting::Value(change) => Some(change),
            _ => None,
        }
    }

    fn read_trait(line: &mut Line<'_>) -> Result<Trait, Fault> {
        mat::read(line)
    }

    fn read_pick(line: &mut Line<'_>) -> Result<Answer, Fault> {
        prompts::read_answer(line)
    }

    fn read_draw(line: &mut Line<'_>) -> Result<Character, Fault> {
        words::read_character(line)
    }

    fn read_deed(line: &mut Line<'_>, who: Character) -> Result<Look, Fault> {
        expected::about(line, who).map(Look::Heard)
    }

    fn read_look(line: &mut Line<'_>, more: &[&str]) -> Result<Look, Fault> {
        expected::look(line, more)
    }

    fn set_up(script: &Script<Self>, shelf: &mut Shelf<Book>) -> Result<Self, Fault> {
        // A scenario lays its own rugs; a book without any need not be copied for most of them.
        let bare = |book: &mut Book| book.layout.rugs = Marked::House(Vec::new());
        let book = shelf.book(&script.setup.changes(), bare)?;
        position::build(&script.setup, script.at, &book)
    }

    fn begin(&self, stream: u64, events: &mut Vec<Event>) -> DragonFlagon {
        self.clone().chance(stream).begin(events)
    }

    /// Most streams fall with their first draw, which is told without playing.
    fn suits(&self, stream: u64, first: &Character) -> bool {
        let active: Vec<Character> = self.active().collect();
        let drawn = Chance::numbered(stream).pick(&active).copied();
        !active.contains(first) || drawn == Some(*first)
    }

    fn plays(&self, who: Character) -> bool {
        self.world.tavern.cast().any(|other| other == who)
    }

    fn who(&self, prompt: &Prompt<Item>) -> Option<Character> {
        Character::of(prompt.figure)
    }

    fn item(
        &self,
        game: &DragonFlagon,
        who: Character,
        pick: &Answer,
        _of: &[Item],
    ) -> Option<Item> {
        Some(match pick {
            Answer::Item(item) => *item,
            Answer::Ahead => Item::Face(game.world().tavern.fighter(who).facing),
        })
    }

    fn show_item(&self, item: &Item) -> String {
        prompts::item(item)
    }

    fn show_draw(&self, draw: &Character) -> String {
        words::character(*draw).into()
    }

    /// Whoever waits when the marker has come to a space is drawn one after the other.
    fn draws(&self, game: &DragonFlagon, events: &[Event]) -> Vec<Drawn<Character>> {
        let mut later: Vec<Character> = game.world().tavern.waiting.iter().collect();
        let mut draws = Vec::new();
        for event in events.iter().rev() {
            match event {
                Event::Open(News::Drawn { character }) => {
                    draws.push(Drawn { what: *character, others: later.clone() });
                    later.push(*character);
                }
                Event::Open(News::Marker { .. }) => later.clear(),
                _ => {}
            }
        }
        draws.reverse();
        draws
    }

    fn tell(&self, event: &Event) -> Option<String> {
        match event {
            Event::Open(news) => heard::tell(news),
            Event::Planned { .. } => None,
        }
    }

    fn cell(&self, game: &DragonFlagon, x: u8, y: u8) -> Cell {
        Cell::of(&game.world().tavern, Square::new(x, y))
    }

    fn show_cell(cell: &Cell) -> String {
        cell.show()
    }

    fn check_trait(run: &Run<'_, Self>, who: Character, expected: &Trait) -> Option<String> {
        check::mat(run, who, expected)
    }

    fn check(run: &mut Run<'_, Self>, expected: &Look) -> Option<String> {
        check::check(run, expected)
    }
}
