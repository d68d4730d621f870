pub fn advise(
    room: &crate::view::Room,
    own: Option<&crate::parts::OwnPart>,
    prompt: &table::Prompt<crate::item::Item>,
    chance: &mut table::Chance,
) -> alloc::vec::Vec<crate::item::Item> {
    let _ = (room, own);
    table::random_answer(prompt, chance)
}
