//! Mark Prey: the next gain from the marked one is larger (DF-PREY). What it does to a payment
//! stands in [`crate::blows`].

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::ids::{Card, Character};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, tell};

/// Anybody but herself, and but for the one who is marked already (DF-PREY-04).
pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let open = |who: &Character| *who != actor && tavern.tokens.prey != Some(*who);
    let hits: alloc::vec::Vec<Character> = tavern.cast().filter(open).collect();
    let squares = hits.iter().filter_map(|who| tavern.square(*who)).collect();
    let idle = hits.is_empty().then_some("DF-PREY-04");
    Reach { squares, hits, one: true, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let reach = reach(&scene.world.tavern, actor);
    if let Some(prey) = shapes::pick(scene, actor, Card::MarkPrey, &reach)? {
        scene.world.tavern.tokens.prey = Some(prey);
        tell(scene, News::Prey { character: Some(prey), rule: "DF-PREY-01" });
    }
    Ok(Performed::Done(scene.book.card(Card::MarkPrey).time()))
}
