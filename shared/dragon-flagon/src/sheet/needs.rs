//! What a card cannot do without, and numbers that nobody can play with.

use alloc::format;
use alloc::string::String;
use core::ops::RangeInclusive;

use super::CardSheet;
use crate::ids::Card;

/// The fields that a card's rules read, apart from `copies` and its time.
fn needs(card: Card) -> &'static [&'static str] {
    match card {
        Card::Move => &["area", "stay"],
        Card::Dash => &["lengths"],
        Card::Riposte => &["area"],
        Card::Swing | Card::Arrr => &["lengths", "lines"],
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => &["lines", "mug", "chair"],
        Card::HandCannon | Card::Daggerang | Card::ArcaneBolt | Card::DragonKick => &["lines"],
        Card::Boast
        | Card::BattleFrenzy
        | Card::Chug
        | Card::DivineInspiration
        | Card::EyesOfGaia
        | Card::SixthSense
        | Card::Earthbond
        | Card::ShadowDash
        | Card::ArcanoConvergence => &["duration"],
        Card::ShadowStep | Card::SwordDance | Card::BladeWaltz => &["area", "steps"],
        Card::Slash
        | Card::Berserk
        | Card::Shove
        | Card::Warcry
        | Card::LureOfTheSea
        | Card::CannonBarrage
        | Card::Smackdown
        | Card::Tithe
        | Card::Bite
        | Card::Wildstyle
        | Card::Leap
        | Card::TouchOfDeath
        | Card::Radiance
        | Card::ShieldBash
        | Card::GodSmack
        | Card::Backstab
        | Card::Snatch
        | Card::Flunge
        | Card::WaveHat
        | Card::WittyRetort
        | Card::ArcLightning
        | Card::IceCone => &["area"],
        Card::Charge
        | Card::PickUp
        | Card::PushBarrel
        | Card::PushTable
        | Card::YankRug
        | Card::FlipTable
        | Card::Arise
        | Card::Vision
        | Card::LivingWood
        | Card::MarkPrey
        | Card::Familiar => &[],
    }
}

impl CardSheet {
    /// Looks for what this card lacks, and for numbers that are not allowed: field, and what is
    /// wrong.
    pub(crate) fn check(&self, card: Card, add: &mut dyn FnMut(&str, String)) {
        let time = match card {
            Card::Riposte => "times",
            Card::Vision => "extra_time",
            _ => "time",
        };
        let area = (card == Card::BattleFrenzy).then_some("area");
        let fields = ["copies", time].into_iter().chain(area).chain(needs(card).iter().copied());
        for field in fields.filter(|field| !self.has(field)) {
            add(field, String::from("the card needs this field"));
        }
        for (field, value, allowed) in self.numbers() {
            within(field, value, allowed, add);
        }
        for (field, values, allowed) in self.lists() {
            if values.is_empty() {
                add(field, String::from("at least one number is needed"));
            }
            values.iter().for_each(|value| within(field, *value, allowed.clone(), add));
        }
        for (object, sheet) in self.objects() {
            for (field, value, allowed) in sheet.numbers() {
                if let Some(marked) = value {
                    within(&format!("{object}.{field}"), *marked.value(), allowed, add);
                }
            }
        }
    }
}

/// Whether a value lies in this range; else what is allowed.
fn within(field: &str, value: u8, allowed: RangeInclusive<u8>, add: &mut dyn FnMut(&str, String)) {
    if !allowed.contains(&value) {
        let (least, most) = allowed.into_inner();
        add(field, format!("{value} is not allowed, only {least} to {most}"));
    }
}
