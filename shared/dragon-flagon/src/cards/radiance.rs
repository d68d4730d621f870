//! Radiance: hits whoever has him in front (DF-RADIANCE).

use crate::board::Offset;
use crate::ids::Character;
use crate::tavern::Tavern;

/// Whether the target looks his way: he stands before it, not further to the side than ahead
/// (DF-RADIANCE-01, AT-12).
pub fn may_hit(tavern: &Tavern, actor: Character, target: Character) -> bool {
    tavern
        .seen_by(target, actor)
        .is_some_and(|Offset(forward, right)| forward >= 1 && right.abs() <= forward)
}
