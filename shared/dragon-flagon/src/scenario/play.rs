//! The words of this game's scenarios, as the frame of all scenarios asks for them.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Drawn, Fault, Line, Lines, Place, Play, Run, Said, Script, Shelf};
use table::{Chance, Prompt};

use crate::book::Book;
use crate::ids::Character;
use crate::in_play::DragonFlagon;
use crate::item::Item;
use crate::news::{Event, News};
use crate::scenario::prompts::{self, Answer};
use crate::scenario::script::{Look, Setting, Setup};
use crate::scenario::{Scenario, check, expected, heard, position, read, words};
use crate::sheet::Marked;

impl Play for Scenario {
    type Game = DragonFlagon;
    type Who = Character;
    type Setup = Setup;
    type Pick = Answer;
    type Draw = Character;
    type Check = Look;
    type Shelf = Shelf<Book>;

    const PROMPTS: &'static [(&'static str, &'static str)] = prompts::PROMPTS;
    const RULE: &'static str = words::RULE;

    fn people() -> Vec<(&'static str, Character)> {
        words::characters()
    }

    fn read_setup(setup: &mut Setup, lines: &mut Lines<'_, '_>) -> Result<(), Fault> {
        read::setup(setup, lines)
    }

    fn read_pick(line: &mut Line<'_>) -> Result<Answer, Fault> {
        prompts::read_answer(line)
    }

    fn read_draw(line: &mut Line<'_>) -> Result<Character, Fault> {
        words::read_character(line)
    }

    fn read_check(lines: &mut Lines<'_, '_>) -> Result<Vec<Said<Look>>, Fault> {
        expected::read(lines)
    }

    fn set_up(script: &Script<Self>, shelf: &mut Shelf<Book>) -> Result<Self, Fault> {
        let changes = script.setup.settings.iter().filter_map(|said| match &said.what {
            Setting::Value(change) => Some(Said { at: said.at, what: change }),
            _ => None,
        });
        // A scenario lays its own rugs; a book without any need not be copied for most of them.
        let bare = |book: &mut Book| book.layout.rugs = Marked::House(Vec::new());
        let book = shelf.book(&changes.collect::<Vec<_>>(), bare)?;
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

    fn check(run: &mut Run<'_, Self>, at: Place, expected: &Look) {
        check::check(run, at, expected);
    }
}
