//! Names of what the box holds.

use serde::{Deserialize, Serialize, Serializer};

/// What a chamber does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Nothing (DK-BLANK-01).
    Blank,
    /// Gives a coin of the hoard (DK-FIND-02).
    FindGold,
    /// Takes a coin from the seat on the left (DK-STEAL-02).
    StealLeft,
    /// Takes a coin from the seat on the right (DK-STEAL-04).
    StealRight,
    /// Puts a coin on the Start chamber (DK-DUE-02).
    DrakonsDue,
    /// Puts a coin back into the hoard (DK-WELL-02).
    WishingWell,
    /// Swaps a chamber for one of the hand (DK-SHIFT-03).
    MagicalShift,
    /// Takes a chamber away (DK-DESTROY-03).
    Destroy,
    /// Turns a chamber (DK-ROTATE-02).
    Rotate,
    /// Takes a tile from somebody's hand (DK-MAP-02).
    Map,
    /// Moves somebody else's character (DK-ORB-02).
    MindControl,
    /// Is left by two steps in one move (DK-WIND-02).
    StrongWind,
    /// Is left by three steps in one move (DK-GALE-02).
    HeavyGale,
    /// Is left by any side (DK-KEY-01).
    MasterKey,
    /// Is left for any other chamber (DK-VORTEX-02).
    MagicalVortex,
    /// Where everybody begins; gives a coin that lies there (DK-START-02).
    Start,
}

impl Kind {
    /// All kinds, in the order of the tile numbers.
    pub const ALL: [Self; 16] = [
        Self::Blank,
        Self::FindGold,
        Self::StealLeft,
        Self::StealRight,
        Self::DrakonsDue,
        Self::WishingWell,
        Self::MagicalShift,
        Self::Destroy,
        Self::Rotate,
        Self::Map,
        Self::MindControl,
        Self::StrongWind,
        Self::HeavyGale,
        Self::MasterKey,
        Self::MagicalVortex,
        Self::Start,
    ];

    /// Its name in files and texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::FindGold => "find_gold",
            Self::StealLeft => "steal_left",
            Self::StealRight => "steal_right",
            Self::DrakonsDue => "drakons_due",
            Self::WishingWell => "wishing_well",
            Self::MagicalShift => "magical_shift",
            Self::Destroy => "destroy",
            Self::Rotate => "rotate",
            Self::Map => "map",
            Self::MindControl => "mind_control",
            Self::StrongWind => "strong_wind",
            Self::HeavyGale => "heavy_gale",
            Self::MasterKey => "master_key",
            Self::MagicalVortex => "magical_vortex",
            Self::Start => "start",
        }
    }

    /// How many steps a wind carries whoever leaves it; none for other chambers.
    pub const fn wind(self) -> Option<u8> {
        match self {
            Self::StrongWind => Some(2),
            Self::HeavyGale => Some(3),
            _ => None,
        }
    }

    /// Whether something happens to whoever enters it.
    pub const fn acts(self) -> bool {
        let still = matches!(self, Self::Blank | Self::MasterKey | Self::MagicalVortex);
        !still && self.wind().is_none()
    }

    /// Whether it costs somebody a coin, which a Knight may keep (DK-KNIGHT-01, DK-KNIGHT-02).
    pub const fn takes_coin(self) -> bool {
        use Kind::{DrakonsDue, StealLeft, StealRight, WishingWell};
        matches!(self, StealLeft | StealRight | DrakonsDue | WishingWell)
    }

    /// Whether it ends an escape (DK-ESC-02).
    pub const fn is_exit(self) -> bool {
        matches!(self, Self::MasterKey | Self::MagicalVortex)
    }
}

/// A trapped character (DK-HERO-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hero {
    /// Leaves a chamber once where no arrow points (DK-WIZ-01).
    Wizard,
    /// Pushes somebody out of his chamber once (DK-BARB-02).
    Barbarian,
    /// Takes a coin once from somebody beside her (DK-THIEF-02).
    Thief,
    /// Swaps two tiles of the hand once (DK-DWARF-01).
    Dwarf,
    /// Keeps a coin once that would be lost (DK-KNIGHT-03).
    Knight,
    /// Walks one chamber further once (DK-AMAZON-01).
    Amazon,
}

impl Hero {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Wizard, Self::Barbarian, Self::Thief, Self::Dwarf, Self::Knight, Self::Amazon];

    /// The name in files and texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wizard => "wizard",
            Self::Barbarian => "barbarian",
            Self::Thief => "thief",
            Self::Dwarf => "dwarf",
            Self::Knight => "knight",
            Self::Amazon => "amazon",
        }
    }

    /// The one of this name.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hero| hero.key() == key)
    }
}

/// One of the square tiles, by its number in the file of chambers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// The most tiles that a game can have.
    pub const MOST: usize = 64;

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile that lies open: which one it is, and the one that everybody is told (see `Book::look`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Which one it is: known to the game alone.
    pub tile: Tile,
    /// The first of those that look like it.
    pub look: Tile,
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.look.serialize(serializer)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tiles(u64);

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);

    /// Puts a tile in.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// Whether it holds the tile.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// How many it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its bits, for a fingerprint.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// All of them, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let number = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            u8::try_from(number).ok().map(Tile)
        })
    }
}
