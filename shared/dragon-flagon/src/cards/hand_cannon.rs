//! Hand Cannon: a shot straight ahead; the next time it is loaded again (DF-HANDCANNON).

use table::Wait;

use super::shapes::{self, Line, Origin, Performed, Reach};
use crate::blows::Attack;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, tell};

fn line(tavern: &Tavern, book: &Book, actor: Character) -> Option<Line> {
    let origin = Origin::own(tavern, actor)?;
    let lines = shapes::lines(tavern, origin, book.lines(Card::HandCannon), None);
    // Where a house gives it several lines, the first one with somebody on it is taken.
    let hit = lines.iter().position(|line| line.target.is_some()).unwrap_or(0);
    lines.into_iter().nth(hit)
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    if !tavern.tokens.loaded {
        return Reach { idle: Some("DF-HANDCANNON-04"), ..Reach::default() };
    }
    let Some(Line { path, target }) = line(tavern, book, actor) else {
        return Reach::default();
    };
    let idle = target.is_none().then_some("DF-HANDCANNON-03");
    let hits = target.into_iter().collect();
    Reach { squares: path.into_iter().skip(1).collect(), hits, one: true, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let card = Card::HandCannon;
    let sheet = scene.book.card(card);
    let loaded = scene.world.tavern.tokens.loaded;
    scene.world.tavern.tokens.loaded = !loaded;
    if let Some(Line { path, target }) =
        line(&scene.world.tavern, scene.book, actor).filter(|_| loaded)
    {
        tell(scene, News::Shot { character: actor, card, path, target });
        match target {
            Some(target) => {
                let attack = Attack::new(&scene.world.tavern, actor, card);
                shapes::hit(scene, attack, target, sheet.blow())?;
            }
            None => shapes::nobody(scene, actor, card, "DF-HANDCANNON-03"),
        }
    }
    tell(scene, News::Loaded { character: actor, loaded: !loaded });
    Ok(Performed::Done(sheet.time()))
}
