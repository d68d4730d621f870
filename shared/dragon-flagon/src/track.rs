//! The time track: the marker, what ends with a space, and the Game End tokens (DF-TRACK, DF-END).

use alloc::vec::Vec;

use crate::effects;
use crate::fighter::Crowd;
use crate::ids::{Character, Time};
use crate::news::News;
use crate::world::{Flow, Play, tell};

/// Comes to a space: the characters there are active (DF-FLOW-02).
pub fn enter(scene: &mut Play<'_>, time: Time) {
    let tavern = &mut scene.world.tavern;
    tavern.marker = time;
    tavern.waiting = tavern.cast().filter(|who| tavern.fighter(*who).time == time).collect();
    scene.world.flow = Flow::Plan;
    tell(scene, News::Marker { time });
}

/// All active characters have acted: effects that are due end (TI-6), a Game End token here is
/// turned over (DF-TRACK-03), and the marker steps on (TI-1).
pub fn close(scene: &mut Play<'_>) {
    let marker = scene.world.tavern.marker;
    let cast: Vec<Character> = scene.world.tavern.cast().collect();
    for character in cast {
        effects::end_due(scene, character, "DF-DURATION-09");
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

/// Somebody else pushes a token on, on top of what lies there (TI-4). Whoever still waited on the
/// marker's space does not act there (DF-BITE-02, DF-ICE-04).
pub fn delay(scene: &mut Play<'_>, who: Character, spaces: Time, rule: &'static str) {
    if spaces == 0 {
        return;
    }
    let tavern = &mut scene.world.tavern;
    let skipped = tavern.waiting.has(who);
    tavern.waiting = tavern.waiting.without(who);
    let from = tavern.fighter(who).time;
    let to = from.saturating_add(spaces);
    tavern.set_time(who, to);
    tell(scene, News::Delayed { character: who, from, to, skipped, rule });
}
