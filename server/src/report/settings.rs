//! Whether a report's settings are those that its game was begun with.

use serde::Serialize;
use table::{Files, Setting};

use super::{GameReport, ReportFault};
use crate::decks::{BUILT_IN, SETTING};
use crate::games::Kind;

/// What comes of comparing them.
#[derive(Debug, Default, Serialize)]
pub struct Settings {
    /// Those that are written otherwise than the game was begun.
    pub differing: Vec<Differing>,
    /// Those of which what the game was begun with does not tell.
    pub unchecked: Vec<String>,
}

/// A setting that is written otherwise than the game was begun.
#[derive(Debug, Serialize)]
pub struct Differing {
    /// The setting.
    pub key: String,
    /// What is written.
    pub written: String,
    /// What the game was begun with; none where the game has no such setting.
    pub held: Option<String>,
}

/// Compares them.
pub(super) fn compare(report: &GameReport, kind: &dyn Kind) -> Result<Settings, ReportFault> {
    let held =
        kind.settings(&report.setup).map_err(|fault| ReportFault::Setup(fault.to_string()))?;
    let set = report.settings.get(SETTING).filter(|set| *set != BUILT_IN);
    let built_in = kind.check_decks(&Files::new()).unwrap_or_default().defaults;
    let known = &kind.about().settings;
    let mut settings = Settings::default();
    for Setting { key, choices, .. } in known {
        let default = choices.first().copied().unwrap_or_default();
        let written = report.settings.get(*key).map_or(default, String::as_str);
        let meant = match built_in.get(*key).filter(|_| written == default) {
            // What is left to a set of decks is what the set says.
            Some(_) if set.is_some() => None,
            Some(built_in) => Some(built_in.as_str()),
            None => Some(written),
        };
        match held.get(*key).zip(meant) {
            None => settings.unchecked.push((*key).to_owned()),
            Some((held, meant)) if held == meant => {}
            Some((held, _)) => settings.differing.push(Differing {
                key: (*key).to_owned(),
                written: written.to_owned(),
                held: Some(held.clone()),
            }),
        }
    }
    let decks = |key: &str| key == SETTING && !kind.decks().is_empty();
    for (key, written) in &report.settings {
        if decks(key) {
            // The name of the set; what it says stands in what the game was begun with.
            settings.unchecked.push(key.clone());
        } else if known.iter().all(|setting| setting.key != key) {
            let (key, written) = (key.clone(), written.clone());
            settings.differing.push(Differing { key, written, held: None });
        }
    }
    Ok(settings)
}
