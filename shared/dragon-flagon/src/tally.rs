//! What simulations count of a brawl.

use alloc::vec::Vec;

use table::{Deed, Tally};

use crate::book::Book;
use crate::cards;
use crate::ids::Card;
use crate::news::{Event, News};

/// The cards of this game, with every rule that can cancel them.
pub fn deeds(book: &Book, own_cards: bool) -> Vec<Deed> {
    let played = Card::ALL.into_iter().filter(|card| own_cards || card.owner().is_none());
    played.map(|card| Deed { name: card.key(), cancels: cards::bars(book, card) }).collect()
}

/// Tells what an event means to those who count.
pub fn tally(event: &Event, tell: &mut dyn FnMut(Tally)) {
    match event {
        Event::Planned { cards, .. } => {
            for card in cards {
                tell(Tally::Planned { deed: card.key() });
            }
        }
        Event::Open(news) => {
            if let Some(tally) = of_news(news) {
                tell(tally);
            }
        }
    }
}

fn of_news(news: &News) -> Option<Tally> {
    Some(match news {
        News::Revealed { character, card } => {
            Tally::Begun { figure: character.key(), deed: card.key() }
        }
        News::Became { into, .. } => Tally::Became { deed: into.key() },
        News::Cancelled { rule, .. } => Tally::Cancelled { rule },
        // A barrage falls before the next action, and may cost only himself.
        News::Reach { character, card: Card::CannonBarrage, .. } => {
            Tally::Struck { figure: character.key(), deed: Card::CannonBarrage.key() }
        }
        News::Nobody { card: Card::CannonBarrage, .. } => return None,
        News::Nobody { .. } => Tally::Idle,
        News::Hit { by, card, .. } => Tally::Struck { figure: by.key(), deed: card.key() },
        News::Parried { by, .. } => Tally::Struck { figure: by.key(), deed: Card::Riposte.key() },
        News::Paid { from, to, amount, .. } => Tally::Paid {
            from: Some(from.key()),
            to: to.map(|to| to.key()),
            points: u32::from(*amount),
        },
        News::Spent { from, to, .. } => Tally::Ended { time: u32::from(to.saturating_sub(*from)) },
        _ => return None,
    })
}
