//! Planning (DF-PLAN).

use dragon_flagon::parts::Step;
use dragon_flagon::scenario::Scenario;
use table::{Act, Game, Refusal, Seat, Viewer, check};

use crate::common::*;

const TWO: [Card; 2] = [Card::Slash, Card::Dash];

/// Asma and Nari are active with nothing planned.
fn scenario() -> Scenario {
    room().put(Asma, sq("A1"), South).put(Nari, sq("K11"), North).plan(Asma, &[]).plan(Nari, &[])
}

/// DF-PLAN-EX1, DF-PLAN-02, DF-PLAN-03, DF-PLAN-06, DF-FLOW-03
#[test]
fn each_adds_what_is_missing_in_the_slots_one_and_two() {
    let mut brawl = play(
        room()
            .marker(5)
            .put(Asma, sq("A1"), South)
            .put(Tuuli, sq("A3"), East)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Throw])
            .plan(Tuuli, &[Card::PickUp, Card::Move])
            .time(Nari, 6),
    );
    assert_eq!(brawl.prompt(Asma, "plan").choose.bounds(), (1, 1));
    assert!(!brawl.asks(Tuuli, "plan") && !brawl.asks(Nari, "plan"));
    assert_eq!(brawl.parts().track.step, Step::Plan);
    brawl.plan(Asma, "plan", &[Card::Slash]);
    let planned = News::Planned { character: Asma, added: 1, planned: 2 };
    assert!(brawl.news().contains(&planned));
}

/// DF-PLAN-06, DF-INT-064: with three cards from a Daze nothing is planned.
#[test]
fn with_three_cards_nothing_is_planned() {
    let brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Slash, Card::Dash, Card::Boast]),
    );
    assert!(!brawl.asks(Asma, "plan"));
    assert!(brawl.asks(Asma, "turn"));
}

/// DF-PLAN-03, DF-PLAN-05, DF-PLAN-07
#[test]
fn exactly_the_missing_cards_are_planned_out_of_the_whole_deck() {
    let mut brawl = play(scenario());
    assert_eq!(brawl.offer(Asma, "plan").len(), 13);
    let one = brawl.try_answer(Asma, "plan", &cards(&[Card::Slash]));
    assert_eq!(one, Err(Refusal::TooFew { min: 2 }));
    let three = brawl.try_answer(Asma, "plan", &cards(&[Card::Slash, Card::Dash, Card::Boast]));
    assert_eq!(three, Err(Refusal::TooMany { max: 2 }));
    assert_eq!(brawl.try_answer(Asma, "plan", &cards(&TWO)), Ok(()));
}

/// DF-CARD-03, DF-CONFLICT-06: Move can be planned twice, and no other card.
#[test]
fn move_can_be_planned_twice_and_slash_cannot() {
    let mut brawl = play(scenario());
    let twice = brawl.try_answer(Asma, "plan", &cards(&[Card::Slash, Card::Slash]));
    assert_eq!(twice, Err(Refusal::NotOffered { place: 1 }));
    let moves = brawl.try_answer(Asma, "plan", &cards(&[Card::Move, Card::Move]));
    assert_eq!(moves, Ok(()));
}

/// PD-1: what lies in a slot is not in the deck; of the two Moves one is left.
#[test]
fn cards_in_slots_are_not_offered() {
    let brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Slash])
            .plan(Nari, &[Card::Move]),
    );
    let copies = |who: Character, card: Card| {
        brawl.offer(who, "plan").iter().filter(|item| **item == Item::Card(card)).count()
    };
    assert_eq!((copies(Asma, Card::Slash), copies(Asma, Card::Move)), (0, 2));
    assert_eq!((copies(Nari, Card::Slash), copies(Nari, Card::Move)), (1, 1));
}

/// DF-PLAN-15, DF-DURATION-11, DF-DURATION-12, PD-1: also in the turn in which its effect ends.
#[test]
fn a_card_whose_effect_runs_is_not_offered() {
    for until in [1, 5] {
        let brawl = play(scenario().effect(Asma, Card::Boast, Some(until)));
        assert!(!brawl.offer(Asma, "plan").contains(&Item::Card(Card::Boast)));
        assert!(brawl.offer(Nari, "plan").contains(&Item::Card(Card::Boast)));
    }
}

/// DF-PLAN-08, DF-PLAN-09, DF-INT-076, PD-9: both at once, each from its own deck.
#[test]
fn two_characters_of_one_player_plan_separately() {
    let mut brawl = play(scenario().ally(Nari, Asma).put(Teo, sq("K1"), West));
    assert_eq!(brawl.prompt(Asma, "plan").seat, brawl.prompt(Nari, "plan").seat);
    brawl.plan(Asma, "plan", &TWO);
    assert_eq!(brawl.offer(Nari, "plan").len(), 13, "Asma's plan takes nothing from Nari");
    assert_eq!(brawl.parts().track.step, Step::Plan, "no token is drawn before both are ready");
    brawl.plan(Nari, "plan", &TWO);
    assert_ne!(brawl.parts().track.step, Step::Plan);
}

/// DF-PLAN-11: until the last one is ready an answer can be taken back and given anew.
#[test]
fn a_plan_can_be_taken_back_until_the_last_is_ready() {
    let mut brawl = play(scenario());
    let before = brawl.game.clone();
    let prompt = brawl.prompt(Asma, "plan");
    assert_eq!(brawl.withdraw(&prompt), Err(Refusal::NotAnswered));
    brawl.plan(Asma, "plan", &TWO);
    let again = brawl.try_answer(Asma, "plan", &cards(&TWO));
    assert_eq!(again, Err(Refusal::Answered));
    assert_eq!(brawl.withdraw(&prompt), Ok(()));
    assert!(brawl.game == before, "as if nothing had happened");
    brawl.plan(Asma, "plan", &[Card::Boast, Card::Move]);
    brawl.plan(Nari, "plan", &[Card::Slash, Card::Move]);
    assert_eq!(brawl.withdraw(&prompt), Err(Refusal::Stale), "too late");
    let planned = brawl.events.iter().find_map(|event| match event {
        Event::Planned { character: Asma, cards, .. } => Some(cards.clone()),
        _ => None,
    });
    assert_eq!(planned, Some(vec![Card::Boast, Card::Move]));
}

/// DF-PLAN-04: what was planned before is in no offer and cannot be withdrawn.
#[test]
fn what_is_planned_stays_planned() {
    let mut brawl = play(
        room().put(Asma, sq("A1"), South).put(Nari, sq("K11"), North).plan(Asma, &[Card::Throw]),
    );
    brawl.plan(Asma, "plan", &[Card::Slash]);
    assert_eq!(brawl.cancelled(Asma), Some("DF-THROW-01"), "the first card came first");
    assert_eq!(brawl.hand(Asma).slots, [Card::Slash]);
}

/// DF-PLAN-08: nobody plans for another seat.
#[test]
fn nobody_plans_for_another_seat() {
    let brawl = play(scenario());
    let prompt = brawl.prompt(Asma, "plan");
    let act = Act::Pick { prompt: prompt.id, items: cards(&TWO) };
    assert_eq!(check(brawl.game.open(), Seat::new(1), &act), Err(Refusal::NotYours));
}

/// DF-PLAN-10, DF-PLAN-12, DF-PLAN-13
#[test]
fn only_the_owner_sees_planned_cards() {
    let brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("K11"), North)
            .plan_ahead(Nari, &TWO)
            .plan(Asma, &[]),
    );
    assert_eq!(brawl.hand(Nari).slots, TWO);
    let other = brawl.game.view(Viewer::Seat(brawl.mat(Asma).seat)).own.unwrap();
    assert!(other.hands.iter().all(|hand| hand.character == Asma));
    assert!(brawl.game.view(Viewer::Spectator).own.is_none());
    assert_eq!(brawl.mat(Nari).planned, 2, "everybody sees how many");
}

/// DF-PLAN-09, DF-PLAN-10: a plan that waits for others is not seen, and differs for nobody else.
#[test]
fn a_waiting_plan_tells_nobody_anything() {
    let answered = |planned: &[Card]| {
        let mut brawl = play(scenario());
        brawl.plan(Asma, "plan", planned);
        brawl
    };
    let (one, two) = (answered(&TWO), answered(&[Card::Boast, Card::Throw]));
    assert_eq!(one.mat(Asma).planned, 0);
    let nari = Viewer::Seat(one.mat(Nari).seat);
    assert!(one.game.view(nari) == two.game.view(nari));
    assert_eq!(one.news(), two.news());
}

/// DF-PLAN-14: which square, is asked only when the card is played.
#[test]
fn choices_are_made_when_the_card_is_played() {
    let mut brawl =
        play(room().put(Asma, sq("D5"), North).put(Nari, sq("K11"), North).plan(Asma, &[]));
    brawl.plan(Asma, "plan", &[Card::Move, Card::Slash]);
    assert_eq!(brawl.ways(Asma, "move").len(), 7);
}
