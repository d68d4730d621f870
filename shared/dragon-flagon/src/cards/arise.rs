//! Arise: whoever lies on the ground stands up, and pays for it (DF-ARISE).

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::ids::{Card, Character};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, tell};

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let prone = |who: &Character| *who != actor && tavern.fighter(*who).prone;
    let hits: alloc::vec::Vec<Character> = tavern.cast().filter(prone).collect();
    let squares = hits.iter().filter_map(|who| tavern.square(*who)).collect();
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: false, idle }
}

/// Everybody stands up (DF-ARISE-01); only those who are no friends pay (DF-ARISE-02, -03).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let Reach { mut hits, .. } = reach(&scene.world.tavern, actor);
    for who in &hits {
        scene.world.tavern.fighter_mut(*who).prone = false;
        tell(scene, News::Stood { character: *who });
    }
    let some = !hits.is_empty();
    hits.retain(|who| !scene.world.tavern.allied(*who, actor));
    if !hits.is_empty() || !some {
        shapes::strike_all(scene, actor, Card::Arise, hits)?;
    }
    Ok(Performed::Done(scene.book.card(Card::Arise).time()))
}
