//! The rules that can cancel each card: a simulation counts on seeing each of them.

use dragon_flagon::ids::Card;
use table::Game;

use crate::common::DragonFlagon;
use crate::setup::lobby;

/// The cards that more than lying on the ground can cancel, each with the rules for it.
#[rustfmt::skip]
const CANCELLED: [(Card, &[&str]); 18] = [
    (Card::Boast, &["DF-BOAST-01"]),
    (Card::Charge, &["AT-2", "DF-CHARGE-03", "DF-CHARGE-04"]),
    (Card::PickUp, &["DF-PICKUP-01"]),
    (Card::PushBarrel, &["DF-BARREL-01"]),
    (Card::PushTable, &["DF-PUSHTABLE-01", "DF-PUSHTABLE-11", "FU-4"]),
    (Card::Swing, &["DF-SWING-01", "CX-4", "KB-15"]),
    (Card::Throw, &["DF-THROW-01"]),
    (Card::YankRug, &["DF-YANK-01", "DF-YANK-02"]),
    (Card::FlipTable, &["DF-FLIP-01"]),
    (Card::Arrr, &["DF-SWING-01", "CX-4", "KB-15"]),
    (Card::Chug, &["DF-CHUG-01"]),
    (Card::Vision, &["DF-VISION-04"]),
    (Card::LivingWood, &["DF-WOOD-01"]),
    (Card::MonkeyThrow, &["DF-THROW-01"]),
    (Card::DivineHurl, &["DF-THROW-01"]),
    (Card::ShadowStep, &["DF-STEP-01"]),
    (Card::Flunge, &["AT-2", "DF-CHARGE-03", "DF-FLUNGE-04"]),
    (Card::Slash, &[]),
];

/// DF-CANCEL-01, -02, -04: what a card demands, and that some need one to stand.
#[test]
fn each_card_is_cancelled_for_its_own_reasons() {
    let deeds = DragonFlagon::deeds(&DragonFlagon::freeze(&lobby(4, &[], &[])).unwrap());
    for card in Card::ALL {
        let deed = deeds.iter().find(|deed| deed.name == card.key()).unwrap();
        let own: Vec<&str> =
            deed.cancels.iter().copied().filter(|rule| *rule != "DF-CANCEL-02").collect();
        let expected = CANCELLED.iter().find(|(other, _)| *other == card);
        assert_eq!(own, expected.map_or(&[][..], |(_, rules)| rules), "{card:?}");
    }
}
