//! What the house decides where the rulebook is silent.

table::rulings! {
    /// DK-INT-57: whether whoever enters an Orb may leave everybody where they are.
    orb_may_rest;
    /// DK-INT-68: whether the Thief's power is used up although a Knight kept the coin.
    kept_coin_spends_thief;
    /// DK-INT-72: whether the Wizard may also go where an arrow of the next chamber points at him.
    wizard_against_arrows;
    /// DK-INT-74: whether the Amazon may go on after placing a chamber.
    amazon_after_placing;
    /// DK-INT-85: whether somebody escapes who is moved to a way out by others.
    escape_when_moved;
}
