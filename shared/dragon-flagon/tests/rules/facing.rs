//! Facing (DF-FACING).

use dragon_flagon::scenario::Scenario;
use table::{Game, Viewer};

use crate::common::*;

const FACES: [Item; 4] = [Item::Face(North), Item::Face(East), Item::Face(South), Item::Face(West)];

fn performing(card: Card) -> Scenario {
    room().put(Nari, sq("D5"), North).put(Teo, sq("K11"), North).plan(Nari, &[card, Card::Move])
}

/// DF-FACING-01 to DF-FACING-06: after a Slash at the air, a cancelled Swing, a Dash.
#[test]
fn every_action_ends_with_a_free_turn() {
    for card in [Card::Slash, Card::Swing, Card::Dash, Card::YankRug, Card::Throw] {
        for facing in [North, East, South, West] {
            let mut brawl = play(performing(card));
            if card == Card::Dash {
                brawl.go(Nari, "dash", "D3");
            }
            assert_eq!(brawl.offer(Nari, "turn"), FACES, "{card:?}");
            brawl.turn(Nari, facing);
            assert_eq!(brawl.standee(Nari).facing, facing, "{card:?}");
        }
    }
}

/// DF-FACING-06: looking on is told to nobody.
#[test]
fn keeping_the_facing_is_no_turn() {
    let turned = |facing| {
        let mut brawl = play(performing(Card::Slash));
        brawl.turn(Nari, facing);
        brawl.heard(|news| match news {
            News::Turned { facing, .. } => Some(facing),
            _ => None,
        })
    };
    assert_eq!(turned(North), []);
    assert_eq!(turned(West), [West]);
}

/// DF-FACING-07: the card is read from the facing before the turn.
#[test]
fn one_turns_after_the_action_and_not_before() {
    let mut brawl = play(
        room()
            .put(Nari, sq("D5"), North)
            .put(Teo, sq("D6"), North)
            .plan(Nari, &[Card::Slash, Card::Move]),
    );
    brawl.turn(Nari, South);
    assert_eq!(brawl.reputation(Teo), 20, "he stood behind her");
}

/// DF-FACING-10, AT-14: hit, knocked, carried or thrown down, nobody is turned.
#[test]
fn being_moved_turns_nobody() {
    for facing in [North, East, South, West] {
        let mut brawl = play(
            room()
                .table(&squares(&["D4", "E4"]))
                .put(Nari, sq("A4"), East)
                .table(&[sq("A4")])
                .put(Teo, sq("D4"), facing)
                .plan(Nari, &[Card::Swing, Card::Move]),
        );
        brawl.go(Nari, "swing", "D4");
        assert_eq!(brawl.square(Teo), "E4");
        assert_eq!(brawl.standee(Teo).facing, facing);
    }
}

/// DF-FACING-03: the turn is for the actor alone.
#[test]
fn only_the_actor_turns() {
    let brawl = play(
        room()
            .put(Nari, sq("D5"), North)
            .put(Teo, sq("D4"), North)
            .plan(Nari, &[Card::Slash, Card::Move]),
    );
    assert!(brawl.asks(Nari, "turn") && !brawl.asks(Teo, "turn"));
}

/// A standing preference answers for a seat that says nothing: keep, nearest rival, centre.
#[test]
fn habits_turn_where_they_say() {
    let brawl = play(
        room()
            .put(Nari, sq("D6"), North)
            .put(Teo, sq("D9"), North)
            .put(Asma, sq("C6"), North)
            .ally(Asma, Nari)
            .plan(Nari, &[Card::Slash, Card::Move]),
    );
    let prompt = brawl.prompt(Nari, "turn");
    let view = brawl.game.view(Viewer::Seat(prompt.seat));
    for (habit, facing) in [("keep", North), ("rival", South), ("centre", East)] {
        let answer = DragonFlagon::standing(&view, &prompt, habit);
        assert_eq!(answer, Some(vec![Item::Face(facing)]), "{habit}");
    }
}

/// Only the turn has a standing answer: no card, square or victim is chosen by habit.
#[test]
fn nothing_else_is_done_by_habit() {
    let brawl = play(performing(Card::Move));
    let prompt = brawl.prompt(Nari, "move");
    let view = brawl.game.view(Viewer::Seat(prompt.seat));
    assert_eq!(DragonFlagon::standing(&view, &prompt, "rival"), None);
}
