//! What the house decides where the rulebook is silent.

table::rulings! {
    /// KB-9: whether a knock from table to table fells.
    fall_between_tables;
    /// KB-10: whether somebody who lies can fall again.
    fall_when_prone;
    /// OB-11: whether a Move keeps to the squares of the card.
    move_inside_area;
    /// FU-18: whether one's own yank can hit oneself.
    yank_hits_oneself;
    /// RP-2: whether a boaster's bonus comes with each victim of an action, or only with the
    /// first.
    boast_for_each;
    /// RP-4: whether a hit for reputation costs the Flagon although nothing can be lost.
    empty_hit_drops_flagon;
    /// PD-4: whether a Daze that finds no free slot counts.
    full_daze_counts;
    /// CX-5: whether a cancelled Dragon card comes back to the deck.
    cancelled_dragon_returns;
    /// CX-12: whether Shadow Step without an open way is cancelled.
    shadow_step_cancelled;
    /// AT-15: whether Battle Frenzy pays after a cancelled card.
    frenzy_after_cancelled;
}
