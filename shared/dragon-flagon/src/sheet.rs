//! The values of one card, as its deck file has them.

mod fields;
mod needs;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

pub use fields::CardSheet;
use serde::Deserialize;
pub use table::Marked;

use crate::ids::{Kind, Time};

/// What a blow does to whoever it strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// Reputation taken.
    pub reputation: u8,
    /// Cards that the victim must plan.
    pub daze: u8,
    /// Whether the victim falls.
    pub fall: bool,
    /// Whether nothing raises the reputation taken (DF-ARC-09).
    pub fixed: bool,
}

/// A number by its field, with the range that is allowed.
type Number<'a> = (&'static str, Option<&'a Marked<u8>>, RangeInclusive<u8>);

/// What a thrown object does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrownSheet {
    reputation: Option<Marked<u8>>,
    daze: Option<Marked<u8>>,
    fall: Option<Marked<bool>>,
    range: Option<Marked<u8>>,
}

impl ThrownSheet {
    fn blow(&self) -> Blow {
        Blow {
            reputation: number(self.reputation.as_ref()),
            daze: number(self.daze.as_ref()),
            fall: flag(self.fall.as_ref()),
            fixed: false,
        }
    }

    fn numbers(&self) -> [Number<'_>; 3] {
        [
            ("reputation", self.reputation.as_ref(), 0..=20),
            ("daze", self.daze.as_ref(), 0..=3),
            ("range", self.range.as_ref(), 1..=14),
        ]
    }

    fn is_house(&self) -> bool {
        let fall = self.fall.as_ref().is_some_and(Marked::is_house);
        fall || self.numbers().iter().any(|(_, value, _)| value.is_some_and(Marked::is_house))
    }
}

fn number(value: Option<&Marked<u8>>) -> u8 {
    value.map_or(0, |marked| *marked.value())
}

fn flag(value: Option<&Marked<bool>>) -> bool {
    value.is_some_and(|marked| *marked.value())
}

fn list(value: Option<&Marked<Vec<u8>>>) -> &[u8] {
    value.map_or(&[], |marked| marked.value())
}

impl CardSheet {
    /// How many of it are in a deck.
    pub fn copies(&self) -> u8 {
        number(self.copies.as_ref())
    }

    /// What it costs when it does what it is for.
    pub fn time(&self) -> Time {
        number(self.time.as_ref()).max(1)
    }

    /// What it costs to stay where one is.
    pub fn stay(&self) -> Time {
        number(self.stay.as_ref()).max(1)
    }

    /// The times that its player may choose from.
    pub fn times(&self) -> &[Time] {
        list(self.times.as_ref())
    }

    /// Whether it cannot be done when prone (DF-CARD-05).
    pub fn standing(&self) -> bool {
        flag(self.standing.as_ref())
    }

    /// Whether it is a weapon attack (DF-CARD-15).
    pub fn weapon(&self) -> bool {
        flag(self.weapon.as_ref())
    }

    /// How far it may go.
    pub fn lengths(&self) -> &[u8] {
        list(self.lengths.as_ref())
    }

    /// What its blow does.
    pub fn blow(&self) -> Blow {
        Blow {
            reputation: number(self.reputation.as_ref()),
            daze: number(self.daze.as_ref()),
            fall: flag(self.fall.as_ref()),
            fixed: false,
        }
    }

    /// What its blow does from behind the target.
    pub fn blow_from_behind(&self) -> Blow {
        Blow { reputation: number(self.behind.as_ref()), ..self.blow() }
    }

    /// What its blow does from the second victim on.
    pub fn later_blow(&self) -> Blow {
        Blow { reputation: number(self.later.as_ref()), fixed: true, ..self.blow() }
    }

    /// How many steps its victim is knocked back.
    pub fn knockback(&self) -> u8 {
        number(self.knockback.as_ref())
    }

    /// How many spaces its victim's token is pushed on.
    pub fn delay(&self) -> Time {
        number(self.delay.as_ref())
    }

    /// How many spaces its effect lasts.
    pub fn duration(&self) -> Option<Time> {
        self.duration.as_ref().map(|marked| *marked.value())
    }

    /// What its effect adds to each gain.
    pub fn gain(&self) -> u8 {
        number(self.gain.as_ref())
    }

    /// What its effect adds to each loss.
    pub fn loss(&self) -> u8 {
        number(self.loss.as_ref())
    }

    /// What its effect takes off each loss.
    pub fn eases(&self) -> u8 {
        number(self.eases.as_ref())
    }

    /// How many cards must be planned while its effect runs.
    pub fn plans(&self) -> Option<u8> {
        self.plans.as_ref().map(|marked| *marked.value())
    }

    /// How many cards its actor must plan, as if dazed.
    pub fn self_daze(&self) -> u8 {
        number(self.self_daze.as_ref())
    }

    /// What it costs its actor who is hit by it.
    pub fn self_loss(&self) -> u8 {
        number(self.self_loss.as_ref())
    }

    /// What it gives to whoever has less reputation than [`CardSheet::poor`].
    pub fn gift(&self) -> u8 {
        number(self.gift.as_ref())
    }

    /// Whoever has less than this receives the gift.
    pub fn poor(&self) -> u8 {
        number(self.poor.as_ref())
    }

    /// Whoever has more than this pays.
    pub fn rich(&self) -> u8 {
        number(self.rich.as_ref())
    }

    /// How much more it costs than the card that it becomes.
    pub fn extra_time(&self) -> Time {
        number(self.extra_time.as_ref())
    }

    /// What each of the owner's Specials costs while its effect runs.
    pub fn spell_time(&self) -> Time {
        number(self.spell_time.as_ref()).max(1)
    }

    fn thrown(&self, kind: Kind) -> Option<&ThrownSheet> {
        match kind {
            Kind::Mug | Kind::Flagon | Kind::Cookies => self.mug.as_ref(),
            Kind::Chair => self.chair.as_ref(),
            Kind::Barrel => None,
        }
    }

    /// What a thrown object of this kind does; the Flagon counts as a mug (DF-FLAGON-08).
    pub fn throw_blow(&self, kind: Kind) -> Blow {
        self.thrown(kind).map_or_else(Blow::default, ThrownSheet::blow)
    }

    /// How far an object of this kind flies; none for any distance.
    pub fn throw_range(&self, kind: Kind) -> Option<u8> {
        self.thrown(kind)?.range.as_ref().map(|marked| *marked.value())
    }

    /// All its numbers by the names of their fields, such as `time` or `mug_daze`.
    pub(crate) fn values(&self) -> impl Iterator<Item = (String, u8)> {
        let own = self.numbers().map(|(field, value, _)| (field.to_string(), value));
        let thrown = self.objects().flat_map(|(object, sheet)| {
            let values = sheet.numbers().into_iter();
            let values = values.filter_map(|(field, value, _)| Some((field, *value?.value())));
            values.map(move |(field, value)| (alloc::format!("{object}_{field}"), value))
        });
        own.chain(thrown)
    }

    /// The names of the areas that it uses, by field.
    pub(crate) fn areas(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let fields = [("area", &self.area), ("lines", &self.lines), ("steps", &self.steps)];
        fields.into_iter().filter_map(|(field, name): (_, &Option<Marked<String>>)| {
            Some((field, name.as_ref()?.value().as_str()))
        })
    }
}
