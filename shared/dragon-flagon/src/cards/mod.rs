//! The cards, each in a file of its name: when it is cancelled, what it reaches, what it does.
//!
//! A card that only affects all or one in its squares, or only lets an effect run, needs no file:
//! its deck file says it all, and [`shapes`] resolves it. What an odd card adds to that stands in
//! its own file.

mod arc_lightning;
mod arcane_bolt;
mod arise;
mod backstab;
mod battle_frenzy;
mod bite;
mod blade_waltz;
mod boast;
mod cannon_barrage;
mod charge;
mod chug;
mod daggerang;
mod dash;
mod dragon_kick;
mod eyes_of_gaia;
mod familiar;
mod flip_table;
mod flunge;
mod god_smack;
mod hand_cannon;
mod ice_cone;
mod leap;
mod living_wood;
mod lure_of_the_sea;
mod mark_prey;
mod perform;
mod pick_up;
mod push_barrel;
mod push_table;
mod radiance;
mod reach;
mod riposte;
mod shadow_step;
mod shapes;
mod shove;
mod snatch;
mod spells;
mod step;
mod swing;
mod sword_dance;
mod target;
mod throw;
mod tithe;
mod touch_of_death;
mod vision;
mod wildstyle;
mod yank_rug;

pub use perform::{after_action, attempt, before_action};
pub use reach::{bar, bars, preview, reach};
pub use shapes::{Performed, Reach};
pub use target::blow;
