//! Tithe: gives to the poor, then takes from the rich (DF-TITHE).

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::{Attack, drop_flagon, gain, hand_over, raised_price, strike};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::ask as key;
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, tell};

const CARD: Card = Card::Tithe;

/// All who would pay.
pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let sheet = book.card(CARD);
    let mut reach = shapes::reach_all(tavern, book, actor, CARD);
    let has = |who: &Character| tavern.fighter(*who).reputation;
    let any_poor = reach.hits.iter().any(|who| has(who) < sheet.poor());
    reach.hits.retain(|who| has(who) > sheet.rich());
    reach.idle = (reach.hits.is_empty() && !any_poor).then_some("DF-TITHE-05");
    reach
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(CARD);
    let all = shapes::reach_all(&scene.world.tavern, scene.book, actor, CARD).hits;
    let has = |scene: &Play<'_>, who: Character| scene.world.tavern.fighter(who).reputation;
    let poor = all.iter().copied().filter(|who| has(scene, *who) < sheet.poor());
    let poor: alloc::vec::Vec<Character> = poor.collect();
    // Where there is not enough for all, she says who receives (RP-7).
    let short = usize::from(has(scene, actor)) < poor.len() * usize::from(sheet.gift());
    let mut done = false;
    for who in shapes::in_order(scene, actor, key::GIFTS, poor, short)? {
        let gift = sheet.gift().min(has(scene, actor));
        if gift > 0 {
            hand_over(scene, actor, who, gift, "DF-TITHE-02");
            done = true;
        }
    }
    for who in all {
        if has(scene, who) > sheet.rich() {
            take(scene, actor, who);
            done = true;
        }
    }
    if !done {
        shapes::nobody(scene, actor, CARD, "DF-TITHE-05");
    }
    Ok(Performed::Done(sheet.time()))
}

/// A friend pays like everybody, and nothing leaves the game (DF-TITHE-04).
fn take(scene: &mut Play<'_>, actor: Character, from: Character) {
    let blow = scene.book.card(CARD).blow();
    let tavern = &scene.world.tavern;
    if !tavern.allied(actor, from) {
        let attack = Attack::new(tavern, actor, CARD);
        strike(scene, attack, from, blow);
        return;
    }
    let amount = raised_price(tavern, scene.book, from, actor, blow, true);
    tell(scene, News::Hit { by: actor, target: from, card: CARD });
    if amount > 0 {
        gain(scene, from, actor, amount, "DF-TITHE-04");
        drop_flagon(scene, from, "DF-REP-01");
    }
}
