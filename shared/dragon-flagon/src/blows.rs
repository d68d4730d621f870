//! What a blow does: reputation, Daze, Fall, and the Riposte that turns it back.

use crate::board::Offset;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::news::News;
use crate::planning::daze_cards;
use crate::sheet::Blow;
use crate::tavern::Tavern;
use crate::world::{Play, let_go, tell};

/// Strikes a character with a card's blow. A weapon attack into a Riposte fails and costs the
/// attacker instead. Knockback is not part of it, see [`crate::knockback`].
///
/// Says whether the blow went home.
pub fn strike(
    scene: &mut Play<'_>,
    by: Character,
    target: Character,
    card: Card,
    blow: Blow,
) -> bool {
    if scene.book.card(card).weapon() && parries(&scene.world.tavern, scene.book, target, by) {
        parry(scene, target, by);
        return false;
    }
    tell(scene, News::Hit { by, target, card });
    suffer(scene, by, target, blow);
    true
}

/// Whether a Riposte of the target would turn a weapon attack of this attacker back: the attacker
/// must stand in its squares, read from where both stand now (DF-RIPOSTE-05, AT-5).
pub fn parries(tavern: &Tavern, book: &Book, target: Character, attacker: Character) -> bool {
    let fighter = tavern.fighter(target);
    let (Some(own), Some(other)) = (fighter.square, tavern.square(attacker)) else {
        return false;
    };
    let Offset(forward, right) = fighter.facing.offset(own, other);
    fighter.has(Card::Riposte) && book.squares(Card::Riposte).contains(&Offset(forward, right))
}

/// The attack fails, and its attacker pays and is dazed (DF-RIPOSTE-06, -07, -08).
fn parry(scene: &mut Play<'_>, by: Character, attacker: Character) {
    tell(scene, News::Parried { by, attacker, rule: "DF-RIPOSTE-06" });
    let blow = scene.book.card(Card::Riposte).blow();
    suffer(scene, by, attacker, blow);
}

/// Everything that a blow does to its victim, then the Flagon, if it must go (OB-2).
fn suffer(scene: &mut Play<'_>, by: Character, victim: Character, blow: Blow) {
    let lost = pay(scene, victim, by, blow.reputation) > 0;
    let dazed = blow.daze > 0;
    if dazed {
        daze(scene, victim, blow.daze);
    }
    let fell = blow.fall && fall(scene, victim, "DF-FALL-01");
    let rule = match (lost, dazed, fell) {
        (true, ..) => "DF-REP-01",
        (_, true, _) => "DF-DAZE-07",
        (_, _, true) => "DF-FALL-06",
        _ => return,
    };
    drop_flagon(scene, victim, rule);
}

/// Reputation passes from one mat to another (DF-REP-01); from a friend it leaves the game
/// (DF-ALLY-04). Says how much was lost.
fn pay(scene: &mut Play<'_>, from: Character, to: Character, base: u8) -> u8 {
    if base == 0 {
        return 0;
    }
    let amount = price(&scene.world.tavern, scene.book, from, to, base);
    if amount == 0 {
        return 0;
    }
    let tavern = &mut scene.world.tavern;
    tavern.fighter_mut(from).reputation -= amount;
    if tavern.allied(from, to) {
        tavern.removed += u16::from(amount);
        tell(scene, News::Paid { from, to: None, amount, rule: "DF-ALLY-04" });
    } else {
        tavern.fighter_mut(to).reputation += amount;
        tell(scene, News::Paid { from, to: Some(to), amount, rule: "DF-REP-01" });
    }
    amount
}

/// What the victim of a blow pays: the card's amount, changed by running effects (RP-1), but not
/// more than it has (DF-REP-02). A friend's gain is none, so nothing raises it (RP-3).
pub fn price(tavern: &Tavern, book: &Book, from: Character, to: Character, base: u8) -> u8 {
    let boast = book.card(Card::Boast);
    let gain = if tavern.fighter(to).has(Card::Boast) && !tavern.allied(from, to) {
        boast.gain()
    } else {
        0
    };
    let loss = if tavern.fighter(from).has(Card::Boast) { boast.loss() } else { 0 };
    base.saturating_add(gain).saturating_add(loss).min(tavern.fighter(from).reputation)
}

/// A character is dazed; the cards are chosen at the end of the action (DF-DAZE-01, PD-5).
fn daze(scene: &mut Play<'_>, character: Character, count: u8) {
    let before = daze_cards(&scene.world, character);
    scene.world.tavern.fighter_mut(character).dazed += count;
    let cards = daze_cards(&scene.world, character) - before;
    let rule = if cards < count { "DF-DAZE-03" } else { "DF-DAZE-01" };
    tell(scene, News::Dazed { character, cards, rule });
}

/// A character falls. Says whether that counts as a fall: lying already, it does not, unless the
/// house rules otherwise (KB-10).
pub fn fall(scene: &mut Play<'_>, character: Character, rule: &'static str) -> bool {
    let fighter = scene.world.tavern.fighter_mut(character);
    if fighter.prone {
        return *scene.book.rulings.fall_when_prone.value();
    }
    fighter.prone = true;
    tell(scene, News::Fell { character, rule });
    true
}

/// Whoever loses reputation, falls or is dazed lets the Flagon go (DF-FLAGON-06).
pub fn drop_flagon(scene: &mut Play<'_>, character: Character, rule: &'static str) {
    if let Some((thing, kind)) = scene.world.tavern.held(character)
        && kind.is_prize()
    {
        let_go(scene, character, thing, rule);
    }
}
