//! Positions made up at random, for simulations that would seldom come to them: people in a crowd or
//! in a row, tables at the wall, cards that run, things in hands. Somebody in them is about to try a
//! card that can be done, or that a certain rule cancels.

use alloc::sync::Arc;
use alloc::vec::Vec;

use table::Chance;

use super::builder::Scenario;
use crate::board::{Facing, Side, Square};
use crate::book::{Book, Layout};
use crate::cards::{bar, bars};
use crate::furniture::Place;
use crate::ids::{Card, Character, Kind, Thing, Time};
use crate::tavern::Tavern;
use crate::world::World;
use crate::{layout_random, setup};

/// How often the room is made up anew until the aim is met, and how often people change their
/// places in it. Some aims need five people in the right places; others can never be met.
const ROOMS: usize = 500;
const CROWDS: usize = 16;

/// The most spaces after the marker on which the next one acts.
const LATER: u32 = 5;

/// What somebody is about to try.
struct Aim {
    who: Character,
    card: Card,
    /// The rule that is to cancel it, if any.
    rule: Option<&'static str>,
}

impl Aim {
    /// Any card that is played here, in the hands of somebody who has it.
    fn pick(scenario: &Scenario, chance: &mut Chance) -> Option<Self> {
        let Scenario { book, world, .. } = scenario;
        let cast: Vec<Character> = world.tavern.cast().collect();
        let played = |card: &Card| match card.owner() {
            Some(owner) => world.tavern.own_cards && cast.contains(&owner),
            None => true,
        };
        let played: Vec<Card> = Card::ALL.into_iter().filter(played).collect();
        let card = *chance.pick(&played)?;
        let who = card.owner().or_else(|| chance.pick(&cast).copied())?;
        // Vision is cancelled by its player alone.
        let rules = if card == Card::Vision { Vec::new() } else { bars(book, card) };
        let rules: Vec<_> = rules.into_iter().map(Some).chain([None]).collect();
        Some(Self { who, card, rule: chance.pick(&rules).copied().flatten() })
    }

    fn is_met(&self, scenario: &Scenario) -> bool {
        let tavern = &scenario.world.tavern;
        bar(tavern, &scenario.book, self.who, self.card) == self.rule
    }
}

/// Makes a position of a game that has just begun. Seats, decks and rugs stay as they are.
pub fn anywhere(book: Arc<Book>, world: World) -> Scenario {
    let mut chance = world.chance.clone();
    let mut scenario = Scenario::of(book, world);
    advance(&mut scenario, &mut chance);
    if let Some(aim) = Aim::pick(&scenario, &mut chance) {
        scenario = searched(&scenario, &aim, &mut chance);
    }
    lay_tokens(&mut scenario.world.tavern, &mut chance);
    scenario.world.chance = chance;
    scenario
}

/// Moves the time marker on; the Town Guard is still to come.
fn advance(scenario: &mut Scenario, chance: &mut Chance) {
    let last = scenario.world.tavern.ends.into_iter().max().unwrap_or(1);
    scenario.set_marker(1 + chance.below(u32::from(last)) as Time);
    let turned = scenario.world.tavern.turned;
    scenario.world.guard = turned + chance.below(4 - u32::from(turned)) as u8;
}

/// A position in which the aim is met, or the last one that was tried.
fn searched(start: &Scenario, aim: &Aim, chance: &mut Chance) -> Scenario {
    let mut scenario = start.clone();
    for _ in 0..ROOMS {
        scenario = start.clone();
        furnish(&mut scenario, chance);
        lay_out_mats(&mut scenario, aim, chance);
        let pool = meeting_place(&scenario.world.tavern, chance);
        for _ in 0..CROWDS {
            if arrange(&mut scenario, aim, &pool, chance) {
                return scenario;
            }
        }
    }
    scenario
}

/// Puts all furniture elsewhere, tables also along the walls.
fn furnish(scenario: &mut Scenario, chance: &mut Chance) {
    let layout = Layout::from(layout_random::furnish(&scenario.book, &[], chance));
    let tavern = &mut scenario.world.tavern;
    let tables: Vec<_> = tavern.tables().map(|(id, _)| id).collect();
    tables.into_iter().for_each(|id| tavern.remove_table(id));
    let things: Vec<_> = tavern.objects().filter(|(_, object)| !object.kind.is_prize()).collect();
    things.into_iter().for_each(|(thing, _)| tavern.set_place(thing, Place::Unused));
    setup::furnish(tavern, &layout);
    let squares: Vec<Square> = tavern.squares().collect();
    for (thing, _) in movable(tavern) {
        if let Some(square) = chance.pick(&squares).filter(|_| once_in(4, chance)) {
            tavern.set_place(thing, Place::Lies(*square));
        }
    }
}

/// What lies about and can be taken.
fn movable(tavern: &Tavern) -> Vec<(Thing, Kind)> {
    let lies = |place| matches!(place, Place::Lies(_));
    let things = tavern.objects().filter(|(_, o)| lies(o.place) && o.kind != Kind::Barrel);
    things.map(|(thing, object)| (thing, object.kind)).collect()
}

fn once_in(times: u32, chance: &mut Chance) -> bool {
    chance.below(times) == 0
}

/// Plans cards, lets others run, fills hands, and passes reputation round. Only the one with the
/// aim is active.
fn lay_out_mats(scenario: &mut Scenario, aim: &Aim, chance: &mut Chance) {
    let mut cast: Vec<Character> = scenario.world.tavern.cast().collect();
    chance.shuffle(&mut cast);
    let marker = scenario.world.tavern.marker;
    for who in cast.iter().copied() {
        if who == aim.who {
            scenario.put_down(who, &[aim.card]);
            scenario.world.tavern.set_time(who, marker);
        } else {
            let later = 1 + chance.below(LATER) as Time;
            scenario.world.tavern.set_time(who, marker.saturating_add(later));
        }
        if once_in(2, chance) {
            scenario.raise(who, Card::dragon(who));
        }
        run_effects(scenario, who, chance);
        plan(scenario, who, chance);
        fill_hand(scenario, who, chance);
        lie_down(scenario, who, chance);
    }
    pass_reputation(scenario, &cast, chance);
}

/// Lets cards of the deck run that a character has played before.
fn run_effects(scenario: &mut Scenario, who: Character, chance: &mut Chance) {
    for card in Card::deck(who) {
        let duration = scenario.book.card(card).duration();
        let lasts = duration.is_some() || card == Card::Riposte;
        let there = scenario.world.cards(who).deck[card.place()] > 0;
        if lasts && there && once_in(2, chance) {
            let marker = scenario.world.tavern.marker;
            let left = |spaces| 1 + chance.below(u32::from(spaces)) as Time;
            let until = duration.map(left).map(|left| marker.saturating_add(left));
            scenario.lay_open(who, card, until);
        }
    }
}

/// Plans up to three cards in all.
fn plan(scenario: &mut Scenario, who: Character, chance: &mut Chance) {
    let planned = scenario.world.cards(who).planned();
    for _ in 0..chance.below(4_u32.saturating_sub(u32::from(planned))) {
        let deck: Vec<Card> = scenario.world.cards(who).deck(who).collect();
        if let Some(card) = chance.pick(&deck) {
            scenario.put_down(who, &[*card]);
        }
    }
}

/// Gives a character something; a prize brings the Dragon card.
fn fill_hand(scenario: &mut Scenario, who: Character, chance: &mut Chance) {
    let things = movable(&scenario.world.tavern);
    if let Some((thing, kind)) = chance.pick(&things).filter(|_| once_in(2, chance)) {
        scenario.give(who, *thing);
        if kind.is_prize() {
            scenario.raise(who, Card::dragon(who));
        }
    }
}

/// Lays a character down, unless a card forbids it, or ends with the fall, or a prize would be lost.
fn lie_down(scenario: &mut Scenario, who: Character, chance: &mut Chance) {
    let tavern = &mut scenario.world.tavern;
    let firm = [Card::Earthbond, Card::EyesOfGaia, Card::ArcanoConvergence];
    let stands = firm.into_iter().any(|card| tavern.fighter(who).has(card))
        || tavern.held(who).is_some_and(|(_, kind)| kind.is_prize());
    tavern.fighter_mut(who).prone = !stands && once_in(4, chance);
}

fn pass_reputation(scenario: &mut Scenario, cast: &[Character], chance: &mut Chance) {
    let tavern = &mut scenario.world.tavern;
    for from in cast {
        let has = tavern.fighter(*from).reputation;
        let amount = chance.below(u32::from(has) + 1) as u8;
        let Some(to) = chance.pick(cast).filter(|to| *to != from) else { continue };
        let Some(more) = tavern.fighter(*to).reputation.checked_add(amount) else { continue };
        tavern.fighter_mut(*from).reputation = has - amount;
        tavern.fighter_mut(*to).reputation = more;
    }
}

/// The squares among which people stand: all of them, or those around some square or table, or in a
/// row along a wall from its corner; hardly more than there are people, or twice as many.
fn meeting_place(tavern: &Tavern, chance: &mut Chance) -> Vec<Square> {
    let mut squares: Vec<Square> = tavern.squares().collect();
    let tables: Vec<_> = tavern.tables().map(|(_, table)| table.squares().to_vec()).collect();
    let around = match chance.below(4) {
        0 => return squares,
        1 => chance.pick(&squares).map(|square| alloc::vec![*square]),
        2 => chance.pick(&tables).cloned(),
        _ => Some(wall(tavern.side, chance)),
    };
    let around = around.unwrap_or_default();
    let distance = |square: &Square| {
        let nearest = around.iter().map(|other| other.reach(*square)).min();
        (nearest, around.first().map(|first| first.walk(*square)))
    };
    squares.sort_by_key(distance);
    let people = tavern.cast().count();
    squares.truncate(if once_in(2, chance) { people } else { 2 * people });
    squares
}

/// The squares of a wall, one of its corners first.
fn wall(Side(side): Side, chance: &mut Chance) -> Vec<Square> {
    let [from, across] = [0; 2].map(|_| if once_in(2, chance) { 0 } else { side - 1 });
    let along = (0..side).map(|step| if from == 0 { step } else { side - 1 - step });
    let west_east = once_in(2, chance);
    let square = |at| if west_east { Square::new(at, across) } else { Square::new(across, at) };
    along.map(square).collect()
}

/// Puts everybody somewhere. The one with the aim tries a square among the others and all that are
/// free on tables, and looks every way; says whether the aim was met.
fn arrange(scenario: &mut Scenario, aim: &Aim, pool: &[Square], chance: &mut Chance) -> bool {
    let tavern = &mut scenario.world.tavern;
    let mut free = pool.to_vec();
    chance.shuffle(&mut free);
    tavern.fighter_mut(aim.who).square = None;
    let others: Vec<Character> = tavern.cast().filter(|who| *who != aim.who).collect();
    for who in others {
        let fighter = tavern.fighter_mut(who);
        fighter.square = free.pop();
        fighter.facing = chance.pick(&Facing::ALL).copied().unwrap_or(fighter.facing);
    }
    let tables = tavern.tables().flat_map(|(_, table)| table.squares().iter().copied());
    let mut squares: Vec<Square> = tables.filter(|square| tavern.is_free(*square)).collect();
    chance.shuffle(&mut squares);
    squares.extend(free.pop());
    if once_in(2, chance) {
        squares.reverse();
    }
    let mut facings = Facing::ALL;
    chance.shuffle(&mut facings);
    for square in squares {
        for facing in facings {
            let fighter = scenario.world.tavern.fighter_mut(aim.who);
            (fighter.square, fighter.facing) = (Some(square), facing);
            if aim.is_met(scenario) {
                return true;
            }
        }
    }
    false
}

/// Lays out what single cards leave on the board and on mats, once in two games each.
fn lay_tokens(tavern: &mut Tavern, chance: &mut Chance) {
    let squares: Vec<Square> = tavern.squares().collect();
    let cast: Vec<Character> = tavern.cast().collect();
    let may = |who, chance: &mut Chance| cast.contains(&who) && once_in(2, chance);
    if may(Character::Jack, chance) {
        tavern.tokens.loaded = false;
    }
    if may(Character::Jack, chance) {
        tavern.tokens.barrage = chance.pick(&squares).copied();
    }
    if may(Character::Margalo, chance) {
        let prey: Vec<_> = cast.iter().filter(|who| **who != Character::Margalo).collect();
        tavern.tokens.prey = chance.pick(&prey).map(|who| **who);
    }
    if may(Character::Asma, chance) {
        let empty =
            |square: &&Square| tavern.is_free(**square) && tavern.lying(**square).next().is_none();
        let empty: Vec<Square> = squares.iter().filter(empty).copied().collect();
        let square = chance.pick(&empty).copied();
        let facing = chance.pick(&Facing::ALL).copied();
        tavern.tokens.familiar = square.zip(facing);
    }
}
