//! A table of any game.

use crate::games::refused;
use crate::telling::{self, EventJson};
use crate::{AnyGame, AnySetup, Error, FullGame, RedactedPosition, SealedInfoState};
use serde::Serialize;
use serde_json::Value;
use stage::{Animation, Picture};
use std::sync::Arc;
use tabletop::{Commitment, EventView, Outcome, Pick, Refusal, Seat, Seed, Seeded, Step, Table, Viewer, tell};
use texts::Lang;

/// One thing that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// In notation.
    pub action: String,
    /// As a sentence.
    pub words: String,
}

/// Whether something may be done, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// In notation, as it was understood.
    pub action: String,
    /// Whether it may be done.
    pub legal: bool,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What the action does, or what the rule says.
    pub words: String,
}

/// Something that happened, as one viewer is told it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NarratedEvent {
    /// For programs.
    pub event: Value,
    /// As a sentence.
    pub words: String,
    /// How it can be seen to happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cue: Option<Animation>,
}

/// A decision that was taken. `H` is what a viewer is told of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlyRecord<H = NarratedEvent> {
    /// Its number, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What, in notation; nothing if it is a secret of that seat and another looks.
    pub action: Option<String>,
    /// What happened, as the viewer is told it.
    pub happenings: Vec<H>,
}

/// A table of any game. Everything that goes in and comes out is text or JSON.
///
/// What may be sent to whom: views, worlds, pictures, prompts and moments are made for the viewer that is named. `options`,
/// `explain` and `insight` speak for the seat that decides, and are for it alone: they tell of its hand. `position`,
/// `luck` and `transcript` tell everything, and are for storage and for judges.
pub trait AnyTable: Send {
    /// The game.
    fn game(&self) -> AnyGame;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The seat that decides now.
    fn to_act(&self) -> Option<Seat>;
    /// How it ended, when it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The same as sentences.
    fn outcome_words(&self, lang: Lang) -> Option<String>;
    /// All that the seat that decides may do.
    fn options(&self, lang: Lang) -> Vec<Offer>;
    /// Whether an action may be done, and if not, why.
    ///
    /// # Errors
    /// If it cannot be read.
    fn explain(&self, action: &str, lang: Lang) -> Result<Explanation, Error>;
    /// Plays an action of the seat that decides.
    ///
    /// # Errors
    /// If it cannot be read, or a rule forbids it; the table is as it was.
    fn play(&mut self, action: &str) -> Result<(), Error>;
    /// Takes back the last decision of a seat.
    ///
    /// # Errors
    /// If it is too late for that; the table is as it was.
    fn undo(&mut self, seat: Seat) -> Result<(), Error>;
    /// Whether the last decision of a seat can be taken back.
    ///
    /// # Errors
    /// Why not.
    fn can_undo(&self, seat: Seat) -> Result<(), Error>;
    /// How many decisions were taken.
    fn decisions(&self) -> usize;
    /// Decision `number`, from 1, as a viewer is told it, in its language.
    fn moment(&self, number: usize, viewer: Viewer, lang: Lang) -> Option<PlyRecord>;
    /// The same for several viewers, as it is sent to them; nothing if there is no such decision.
    fn tellings(&self, number: usize, viewers: &[Viewer]) -> Vec<PlyRecord<EventJson>>;
    /// What a viewer sees now.
    fn view(&self, viewer: Viewer) -> Value {
        self.view_after(self.decisions(), viewer)
    }
    /// What a viewer saw after so many decisions.
    fn view_after(&self, decisions: usize, viewer: Viewer) -> Value;
    /// What a viewer sees now, drawn for a terminal.
    fn draw(&self, viewer: Viewer, lang: Lang) -> Picture {
        self.draw_after(self.decisions(), viewer, lang)
    }
    /// What a viewer saw after so many decisions, drawn for a terminal.
    fn draw_after(&self, decisions: usize, viewer: Viewer, lang: Lang) -> Picture;
    /// What a viewer's own machine may be given now: a position that it cannot tell from the true one.
    fn world(&self, viewer: Viewer) -> RedactedPosition {
        self.world_after(self.decisions(), viewer)
    }
    /// The same after so many decisions.
    fn world_after(&self, decisions: usize, viewer: Viewer) -> RedactedPosition;
    /// Who must do what now, as a viewer is told it.
    fn prompt(&self, viewer: Viewer, lang: Lang) -> String;
    /// What the seat that decides can know, for a bot.
    fn insight(&self) -> Option<SealedInfoState>;
    /// The whole truth in notation.
    fn position(&self) -> String;
    /// The luck that was consumed by decision `number`, or by the start for 0.
    fn luck(&self, number: usize) -> Vec<Pick>;
    /// The record of the game.
    ///
    /// # Errors
    /// If the game did not begin with its setup.
    fn transcript(&self) -> Result<String, Error>;
}

pub(crate) fn open<G: FullGame>(game: &Arc<G>, setup: &AnySetup, seed: Seed) -> Result<Box<dyn AnyTable>, Error> {
    let setup = setup.complete::<G::Setup>()?;
    let table = Table::open(game.clone(), setup.read()?, seed).map_err(|refusal| refused(&**game, refusal))?;
    Ok(Box::new(Erased { table, from_setup: true }))
}

pub(crate) fn open_pledged<G: FullGame>(game: &Arc<G>, setup: &AnySetup, pledge: Commitment) -> Result<Box<dyn AnyTable>, Error> {
    let table = Table::open_pledged(game.clone(), setup.read()?, pledge).map_err(|refusal| refused(&**game, refusal))?;
    Ok(Box::new(Erased { table, from_setup: true }))
}

pub(crate) fn resume<G: FullGame>(game: &Arc<G>, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, Error> {
    let state = game.read_position(position)?;
    let table = Table::resume(game.clone(), state, Seeded::new(seed));
    Ok(Box::new(Erased { table, from_setup: false }))
}

pub(crate) fn replay<G: FullGame>(game: &Arc<G>, transcript: &str) -> Result<Box<dyn AnyTable>, Error> {
    let table = Table::replay(game.clone(), &transcript.parse()?)?;
    Ok(Box::new(Erased { table, from_setup: true }))
}

/// What a viewer is told of a decision, which led to the position `after`.
pub(crate) fn happenings<G: FullGame>(
    game: &G,
    after: &G::State,
    events: &[G::Event],
    viewer: Viewer,
    lang: Lang,
) -> Vec<NarratedEvent> {
    let view = game.view(after, viewer);
    events.iter().filter_map(|event| tell(game, event, viewer)).map(|told| happening(game, &view, &told, lang)).collect()
}

/// What was told, with its words and how it can be seen.
pub(crate) fn happening<G: FullGame>(game: &G, view: &G::View, told: &EventView<G::Event>, lang: Lang) -> NarratedEvent {
    NarratedEvent { event: json(told), words: game.event_words(view, told, lang), cue: game.animation(view, told) }
}

/// Everything that is sent serialises; should that ever fail, nothing is sent rather than half of it.
fn json(wire: &impl tabletop::Wire) -> Value {
    serde_json::to_value(wire).unwrap_or(Value::Null)
}

struct Erased<G: FullGame> {
    table: Table<G>,
    from_setup: bool,
}

impl<G: FullGame> Erased<G> {
    fn rules(&self) -> &G {
        self.table.game()
    }

    /// What the seat that decides sees; a bystander's view when nobody does.
    fn view_to_act(&self) -> G::View {
        let viewer = self.table.to_act().map_or(Viewer::Bystander, Viewer::Seat);
        self.rules().view(self.table.state(), viewer)
    }

    /// What was chosen, if the viewer may know it.
    fn action_for(&self, step: &Step<G>, viewer: Viewer) -> Option<String> {
        let open = viewer.is(step.seat) || !self.rules().is_secret(step.action);
        open.then(|| self.rules().write_action(step.action))
    }

    fn state_after(&self, decisions: usize) -> &G::State {
        self.table.steps().get(decisions).map_or(self.table.state(), |step: &Step<G>| &step.before)
    }
}

impl<G: FullGame> AnyTable for Erased<G> {
    fn game(&self) -> AnyGame {
        AnyGame::from(self.table.game().clone())
    }

    fn seats(&self) -> u8 {
        self.rules().seats(self.table.state())
    }

    fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules().outcome(self.table.state())
    }

    fn outcome_words(&self, lang: Lang) -> Option<String> {
        let view = self.rules().view(self.table.state(), Viewer::Bystander);
        self.outcome().map(|outcome| self.rules().outcome_words(&view, &outcome, lang))
    }

    fn options(&self, lang: Lang) -> Vec<Offer> {
        let mut list = Vec::new();
        self.rules().legal_actions(self.table.state(), &mut list);
        let view = self.view_to_act();
        let offer =
            |action| Offer { action: self.rules().write_action(action), words: self.rules().action_words(&view, action, lang) };
        list.into_iter().map(offer).collect()
    }

    fn explain(&self, action: &str, lang: Lang) -> Result<Explanation, Error> {
        let rules = self.rules();
        let action = rules.read_action(action)?;
        let refusal: Option<Refusal> = rules.check(self.table.state(), action).err();
        let view = self.view_to_act();
        let words = match refusal {
            Some(refusal) => rules.rule_words(refusal.rule.0, lang).unwrap_or_default(),
            None => rules.action_words(&view, action, lang),
        };
        Ok(Explanation {
            action: rules.write_action(action),
            legal: refusal.is_none(),
            rule: refusal.map(|refusal| refusal.rule.to_string()),
            words,
        })
    }

    fn play(&mut self, action: &str) -> Result<(), Error> {
        let action = self.rules().read_action(action)?;
        let refusal = self.table.play(action).err();
        refusal.map_or(Ok(()), |refusal| Err(refused(self.rules(), refusal)))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(self.table.undo(seat)?)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Error> {
        Ok(self.table.can_undo(seat)?)
    }

    fn decisions(&self) -> usize {
        self.table.steps().len()
    }

    fn moment(&self, number: usize, viewer: Viewer, lang: Lang) -> Option<PlyRecord> {
        let step = self.table.steps().get(number.checked_sub(1)?)?;
        let happenings = happenings(self.rules(), self.state_after(number), &step.events, viewer, lang);
        Some(PlyRecord { number, seat: step.seat, action: self.action_for(step, viewer), happenings })
    }

    fn tellings(&self, number: usize, viewers: &[Viewer]) -> Vec<PlyRecord<EventJson>> {
        let Some(step) = number.checked_sub(1).and_then(|index| self.table.steps().get(index)) else { return Vec::new() };
        let told = telling::to_each(self.rules(), &step.events, viewers);
        let moment =
            |(&viewer, happenings)| PlyRecord { number, seat: step.seat, action: self.action_for(step, viewer), happenings };
        viewers.iter().zip(told).map(moment).collect()
    }

    fn view_after(&self, decisions: usize, viewer: Viewer) -> Value {
        json(&self.rules().view(self.state_after(decisions), viewer))
    }

    fn draw_after(&self, decisions: usize, viewer: Viewer, lang: Lang) -> Picture {
        self.rules().draw(&self.rules().view(self.state_after(decisions), viewer), lang)
    }

    fn world_after(&self, decisions: usize, viewer: Viewer) -> RedactedPosition {
        RedactedPosition::of(self.rules(), self.state_after(decisions), viewer)
    }

    fn prompt(&self, viewer: Viewer, lang: Lang) -> String {
        self.rules().prompt(&self.rules().view(self.table.state(), viewer), lang)
    }

    fn insight(&self) -> Option<SealedInfoState> {
        let seat = self.table.to_act()?;
        let knowledge = self.rules().knowledge(self.table.state(), Viewer::Seat(seat));
        Some(SealedInfoState { game: self.game(), seat, knowledge: Box::new(knowledge) })
    }

    fn position(&self) -> String {
        self.rules().write_position(self.table.state())
    }

    fn luck(&self, number: usize) -> Vec<Pick> {
        match number.checked_sub(1) {
            None => self.table.dealt().to_vec(),
            Some(index) => self.table.steps().get(index).map_or(Vec::new(), |step| step.picks.clone()),
        }
    }

    fn transcript(&self) -> Result<String, Error> {
        if self.from_setup { Ok(self.table.transcript().to_string()) } else { Err(Error::NoBeginning) }
    }
}
