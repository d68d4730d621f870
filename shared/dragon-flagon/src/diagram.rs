//! The squares that a card's face shows.

use alloc::vec::Vec;

use crate::board::Offset;
use crate::book::Book;
use crate::guide::{DiagramSquare, Means};
use crate::ids::Card;

/// How many squares of a line are drawn that has no end.
const LINE: i8 = 3;

/// The squares of a card's diagram, read from its area, its lines and its steps.
pub fn diagram(book: &Book, card: Card) -> Vec<DiagramSquare> {
    let show = |means: Means| move |at: &Offset| DiagramSquare { at: *at, means };
    let area = |means: Means| book.squares(card).iter().map(show(means));
    let steps = book.steps(card).iter().map(show(Means::Go));
    let square = |forward, means| DiagramSquare { at: Offset(forward, 0), means };
    match card {
        Card::Move | Card::Leap => area(Means::Go).collect(),
        Card::Charge => alloc::vec![square(1, Means::Go), square(2, Means::One)],
        Card::Flunge => {
            let after = area(Means::All).map(|DiagramSquare { at: Offset(f, r), means }| {
                DiagramSquare { at: Offset(f + 1, r), means }
            });
            core::iter::once(square(1, Means::Go)).chain(after).collect()
        }
        Card::Dash => along(&[Offset(1, 0)], book.card(card).lengths(), Means::Go),
        Card::Swing | Card::Arrr => along(book.lines(card), book.card(card).lengths(), Means::Go),
        Card::Throw
        | Card::MonkeyThrow
        | Card::DivineHurl
        | Card::Daggerang
        | Card::ArcaneBolt
        | Card::HandCannon
        | Card::DragonKick => {
            let lengths: Vec<u8> = (1..=LINE.unsigned_abs()).collect();
            along(book.lines(card), &lengths, Means::One)
        }
        Card::PushBarrel => alloc::vec![square(1, Means::One)],
        Card::PushTable | Card::FlipTable | Card::YankRug => alloc::vec![square(1, Means::All)],
        Card::Slash
        | Card::Riposte
        | Card::Berserk
        | Card::Warcry
        | Card::BattleFrenzy
        | Card::CannonBarrage
        | Card::Tithe
        | Card::Wildstyle
        | Card::Radiance
        | Card::WaveHat
        | Card::SwordDance => area(Means::All).chain(steps).collect(),
        _ => area(Means::One).chain(steps).collect(),
    }
}

/// The squares at these distances along lines.
fn along(lines: &[Offset], lengths: &[u8], means: Means) -> Vec<DiagramSquare> {
    let lengths = || lengths.iter().filter(|length| **length > 0).map(|length| *length as i8);
    let line = |Offset(forward, right): &Offset| {
        let (forward, right) = (*forward, *right);
        lengths().map(move |k| DiagramSquare { at: Offset(forward * k, right * k), means })
    };
    lines.iter().flat_map(line).collect()
}
