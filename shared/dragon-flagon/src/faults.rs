//! What must be true of every position. Simulations and tests look after every decision.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::book::Book;
use crate::furniture::Place;
use crate::ids::{Card, Character, Kind};
use crate::world::World;

/// What is wrong with this position; empty when all is well.
pub fn faults(world: &World, book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    reputation(world, book, &mut faults);
    squares(world, &mut faults);
    tables(world, &mut faults);
    objects(world, &mut faults);
    cards(world, book, &mut faults);
    tokens(world, &mut faults);
    faults
}

/// What is on the mats and what was removed is what was dealt.
fn reputation(world: &World, book: &Book, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    let dealt = tavern.cast().count() as u32 * u32::from(book.start_reputation());
    let mats: u32 = tavern.cast().map(|who| u32::from(tavern.fighter(who).reputation)).sum();
    if mats + u32::from(tavern.removed) != dealt {
        faults
            .push(format!("reputation: {mats} on mats, {} removed, {dealt} dealt", tavern.removed));
    }
}

/// One character a square (DF-BOARD-02), each on the board.
fn squares(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    for character in tavern.cast() {
        let Some(square) = tavern.square(character) else {
            continue;
        };
        if !tavern.side.holds(square) {
            faults.push(format!("{character:?} stands outside the room on {square}"));
        }
        let alone = tavern.action.beneath.has(character) || tavern.at(square) == Some(character);
        if !alone {
            faults.push(format!("two characters stand on {square}"));
        }
    }
    if tavern.acting.is_none() && !tavern.action.beneath.is_empty() {
        faults.push(String::from("a character is under a table (DF-TABLE-03)"));
    }
}

/// Tables are disjoint and on the board, and no barrel is under one.
fn tables(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    for (id, table) in tavern.tables() {
        for square in table.squares() {
            if !tavern.side.holds(*square) {
                faults.push(format!("a table stands outside the room on {square}"));
            }
            if tavern.table_at(*square) != Some(id) {
                faults.push(format!("two tables stand on {square}"));
            }
            if tavern.find(*square, Kind::Barrel).is_some() {
                faults.push(format!("a barrel is under the table on {square}"));
            }
        }
    }
}

/// The Familiar stands alone (OB-8), and no card's token is out without its owner.
fn tokens(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    let plays = |who: Character| tavern.fighter(who).seat.is_some();
    if let Some((square, _)) = tavern.tokens.familiar {
        if tavern.at(square).is_some() || tavern.lying(square).next().is_some() {
            faults.push(format!("the Familiar shares {square} (DF-FAMILIAR-03)"));
        }
        if !plays(Character::Asma) {
            faults.push(String::from("a Familiar without Asma"));
        }
    }
    if tavern.tokens.barrage.is_some() && !plays(Character::Jack) {
        faults.push(String::from("a Cannon Barrage without Jack"));
    }
    if tavern.tokens.prey.is_some_and(|prey| !plays(prey) || !plays(Character::Margalo)) {
        faults.push(String::from("a mark of Mark Prey without its characters"));
    }
}

/// Held objects know their holder and the other way round; the Flagon never leaves the game.
fn objects(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    for (thing, object) in tavern.objects() {
        if let Place::Held(holder) = object.place
            && tavern.fighter(holder).held != Some(thing)
        {
            faults.push(format!("{holder:?} does not know of the {:?} in hand", object.kind));
        }
        if object.kind.is_prize() && object.place == Place::Gone {
            faults.push(format!("the {:?} is lost (DF-FLAGON-11)", object.kind));
        }
    }
    for character in tavern.cast() {
        let held = tavern.fighter(character).held;
        let places = tavern.objects().filter(|(_, o)| o.place == Place::Held(character));
        if places.map(|(thing, _)| thing).ne(held) {
            faults.push(format!("{character:?} holds something that is elsewhere"));
        }
    }
}

/// Each of a character's cards is in exactly one place, and a status token lies out exactly when
/// its card does.
fn cards(world: &World, book: &Book, faults: &mut Vec<String>) {
    for character in world.tavern.cast() {
        let fighter = world.tavern.fighter(character);
        let cards = world.cards(character);
        let dealt = |card: &Card| card.owner().is_none() || world.tavern.own_cards;
        for card in Card::deck(character).filter(dealt) {
            let slots = cards.slots.iter().flatten().filter(|slot| **slot == card).count();
            let effects = fighter.effects.iter().flatten().filter(|e| e.card == card);
            let face_up = effects.count();
            let aside = usize::from(fighter.aside.has(card));
            // A card that starts its effect, or leaves the game, is also revealed until the end of
            // the action.
            let only = face_up + aside == 0;
            let revealed = usize::from(fighter.revealed == Some(card) && only);
            let all = slots + face_up + revealed + aside + usize::from(cards.deck[card.place()]);
            if all != usize::from(book.card(card).copies()) {
                faults.push(format!("{character:?} has {all} of {card:?}"));
            }
        }
        let first_gap = cards.slots.iter().position(Option::is_none).unwrap_or(3);
        if cards.slots.iter().skip(first_gap).any(Option::is_some) {
            faults.push(format!("{character:?} has a gap between the slots"));
        }
        for effect in fighter.effects.iter().flatten() {
            let token = book.card(effect.card).duration().is_some();
            if token != effect.until.is_some() {
                faults
                    .push(format!("{character:?}: the status token of {:?} is wrong", effect.card));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use table::{Chance, Game, Lobby};

    use super::*;
    use crate::board::Square;
    use crate::fighter::Effect;
    use crate::furniture::Table;
    use crate::ids::{Character, TableId};

    /// What is said of the first position of a game in which something was broken. Everybody
    /// stands along the north wall.
    fn broken(change: impl FnOnce(&mut World)) -> Vec<String> {
        let lobby = Lobby { seats: 8, settings: [].into(), ..Lobby::default() };
        let setup = crate::DragonFlagon::freeze(&lobby).unwrap();
        let (book, mut world) = crate::setup::begin(&setup, Chance::numbered(1)).unwrap();
        for (x, who) in (0..).zip(cast(&world)) {
            world.tavern.fighter_mut(who).square = Some(Square::new(x, 0));
        }
        assert_eq!(faults(&world, &book), Vec::<String>::new());
        change(&mut world);
        faults(&world, &book)
    }

    fn cast(world: &World) -> Vec<Character> {
        world.tavern.cast().collect()
    }

    #[track_caller]
    fn found(change: impl FnOnce(&mut World, Character), fault: &str) {
        let all = broken(|world| {
            let who = cast(world)[0];
            change(world, who);
        });
        assert!(all.iter().any(|found| found.contains(fault)), "{fault}: {all:?}");
    }

    #[test]
    fn reputation_that_comes_from_nowhere() {
        found(|world, who| world.tavern.fighter_mut(who).reputation += 1, "161 on mats");
        found(|world, _| world.tavern.removed = 1, "1 removed, 160 dealt");
    }

    #[test]
    fn characters_where_they_cannot_be() {
        let stand = |x, y| {
            move |world: &mut World, who| {
                world.tavern.fighter_mut(who).square = Some(Square::new(x, y));
            }
        };
        found(stand(11, 0), "stands outside the room on L1");
        found(stand(1, 0), "two characters stand on B1");
        found(
            |world, who| world.tavern.action.beneath = [who].into_iter().collect(),
            "under a table",
        );
    }

    #[test]
    fn furniture_where_it_cannot_be() {
        let table = |squares: [Square; 2]| {
            move |world: &mut World, _| world.tavern.set_table(TableId(7), Table::new(&squares))
        };
        found(table([Square::new(10, 5), Square::new(11, 5)]), "outside the room on L6");
        found(table([Square::new(7, 2), Square::new(6, 2)]), "two tables stand on H3");
        found(table([Square::new(1, 1), Square::new(0, 1)]), "a barrel is under the table on B2");
    }

    #[test]
    fn objects_that_are_nowhere_or_in_two_places() {
        let place = |kind: Kind, place: fn(Character) -> Place| {
            move |world: &mut World, who| {
                let thing = world.tavern.objects().find(|(_, object)| object.kind == kind);
                world.tavern.set_place(thing.unwrap().0, place(who));
            }
        };
        found(place(Kind::Flagon, |_| Place::Gone), "the Flagon is lost");
        found(place(Kind::Mug, Place::Held), "does not know of the Mug in hand");
        let hold = |world: &mut World, who| {
            let thing = world.tavern.objects().next().map(|(thing, _)| thing);
            world.tavern.fighter_mut(who).held = thing;
        };
        found(hold, "holds something that is elsewhere");
    }

    #[test]
    fn cards_that_are_nowhere_or_in_two_places() {
        found(|world, who| world.cards_mut(who).deck[0] = 0, "has 0 of Boast");
        found(|world, who| world.cards_mut(who).slots[0] = Some(Card::Slash), "has 2 of Slash");
        let gap = |world: &mut World, who| world.cards_mut(who).slots[1] = Some(Card::Slash);
        found(gap, "a gap between the slots");
        let effect = |card, until| {
            move |world: &mut World, who: Character| {
                world.tavern.begin_effect(who, Effect { card, until });
            }
        };
        found(effect(Card::Boast, None), "the status token of Boast is wrong");
        found(effect(Card::Riposte, Some(4)), "the status token of Riposte is wrong");
        found(effect(Card::Boast, Some(4)), "has 2 of Boast");
    }

    #[test]
    fn cards_for_which_there_is_no_place() {
        let plan = |cards: &'static [Card]| {
            move |world: &mut World, who| {
                cards.iter().for_each(|card| world.cards_mut(who).plan(*card));
            }
        };
        found(plan(&[Card::Slash, Card::Slash]), "has 2 of Slash");
        found(plan(&[Card::Slash, Card::Dash, Card::Charge, Card::Boast]), "has 0 of Boast");
        let fifth = |world: &mut World, who| {
            for card in [Card::Slash, Card::Dash, Card::Charge, Card::Riposte, Card::Boast] {
                world.cards_mut(who).take(card);
                world.tavern.begin_effect(who, Effect { card, until: None });
            }
        };
        found(fifth, "has 0 of Boast");
    }
}
