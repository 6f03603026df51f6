//! What one viewer has before it: enough to draw the table and to play, from a position that it cannot tell from the true one.

use crate::{AnyGame, Error, Explanation, FullGame, NarratedEvent, table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stage::{LineOfSight, Scene, SpotId, Touch, Verb};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{EventView, Outcome, Recording, Rng, RuleId, Seat, Seeded, Viewer};
use texts::Lang;

/// One thing that the viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// In notation.
    pub action: String,
    /// As a sentence.
    pub words: String,
    /// What is touched to do it.
    pub touches: Vec<Touch>,
    /// What is done after it without being asked again: the rest of a walk. What may not be done when its turn comes is left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
}

/// What an action would lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The table after it, if nobody interferes; nothing where luck decides.
    pub after: Option<Scene>,
    /// Whether luck decides.
    pub luck: bool,
    /// How luck is likely to decide, as one line.
    pub odds: Option<String>,
}

/// What one viewer has before it.
pub trait PlayerView {
    /// The game.
    fn game(&self) -> AnyGame;
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// The seat that decides now.
    fn to_act(&self) -> Option<Seat>;
    /// The table, to be drawn.
    fn scene(&self, lang: Lang) -> Scene;
    /// Who must do what now.
    fn prompt(&self, lang: Lang) -> String;
    /// How it ended, when it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The same as sentences.
    fn outcome_words(&self, lang: Lang) -> Option<String>;
    /// All that the viewer may do now; nothing when another seat decides.
    fn choices(&self, lang: Lang) -> Vec<Choice>;
    /// The verbs that belong here after these touches, whether or not they can be done now.
    fn menu(&self, touched: &[Touch], lang: Lang) -> Vec<Verb>;
    /// What a verb is called and costs.
    fn verb(&self, verb: &str, lang: Lang) -> Verb;
    /// What an action would lead to.
    ///
    /// # Errors
    /// If it cannot be read, or a rule forbids it.
    fn preview(&self, action: &str, lang: Lang) -> Result<Preview, Error>;
    /// What a choice would lead to, with all that is done after it.
    ///
    /// # Errors
    /// If it cannot be read, or a rule forbids what is done first.
    fn foresee(&self, choice: &Choice, lang: Lang) -> Result<Preview, Error>;
    /// What the figure at a place sees from there, if one stands there and that is something to think about.
    fn line_of_sight(&self, spot: SpotId, lang: Lang) -> Option<LineOfSight>;
    /// The actions that make of what the viewer puts together what a short text says: each is legal when its turn comes.
    ///
    /// # Errors
    /// If the text means nothing here, another seat decides, or a rule forbids it.
    fn import_roster(&self, text: &str) -> Result<Vec<String>, Error>;
    /// Why nothing can be done that begins with these touches; nothing if something can, or if they mean nothing.
    fn why_not(&self, touched: &[Touch], lang: Lang) -> Option<Explanation>;
    /// What was told, as it is sent, with its words and how it can be seen. An event of any decision up to now will do: it is
    /// said the same later. Nothing if it is no event of this game.
    fn heard(&self, event: &Value, lang: Lang) -> Option<NarratedEvent>;
    /// Whether the rules let other seats answer this action before it happens, whoever may hold a card for it.
    fn opens_reaction_window(&self, action: &str) -> bool;
    /// Whether the seat that decides is asked to answer what another does, and could let it happen.
    fn answers(&self) -> bool;
}

pub(crate) fn sight<G: FullGame>(game: &Arc<G>, position: &str, viewer: Viewer) -> Result<Box<dyn PlayerView>, Error> {
    let state = game.read_position(position)?;
    // The position may be the truth (a table in one's own browser): what is hidden from the viewer is forgotten here, so
    // that neither a preview nor a refusal can tell of it.
    let state = game.resample(&game.knowledge(&state, viewer), &mut Rng::stream(0, 0x516));
    let view = game.view(&state, viewer);
    Ok(Box::new(Perspective { game: game.clone(), state, view, viewer }))
}

/// More questions to others than any one action can raise.
const MOST_QUESTIONS: usize = 64;

struct Perspective<G: FullGame> {
    game: Arc<G>,
    state: G::State,
    view: G::View,
    viewer: Viewer,
}

impl<G: FullGame> Perspective<G> {
    fn decides(&self) -> bool {
        self.game.to_act(&self.state).is_some_and(|seat| self.viewer.is(seat))
    }

    /// What actions in a row lead to, until luck decides or another seat is asked.
    fn lead(&self, action: &str, then: &[String], lang: Lang) -> Result<Preview, Error> {
        let action = self.game.read_action(action)?;
        self.game.check(&self.state, action).map_err(|refusal| crate::games::refused(&*self.game, refusal))?;
        let mut state = self.state.clone();
        let mut odds = None;
        let mut luck = Seeded::new(tabletop::Seed::numbered(0));
        let mut recording = Recording::of(&mut luck);
        let then = then.iter().map_while(|action| self.game.read_action(action).ok());
        for action in std::iter::once(action).chain(then) {
            let mine = self.game.to_act(&state).is_some_and(|seat| self.viewer.is(seat));
            if !mine || !recording.picks.is_empty() {
                break;
            }
            // A step that was the only one has been taken without asking.
            if self.game.check(&state, action).is_err() {
                continue;
            }
            odds = self.game.odds(&self.game.view(&state, self.viewer), action, lang);
            self.game.play(&mut state, action, &mut recording, &mut ());
        }
        for _ in 0..MOST_QUESTIONS {
            let asked = self.game.to_act(&state).is_some_and(|seat| !self.viewer.is(seat));
            match self.game.default_pass(&state).filter(|_| asked && recording.picks.is_empty()) {
                Some(pass) => self.game.play(&mut state, pass, &mut recording, &mut ()),
                None => break,
            }
        }
        let luck = !recording.picks.is_empty();
        let after = (!luck).then(|| self.game.scene(&self.game.view(&state, self.viewer), lang));
        Ok(Preview { after, luck, odds })
    }
}

impl<G: FullGame> PlayerView for Perspective<G> {
    fn game(&self) -> AnyGame {
        AnyGame::from(self.game.clone())
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> Option<Seat> {
        self.game.to_act(&self.state)
    }

    fn scene(&self, lang: Lang) -> Scene {
        self.game.scene(&self.view, lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        self.game.prompt(&self.view, lang)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn outcome_words(&self, lang: Lang) -> Option<String> {
        self.outcome().map(|outcome| self.game.outcome_words(&self.view, &outcome, lang))
    }

    fn choices(&self, lang: Lang) -> Vec<Choice> {
        let mut list = Vec::new();
        if self.decides() {
            self.game.legal_actions(&self.state, &mut list);
        }
        let choice = |action| Choice {
            action: self.game.write_action(action),
            words: self.game.action_words(&self.view, action, lang),
            touches: self.game.touches(&self.view, action),
            then: Vec::new(),
        };
        let plans = if list.is_empty() { Vec::new() } else { self.game.plans(&self.view, lang) };
        let plan = |plan: stage::Plan<G::Action>| {
            let mut actions = plan.actions.into_iter().map(|action| self.game.write_action(action));
            Some(Choice { action: actions.next()?, words: plan.words, touches: plan.touches, then: actions.collect() })
        };
        list.into_iter().map(choice).chain(plans.into_iter().filter_map(plan)).collect()
    }

    fn menu(&self, touched: &[Touch], lang: Lang) -> Vec<Verb> {
        self.game.menu(&self.view, touched).into_iter().map(|verb| self.game.verb_in(&self.view, verb, lang)).collect()
    }

    fn verb(&self, verb: &str, lang: Lang) -> Verb {
        self.game.verb_in(&self.view, verb, lang)
    }

    fn preview(&self, action: &str, lang: Lang) -> Result<Preview, Error> {
        self.lead(action, &[], lang)
    }

    fn foresee(&self, choice: &Choice, lang: Lang) -> Result<Preview, Error> {
        self.lead(&choice.action, &choice.then, lang)
    }

    fn line_of_sight(&self, spot: SpotId, lang: Lang) -> Option<LineOfSight> {
        self.game.line_of_sight(&self.view, spot, lang)
    }

    fn import_roster(&self, text: &str) -> Result<Vec<String>, Error> {
        let actions = self.game.import_roster(&self.view, text).map_err(Error::Roster)?;
        let mut state = self.state.clone();
        let mut luck = Seeded::new(tabletop::Seed::numbered(0));
        for &action in &actions {
            if self.game.to_act(&state).is_none_or(|seat| !self.viewer.is(seat)) {
                return Err(Error::NotAsked);
            }
            let refused = |refusal| crate::games::refused(&*self.game, refusal);
            self.game
                .check(&state, action)
                .map_err(|refusal| Error::Action { action: self.game.write_action(action), cause: Box::new(refused(refusal)) })?;
            self.game.play(&mut state, action, &mut luck, &mut ());
        }
        Ok(actions.into_iter().map(|action| self.game.write_action(action)).collect())
    }

    fn why_not(&self, touched: &[Touch], lang: Lang) -> Option<Explanation> {
        if touched.is_empty() || !self.decides() {
            return None;
        }
        if self.game.plans(&self.view, Lang::En).iter().any(|plan| plan.touches.starts_with(touched)) {
            return None;
        }
        let mut universe = Vec::new();
        self.game.candidate_actions(&self.state, &mut universe);
        // Many actions may begin with these touches, each refused for a reason; what is said is the reason of most.
        let mut reasons: BTreeMap<RuleId, (usize, G::Action)> = BTreeMap::new();
        for action in universe {
            if !self.game.touches(&self.view, action).starts_with(touched) {
                continue;
            }
            let refusal = self.game.check(&self.state, action).err()?;
            reasons.entry(refusal.rule).or_insert((0, action)).0 += 1;
        }
        let (rule, (_, action)) = reasons.into_iter().max_by_key(|(_, (count, _))| *count)?;
        let words = self.game.rule_words(rule.0, lang).unwrap_or_default();
        Some(Explanation { action: self.game.write_action(action), legal: false, rule: Some(rule.to_string()), words })
    }

    fn heard(&self, event: &Value, lang: Lang) -> Option<NarratedEvent> {
        let told = EventView::<G::Event>::deserialize(event).ok()?;
        Some(table::happening(&*self.game, &self.view, &told, lang))
    }

    fn opens_reaction_window(&self, action: &str) -> bool {
        self.game.read_action(action).is_ok_and(|action| self.game.opens_reaction_window(&self.view, action))
    }

    fn answers(&self) -> bool {
        self.game.default_pass(&self.state).is_some()
    }
}
