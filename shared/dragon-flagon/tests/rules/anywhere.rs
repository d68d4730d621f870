//! Crowded rooms at random: whatever is played anywhere leaves a sound position.

use dragon_flagon::board::Facing;
use table::{Act, Chance, Game, check, random_answer};

use crate::common::*;

/// A table of two or three squares in a row that keeps clear of those in `taken`.
fn table(chance: &mut Chance, taken: &[Square]) -> Option<Vec<Square>> {
    let length = 2 + chance.below(2) as u8;
    let (x, y) = (chance.below(6) as u8, chance.below(6) as u8);
    let along = chance.below(2) == 0;
    let at = |k| if along { Square::new(x + k, y) } else { Square::new(x, y + k) };
    let squares: Vec<Square> = (0..length).map(at).collect();
    squares.iter().all(|square| !taken.contains(square)).then_some(squares)
}

/// Eight characters in one corner of the room, among tables and things, one of them active.
fn crowd(number: u64, card: Card) -> Brawl {
    let mut chance = Chance::numbered(number);
    let mut scenario = room().own_cards().chance(number);
    let mut covered = Vec::new();
    for _ in 0..12 {
        if let Some(squares) = table(&mut chance, &covered).filter(|_| covered.len() < 14) {
            scenario = scenario.table(&squares);
            covered.extend(squares);
        }
    }
    let mut free: Vec<Square> =
        (0..6).flat_map(|x| (0..6).map(move |y| Square::new(x, y))).collect();
    chance.shuffle(&mut free);
    let mut people = Character::ALL;
    chance.shuffle(&mut people);
    if let Some(place) = people.iter().position(|who| Some(*who) == card.owner()) {
        people.swap(0, place);
    }
    for (who, square) in people.into_iter().take(8).zip(&free) {
        let facing = chance.pick(&Facing::ALL).copied().unwrap_or(North);
        scenario = scenario.put(who, *square, facing);
        scenario = match chance.below(6) {
            _ if who == people[7] => scenario.hold(who, Kind::Flagon),
            0 => scenario.hold(who, Kind::Mug),
            1 => scenario.hold(who, Kind::Chair),
            2 => scenario.prone(who),
            3 => scenario.effect(who, Card::Boast, Some(9)),
            4 if card != Card::Riposte => scenario.effect(who, Card::Riposte, None),
            _ => scenario.reputation(who, 3),
        };
        let lasting = match who {
            Goodheart => Card::Earthbond,
            Margalo => Card::EyesOfGaia,
            Teo => Card::SixthSense,
            _ => Card::dragon(who),
        };
        let lasts = !matches!(who, Jack | Tuuli | Montero) && lasting != card;
        if lasts && chance.below(3) == 0 {
            scenario = scenario.effect(who, lasting, Some(9));
        }
    }
    for square in free.iter().rev().take(6).filter(|square| !covered.contains(square)) {
        scenario = scenario.object(Kind::Barrel, *square).object(Kind::Chair, *square);
    }
    scenario = scenario.ally(people[1], people[0]);
    play(scenario.plan(people[0], &[card, Card::Move]))
}

/// DF-TABLE-03, DF-BOARD-02, DF-FLAGON-11 and whatever else must hold after every answer: the
/// faults of a position are looked up on the way.
#[test]
fn no_card_leaves_an_unsound_position() {
    for card in Card::ALL.into_iter().filter(|card| *card != Card::Boast) {
        let rooms = match card {
            Card::PushTable | Card::FlipTable => 200,
            _ => 20,
        };
        for number in 0..rooms {
            let mut brawl = crowd(number, card);
            let mut chance = Chance::numbered(number + 1);
            while brawl.parts().track.acting.is_some() {
                let open = brawl.game.open();
                let prompt = open.iter().find(|prompt| prompt.answer.is_none()).unwrap().clone();
                let act =
                    Act::Pick { prompt: prompt.id, items: random_answer(&prompt, &mut chance) };
                assert_eq!(check(brawl.game.open(), prompt.seat, &act), Ok(()));
                brawl.game.apply(act, &mut brawl.events);
                assert_eq!(brawl.game.faults(), Vec::<String>::new(), "{card:?} in {number}");
            }
        }
    }
}
