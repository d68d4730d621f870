//! Free layouts (DF-SETUP-12): the presets, chance, codes to share, and the word for a piece that
//! cannot stand where it was put.

use std::collections::BTreeMap;

use dragon_flagon::layout::{Furnishing, LayoutView, PRESETS};
use proptest::prelude::*;
use table::{Chance, Game, Lobby, SetupFault};

use crate::common::*;
use crate::setup::{begin, brawl_with, lobby};

fn table_with(layout: &str) -> Lobby {
    lobby(2, &[("layout", layout)], &[])
}

fn preview(layout: &str, number: u64) -> Result<LayoutView, SetupFault> {
    let preview = DragonFlagon::preview(&table_with(layout), Chance::numbered(number));
    preview.map(|preview| preview.unwrap())
}

/// How many tables of three and of two squares, rugs, chairs, mugs and barrels.
fn stock(furnishing: &Furnishing) -> [usize; 6] {
    let tables = |length| furnishing.tables.iter().filter(|table| table.len() == length).count();
    let Furnishing { rugs, chairs, mugs, barrels, .. } = furnishing;
    [tables(3), tables(2), rugs.len(), chairs.len(), mugs.len(), barrels.len()]
}

/// DF-COMP-05, DF-SETUP-12, DF-SETUP-13
#[test]
fn every_preset_has_all_pieces_and_can_stand() {
    for name in PRESETS {
        let shown = preview(name, 1).unwrap();
        assert_eq!(stock(&shown.furnishing), [2, 3, 2, 9, 12, 4], "{name}");
        // As a code it is checked piece by piece.
        assert_eq!(preview(&shown.code, 1).unwrap().furnishing, shown.furnishing, "{name}");
        let brawl = brawl_with(2, &[("layout", name)], 1);
        let tables: Vec<_> = brawl.parts().board.tables.into_iter().map(|t| t.squares).collect();
        assert_eq!(tables, shown.furnishing.tables);
        assert_eq!(brawl.game.guide().board.rugs, shown.furnishing.rugs);
        assert_eq!(brawl.lying(Kind::Flagon), ["F6"], "on a table or on the floor (OB-1)");
    }
}

/// Another game, another room; and each is drawn when the game begins.
#[test]
fn chance_furnishes_the_room_with_all_pieces() {
    let mut different = std::collections::BTreeSet::new();
    for number in 0..60 {
        let shown = preview("random", number).unwrap();
        assert_eq!(stock(&shown.furnishing), [2, 3, 2, 9, 12, 4]);
        preview(&shown.code, 0).unwrap();
        different.insert(shown.code);
    }
    assert_eq!(different.len(), 60);
    let setup = DragonFlagon::freeze(&table_with("random")).unwrap();
    let [one, other] = [1, 2].map(|number| begin(&setup, number).parts().board.tables);
    assert_ne!(one, other);
    assert_eq!(begin(&setup, 1).parts().board.tables, one, "the same chance, the same room");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    /// A code leads to the layout that it was made from, and the other way round.
    #[test]
    fn codes_come_back_as_they_went(number: u64) {
        let shown = preview("random", number).unwrap();
        let url_safe = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        prop_assert!(shown.code.chars().all(url_safe) && shown.code.len() < 80, "{}", shown.code);
        prop_assert_eq!(preview(&shown.code, 0).unwrap(), shown);
    }

    /// A letter that was copied wrongly is noticed.
    #[test]
    fn a_damaged_code_is_noticed(number in 0_u64..50, place in 2_usize..60, letter in "[A-Za-z0-9_-]") {
        let code = preview("random", number).unwrap().code;
        let mut damaged = code.clone();
        damaged.replace_range(place..place + 1, &letter);
        prop_assume!(damaged != code);
        prop_assert_eq!(preview(&damaged, 0), Err(unread("damaged")));
    }

    /// Whatever is given, it is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in "(F1)?[A-Z0-9a-z:;,_-]{0,40}") {
        let known = preview(&text, 0).is_ok();
        prop_assert_eq!(known, DragonFlagon::freeze(&table_with(&text)).is_ok());
    }
}

fn unread(why: &'static str) -> SetupFault {
    SetupFault::Text { key: "layout", why, values: BTreeMap::new() }
}

/// What is wrong with the text itself.
#[test]
fn a_text_that_is_no_layout_is_refused() {
    let cut = preview("corners", 1).unwrap().code[..30].to_owned();
    for (text, why) in [
        ("", "unknown"),
        ("cosy", "unknown"),
        ("F9AAAA", "version"),
        ("F1", "damaged"),
        ("F1A", "damaged"),
        ("F1????", "damaged"),
        (cut.as_str(), "damaged"),
        ("sofas:A1", "list"),
        ("chairs:Z9", "square"),
        ("rugs:A1-K11", "piece"),
    ] {
        assert_eq!(preview(text, 0), Err(unread(why)), "{text}");
    }
}

#[track_caller]
fn refused(list: &str, piece: &str, place: u8, at: &str, why: &'static str) {
    let place = (place + 1).to_string();
    let values = [("piece", piece.to_owned()), ("place", place), ("at", at.to_owned())].into();
    let fault = SetupFault::Text { key: "layout", why, values };
    assert_eq!(preview(list, 0), Err(fault), "{list}");
    assert!(DragonFlagon::freeze(&table_with(list)).is_err());
}

/// DF-COMP-09, DF-TABLE-03, DF-CONFLICT-05, DF-RUG-04, DF-SETUP-20
#[test]
fn a_piece_that_cannot_stand_is_named_with_its_square() {
    refused("tables:B2-C2,J5-L5", "table", 1, "L5", "off_board");
    refused("tables:B2-C3", "table", 0, "B2", "shape");
    refused("tables:B2", "table", 0, "B2", "shape");
    refused("tables:B2-E2", "table", 0, "B2", "shape");
    refused("tables:C1-D1", "table", 0, "C1", "on_start");
    refused("tables:D4-F4,E4-E5", "table", 1, "E4", "on_table");
    refused("rugs:D4-E5", "rug", 0, "D4", "shape");
    refused("rugs:B2-D4,D4-F6", "rug", 1, "D4", "on_rug");
    refused("rugs:J9-L11", "rug", 0, "L9", "off_board");
    refused("chairs:B2,L2", "chair", 1, "L2", "off_board");
    refused("tables:D4-F4;barrels:B2,E4", "barrel", 1, "E4", "under_table");
}

/// DF-COMP-05: never more than the box holds; fewer may be left out.
#[test]
fn there_are_only_as_many_pieces_as_in_the_box() {
    let most = |list: &str| match preview(list, 0) {
        Err(SetupFault::Text { why: "too_many", values, .. }) => {
            ["piece", "at", "most"].map(|name| values[name].clone())
        }
        other => panic!("{list}: {other:?}"),
    };
    let chairs = ["B2"; 10].join(",");
    let mugs = ["B2"; 13].join(",");
    assert_eq!(most("tables:B2-D2,B4-D4,B5-D5"), ["large_table", "B5", "2"]);
    assert_eq!(most("tables:B2-C2,B4-C4,E4-E5,G4-H4"), ["small_table", "G4", "3"]);
    assert_eq!(most(&format!("chairs:{chairs}")), ["chair", "B2", "9"]);
    assert_eq!(most(&format!("mugs:{mugs}")), ["mug", "B2", "12"]);
    assert_eq!(most("barrels:B2,B3,B4,B5,B6"), ["barrel", "B6", "4"]);
    assert_eq!(most("rugs:A1-C3,D1-F3,G1-I3,A4-C6,D4-F6"), ["rug", "D4", "4"]);
    for few in ["tables:", "chairs:B2;mugs:B2"] {
        let brawl = brawl_with(2, &[("layout", few)], 1);
        assert!(brawl.parts().board.tables.is_empty());
    }
}

/// OB-1, DF-OBJECT-01: a table may stand in the centre, and things may share a square.
#[test]
fn a_table_may_stand_in_the_centre() {
    let brawl = brawl_with(2, &[("layout", "tables:E6-G6;chairs:E6,E6;mugs:E6")], 1);
    assert_eq!(brawl.table(0), ["E6", "F6", "G6"]);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(brawl.lying(Kind::Chair), ["E6", "E6"]);
}
