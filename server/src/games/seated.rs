//! Any [`Game`], seen through JSON.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

use protocol::Offer;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    About, Act, Chance, DeckFault, DeckReport, Digest, Figure, Files, Game, Lobby, Outcome, Prompt,
    PromptId, Refusal, Seat, SetupFault, Skill, Viewer, random_answer,
};

use super::{Begun, Kind, Open, Parts, Table, Told, raw};

/// A game as the register knows it.
pub(super) struct KindOf<G> {
    about: About,
    decks: Files,
    /// What the built-in files come to, for every lobby.
    built_in: DeckReport,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> KindOf<G> {
    pub(super) fn new() -> Self {
        let built_in = G::check_decks(&Files::new()).unwrap_or_default();
        Self { about: G::about(), decks: G::decks(), built_in, game: PhantomData }
    }
}

impl<G: Game> Kind for KindOf<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn edition(&self) -> u32 {
        G::EDITION
    }

    fn decks(&self) -> &Files {
        &self.decks
    }

    fn check_decks(&self, set: &Files) -> Result<DeckReport, Vec<DeckFault>> {
        if set.is_empty() { Ok(self.built_in.clone()) } else { G::check_decks(set) }
    }

    fn figure(&self, figure: Figure) -> Option<&'static str> {
        G::figure(figure)
    }

    fn figures_each(&self, lobby: &Lobby) -> Vec<u8> {
        G::figures_each(lobby)
    }

    fn preview(&self, lobby: &Lobby, chance: Chance) -> Result<Option<Arc<RawValue>>, SetupFault> {
        Ok(G::preview(lobby, chance)?.as_ref().map(raw))
    }

    fn freeze(&self, lobby: &Lobby) -> Result<Box<RawValue>, SetupFault> {
        let setup = G::freeze(lobby)?;
        serde_json::value::to_raw_value(&setup).map_err(unreadable)
    }

    fn seats(&self, setup: &RawValue) -> Result<Option<u8>, SetupFault> {
        Ok(G::seats(&frozen::<G>(setup)?))
    }

    fn settings(&self, setup: &RawValue) -> Result<BTreeMap<String, String>, SetupFault> {
        Ok(G::settings(&frozen::<G>(setup)?))
    }

    fn begin(&self, setup: &RawValue, seats: u8, chance: Chance) -> Result<Begun, SetupFault> {
        let setup = frozen::<G>(setup)?;
        let mut events = Vec::new();
        let game = G::begin(&setup, chance, &mut events)?;
        let seated = Seated { game, seats };
        let told = seated.tell(&events);
        Ok(Begun { table: Box::new(seated), told })
    }
}

/// What was frozen when a game began.
fn frozen<G: Game>(setup: &RawValue) -> Result<G::Setup, SetupFault> {
    serde_json::from_str(setup.get()).map_err(unreadable)
}

fn unreadable(fault: serde_json::Error) -> SetupFault {
    SetupFault::Unreadable { fault: crate::plain::json(&fault) }
}

/// A game in play with so many seats.
struct Seated<G: Game> {
    game: G,
    seats: u8,
}

impl<G: Game> Seated<G> {
    fn prompt(&self, id: PromptId) -> Option<&Prompt<G::Item>> {
        self.game.open().iter().find(|prompt| prompt.id == id)
    }

    fn tell(&self, events: &[G::Event]) -> Told {
        let spectator: Vec<_> =
            events.iter().map(|event| Self::heard(event, Viewer::Spectator, None)).collect();
        let seats = Seat::all(self.seats)
            .map(|seat| {
                let heard = events.iter().zip(&spectator).filter_map(|(event, other)| {
                    Self::heard(event, Viewer::Seat(seat), other.as_ref())
                });
                heard.collect()
            })
            .collect();
        Told { spectator: spectator.into_iter().flatten().collect(), seats }
    }

    /// What a viewer hears of an event; the same bytes as `other`, when they are the same.
    fn heard(
        event: &G::Event,
        viewer: Viewer,
        other: Option<&Arc<RawValue>>,
    ) -> Option<Arc<RawValue>> {
        let heard = raw(&G::news(event, viewer)?);
        Some(other.filter(|other| other.get() == heard.get()).cloned().unwrap_or(heard))
    }

    /// Reads an act that may be done now.
    fn read(&self, seat: Seat, act: &Act<Value>) -> Result<Act<G::Item>, Refusal> {
        let read = match act {
            Act::Withdraw { prompt } => Act::Withdraw { prompt: *prompt },
            Act::Pick { prompt, items } => {
                // Whether the prompt is open for this seat comes before what the answer says.
                let empty = Act::Pick { prompt: *prompt, items: Vec::new() };
                match table::check(self.game.open(), seat, &empty) {
                    Ok(()) | Err(Refusal::TooFew { .. }) => {}
                    Err(refusal) => return Err(refusal),
                }
                let items = items.iter().enumerate().map(|(place, item)| {
                    serde_json::from_value(item.clone()).map_err(|_| Refusal::NotOffered { place })
                });
                Act::Pick { prompt: *prompt, items: items.collect::<Result<_, _>>()? }
            }
        };
        table::check(self.game.open(), seat, &read)?;
        Ok(read)
    }
}

impl<G: Game> Table for Seated<G> {
    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self { game: self.game.clone(), seats: self.seats })
    }

    fn open(&self) -> Vec<Open> {
        let open = self.game.open().iter().map(|prompt| Open {
            id: prompt.id,
            seat: prompt.seat,
            figure: prompt.figure,
            key: prompt.key,
            answered: prompt.answer.is_some(),
        });
        open.collect()
    }

    fn offer(&self, prompt: PromptId) -> Option<Offer> {
        let prompt = self.prompt(prompt)?;
        let view = self.game.view(Viewer::Seat(prompt.seat));
        let answer = prompt.answer.as_ref().filter(|_| !self.game.conceals_answer(prompt));
        let (min, max) = prompt.choose.bounds();
        let barred: Vec<_> =
            prompt.barred.iter().map(|barred| (&barred.item, barred.rule)).collect();
        Some(Offer {
            items: raw(&prompt.choose.offered()),
            min: u8::try_from(min).unwrap_or(u8::MAX),
            max: u8::try_from(max).unwrap_or(u8::MAX),
            ordered: matches!(prompt.choose, table::Choose::Many { ordered: true, .. }),
            barred: raw(&barred),
            hints: raw(&G::hints(&view, prompt)),
            answer: answer.map(raw),
            draft: None,
            draft_dropped: false,
            standing_at: None,
        })
    }

    fn check(&self, seat: Seat, act: &Act<Value>) -> Result<(), Refusal> {
        self.read(seat, act).map(drop)
    }

    fn act(&mut self, seat: Seat, act: &Act<Value>) -> Result<Told, Refusal> {
        let act = self.read(seat, act)?;
        let mut events = Vec::new();
        self.game.apply(act, &mut events);
        Ok(self.tell(&events))
    }

    fn standing(&self, prompt: PromptId, habit: &str) -> Option<Vec<Value>> {
        let prompt = self.prompt(prompt)?;
        let view = self.game.view(Viewer::Seat(prompt.seat));
        let items = G::standing(&view, prompt, habit)?;
        let act = Act::Pick { prompt: prompt.id, items: items.clone() };
        if let Err(refusal) = table::check(self.game.open(), prompt.seat, &act) {
            // Answered prompts have no standing answer any more; all else is a fault of the game.
            if refusal != Refusal::Answered {
                tracing::error!(game = G::NAME, key = prompt.key, ?refusal, "illegal habit");
            }
            return None;
        }
        values(&items)
    }

    fn advise(&self, prompt: PromptId, chance: &mut Chance) -> Option<Vec<Value>> {
        let prompt = self.prompt(prompt)?;
        let view = self.game.view(Viewer::Seat(prompt.seat));
        let mut items = G::advise(&view, prompt, Skill::Sensible, chance);
        let act = Act::Pick { prompt: prompt.id, items: items.clone() };
        if let Err(refusal) = table::check(self.game.open(), prompt.seat, &act) {
            // A bot that errs must not stop the table.
            tracing::error!(game = G::NAME, key = prompt.key, ?refusal, "illegal advice");
            items = random_answer(prompt, chance);
        }
        values(&items)
    }

    fn public(&self) -> Parts {
        let whole = raw(&self.game.public());
        match serde_json::from_str::<BTreeMap<&str, Box<RawValue>>>(whole.get()) {
            Ok(parts) => {
                parts.into_iter().map(|(name, part)| (Arc::from(name), Arc::from(part))).collect()
            }
            Err(fault) => {
                tracing::error!(game = G::NAME, %fault, "the public parts need names");
                Vec::new()
            }
        }
    }

    fn own(&self, seat: Seat) -> Arc<RawValue> {
        raw(&self.game.own(seat))
    }

    fn figures(&self, seat: Seat) -> Vec<Figure> {
        self.game.figures(seat)
    }

    fn guide(&self) -> Arc<RawValue> {
        raw(&self.game.guide())
    }

    fn sketch(&self, viewer: Viewer) -> Option<String> {
        G::sketch(&self.game.view(viewer))
    }

    fn scenario(&self) -> Option<String> {
        self.game.scenario()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn digest(&self) -> String {
        let mut digest = Digest::default();
        self.game.digest(&mut digest);
        digest.finish()
    }
}

fn values<I: serde::Serialize>(items: &[I]) -> Option<Vec<Value>> {
    items.iter().map(serde_json::to_value).collect::<Result<_, _>>().ok()
}
