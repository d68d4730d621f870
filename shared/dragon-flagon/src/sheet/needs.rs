//! Which fields a card must and may have, and numbers that nobody can play with.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::CardSheet;
use crate::ids::Card;

/// What a blow does (see [`super::Blow`]).
const BLOW: &[&str] = &["reputation", "daze", "fall"];
/// A blow that a Riposte may turn back.
const STRIKE: &[&str] = &["reputation", "daze", "fall", "weapon"];
/// A blow that may also knock its victim back, and push its token on.
const HIT: &[&str] = &["reputation", "daze", "fall", "weapon", "knockback", "delay"];
/// The same but for what the thrown object does.
const THROW: &[&str] = &["weapon", "knockback", "delay"];
/// A blow by whose displacement the card makes room.
const PUSH: &[&str] = &["reputation", "daze", "fall", "weapon", "knockback"];
/// A blow of a card that moves its victim in its own way.
const MOVE: &[&str] = &["reputation", "daze", "fall", "weapon", "delay"];
const NONE: &[&str] = &[];

/// The fields that a card's rules read besides `copies`, `standing` and its time: those that it
/// cannot do without, and those that it may have.
fn fields(card: Card) -> (&'static [&'static str], &'static [&'static str]) {
    match card {
        Card::Move => (&["area", "stay"], NONE),
        Card::Dash => (&["lengths"], NONE),
        Card::Riposte => (&["area"], BLOW),
        Card::Swing | Card::Arrr => (&["lengths", "lines", "knockback"], STRIKE),
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => (&["lines", "mug", "chair"], THROW),
        Card::HandCannon | Card::Daggerang | Card::ArcaneBolt => (&["lines"], HIT),
        Card::DragonKick => (&["lines"], PUSH),
        Card::Boast => (&["duration", "gain", "loss"], NONE),
        Card::Chug => (&["duration", "eases", "plans"], NONE),
        Card::EyesOfGaia => (&["duration", "plans"], NONE),
        Card::ArcanoConvergence => (&["duration", "spell_time"], NONE),
        Card::DivineInspiration | Card::SixthSense | Card::Earthbond | Card::ShadowDash => {
            (&["duration"], NONE)
        }
        Card::BattleFrenzy => (&["duration", "area"], HIT),
        Card::ShadowStep => (&["area", "steps"], NONE),
        Card::SwordDance | Card::BladeWaltz => (&["area", "steps"], HIT),
        Card::Leap => (&["area"], NONE),
        Card::Shove | Card::Snatch => (&["area"], STRIKE),
        Card::GodSmack => (&["area"], PUSH),
        Card::LureOfTheSea => (&["area"], MOVE),
        Card::FlipTable => (NONE, MOVE),
        Card::Tithe => (&["area", "poor", "gift", "rich", "reputation"], NONE),
        Card::CannonBarrage => (&["area", "self_loss"], HIT),
        Card::Wildstyle => (&["area", "self_daze"], HIT),
        Card::TouchOfDeath | Card::Backstab => (&["area", "behind"], HIT),
        Card::ArcLightning => (&["area", "later"], HIT),
        Card::Slash
        | Card::Berserk
        | Card::Warcry
        | Card::Smackdown
        | Card::Bite
        | Card::Radiance
        | Card::ShieldBash
        | Card::Flunge
        | Card::WaveHat
        | Card::WittyRetort
        | Card::IceCone => (&["area"], HIT),
        Card::PushBarrel => (NONE, PUSH),
        Card::PushTable => (&["knockback"], STRIKE),
        Card::Charge | Card::YankRug | Card::Arise | Card::LivingWood => (NONE, HIT),
        Card::MarkPrey => (&["gain"], NONE),
        Card::PickUp | Card::Vision | Card::Familiar => (NONE, NONE),
    }
}

/// The least that a number must be, where the card needs more than nothing: whoever stands where a
/// table or a swinger comes must give way.
fn least(card: Card, field: &str) -> u8 {
    let gives_way = matches!(card, Card::PushTable | Card::Swing | Card::Arrr);
    u8::from(gives_way && field == "knockback")
}

impl CardSheet {
    /// Looks for what this card lacks, for what it does not read, and for numbers that are not
    /// allowed: field, and what is wrong.
    pub(crate) fn check(&self, card: Card, add: &mut dyn FnMut(&str, String)) {
        let time = match card {
            Card::Riposte => "times",
            Card::Vision => "extra_time",
            _ => "time",
        };
        let (needs, may) = fields(card);
        let needed = ["copies", time].into_iter().chain(needs.iter().copied());
        for field in needed.clone().filter(|field| !self.present().any(|own| own == *field)) {
            add(field, String::from("the card needs this field"));
        }
        let known: Vec<&str> = needed.chain(["standing"]).chain(may.iter().copied()).collect();
        for field in self.present().filter(|field| !known.contains(field)) {
            let (card, known) = (card.key(), known.join(", "));
            add(field, format!("{card} has no field `{field}`; it knows: {known}"));
        }
        for (field, value, allowed) in self.numbers() {
            let least = least(card, field).max(*allowed.start());
            within(field, value, least..=*allowed.end(), add);
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
