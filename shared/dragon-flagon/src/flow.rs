//! The steps of the game in their order (DF-FLOW).

use alloc::vec::Vec;

use table::Wait;

use crate::ids::{Character, Time};
use crate::news::News;
use crate::tavern::Crowd;
use crate::world::{Flow, Play, tell};
use crate::{placing, planning, turn};

/// Plays the step that comes next.
pub fn step(scene: &mut Play<'_>) -> Result<(), Wait> {
    match scene.world.flow {
        Flow::Place => placing::place_next(scene),
        Flow::Plan => planning::plan(scene),
        Flow::Draw => draw(scene),
        Flow::Close => {
            close(scene);
            Ok(())
        }
        Flow::Over => Ok(()),
    }
}

/// Comes to a space: the characters there are active (DF-FLOW-02).
pub fn enter(scene: &mut Play<'_>, time: Time) {
    let tavern = &mut scene.world.tavern;
    tavern.marker = time;
    tavern.waiting = tavern.cast().filter(|who| tavern.fighter(*who).time == time).collect();
    scene.world.flow = Flow::Plan;
    tell(scene, News::Marker { time });
}

/// Draws one of the waiting tokens at random (DF-PERFORM-01, TI-3).
fn draw(scene: &mut Play<'_>) -> Result<(), Wait> {
    let waiting: Vec<Character> = scene.world.tavern.waiting.iter().collect();
    let Some(character) = scene.world.chance.pick(&waiting).copied() else {
        scene.world.flow = Flow::Close;
        return Ok(());
    };
    scene.world.tavern.waiting = scene.world.tavern.waiting.without(character);
    turn::act(scene, character)
}

/// All active characters have acted: effects that are due end (TI-6), a Game End token here is
/// turned over (DF-TRACK-03), and the marker steps on (TI-1).
fn close(scene: &mut Play<'_>) {
    let marker = scene.world.tavern.marker;
    let cast: Vec<Character> = scene.world.tavern.cast().collect();
    for character in cast {
        turn::end_due(scene, character, "DF-DURATION-09");
    }
    let end = scene.world.tavern.ends.iter().position(|end| *end == marker);
    if let Some(end) = end {
        let guard = end == usize::from(scene.world.guard);
        scene.world.tavern.turned += 1;
        tell(scene, News::EndToken { time: marker, guard });
        if guard {
            scene.world.flow = Flow::Over;
            scene.world.tavern.waiting = Crowd::NOBODY;
            tell(scene, News::Over { time: marker });
            return;
        }
    }
    enter(scene, marker.saturating_add(1));
}
