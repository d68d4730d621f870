//! From what a scenario says to a position.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Fault, Place, Said, listed};

use crate::board::{Facing, Square};
use crate::book::{Book, Length};
use crate::furniture::{MAX_TABLE, THINGS};
use crate::ids::{Character, Kind, Time};
use crate::scenario::builder::{LATER, Scenario};
use crate::scenario::cell::Cell;
use crate::scenario::mat::Trait;
use crate::scenario::script::{Setting, Setup};
use crate::scenario::words;
use crate::sheet::Marked;
use crate::world::Flow;

/// Sets a position up.
pub fn build(setup: &Setup, at: Place, book: &Arc<Book>) -> Result<Scenario, Fault> {
    let mut book = Arc::clone(book);
    let rugs: Vec<Vec<Square>> = setup.settings.iter().filter_map(rug).collect();
    if !rugs.is_empty() {
        Arc::make_mut(&mut book).layout.rugs = Marked::House(rugs);
    }
    let mut building = Building { setup, at, scenario: Scenario::new(book).own_cards() };
    building.track()?;
    building.cast()?;
    building.tables()?;
    building.things()?;
    for (who, said) in &setup.mats {
        building.say(*who, said)?;
    }
    building.times()?;
    building.reputation()?;
    Ok(building.scenario)
}

fn rug(setting: &Said<Setting>) -> Option<Vec<Square>> {
    match &setting.what {
        Setting::Rug(squares) => Some(squares.clone()),
        _ => None,
    }
}

/// A position that is being set up.
pub(super) struct Building<'a> {
    setup: &'a Setup,
    /// Where the scenario begins.
    at: Place,
    pub(super) scenario: Scenario,
}

impl Building<'_> {
    fn cells(&self) -> impl Iterator<Item = (Square, &Cell)> {
        let board = self.setup.board.iter();
        board.flat_map(|board| board.cells()).map(|(x, y, cell)| (Square::new(x, y), cell))
    }

    fn at_board(&self) -> Place {
        self.setup.board.as_ref().map_or(self.at, |board| board.at)
    }

    /// Whether something is said of a character.
    fn said<T>(&self, who: Character, pick: impl Fn(&Trait) -> Option<T>) -> Option<T> {
        let own = self.setup.mats.iter().filter(|(other, _)| *other == who);
        own.filter_map(|(_, said)| pick(&said.what)).last()
    }

    /// The time track: the length first, since it says where the Game End tokens lie.
    fn track(&mut self) -> Result<(), Fault> {
        let Scenario { book, world, .. } = &mut self.scenario;
        let settings = &self.setup.settings;
        let length = settings.iter().find_map(|said| match said.what {
            Setting::Length(length) => Some(length),
            _ => None,
        });
        let spaces = book.ends(length.unwrap_or(Length::Normal));
        for (end, space) in world.tavern.ends.iter_mut().zip(spaces) {
            *end = *space;
        }
        for said in settings {
            match said.what {
                Setting::Marker(0) => return Err(Fault::new(said.at, "the first space is 1")),
                Setting::Marker(time) => self.scenario = self.scenario.clone().marker(time),
                Setting::Guard(time) => {
                    let ends = self.scenario.world.tavern.ends;
                    let place = ends.iter().position(|end| *end == time).ok_or_else(|| {
                        Fault::new(said.at, "no Game End token lies there").allowing(ends)
                    })?;
                    self.scenario.world.guard = place as u8;
                }
                Setting::Night => self.scenario.world.tavern.night = true,
                Setting::Ale => {
                    let tavern = &mut self.scenario.world.tavern;
                    tavern.ale = Some(tavern.centre);
                }
                Setting::Over => self.scenario.world.flow = Flow::Over,
                _ => {}
            }
        }
        Ok(())
    }

    /// Puts in those who are drawn, then those of whom it is said where they stand.
    fn cast(&mut self) -> Result<(), Fault> {
        let mut cast: Vec<(Character, Square, Facing, bool)> = Vec::new();
        for (square, cell) in self.cells() {
            if let Some(stander) = cell.stander {
                if cast.iter().any(|(who, ..)| *who == stander.who) {
                    let message = format!("{} is drawn twice", words::character(stander.who));
                    return Err(Fault::new(self.at_board(), message));
                }
                cast.push((stander.who, square, stander.facing, stander.prone));
            }
        }
        for (who, said) in &self.setup.mats {
            if cast.iter().any(|(other, ..)| other == who) {
                continue;
            }
            let square = self.said(*who, |said| match said {
                Trait::At(square) => Some(*square),
                _ => None,
            });
            let square = square.ok_or_else(|| {
                let name = words::character(*who);
                let message = format!("{name} stands nowhere: draw {name}, or say `at D4`");
                Fault::new(said.at, message)
            })?;
            cast.push((*who, square, Facing::North, false));
        }
        for (who, square, facing, prone) in cast {
            self.scenario = self.scenario.clone().put(who, square, facing);
            self.scenario.world.tavern.fighter_mut(who).prone = prone;
        }
        Ok(())
    }

    fn tables(&mut self) -> Result<(), Fault> {
        let mut tables: BTreeMap<u8, Vec<Square>> = BTreeMap::new();
        for (square, cell) in self.cells() {
            if let Some(number) = cell.table {
                tables.entry(number).or_default().push(square);
            }
        }
        for ((number, squares), next) in tables.into_iter().zip(1..) {
            let fault = |message| Err(Fault::new(self.at_board(), message));
            if number != next {
                return fault(format!("table {number} is drawn, but no table {next}"));
            }
            let ends = squares.first().zip(squares.last());
            let span = ends.map_or(0, |(first, last)| usize::from(first.walk(*last)) + 1);
            let straight = ends.is_some_and(|(a, b)| a.x() == b.x() || a.y() == b.y());
            if !straight || span != squares.len() || span > MAX_TABLE {
                return fault(format!(
                    "table {number} is no row of 1 to {MAX_TABLE} squares: {}",
                    listed(squares.iter().map(ToString::to_string))
                ));
            }
            self.scenario = self.scenario.clone().table(&squares);
        }
        Ok(())
    }

    /// Lays out what is drawn. The Flagon lies in the centre, unless it is drawn elsewhere, held,
    /// or the centre is drawn without it.
    fn things(&mut self) -> Result<(), Fault> {
        let centre = self.scenario.book.centre();
        let mut drawn: Vec<(Kind, Square)> = Vec::new();
        for (square, cell) in self.cells() {
            drawn.extend(cell.things.iter().map(|kind| (*kind, square)));
        }
        let holding = |kind| {
            let holds = |(_, said): &&(_, Said<Trait>)| said.what == Trait::Holds(Some(kind));
            self.setup.mats.iter().filter(holds).count()
        };
        let flagons = drawn.iter().filter(|(kind, _)| *kind == Kind::Flagon).count();
        let held = holding(Kind::Flagon);
        if flagons + held > 1 {
            return Err(Fault::new(self.at_board(), "there is only one Flagon"));
        }
        let others = holding(Kind::Mug) + holding(Kind::Chair) + holding(Kind::Cookies);
        if drawn.len() + others + 1 > THINGS {
            let message = format!("a room holds {} objects at most", THINGS - 1);
            return Err(Fault::new(self.at_board(), message));
        }
        let empty = self.cells().any(|(square, _)| square == centre);
        if flagons == 1 || (empty && held == 0) {
            self.scenario = self.scenario.clone().without_flagon();
        }
        let marks: Vec<(Square, Cell)> =
            self.cells().map(|(square, cell)| (square, cell.clone())).collect();
        let tokens = &mut self.scenario.world.tavern.tokens;
        for (square, cell) in marks {
            tokens.familiar = cell.familiar.map(|facing| (square, facing)).or(tokens.familiar);
            tokens.barrage = cell.barrage.then_some(square).or(tokens.barrage);
        }
        for (kind, square) in drawn {
            self.scenario.world.tavern.add_object(kind, square);
        }
        Ok(())
    }

    /// Whoever has planned something is active, unless it is said otherwise.
    fn times(&mut self) -> Result<(), Fault> {
        let marker = self.scenario.world.tavern.marker;
        let cast: Vec<Character> = self.scenario.world.tavern.cast().collect();
        for who in cast {
            let own = self.setup.mats.iter().filter(|(other, _)| *other == who);
            let mut said = own.filter_map(|(_, said)| match said.what {
                Trait::Time(time) => Some((time, said.at)),
                _ => None,
            });
            let planned = self.scenario.world.cards(who).planned() > 0;
            let usual = if planned { marker } else { marker.saturating_add(LATER) };
            let (time, at) = said.next_back().unwrap_or((usual, self.at));
            self.put_token(who, time, at)?;
        }
        for said in &self.setup.settings {
            if let Setting::Stack(time, stack) = &said.what {
                for who in stack {
                    if self.scenario.world.tavern.fighter(*who).seat.is_none() {
                        let message = format!("{} is not in the room", words::character(*who));
                        return Err(Fault::new(said.at, message));
                    }
                    self.put_token(*who, *time, said.at)?;
                }
            }
        }
        Ok(())
    }

    /// Nobody would ever come to a space that the marker has left.
    fn put_token(&mut self, who: Character, time: Time, at: Place) -> Result<(), Fault> {
        let marker = self.scenario.world.tavern.marker;
        if time < marker {
            let name = words::character(who);
            let message = format!("{name} cannot be behind the marker, which is on space {marker}");
            return Err(Fault::new(at, message));
        }
        self.scenario.world.tavern.set_time(who, time);
        Ok(())
    }

    /// What is missing on the mats has left the game; there cannot be more than was dealt.
    fn reputation(&mut self) -> Result<(), Fault> {
        let tavern = &mut self.scenario.world.tavern;
        let mut at = self.at;
        for (who, said) in &self.setup.mats {
            if let Trait::Reputation(amount) = said.what {
                tavern.fighter_mut(*who).reputation = amount;
                at = said.at;
            }
        }
        let dealt = tavern.cast().count() as u16 * u16::from(self.scenario.book.start_reputation());
        let mats: u16 = tavern.cast().map(|who| u16::from(tavern.fighter(who).reputation)).sum();
        tavern.removed = dealt.checked_sub(mats).ok_or_else(|| {
            let message = format!(
                "the mats hold {mats} reputation, but only {dealt} were dealt: give others less"
            );
            Fault::new(at, message)
        })?;
        Ok(())
    }
}
