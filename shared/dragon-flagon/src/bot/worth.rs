//! What a card is worth from where its actor stands.

use alloc::vec::Vec;

use table::Seat;

use crate::blows::{Attack, parries, price};
use crate::board::{Facing, Square};
use crate::book::Book;
use crate::cards;
use crate::furniture::{Object, Place};
use crate::ids::{Card, Character};
use crate::standing::nearest_rival;
use crate::tavern::Tavern;

/// What a card in somebody's slots is worth to those who do not have to pay for it.
const DAZE: f32 = 0.3;
/// Lying on the ground may cost an action.
const FALL: f32 = 0.5;
/// One space of delay.
const DELAY: f32 = 0.8;

/// A cancelled card looks foolish and wastes the chance to do better.
const CANCELLED: f32 = -1.5;
/// A loaded cannon.
const RELOAD: f32 = 1.6;
/// The Dragon card in the deck.
const DRAGON: f32 = 3.0;
/// A card thrown at nobody, or a hand with nothing to take, wastes its time.
const IN_VAIN: f32 = -0.8;
/// A step to better ground, while nobody is far.
const STEP: f32 = 1.0;
/// A step nearer to the next rival.
const NEARER: f32 = 0.08;
/// A step nearer to the Flagon, while its Dragon card can be had.
const LONGING: f32 = 0.06;

/// One character's view of the room.
pub struct Mind<'a> {
    pub tavern: &'a Tavern,
    pub book: &'a Book,
    pub me: Character,
}

/// The room with this character facing that way.
pub fn turned(tavern: &Tavern, me: Character, facing: Facing) -> Tavern {
    let mut turned = tavern.clone();
    turned.fighter_mut(me).facing = facing;
    turned
}

impl Mind<'_> {
    /// The characters of other players.
    pub fn rivals(&self) -> impl Iterator<Item = Character> {
        self.tavern.cast().filter(|other| !self.tavern.allied(self.me, *other))
    }

    /// How good it is to stand like this with that card coming next: what the card would bring,
    /// else to be near a rival.
    pub fn stance(&self, there: &Tavern, next: Option<Card>) -> f32 {
        let there_mind = Mind { tavern: there, ..*self };
        let gain = next.map_or(0.0, |card| there_mind.gain(card));
        let far = NEARER * distance(there, self.me) + LONGING * f32::from(self.to_prize(there));
        gain - far + 0.02 * there_mind.faces_somebody()
    }

    /// How many steps it is to something that would bring the Dragon card; none when nothing would.
    fn to_prize(&self, there: &Tavern) -> u8 {
        let wanted = there.fighter(self.me).aside.has(Card::dragon(self.me));
        let Some(from) = there.square(self.me).filter(|_| wanted) else {
            return 0;
        };
        let lying = |object: Object| match object.place {
            Place::Lies(square) if object.kind.is_prize() => Some(from.walk(square)),
            _ => None,
        };
        there.objects().filter_map(|(_, object)| lying(object)).min().unwrap_or(0)
    }

    /// 1 when a rival stands in front, else 0.
    fn faces_somebody(&self) -> f32 {
        let slash = cards::reach(self.tavern, self.book, self.me, Card::Slash);
        if slash.hits.iter().any(|hit| !self.tavern.allied(self.me, *hit)) { 1.0 } else { 0.0 }
    }

    /// The points that a card would bring if it were performed now, from here.
    pub fn gain(&self, card: Card) -> f32 {
        if cards::bar(self.tavern, self.book, self.me, card).is_some() {
            return CANCELLED;
        }
        match card {
            Card::Move | Card::Leap | Card::ShadowStep => STEP,
            Card::Dash => 0.0,
            Card::Riposte => 0.9 * self.faces_somebody(),
            Card::PickUp => self.grab(),
            Card::Swing | Card::Arrr => {
                // All landings together say more than one of them brings.
                let hits = cards::reach(self.tavern, self.book, self.me, card).hits;
                self.harm(&hits, card).min(4.0)
            }
            Card::HandCannon if !self.tavern.tokens.loaded => RELOAD,
            Card::ArcLightning => 1.2 * self.struck(card),
            Card::BladeWaltz => 1.0 + self.struck(card),
            Card::BattleFrenzy => 2.5 + self.struck(card),
            _ => self.promise(card).unwrap_or_else(|| self.struck(card)),
        }
    }

    /// What the blows of a card would bring.
    fn struck(&self, card: Card) -> f32 {
        let reach = cards::reach(self.tavern, self.book, self.me, card);
        if reach.one {
            // Whoever hits one of several takes the best.
            let worth = reach.hits.iter().map(|hit| self.harm(core::slice::from_ref(hit), card));
            worth.reduce(f32::max).unwrap_or(IN_VAIN)
        } else if reach.hits.is_empty() {
            IN_VAIN
        } else {
            self.harm(&reach.hits, card)
        }
    }

    /// Something to throw in an empty hand; the Flagon brings the Dragon card.
    fn grab(&self) -> f32 {
        let near = cards::reach(self.tavern, self.book, self.me, Card::PickUp);
        let prize = |square: &Square| self.tavern.lying(*square).any(|(_, kind)| kind.is_prize());
        let dragon = self.tavern.fighter(self.me).aside.has(Card::dragon(self.me));
        if dragon && near.squares.iter().any(prize) {
            return DRAGON;
        }
        let empty = self.tavern.held(self.me).is_none();
        if empty && !near.squares.is_empty() { 0.9 } else { IN_VAIN }
    }

    /// What hitting all of these with a card would bring.
    pub fn harm(&self, victims: &[Character], card: Card) -> f32 {
        victims.iter().map(|victim| self.harm_one(*victim, card)).sum()
    }

    /// What a rival's loss is worth against one's own gain: all of it against a single rival.
    fn share(&self) -> f32 {
        let seats = self.rivals().map(|rival| self.tavern.fighter(rival).seat);
        let mut others: Vec<Option<Seat>> = seats.collect();
        others.dedup();
        1.0 / others.len().max(1) as f32
    }

    /// What a card promises that strikes nobody by itself.
    fn promise(&self, card: Card) -> Option<f32> {
        let near = distance(self.tavern, self.me) <= 3.0;
        let tokens = &self.tavern.tokens;
        Some(match card {
            Card::Boast => 1.2,
            Card::Chug | Card::DivineInspiration | Card::SixthSense => 0.4,
            Card::Earthbond => {
                if near {
                    0.4
                } else {
                    0.0
                }
            }
            Card::MarkPrey => {
                if tokens.prey.is_none() {
                    1.0
                } else {
                    0.0
                }
            }
            Card::Familiar => {
                if tokens.familiar.is_none() {
                    1.0
                } else {
                    0.0
                }
            }
            Card::Vision => 1.0,
            Card::EyesOfGaia => 1.0,
            Card::ShadowDash | Card::ArcanoConvergence => 2.0,
            Card::CannonBarrage => 3.0,
            _ => return None,
        })
    }

    fn harm_one(&self, victim: Character, card: Card) -> f32 {
        let sheet = self.book.card(card);
        let attack = Attack::new(self.tavern, self.me, card);
        if sheet.weapon() && parries(self.tavern, self.book, victim, attack) {
            let back = self.book.card(Card::Riposte).blow();
            return -f32::from(price(self.tavern, self.book, self.me, victim, back));
        }
        let friend = self.tavern.allied(self.me, victim);
        if friend && card == Card::Arise {
            return FALL;
        }
        let blow = cards::blow(self.tavern, self.book, self.me, card, victim);
        let price = f32::from(price(self.tavern, self.book, victim, self.me, blow));
        let daze = DAZE * f32::from(blow.daze.min(2));
        let fall = if blow.fall && !self.tavern.fighter(victim).prone { FALL } else { 0.0 };
        let delay = DELAY * f32::from(sheet.delay().min(3));
        let loss = price + daze + fall + delay;
        // What one gains counts in full; what a rival loses helps against that one alone.
        let harm = if friend { loss } else { price + self.share() * loss };
        if friend { -harm } else { harm }
    }
}

/// How far the nearest rival is, in steps.
fn distance(tavern: &Tavern, me: Character) -> f32 {
    match (tavern.square(me), nearest_rival(tavern, me)) {
        (Some(from), Some(to)) => f32::from(from.walk(to)),
        _ => 0.0,
    }
}
