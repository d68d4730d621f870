//! The fields of a card in a deck file, with what is allowed in each.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use serde::Deserialize;

use super::{Marked, ThrownSheet};
use crate::ids::Time;

/// Makes the struct of a card's values, and what walks over all of them, from one table.
macro_rules! fields {
    (
        numbers { $($number:ident $allowed:expr;)* }
        flags { $($flag:ident)* }
        lists { $($list:ident $each:expr;)* }
        areas { $($area:ident)* }
        thrown { $($thrown:ident)* }
    ) => {
        /// The values of a card. What a card does not have is left out.
        #[derive(Clone, PartialEq, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct CardSheet {
            $(pub(super) $number: Option<Marked<u8>>,)*
            $(pub(super) $flag: Option<Marked<bool>>,)*
            $(pub(super) $list: Option<Marked<Vec<Time>>>,)*
            $(pub(super) $area: Option<Marked<String>>,)*
            $(pub(super) $thrown: Option<ThrownSheet>,)*
        }

        impl CardSheet {
            pub(crate) const BLANK: Self = Self {
                $($number: None,)* $($flag: None,)* $($list: None,)* $($area: None,)*
                $($thrown: None,)*
            };

            /// The numbers with the range that is allowed.
            pub(super) fn numbers(
                &self,
            ) -> impl Iterator<Item = (&'static str, u8, RangeInclusive<u8>)> {
                [$((stringify!($number), self.$number.as_ref(), $allowed),)*].into_iter()
                    .filter_map(|(field, value, allowed)| Some((field, *value?.value(), allowed)))
            }

            /// The lists of numbers with the range that is allowed for each.
            pub(super) fn lists(
                &self,
            ) -> impl Iterator<Item = (&'static str, &[u8], RangeInclusive<u8>)> {
                [$((stringify!($list), self.$list.as_ref(), $each),)*].into_iter()
                    .filter_map(|(field, list, each)| Some((field, list?.value().as_slice(), each)))
            }

            /// What an object that is thrown does, by object.
            pub(super) fn objects(&self) -> impl Iterator<Item = (&'static str, &ThrownSheet)> {
                [$((stringify!($thrown), self.$thrown.as_ref()),)*].into_iter()
                    .filter_map(|(object, sheet)| Some((object, sheet?)))
            }

            /// The fields that stand in the file.
            pub(super) fn present(&self) -> impl Iterator<Item = &'static str> {
                [
                    $((stringify!($number), self.$number.is_some()),)*
                    $((stringify!($flag), self.$flag.is_some()),)*
                    $((stringify!($list), self.$list.is_some()),)*
                    $((stringify!($area), self.$area.is_some()),)*
                    $((stringify!($thrown), self.$thrown.is_some()),)*
                ].into_iter().filter(|(_, there)| *there).map(|(field, _)| field)
            }

            /// The fields whose value we chose.
            pub fn house(&self) -> Vec<&'static str> {
                fn house<T>(value: Option<&Marked<T>>) -> bool {
                    value.is_some_and(Marked::is_house)
                }
                let fields = [
                    $((stringify!($number), house(self.$number.as_ref())),)*
                    $((stringify!($flag), house(self.$flag.as_ref())),)*
                    $((stringify!($list), house(self.$list.as_ref())),)*
                    $((stringify!($area), house(self.$area.as_ref())),)*
                    $((stringify!($thrown), self.$thrown.as_ref().is_some_and(ThrownSheet::is_house)),)*
                ];
                fields.into_iter().filter(|(_, house)| *house).map(|(name, _)| name).collect()
            }
        }
    };
}

fields! {
    numbers {
        copies 0..=13;
        time 1..=9;
        stay 1..=9;
        reputation 0..=20;
        daze 0..=3;
        knockback 0..=4;
        duration 1..=20;
        gain 0..=9;
        loss 0..=9;
        eases 0..=9;
        plans 1..=3;
        behind 0..=20;
        later 0..=20;
        delay 0..=9;
        self_daze 0..=3;
        self_loss 0..=20;
        gift 0..=20;
        poor 0..=200;
        rich 0..=200;
        extra_time 0..=9;
        spell_time 1..=9;
    }
    flags { standing weapon fall }
    lists {
        times 1..=9;
        lengths 0..=14;
    }
    areas { area lines steps }
    thrown { mug chair }
}
