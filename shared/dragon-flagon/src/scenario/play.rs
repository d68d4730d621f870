//! Plays a scenario, and says what came out otherwise.

use alloc::vec::Vec;

use table::scenario::{Difference, Fault};
use table::{Act, Chance};

use crate::ids::Character;
use crate::scenario::check::check;
use crate::scenario::position;
use crate::scenario::run::{Run, Stop};
use crate::scenario::script::{Said, Script, Step};
use crate::scenario::shelf::Shelf;

/// So many streams of chance are tried for one that draws in the order of the scenario.
const STREAMS: u64 = 400_000;

/// Plays a scenario, and says what came out otherwise.
pub fn play(script: &Script, shelf: &mut Shelf) -> Result<Vec<Difference>, Fault> {
    let book = shelf.book(&script.settings)?;
    let scenario = position::build(script, &book)?;
    let first = script.steps.iter().find_map(|step| match step.what {
        Step::Draw(who) => Some(who),
        _ => None,
    });
    let active: Vec<Character> = scenario.active().collect();
    let first = first.filter(|who| active.contains(who));
    let draws_first = |stream: &u64| {
        let drawn = Chance::numbered(*stream).pick(&active).copied();
        first.is_none_or(|who| drawn == Some(who))
    };
    // Most streams fall with their first draw, which is told without playing.
    for stream in (0..STREAMS).filter(draws_first) {
        let mut run = Run::begin(&scenario, stream);
        run.sound(script.at, "this position cannot be")?;
        match steps(&mut run, &script.steps) {
            Ok(()) | Err(Stop::Over) => return Ok(run.differences),
            Err(Stop::OtherDraw) => {}
        }
    }
    Err(Fault::new(script.at, "no stream of chance was found that draws in this order"))
}

/// Does what the lines say, one after the other.
fn steps(run: &mut Run, steps: &[Said<Step>]) -> Result<(), Stop> {
    for step in steps {
        let looks = matches!(step.what, Step::Check(_));
        run.look(looks);
        match &step.what {
            Step::Draw(who) => run.draw(step.at, *who)?,
            Step::Check(expected) => {
                run.drawn(step.at)?;
                check(run, step.at, expected);
            }
            Step::Answer { who, key, items } => run.answer(step.at, *who, key, items, false)?,
            Step::Refused { who, key, items } => run.answer(step.at, *who, key, items, true)?,
            Step::Withdraw { who, key } => {
                let id = run.prompt(step.at, *who, key)?.id;
                run.act(step.at, Act::Withdraw { prompt: id }, false)?;
            }
        }
    }
    Ok(())
}
