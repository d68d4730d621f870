//! What a blow does: reputation, Daze, Fall, and the Riposte that turns it back.

use crate::board::{Offset, Square};
use crate::book::Book;
use crate::effects;
use crate::ids::{Card, Character};
use crate::news::News;
use crate::planning::daze_cards;
use crate::sheet::Blow;
use crate::tavern::Tavern;
use crate::world::{Play, let_go, tell};

/// An attack: who makes it with which card, and the square from where it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Who attacks.
    pub by: Character,
    /// With which card.
    pub card: Card,
    /// From where: the own square, or that of the Familiar (DF-FAMILIAR-02).
    pub from: Option<Square>,
}

impl Attack {
    /// An attack from where the attacker stands.
    pub fn new(tavern: &Tavern, by: Character, card: Card) -> Self {
        Self { by, card, from: tavern.square(by) }
    }
}

/// Strikes a character with a card's blow. A weapon attack into a Riposte fails and costs the
/// attacker instead. Knockback is not part of it, see [`crate::knockback`].
///
/// Says whether the blow went home.
pub fn strike(scene: &mut Play<'_>, attack: Attack, target: Character, blow: Blow) -> bool {
    let Attack { by, card, .. } = attack;
    if scene.book.card(card).weapon() && parries(&scene.world.tavern, scene.book, target, attack) {
        parry(scene, target, by);
        return false;
    }
    tell(scene, News::Hit { by, target, card });
    suffer(scene, by, target, blow);
    true
}

/// Whether a Riposte of the target would turn this weapon attack back: it must come from one of
/// the Riposte's squares, read from where both are now (DF-RIPOSTE-05, AT-5).
pub fn parries(tavern: &Tavern, book: &Book, target: Character, attack: Attack) -> bool {
    let fighter = tavern.fighter(target);
    let (Some(own), Some(other)) = (fighter.square, attack.from) else {
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
pub fn suffer(scene: &mut Play<'_>, by: Character, victim: Character, blow: Blow) {
    let empty = hits_an_empty_mat(&scene.world.tavern, scene.book, victim);
    let in_vain = empty && blow.reputation > 0;
    let lost = pay(scene, victim, by, blow) > 0 || in_vain;
    let dazed = blow.daze > 0 && daze(scene, victim, blow.daze);
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
fn pay(scene: &mut Play<'_>, from: Character, to: Character, blow: Blow) -> u8 {
    if blow.reputation == 0 {
        return 0;
    }
    let amount = price(&scene.world.tavern, scene.book, from, to, blow);
    if amount == 0 {
        return 0;
    }
    if scene.world.tavern.allied(from, to) {
        discard(scene, from, amount, "DF-ALLY-04");
        return amount;
    }
    gain(scene, from, to, amount, "DF-REP-01");
    amount
}

/// Reputation is gained from somebody: that uses up the mark of Mark Prey (DF-PREY-03), and a
/// boast where it counts only once (RP-2).
pub fn gain(scene: &mut Play<'_>, from: Character, to: Character, amount: u8, rule: &'static str) {
    hand_over(scene, from, to, amount, rule);
    let action = &mut scene.world.tavern.action;
    action.boasted = action.boasted.with(to);
    if to == Character::Margalo && scene.world.tavern.tokens.prey == Some(from) {
        scene.world.tavern.tokens.prey = None;
        tell(scene, News::Prey { character: None, rule: "DF-PREY-03" });
    }
}

/// Reputation goes from mat to mat.
pub fn hand_over(
    scene: &mut Play<'_>,
    from: Character,
    to: Character,
    amount: u8,
    rule: &'static str,
) {
    let tavern = &mut scene.world.tavern;
    tavern.fighter_mut(from).reputation -= amount;
    tavern.fighter_mut(to).reputation += amount;
    tell(scene, News::Paid { from, to: Some(to), amount, rule });
}

/// Reputation leaves the game.
pub fn discard(scene: &mut Play<'_>, from: Character, amount: u8, rule: &'static str) {
    let tavern = &mut scene.world.tavern;
    tavern.fighter_mut(from).reputation -= amount;
    tavern.removed += u16::from(amount);
    tell(scene, News::Paid { from, to: None, amount, rule });
}

/// What the victim of a blow pays: the card's amount, changed by running effects (RP-1), but not
/// more than it has (DF-REP-02). A friend's gain is none, so nothing raises it (RP-3); a fixed
/// amount can only become smaller (DF-ARC-09, RP-6).
pub fn price(tavern: &Tavern, book: &Book, from: Character, to: Character, blow: Blow) -> u8 {
    let gains = !blow.fixed && !tavern.allied(from, to);
    raised_price(tavern, book, from, to, blow, gains)
}

/// The same for a payment that is a gain, or is none, whoever pays (DF-TITHE-04).
pub fn raised_price(
    tavern: &Tavern,
    book: &Book,
    from: Character,
    to: Character,
    blow: Blow,
    gains: bool,
) -> u8 {
    let receiver = tavern.fighter(to);
    let each = *book.rulings.boast_for_each.value() || !tavern.action.boasted.has(to);
    let boast =
        if gains && each && receiver.has(Card::Boast) { book.card(Card::Boast).gain() } else { 0 };
    let marked = to == Character::Margalo && tavern.tokens.prey == Some(from);
    let prey = if gains && marked { book.card(Card::MarkPrey).gain() } else { 0 };
    let raised = if blow.fixed { 0 } else { raised_loss(tavern, book, from) };
    let whole = blow.reputation.saturating_add(boast).saturating_add(prey).saturating_add(raised);
    ease(tavern, book, from, whole)
}

/// What somebody loses of its own doing leaves the game, changed by its own effects (RP-9).
pub fn lose(scene: &mut Play<'_>, who: Character, base: u8, rule: &'static str) {
    let (tavern, book) = (&scene.world.tavern, scene.book);
    let in_vain = base > 0 && hits_an_empty_mat(tavern, book, who);
    let amount = ease(tavern, book, who, base.saturating_add(raised_loss(tavern, book, who)));
    if amount > 0 {
        discard(scene, who, amount, rule);
    }
    if amount > 0 || in_vain {
        drop_flagon(scene, who, "DF-REP-01");
    }
}

/// Whether somebody has nothing to lose, and the house lets that cost the Flagon (RP-4).
fn hits_an_empty_mat(tavern: &Tavern, book: &Book, who: Character) -> bool {
    tavern.fighter(who).reputation == 0 && *book.rulings.empty_hit_drops_flagon.value()
}

/// What a running Boast adds to a loss (DF-BOAST-03).
fn raised_loss(tavern: &Tavern, book: &Book, who: Character) -> u8 {
    if tavern.fighter(who).has(Card::Boast) { book.card(Card::Boast).loss() } else { 0 }
}

/// What is left of a loss after a running Chug (DF-CHUG-02), at most all that there is.
fn ease(tavern: &Tavern, book: &Book, who: Character, loss: u8) -> u8 {
    let fighter = tavern.fighter(who);
    let eased = if fighter.has(Card::Chug) { book.card(Card::Chug).eases() } else { 0 };
    loss.saturating_sub(eased).min(fighter.reputation)
}

/// A character is dazed; the cards are chosen at the end of the action (DF-DAZE-01, PD-5). Says
/// whether that counts: under the Eyes of Gaia it never does (PD-7), and a house may rule that it
/// does not with all slots full (PD-4).
pub fn daze(scene: &mut Play<'_>, character: Character, count: u8) -> bool {
    if scene.world.tavern.fighter(character).has(Card::EyesOfGaia) {
        return false;
    }
    let before = daze_cards(&scene.world, character);
    scene.world.tavern.action.daze(character, count);
    let cards = daze_cards(&scene.world, character) - before;
    let rule = if cards < count { "DF-DAZE-03" } else { "DF-DAZE-01" };
    tell(scene, News::Dazed { character, cards, rule });
    if cards == 0 && !scene.book.rulings.full_daze_counts.value() {
        return false;
    }
    effects::end(scene, character, Card::BattleFrenzy, "DF-FRENZY-03");
    effects::end(scene, character, Card::ArcanoConvergence, "DF-ARCANO-03");
    true
}

/// A character falls. Says whether that counts as a fall: lying already, it does not, unless the
/// house rules otherwise (KB-10); under Earthbond or the Eyes of Gaia it never falls
/// (DF-EARTH-01, DF-GAIA-05).
pub fn fall(scene: &mut Play<'_>, character: Character, rule: &'static str) -> bool {
    let fighter = scene.world.tavern.fighter_mut(character);
    if fighter.has(Card::Earthbond) || fighter.has(Card::EyesOfGaia) {
        return false;
    }
    if fighter.prone && !scene.book.rulings.fall_when_prone.value() {
        return false;
    }
    if !fighter.prone {
        fighter.prone = true;
        tell(scene, News::Fell { character, rule });
    }
    effects::end(scene, character, Card::ArcanoConvergence, "DF-ARCANO-04");
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
