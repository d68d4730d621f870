//! The values of one card, as its deck file has them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use serde::Deserialize;

use crate::ids::{Card, Kind, Time};

/// A value with its origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marked<T> {
    /// The rulebook prints it.
    Printed(T),
    /// We chose it.
    House(T),
}

impl<T> Marked<T> {
    /// The value.
    pub const fn value(&self) -> &T {
        match self {
            Self::Printed(value) | Self::House(value) => value,
        }
    }

    /// Whether we chose it.
    pub const fn is_house(&self) -> bool {
        matches!(self, Self::House(_))
    }
}

/// What a blow does to whoever it strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// Reputation taken.
    pub reputation: u8,
    /// Cards that the victim must plan.
    pub daze: u8,
    /// Whether the victim falls.
    pub fall: bool,
}

/// What a thrown object does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrownSheet {
    reputation: Option<Marked<u8>>,
    daze: Option<Marked<u8>>,
    fall: Option<Marked<bool>>,
    range: Option<Marked<u8>>,
}

/// The values of a card. What a card does not have is left out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSheet {
    /// How many of it are in a deck.
    pub copies: Marked<u8>,
    time: Option<Marked<Time>>,
    times: Option<Marked<Vec<Time>>>,
    stay: Option<Marked<Time>>,
    standing: Option<Marked<bool>>,
    weapon: Option<Marked<bool>>,
    /// The name of the area that it reaches.
    pub area: Option<Marked<String>>,
    /// The name of the lines that it goes along.
    pub lines: Option<Marked<String>>,
    lengths: Option<Marked<Vec<u8>>>,
    reputation: Option<Marked<u8>>,
    daze: Option<Marked<u8>>,
    fall: Option<Marked<bool>>,
    knockback: Option<Marked<u8>>,
    duration: Option<Marked<Time>>,
    gain: Option<Marked<u8>>,
    loss: Option<Marked<u8>>,
    mug: Option<ThrownSheet>,
    chair: Option<ThrownSheet>,
}

fn number(value: Option<&Marked<u8>>) -> u8 {
    value.map_or(0, |marked| *marked.value())
}

fn flag(value: Option<&Marked<bool>>) -> bool {
    value.is_some_and(|marked| *marked.value())
}

impl CardSheet {
    pub(crate) const BLANK: Self = Self {
        copies: Marked::House(0),
        time: None,
        times: None,
        stay: None,
        standing: None,
        weapon: None,
        area: None,
        lines: None,
        lengths: None,
        reputation: None,
        daze: None,
        fall: None,
        knockback: None,
        duration: None,
        gain: None,
        loss: None,
        mug: None,
        chair: None,
    };

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
        self.times.as_ref().map_or(&[], |times| times.value().as_slice())
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
        self.lengths.as_ref().map_or(&[], |lengths| lengths.value().as_slice())
    }

    /// What its blow does.
    pub fn blow(&self) -> Blow {
        Blow {
            reputation: number(self.reputation.as_ref()),
            daze: number(self.daze.as_ref()),
            fall: flag(self.fall.as_ref()),
        }
    }

    /// How many steps its victim is knocked back.
    pub fn knockback(&self) -> u8 {
        number(self.knockback.as_ref())
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

    fn thrown(&self, kind: Kind) -> Option<&ThrownSheet> {
        match kind {
            Kind::Mug | Kind::Flagon => self.mug.as_ref(),
            Kind::Chair => self.chair.as_ref(),
            Kind::Barrel => None,
        }
    }

    /// What a thrown object of this kind does; the Flagon counts as a mug (DF-FLAGON-08).
    pub fn throw_blow(&self, kind: Kind) -> Blow {
        self.thrown(kind).map_or_else(Blow::default, |sheet| Blow {
            reputation: number(sheet.reputation.as_ref()),
            daze: number(sheet.daze.as_ref()),
            fall: flag(sheet.fall.as_ref()),
        })
    }

    /// How far an object of this kind flies; none for any distance.
    pub fn throw_range(&self, kind: Kind) -> Option<u8> {
        self.thrown(kind)?.range.as_ref().map(|marked| *marked.value())
    }

    /// The fields whose value we chose.
    pub fn house(&self) -> Vec<&'static str> {
        fn house<T>(value: Option<&Marked<T>>) -> bool {
            value.is_some_and(Marked::is_house)
        }
        let thrown = |sheet: &ThrownSheet| {
            house(sheet.reputation.as_ref())
                || house(sheet.daze.as_ref())
                || house(sheet.fall.as_ref())
                || house(sheet.range.as_ref())
        };
        let fields = [
            ("copies", self.copies.is_house()),
            (
                "time",
                house(self.time.as_ref())
                    || house(self.times.as_ref())
                    || house(self.stay.as_ref()),
            ),
            ("standing", house(self.standing.as_ref())),
            ("weapon", house(self.weapon.as_ref())),
            ("area", house(self.area.as_ref()) || house(self.lines.as_ref())),
            ("lengths", house(self.lengths.as_ref())),
            ("reputation", house(self.reputation.as_ref())),
            ("daze", house(self.daze.as_ref())),
            ("fall", house(self.fall.as_ref())),
            ("knockback", house(self.knockback.as_ref())),
            ("duration", house(self.duration.as_ref())),
            ("gain", house(self.gain.as_ref())),
            ("loss", house(self.loss.as_ref())),
            ("mug", self.mug.as_ref().is_some_and(thrown)),
            ("chair", self.chair.as_ref().is_some_and(thrown)),
        ];
        fields.into_iter().filter(|(_, house)| *house).map(|(name, _)| name).collect()
    }

    /// Looks for what this card cannot do without, and for numbers that nobody can play with.
    pub(crate) fn check(&self, card: Card) -> Result<(), String> {
        let needs: &[(&str, bool)] = match card {
            Card::Boast => &[("duration", self.duration.is_some())],
            Card::Move => &[("area", self.area.is_some()), ("stay", self.stay.is_some())],
            Card::Dash => &[("lengths", self.lengths.is_some())],
            Card::Riposte => &[("area", self.area.is_some()), ("times", self.times.is_some())],
            Card::Slash => &[("area", self.area.is_some())],
            Card::Swing => &[("lengths", self.lengths.is_some()), ("lines", self.lines.is_some())],
            Card::Throw => &[
                ("lines", self.lines.is_some()),
                ("mug", self.mug.is_some()),
                ("chair", self.chair.is_some()),
            ],
            Card::Charge | Card::PickUp | Card::PushBarrel | Card::PushTable | Card::YankRug => &[],
        };
        let time = ("time", self.time.is_some() || self.times.is_some());
        if let Some((field, _)) = [time].iter().chain(needs).find(|(_, there)| !there) {
            return Err(format!("needs the field `{field}`"));
        }
        self.ranges()
    }

    fn ranges(&self) -> Result<(), String> {
        within("copies", *self.copies.value(), 0..=13)?;
        let lists =
            [("times", self.times.as_ref(), 1..=9), ("lengths", self.lengths.as_ref(), 0..=14)];
        for (field, list, allowed) in lists {
            let values = list.map_or(&[][..], |marked| marked.value());
            if list.is_some() && values.is_empty() {
                return Err(format!("{field}: at least one number is needed"));
            }
            values.iter().try_for_each(|value| within(field, *value, allowed.clone()))?;
        }
        let numbers = [
            ("time", self.time.as_ref(), 1..=9),
            ("stay", self.stay.as_ref(), 1..=9),
            ("reputation", self.reputation.as_ref(), 0..=20),
            ("daze", self.daze.as_ref(), 0..=3),
            ("knockback", self.knockback.as_ref(), 0..=3),
            ("duration", self.duration.as_ref(), 1..=20),
            ("gain", self.gain.as_ref(), 0..=9),
            ("loss", self.loss.as_ref(), 0..=9),
        ];
        for (field, value, allowed) in numbers {
            value.map_or(Ok(()), |marked| within(field, *marked.value(), allowed))?;
        }
        let thrown = [("mug", self.mug.as_ref()), ("chair", self.chair.as_ref())];
        for (object, sheet) in thrown.into_iter().filter_map(|(object, s)| Some((object, s?))) {
            let numbers = [
                ("reputation", sheet.reputation.as_ref(), 0..=20),
                ("daze", sheet.daze.as_ref(), 0..=3),
                ("range", sheet.range.as_ref(), 1..=14),
            ];
            for (field, value, allowed) in numbers {
                let field = format!("{object}.{field}");
                value.map_or(Ok(()), |marked| within(&field, *marked.value(), allowed))?;
            }
        }
        Ok(())
    }
}

/// Whether a value lies in this range; else what is allowed.
pub fn within(field: &str, value: u8, allowed: RangeInclusive<u8>) -> Result<(), String> {
    if allowed.contains(&value) {
        return Ok(());
    }
    let (least, most) = allowed.into_inner();
    Err(format!("{field}: {value} is not allowed, only {least} to {most}"))
}
