//! What simulations count.

use alloc::vec::Vec;

/// Something that players choose to do by name, a card say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Its name.
    pub name: &'static str,
    /// Every rule that can cancel it.
    pub cancels: Vec<&'static str>,
}

/// What an event means to those who count. Figures and deeds go by their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// A deed was planned.
    Planned {
        /// Which one.
        deed: &'static str,
    },
    /// A figure begins a deed. It counts as performed at its end, unless it is cancelled.
    Begun {
        /// Who.
        figure: &'static str,
        /// What.
        deed: &'static str,
    },
    /// The running deed becomes another one: both count.
    Became {
        /// The new one.
        deed: &'static str,
    },
    /// The running deed is cancelled.
    Cancelled {
        /// By this rule.
        rule: &'static str,
    },
    /// The running deed is done without effect on anybody.
    Idle,
    /// What is paid next to this figure, it owes to this deed: maybe not the one that is running.
    Struck {
        /// Who.
        figure: &'static str,
        /// With what.
        deed: &'static str,
    },
    /// Points change hands, or come from or to nowhere.
    Paid {
        /// Who loses them.
        from: Option<&'static str>,
        /// Who gains them.
        to: Option<&'static str>,
        /// How many.
        points: u32,
    },
    /// The running deed is over.
    Ended {
        /// What it cost in the game's own time.
        time: u32,
    },
}
