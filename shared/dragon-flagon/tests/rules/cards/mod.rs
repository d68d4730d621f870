//! The Common cards, each in a file of its name, and what stands on all cards.

mod boast;
mod charge;
mod dash;
mod pick_up;
mod push_barrel;
mod push_table;
mod push_table_crush;
mod riposte;
mod slash;
mod special_values;
mod step;
mod swing;
mod throw;
mod values;
mod yank_rug;
