//! Answers given ahead: kept by the room for its seats, never in the log, shown to nobody else.

use std::collections::BTreeMap;

use protocol::{DraftView, ErrorCode};
use serde_json::Value;
use table::{Figure, PromptId};

use crate::games::raw;

/// The most drafts of one seat.
const MOST: usize = 32;
/// The most items in one.
const LONGEST: usize = 16;
/// The longest JSON of one, and the longest key, in bytes.
const LARGEST: usize = 1024;
const LONGEST_KEY: usize = 32;

/// The drafts of one seat, by figure and kind of prompt.
#[derive(Default, Debug)]
pub struct Drafts {
    prepared: BTreeMap<(Figure, String), Vec<Value>>,
    /// The open prompt for which a draft was dropped, because it is not offered there.
    dropped: Option<PromptId>,
}

impl Drafts {
    /// Prepares an answer, or forgets one when there are no items.
    ///
    /// # Errors
    /// [`ErrorCode::BadMessage`], when it is larger than any answer.
    pub fn prepare(
        &mut self,
        figure: Figure,
        key: String,
        items: Vec<Value>,
    ) -> Result<(), ErrorCode> {
        if items.is_empty() {
            self.prepared.remove(&(figure, key));
            return Ok(());
        }
        let size = serde_json::to_string(&items).map_or(usize::MAX, |json| json.len());
        let full =
            self.prepared.len() >= MOST && !self.prepared.contains_key(&(figure, key.clone()));
        if items.len() > LONGEST || size > LARGEST || key.len() > LONGEST_KEY || full {
            return Err(ErrorCode::BadMessage { detail: "too much is prepared".to_owned() });
        }
        self.prepared.insert((figure, key), items);
        Ok(())
    }

    /// What is prepared for such a prompt.
    pub fn find(&self, figure: Figure, key: &str) -> Option<&Vec<Value>> {
        // Seats have few drafts; looking through them spares a copy of the key.
        self.prepared.iter().find(|((of, kind), _)| *of == figure && kind == key).map(|(_, d)| d)
    }

    /// Forgets what was prepared for such a prompt, because it was answered.
    pub fn used(&mut self, figure: Figure, key: &str) {
        self.prepared.retain(|(of, kind), _| *of != figure || kind != key);
    }

    /// Forgets what was prepared for this prompt, because it is not offered there.
    pub fn drop_for(&mut self, prompt: PromptId, figure: Figure, key: &str) {
        self.used(figure, key);
        self.dropped = Some(prompt);
    }

    /// Whether something was dropped for this prompt.
    pub fn dropped_for(&self, prompt: PromptId) -> bool {
        self.dropped == Some(prompt)
    }

    /// As the seat itself may see them.
    pub fn view(&self) -> Vec<DraftView> {
        let view = self.prepared.iter().map(|((figure, key), items)| DraftView {
            figure: *figure,
            key: key.clone(),
            items: raw(items),
        });
        view.collect()
    }
}
