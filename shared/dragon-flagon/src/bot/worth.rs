//! What a card is worth from where its actor stands.

use crate::blows::{Attack, parries, price};
use crate::board::{Facing, Square};
use crate::book::Book;
use crate::cards;
use crate::ids::{Card, Character};
use crate::standing::nearest_rival;
use crate::tavern::Tavern;

/// What a card in somebody's slots is worth to those who do not have to pay for it.
const DAZE: f32 = 0.5;
/// Lying on the ground may cost an action.
const FALL: f32 = 0.6;

/// A cancelled card looks foolish and wastes the chance to do better.
const CANCELLED: f32 = -1.5;
/// One space of delay.
const DELAY: f32 = 0.6;
/// A loaded cannon.
const RELOAD: f32 = 1.2;
/// The Dragon card in the deck.
const DRAGON: f32 = 2.5;
/// A card thrown at nobody, or a hand with nothing to take, wastes its time.
const IN_VAIN: f32 = -0.3;

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
        gain - 0.05 * distance(there, self.me) + 0.02 * there_mind.faces_somebody()
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
            Card::Dash | Card::Move | Card::Leap | Card::ShadowStep => 0.0,
            Card::Riposte => 0.9 * self.faces_somebody(),
            Card::PickUp => self.grab(),
            Card::Swing | Card::Arrr => {
                // All landings together say more than one of them brings.
                let hits = cards::reach(self.tavern, self.book, self.me, card).hits;
                self.harm(&hits, card).min(4.0)
            }
            Card::HandCannon if !self.tavern.tokens.loaded => RELOAD,
            Card::Snatch => self.struck(card) + 0.5,
            _ => promise(card).unwrap_or_else(|| self.struck(card)),
        }
    }

    /// What the blows of a card would bring.
    fn struck(&self, card: Card) -> f32 {
        let reach = cards::reach(self.tavern, self.book, self.me, card);
        if reach.one {
            // Whoever hits one of several takes the best.
            let worth = reach.hits.iter().map(|hit| self.harm(core::slice::from_ref(hit), card));
            worth.reduce(f32::max).unwrap_or(IN_VAIN)
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
        let fall = if blow.fall { FALL } else { 0.0 };
        let delay = DELAY * f32::from(sheet.delay().min(3));
        let harm = price + daze + fall + delay;
        if friend { -harm } else { harm }
    }
}

/// What a card promises that strikes nobody by itself.
fn promise(card: Card) -> Option<f32> {
    Some(match card {
        Card::Boast => 1.2,
        Card::Chug | Card::DivineInspiration | Card::MarkPrey | Card::Familiar => 0.5,
        Card::SixthSense | Card::Earthbond => 0.7,
        Card::Vision => 1.0,
        Card::ShadowDash | Card::ArcanoConvergence | Card::EyesOfGaia => 1.5,
        Card::CannonBarrage => 2.5,
        _ => return None,
    })
}

/// How far the nearest rival is, in steps.
fn distance(tavern: &Tavern, me: Character) -> f32 {
    match (tavern.square(me), nearest_rival(tavern, me)) {
        (Some(from), Some(to)) => f32::from(from.walk(to)),
        _ => 0.0,
    }
}
