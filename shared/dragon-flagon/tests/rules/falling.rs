//! Falling and getting up (DF-FALL).

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Asma throws a chair at Nari, who stands on a table and then acts with this card.
fn thrown_down(card: Card) -> Brawl {
    let mut brawl = play(
        room()
            .marker(8)
            .table(&squares(&["D4", "E4"]))
            .put(Asma, sq("D6"), North)
            .hold(Asma, Kind::Chair)
            .put(Nari, sq("D4"), West)
            .plan(Asma, &[Card::Throw, Card::Move])
            .plan_ahead(Nari, &[card, Card::Move])
            .time(Nari, 9),
    );
    assert!(brawl.prone(Nari));
    brawl.turn(Asma, North);
    brawl
}

/// DF-CANCEL-EX1, DF-FALL-01, -02, -03, -08, DF-CANCEL-02
#[test]
fn a_chair_throws_down_and_the_swing_is_cancelled() {
    let mut brawl = thrown_down(Card::Swing);
    assert_eq!(brawl.cancelled(Nari), Some("DF-CANCEL-02"));
    assert_eq!(brawl.square(Nari), "D4");
    assert!(!brawl.prone(Nari), "up again");
    assert_eq!(brawl.standee(Nari).facing, West);
    brawl.turn(Nari, South);
    assert_eq!(brawl.time(Nari), 10);
    assert_eq!(brawl.standee(Nari).facing, South);
}

/// DF-FALL-02, DF-CARD-05, DF-CARD-06: which bars are purple here.
#[test]
fn cards_with_a_purple_bar_need_feet_on_the_ground() {
    for card in Card::ALL.into_iter().filter(|card| card.owner().is_none()) {
        let purple = !matches!(card, Card::PickUp | Card::Throw | Card::YankRug);
        let brawl = thrown_down(card);
        let lying = brawl.cancelled(Nari) == Some("DF-CANCEL-02");
        assert_eq!(lying, purple, "{card:?}");
        assert!(!brawl.prone(Nari), "{card:?} gets her up");
    }
}

/// DF-FALL-04, CX-3: she stands up first, and then acts.
#[test]
fn other_cards_are_performed_after_standing_up() {
    let brawl = play(
        room()
            .put(Nari, sq("D6"), North)
            .put(Asma, sq("D4"), South)
            .prone(Nari)
            .hold(Nari, Kind::Mug)
            .plan(Nari, &[Card::Throw, Card::Move]),
    );
    let told = brawl.heard(|news| match news {
        News::Stood { .. } => Some("stood"),
        News::Thrown { .. } => Some("thrown"),
        _ => None,
    });
    assert_eq!(told, ["stood", "thrown"]);
}

/// DF-FALL-05: lying goes on until the own card is turned up, whatever others do.
#[test]
fn one_lies_until_the_next_card_is_turned_up() {
    let mut brawl = play(
        room()
            .put(Asma, sq("A1"), South)
            .put(Nari, sq("D4"), West)
            .prone(Nari)
            .plan(Asma, &[Card::Slash, Card::Move])
            .plan_ahead(Nari, &[Card::Slash, Card::Move])
            .time(Nari, 4),
    );
    brawl.turn(Asma, South);
    assert!(brawl.prone(Nari));
    brawl.plan(Asma, "plan", &[Card::Dash]);
    brawl.go(Asma, "move", "A2").turn(Asma, South);
    assert_eq!(brawl.parts().track.acting, Some(Nari));
    assert!(!brawl.prone(Nari));
}

/// DF-FALL-07, AT-13: those who lie are hit as usual.
#[test]
fn the_prone_are_hit_as_usual() {
    let brawl = play(
        room()
            .put(Nari, sq("D5"), North)
            .put(Asma, sq("D4"), West)
            .prone(Asma)
            .plan(Nari, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Asma, Some(Nari), 2)]);
    assert!(brawl.prone(Asma));
}

/// Goodheart rolls a barrel at Asma, who lies on the floor before a table.
fn rolled(scenario: Scenario) -> Brawl {
    play(
        scenario
            .object(Kind::Barrel, sq("B4"))
            .table(&squares(&["E4", "F4"]))
            .put(Goodheart, sq("A4"), East)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move])
            .put(Asma, sq("D4"), South)
            .prone(Asma)
            .hold(Asma, Kind::Flagon)
            .reputation(Asma, 0),
    )
}

/// DF-INT-120, DF-INT-121, KB-10: knocked, she stays prone, faces as before, and has not fallen.
#[test]
fn falling_again_is_no_fall() {
    let brawl = rolled(room());
    assert_eq!(brawl.square(Asma), "E4");
    assert!(brawl.prone(Asma));
    assert_eq!(brawl.standee(Asma).facing, South);
    assert_eq!(brawl.held(Asma), Some(Kind::Flagon));
    assert!(brawl.heard(|news| matches!(news, News::Fell { .. }).then_some(())).is_empty());
}

/// KB-10 the other way round: a house may count it as a fall.
#[test]
fn the_ruling_on_falling_again_can_be_changed() {
    let brawl = rolled(room_where(
        "rulings.toml",
        "fall_when_prone = { house = false }",
        "fall_when_prone = { house = true }",
    ));
    assert_eq!(brawl.held(Asma), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-FALL-06, DF-FLAGON-06: a fall alone costs the Flagon.
#[test]
fn a_fall_costs_the_flagon() {
    let brawl = play(
        room()
            .put(Nari, sq("G5"), East)
            .put(Asma, sq("I5"), West)
            .hold(Asma, Kind::Flagon)
            .reputation(Asma, 0)
            .plan(Nari, &[Card::YankRug, Card::Move]),
    );
    assert_eq!(brawl.paid(), []);
    assert!(brawl.prone(Asma));
    assert_eq!(brawl.held(Asma), None);
}
