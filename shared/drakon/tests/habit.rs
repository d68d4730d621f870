//! What the house answers for a seat that has said once and for all what it wants.
#![allow(clippy::unwrap_used)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use bots::{Party, lobby};
use drakon::Drakon;
use drakon::item::{Item, ask as key};
use table::{Game, Lobby, Skill, Viewer};

/// The dragon asks for its due wherever a chamber would be blank.
const DUE: &str = "[blank]\none = { house = 0 }\nstraight = { house = 0 }\n\
    corner = { house = 0 }\nthree = { house = 0 }\n[drakons_due]\nthree = { house = 13 }\n";

/// proves: DK-HOUSE-04. A coin on Start is taken by habit; no other question has a standing answer,
/// and who wants to be asked has none at all.
#[test]
fn only_a_coin_on_start_is_taken_by_habit() {
    let habits = Drakon::about().habits;
    let decks = [("chambers.toml".to_owned(), DUE.to_owned())].into();
    let setup = Drakon::freeze(&Lobby { decks, ..lobby(4, &[]) }).unwrap();
    let (mut taken, mut left) = (0, 0);
    for number in 0..40 {
        let mut party = Party::new(&setup, number);
        loop {
            for prompt in party.game.open() {
                let view = party.game.view(Viewer::Seat(prompt.seat));
                let [first, ask] = [0, 1].map(|one| Drakon::standing(&view, prompt, habits[one]));
                let on_start = prompt.key == key::START;
                assert_eq!(first, on_start.then(|| vec![Item::Take]), "{}", prompt.key);
                assert_eq!(ask, None);
                *(if on_start { &mut taken } else { &mut left }) += 1;
            }
            if !party.step(|_| Skill::Random) {
                break;
            }
        }
    }
    assert!(taken > 0 && left > 0, "{taken} questions on Start, {left} others");
}
