//! Cards whose effect runs for a while: they lie face up until it ends (DF-DURATION).

use crate::fighter::Effect;
use crate::ids::{Card, Character, Kind, Time};
use crate::news::News;
use crate::world::{Play, tell};

/// The card stays face up and its effect runs, counted from the marker (DF-DURATION-03, TI-9).
pub fn begin(scene: &mut Play<'_>, character: Character, card: Card) {
    let marker = scene.world.tavern.marker;
    let spaces = scene.book.card(card).duration();
    let until = spaces.map(|spaces| marker.saturating_add(spaces));
    scene.world.tavern.begin_effect(character, Effect { card, until });
    tell(scene, News::Began { character, card, until });
}

/// Ends the effects whose status token lies on the marker's space or behind it (DF-PERFORM-03).
pub fn end_due(scene: &mut Play<'_>, character: Character, rule: &'static str) {
    let marker = scene.world.tavern.marker;
    let due = |until: Option<Time>| until.is_some_and(|until| until <= marker);
    let effects = scene.world.tavern.fighter(character).effects;
    for effect in effects.into_iter().flatten().filter(|effect| due(effect.until)) {
        end(scene, character, effect.card, rule);
    }
}

/// Ends this effect, if it runs.
pub fn end(scene: &mut Play<'_>, character: Character, card: Card, rule: &'static str) {
    if !scene.world.tavern.fighter(character).has(card) {
        return;
    }
    scene.world.tavern.end_effect(character, card);
    if card == Card::EyesOfGaia {
        scene.world.tavern.fighter_mut(character).last = None;
    }
    tell(scene, News::Ended { character, card, rule });
    if card.is_dragon() {
        lay_aside(scene, character, card, "DF-FLAGON-13");
    } else {
        scene.world.cards_mut(character).put_back(card);
    }
}

/// A card goes beneath the mat, or leaves the game.
pub fn lay_aside(scene: &mut Play<'_>, character: Character, card: Card, rule: &'static str) {
    let fighter = scene.world.tavern.fighter_mut(character);
    fighter.aside = fighter.aside.with(card);
    tell(scene, News::Aside { character, card, rule });
}

/// Whoever takes the Flagon or the Cookies gets the Dragon card, if it lies beneath the mat
/// (DF-FLAGON-04, DF-COOKIES-04, OB-3).
pub fn gain_dragon(scene: &mut Play<'_>, character: Character, prize: Kind) {
    let rule = if prize == Kind::Flagon { "DF-FLAGON-04" } else { "DF-COOKIES-04" };
    let card = Card::dragon(character);
    let fighter = scene.world.tavern.fighter_mut(character);
    if fighter.aside.has(card) {
        fighter.aside = fighter.aside.without(card);
        scene.world.cards_mut(character).put_back(card);
        tell(scene, News::Dragon { character, card, rule });
    }
}
