//! The Plate of Cookies (DF-COOKIES): instead of the Flagon, or beside it.

use dragon_flagon::scenario::Scenario;
use table::Game;

use crate::common::*;
use crate::setup::brawl_with;

/// The prizes that lie in the centre when a game begins with this setting.
fn prizes(prize: &str) -> [Vec<String>; 2] {
    let brawl = brawl_with(4, &[("prize", prize)], 1);
    [brawl.lying(Kind::Flagon), brawl.lying(Kind::Cookies)]
}

/// DF-COOKIES-01, DF-COOKIES-03
#[test]
fn the_cookies_take_the_place_of_the_flagon_or_lie_beside_it() {
    let (none, centre) = (Vec::<String>::new(), vec!["F6".to_owned()]);
    assert_eq!(prizes("flagon"), [centre.clone(), none.clone()]);
    assert_eq!(prizes("cookies"), [none, centre.clone()]);
    assert_eq!(prizes("both"), [centre.clone(), centre]);
}

/// Both prizes in the centre; Thras looks at them from F7, Asma waits behind her.
fn both() -> Scenario {
    room().object(Kind::Cookies, sq("F6")).put(Thras, sq("F7"), North).put(Asma, sq("F8"), North)
}

/// DF-COOKIES-02, DF-COOKIES-03, DF-PICKUP-07
#[test]
fn whoever_faces_both_may_take_either() {
    for wanted in [Kind::Flagon, Kind::Cookies] {
        let mut brawl = play(both().plan(Thras, &[Card::PickUp, Card::Move]));
        let offer = [Item::Take(Kind::Flagon), Item::Take(Kind::Cookies), Item::Nothing];
        assert_eq!(brawl.offer(Thras, "pick_up"), offer);
        brawl.answer(Thras, "pick_up", &[Item::Take(wanted)]);
        assert_eq!(brawl.held(Thras), Some(wanted));
    }
}

/// DF-INT-161, OB-4: one hand holds one of them; the other one goes back to the centre.
#[test]
fn taking_the_cookies_lets_go_of_the_flagon() {
    let scenario = both().hold(Thras, Kind::Flagon).plan(Thras, &[Card::PickUp, Card::Move]);
    let mut brawl = play(scenario);
    let offer = [Item::Take(Kind::Cookies), Item::Drop, Item::Nothing];
    assert_eq!(brawl.offer(Thras, "pick_up"), offer);
    brawl.answer(Thras, "pick_up", &[Item::Take(Kind::Cookies)]);
    assert_eq!(brawl.held(Thras), Some(Kind::Cookies));
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(brawl.lying(Kind::Cookies), Vec::<String>::new());
}

/// DF-COOKIES-02, DF-FLAGON-06, DF-FLAGON-07
#[test]
fn a_blow_sends_the_cookies_back_to_the_centre() {
    let brawl = play(
        room()
            .put(Thras, sq("D4"), North)
            .hold(Thras, Kind::Cookies)
            .put(Asma, sq("D5"), North)
            .plan(Asma, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Cookies), ["F6"]);
}

/// DF-COOKIES-02, DF-FLAGON-08, DF-FLAGON-10, DF-FLAGON-11: they fly like a mug, and come back.
#[test]
fn thrown_cookies_are_not_lost() {
    let brawl = play(
        room()
            .put(Thras, sq("D9"), North)
            .hold(Thras, Kind::Cookies)
            .put(Asma, sq("D4"), North)
            .plan(Thras, &[Card::Throw, Card::Move]),
    );
    assert_eq!(brawl.paid().len(), 1, "a mug reaches that far");
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Cookies), ["F6"]);
}

/// DF-COOKIES-04, DF-FLAGON-04: either prize gives the Dragon card.
#[test]
fn either_prize_gives_the_dragon_card() {
    for wanted in [Kind::Flagon, Kind::Cookies] {
        let scenario = room()
            .own_cards()
            .object(Kind::Cookies, sq("F6"))
            .put(Thras, sq("F7"), North)
            .put(Asma, sq("F8"), North);
        let mut brawl = play(scenario.plan(Thras, &[Card::PickUp, Card::Move]));
        assert_eq!(brawl.mat(Thras).aside, [Card::BattleFrenzy]);
        brawl.answer(Thras, "pick_up", &[Item::Take(wanted)]);
        assert_eq!(brawl.mat(Thras).aside, []);
        assert!(brawl.hand(Thras).deck.contains(&Card::BattleFrenzy));
    }
}

/// DF-INT-162, OB-4: there is one Dragon card; a second prize adds none.
#[test]
fn a_second_prize_adds_no_second_card() {
    let scenario = room()
        .own_cards()
        .object(Kind::Cookies, sq("F6"))
        .put(Thras, sq("F7"), North)
        .put(Asma, sq("A1"), South)
        .plan(Thras, &[Card::PickUp, Card::Slash]);
    let mut brawl = play(scenario);
    brawl.answer(Thras, "pick_up", &[Item::Take(Kind::Flagon)]);
    let count = |brawl: &Brawl| {
        brawl.hand(Thras).deck.iter().filter(|card| **card == Card::BattleFrenzy).count()
    };
    assert_eq!(count(&brawl), 1);
    brawl.turn(Thras, North);
    // She plans it again as soon as she may.
    for _ in 0..12 {
        if brawl.asks(Thras, "pick_up") {
            break;
        }
        let prompt = brawl.game.open()[0].clone();
        let least = prompt.choose.bounds().0;
        let mut items = prompt.choose.offered().to_vec();
        let first = [Item::Card(Card::PickUp), Item::Face(North)];
        items.sort_by_key(|item| first.iter().position(|wish| wish == item).unwrap_or(9));
        brawl.answer(Character::of(prompt.figure).unwrap(), prompt.key, &items[..least]);
    }
    brawl.answer(Thras, "pick_up", &[Item::Take(Kind::Cookies)]);
    assert_eq!(brawl.held(Thras), Some(Kind::Cookies));
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(count(&brawl), 1);
}
