//! The action cards by name, and sets of them.

use serde::{Deserialize, Serialize};

use super::Character;

/// Makes the enum, its list and its keys from one table.
macro_rules! cards {
    ($($name:ident $key:literal $what:literal,)*) => {
        /// An action card by its name; copies are counted, not named. The Common cards come first,
        /// then each character's five in the order of the box, its Dragon card last.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Card {
            $(#[doc = $what] $name,)*
        }

        impl Card {
            /// All of them.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$name),*];

            /// The name in deck files and on the wire.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)*
                }
            }
        }
    };
}

cards! {
    Boast "boast" "Show off on a table.",
    Charge "charge" "A step and a blow at the second square.",
    Dash "dash" "Up to four squares straight ahead.",
    Move "move" "Walk or stay.",
    PickUp "pick_up" "Take something up or let it go.",
    PushBarrel "push_barrel" "Roll a barrel.",
    PushTable "push_table" "Shove a table and all that is on it.",
    Riposte "riposte" "Wait for a weapon attack and answer it.",
    Slash "slash" "A weapon attack on all in front.",
    Swing "swing" "From a table across the room.",
    Throw "throw" "Throw what is in the hand.",
    YankRug "yank_rug" "Pull the rug.",
    Berserk "berserk" "A weapon attack on everybody around.",
    FlipTable "flip_table" "Turn a table over with all that is on it.",
    Shove "shove" "Push somebody back, over a table if there is one.",
    Warcry "warcry" "A shout that everybody before her hears.",
    BattleFrenzy "battle_frenzy" "For a while every action also costs all around her.",
    Arrr "arrr" "A swing that may go diagonally.",
    Chug "chug" "Drink: lose less, plan more.",
    HandCannon "hand_cannon" "A shot straight ahead, then a reload.",
    LureOfTheSea "lure_of_the_sea" "Draw somebody nearer.",
    CannonBarrage "cannon_barrage" "Mark a place; it is hit before his next action.",
    Arise "arise" "Whoever lies down stands up, at a price.",
    DivineInspiration "divine_inspiration" "For a while she acts first.",
    Smackdown "smackdown" "One hard weapon attack.",
    Vision "vision" "Becomes another card of her deck.",
    Tithe "tithe" "Give to the poor, take from the rich.",
    Bite "bite" "A bite that costs time.",
    LivingWood "living_wood" "Hits everybody on any table.",
    MarkPrey "mark_prey" "The next gain from somebody is larger.",
    Wildstyle "wildstyle" "A wild weapon attack that dazes herself.",
    EyesOfGaia "eyes_of_gaia" "For a while she plans one card at a time.",
    Leap "leap" "Jump over everything.",
    MonkeyThrow "monkey_throw" "Throw in any direction.",
    SixthSense "sixth_sense" "For a while he may turn before an action.",
    TouchOfDeath "touch_of_death" "One touch, best from behind.",
    DragonKick "dragon_kick" "Fly at somebody and take the square.",
    DivineHurl "divine_hurl" "A throw that knocks back.",
    Earthbond "earthbond" "For a while nothing moves or fells him.",
    Radiance "radiance" "Hits all who look at him.",
    ShieldBash "shield_bash" "A blow that no sword turns back.",
    GodSmack "god_smack" "Send somebody across the room.",
    Backstab "backstab" "A weapon attack, best from behind.",
    Daggerang "daggerang" "A thrown blade that leaves the game when it hits.",
    ShadowStep "shadow_step" "Slip past somebody.",
    Snatch "snatch" "Take what somebody holds.",
    ShadowDash "shadow_dash" "For a while she steps behind anybody.",
    Flunge "flunge" "A step, also down from a table, and a slash.",
    SwordDance "sword_dance" "A slash and a step.",
    WaveHat "wave_hat" "Dazes all in front.",
    WittyRetort "witty_retort" "A word that hits one.",
    BladeWaltz "blade_waltz" "Attack, step, turn, and again.",
    ArcLightning "arc_lightning" "Jumps from one to the next.",
    ArcaneBolt "arcane_bolt" "A bolt that needs nothing in hand.",
    Familiar "familiar" "A second place to cast from.",
    IceCone "ice_cone" "Freezes one for a moment.",
    ArcanoConvergence "arcano_convergence" "For a while her own cards cost little.",
}

/// How many cards a character has of its own: four Specials and the Dragon card (DF-CARD-01).
const OWN: usize = 5;

impl Card {
    /// How many names there are.
    pub const COUNT: usize = Self::COMMON + OWN * Character::COUNT;

    /// How many of them everybody has; they come first.
    pub const COMMON: usize = 12;

    /// How many names there are in one character's deck.
    pub const IN_DECK: usize = Self::COMMON + OWN;

    /// Place in the list, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The character whose own card it is; none for a Common card (DF-CARD-02).
    pub fn owner(self) -> Option<Character> {
        let place = self.index().checked_sub(Self::COMMON)?;
        Character::ALL.get(place / OWN).copied()
    }

    /// Whether it is somebody's Dragon card.
    pub const fn is_dragon(self) -> bool {
        self.index() >= Self::COMMON && (self.index() - Self::COMMON) % OWN == OWN - 1
    }

    /// The Dragon card of a character.
    pub const fn dragon(of: Character) -> Self {
        Self::ALL[Self::COMMON + of.index() * OWN + OWN - 1]
    }

    /// Place among the names of its deck, for indexing: below [`Card::IN_DECK`].
    pub const fn place(self) -> usize {
        match self.index().checked_sub(Self::COMMON) {
            None => self.index(),
            Some(place) => Self::COMMON + place % OWN,
        }
    }

    /// The names in a character's deck.
    pub fn deck(of: Character) -> impl Iterator<Item = Self> {
        let own = Self::COMMON + of.index() * OWN;
        let common = Self::ALL.iter().take(Self::COMMON);
        common.chain(Self::ALL.iter().skip(own).take(OWN)).copied()
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Whether this card belongs to it.
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// The set with this card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The set without this card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Its cards.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// The bits, for a fingerprint.
    pub const fn bits(self) -> u64 {
        self.0
    }
}
