//! What a house bot answers.

use alloc::vec::Vec;

use table::{Chance, Prompt, random_answer};

use crate::item::Item;
use crate::parts::{Open, OwnPart};

/// A sensible answer to this prompt.
pub fn advise(
    open: &Open,
    own: Option<&OwnPart>,
    prompt: &Prompt<Item>,
    chance: &mut Chance,
) -> Vec<Item> {
    let _ = (open, own);
    random_answer(prompt, chance)
}
