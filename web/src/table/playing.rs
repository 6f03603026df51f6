//! What is going on at a table in front of this player: what is seen, touched, pointed at, and asked about.

use super::animator::Animator;
use crate::said::Said;
use crate::session::Session;
use crate::settings::settings;
use crate::teach;
use crate::timer;
use arcade::{Choice, Explanation, Preview, Scene, SpotId, Touch, Verb};
use interaction::{Highlights, PreviewDiff, TouchPath, TouchResult, changed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// What the viewer sees.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shown {
    /// The table.
    pub(crate) scene: Arc<Scene>,
    /// Who must do what.
    pub(crate) prompt: String,
    /// How it ended.
    pub(crate) outcome: Option<String>,
}

/// A button with what can be said of it now.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Button {
    /// What it does.
    pub(crate) verb: Verb,
    /// What is touched when it is pressed.
    pub(crate) touches: Vec<Touch>,
    /// Whether it can be pressed.
    pub(crate) enabled: bool,
    /// Whether it is pressed.
    pub(crate) pressed: bool,
}

/// What was asked about, and the answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// About what: the name of a place, a verb or a card.
    pub(crate) about: Option<Said>,
    /// The answer.
    pub(crate) answer: Told,
    /// The rule behind it.
    pub(crate) rule: Option<String>,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Told {
    /// Why something cannot be done.
    Why(Said),
    /// What could be done.
    Could(Choice),
}

/// How long a step of a walk takes, in milliseconds.
const STEP: u32 = 170;

/// What is going on at a table in front of this player.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
    /// The table.
    pub(crate) session: Session,
    /// The moment of the past that is looked at.
    pub(crate) at: RwSignal<Option<usize>>,
    /// What is touched so far.
    pub(crate) touched: RwSignal<Vec<Touch>>,
    /// What the pointer or the focus is on.
    pub(crate) pointed: RwSignal<Option<Touch>>,
    /// The place whose figure is looked at: pointed at last, on the board or beside it. A touch that means nothing leaves it.
    pub(crate) watched: RwSignal<Option<SpotId>>,
    /// What a finger has chosen and not yet confirmed, or a hint.
    pub(crate) armed: RwSignal<Option<Choice>>,
    /// What is answered.
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// The place that has the keyboard's focus.
    pub(crate) focus: RwSignal<Option<SpotId>>,
    /// What is done next without being asked again: the rest of a walk.
    pub(crate) queue: RwSignal<Vec<String>>,
    /// What of the story is read now.
    pub(crate) tale: RwSignal<Option<Vec<String>>>,
    /// What is seen to happen now.
    pub(crate) film: Animator,
    /// What is seen.
    pub(crate) shown: Memo<Shown>,
    /// What may be done.
    pub(crate) choices: Memo<Arc<Vec<Choice>>>,
    /// What is pointed at and would be done by a touch.
    pub(crate) aim: Memo<Option<Choice>>,
    /// What the aim would lead to.
    pub(crate) preview: Memo<Option<Preview>>,
    /// The buttons of what is touched, and those that belong to the whole turn.
    pub(crate) buttons: Memo<(Vec<Button>, Vec<Button>)>,
}

impl Playing {
    /// Sits down at a table.
    pub(crate) fn at(session: Session) -> Playing {
        let lang = settings().lang;
        let at = RwSignal::new(None);
        let touched = RwSignal::new(Vec::new());
        let pointed = RwSignal::new(None);
        let armed = RwSignal::new(None);
        let shown = Memo::new(move |_| {
            let lang = lang.get();
            let sight = session.sight(at.get());
            sight.map_or_else(Shown::default, |sight| Shown {
                scene: Arc::new(sight.scene(lang)),
                prompt: sight.prompt(lang),
                outcome: sight.outcome_words(lang),
            })
        });
        let choices = Memo::new(move |_| {
            let lang = lang.get();
            let free = at.get().is_none() && session.decides();
            let sight = free.then(|| session.sight(None)).flatten();
            Arc::new(sight.map(|sight| sight.choices(lang)).unwrap_or_default())
        });
        let aim = Memo::new(move |_| {
            let (choices, touched) = (choices.get(), touched.get());
            let hand = TouchPath { choices: &choices, touched: &touched };
            // What is armed stays so when the language changes, and is then called otherwise.
            let armed =
                || armed.get().and_then(|armed: Choice| choices.iter().find(|choice| choice.touches == armed.touches).cloned());
            pointed.get().and_then(|touch| hand.aim(touch)).or_else(armed)
        });
        let preview = Memo::new(move |_| {
            let choice: Choice = aim.get()?;
            session.sight(None)?.foresee(&choice, lang.get()).ok()
        });
        let playing = Playing {
            session,
            at,
            touched,
            pointed,
            watched: RwSignal::new(None),
            armed,
            notice: RwSignal::new(None),
            focus: RwSignal::new(None),
            queue: RwSignal::new(Vec::new()),
            tale: RwSignal::new(None),
            film: Animator::at(session, at, shown),
            shown,
            choices,
            aim,
            preview,
            buttons: buttons(session, at, touched, choices),
        };
        playing.go_on();
        // What was touched before something happened means nothing after it.
        Effect::new(move |_| {
            session.world.track();
            at.track();
            playing.let_go();
        });
        playing
    }

    /// Lets go of all that is touched.
    pub(crate) fn let_go(self) {
        self.touched.set(Vec::new());
        self.pointed.set(None);
        self.armed.set(None);
    }

    /// One step back: a touch is taken back, a notice closed.
    pub(crate) fn back(self) {
        if self.armed.get_untracked().is_some() {
            return self.armed.set(None);
        }
        if self.notice.get_untracked().is_some() {
            return self.notice.set(None);
        }
        let touched = self.touched.get_untracked();
        self.touched.set(TouchPath { choices: &[], touched: &touched }.back());
    }

    /// Whether something can be done that goes on with this touch.
    pub(crate) fn leads_on(self, touch: Touch) -> bool {
        let (choices, touched) = (self.choices.get_untracked(), self.touched.get_untracked());
        !matches!(TouchPath { choices: &choices, touched: &touched }.touch(touch), TouchResult::Refused(_))
    }

    /// Something is touched. A finger sees first what it would do, and touches again to do it.
    pub(crate) fn touch(self, touch: Touch, finger: bool) {
        let (choices, touched) = (self.choices.get_untracked(), self.touched.get_untracked());
        self.film.cut();
        match (TouchPath { choices: &choices, touched: &touched }).touch(touch) {
            TouchResult::Chosen(choice) => {
                let again = self.armed.get_untracked().is_some_and(|armed| armed.touches == choice.touches);
                let plain = matches!(touch, Touch::Verb(_));
                if finger && !again && !plain {
                    self.notice.set(None);
                    self.armed.set(Some(choice));
                } else {
                    self.play(&choice);
                }
            }
            TouchResult::Touched(touches) => {
                self.armed.set(None);
                self.notice.set(None);
                // Touching the same figure again lets go of it.
                let same = touches == touched;
                self.touched.set(if same { Vec::new() } else { touches });
            }
            TouchResult::Refused(touches) => self.ask(&touches),
        }
    }

    /// Plays an action.
    pub(crate) fn play(self, choice: &Choice) {
        self.notice.set(None);
        self.watched.set(None);
        self.let_go();
        self.film.cut();
        self.queue.set(choice.then.clone());
        self.session.play(&choice.action);
    }

    /// Goes on with what was begun, a step at a time, so that it can be seen; when it may not be done any more, the player
    /// is asked again.
    fn go_on(self) {
        Effect::new(move |_| {
            let choices = self.choices.get();
            if self.queue.with_untracked(Vec::is_empty) {
                return;
            }
            // A step that was the only one has been taken without asking.
            let fits = |action: &&String| choices.iter().any(|choice| choice.action == **action && choice.then.is_empty());
            let Some(next) = self.queue.with_untracked(|queue| queue.iter().find(fits).cloned()) else {
                return self.queue.set(Vec::new());
            };
            self.queue.update(|queue| {
                let skipped = queue.iter().position(|action| *action == next).unwrap_or(0);
                queue.drain(..skipped);
            });
            spawn_local(async move {
                timer::sleep(timer::paced(STEP)).await;
                // Whoever touched something in the meantime meant that.
                if self.queue.try_with_untracked(|queue| queue.first() == Some(&next)) != Some(true) {
                    return;
                }
                self.queue.update(|queue| drop(queue.remove(0)));
                self.session.play(&next);
            });
        });
    }

    /// Asks why nothing can be done that begins with these touches.
    pub(crate) fn ask(self, touches: &[Touch]) {
        let Some(sight) = self.session.sight(None).filter(|_| self.at.get_untracked().is_none()) else { return };
        // What makes no sense after what was touched may make sense by itself.
        let alone = touches.last().map(|touch| vec![*touch]).unwrap_or_default();
        let lang = settings().lang.get_untracked();
        let answer = sight.why_not(touches, lang).or_else(|| sight.why_not(&alone, lang));
        let about = touches.last().map(|touch| Said::Words(self.name(*touch)));
        match answer {
            Some(Explanation { rule, words, .. }) => {
                self.notice.set(Some(Notice { about, answer: Told::Why(Said::Words(words)), rule }));
            }
            None => self.let_go(),
        }
    }

    /// What a thing is called.
    pub(crate) fn name(self, touch: Touch) -> String {
        let shown = self.shown.get_untracked();
        let lang = settings().lang.get_untracked();
        match touch {
            Touch::Spot(id) => shown.scene.spots.iter().find(|spot| spot.id == id).map(|spot| spot.name.clone()),
            Touch::Card(id) => shown.scene.hand.iter().find(|card| card.id == id).map(|card| card.title.clone()),
            Touch::Verb(key) => self.session.sight(None).map(|sight| sight.verb(key, lang).name),
        }
        .unwrap_or_default()
    }

    /// What is lit.
    pub(crate) fn lights(self) -> Memo<Highlights> {
        Memo::new(move |_| {
            let (shown, choices, touched) = (self.shown.get(), self.choices.get(), self.touched.get());
            // While something is seen to happen, nothing is offered.
            if self.film.runs() || !self.queue.with(Vec::is_empty) {
                return Highlights::default();
            }
            Highlights::of(&shown.scene, TouchPath { choices: &choices, touched: &touched })
        })
    }

    /// What would change.
    pub(crate) fn ghosts(self) -> Memo<Arc<PreviewDiff>> {
        Memo::new(move |_| {
            let after = self.preview.get().and_then(|preview| preview.after);
            let ghosts = after.map(|after| PreviewDiff::between(&self.shown.get().scene, &after));
            Arc::new(ghosts.unwrap_or_default())
        })
    }

    /// Where something changed last.
    pub(crate) fn marks(self) -> Memo<Vec<SpotId>> {
        Memo::new(move |_| {
            let at = self.at.get().unwrap_or(self.session.log.get().len());
            let before = at.checked_sub(1).and_then(|before| self.session.sight(Some(before)));
            let after = self.session.sight(Some(at));
            match (before, after) {
                (Some(before), Some(after)) => {
                    let lang = settings().lang.get_untracked();
                    let spots = changed(&before.scene(lang), &after.scene(lang));
                    // When everything changed (a new map), nothing is worth a mark.
                    if spots.len() > 12 { Vec::new() } else { spots }
                }
                _ => Vec::new(),
            }
        })
    }

    /// What a lesson points at now, as its file names it.
    pub(crate) fn hinted(self) -> Option<String> {
        let hints = self.session.hints.get();
        hints.get(self.touched.get().len()).or(hints.last()).cloned()
    }

    /// The place that a lesson points at.
    pub(crate) fn beckon(self) -> Memo<Option<SpotId>> {
        Memo::new(move |_| match teach::touch(&self.shown.get().scene, &self.hinted()?)? {
            Touch::Spot(spot) => Some(spot),
            Touch::Card(_) | Touch::Verb(_) => None,
        })
    }

    /// From where to where the aim goes.
    pub(crate) fn trail(self) -> Memo<Option<(SpotId, SpotId)>> {
        Memo::new(move |_| {
            let choice = self.aim.get()?;
            let mut spots = choice.touches.iter().filter_map(|touch| match touch {
                Touch::Spot(spot) => Some(*spot),
                _ => None,
            });
            let first = spots.next()?;
            let pair = spots.next_back().map(|last| (first, last)).or_else(|| {
                // Whoever acts need not be touched: a walk and a blow come from where things happen.
                let far = !choice.then.is_empty() || self.preview.get().is_some_and(|preview| preview.odds.is_some());
                self.shown.get().scene.attention.first().filter(|_| far).map(|&from| (from, first))
            });
            pair.filter(|(first, last)| first != last)
        })
    }

    /// Presses a button.
    pub(crate) fn press(self, button: &Button) {
        if !button.enabled {
            return self.ask(&button.touches);
        }
        let Some((&last, stem)) = button.touches.split_last() else { return };
        if button.pressed {
            return self.touched.set(stem.to_vec());
        }
        self.touched.set(stem.to_vec());
        self.touch(last, false);
    }
}

/// The buttons of what is touched, and those that belong to the whole turn.
fn buttons(
    session: Session,
    at: RwSignal<Option<usize>>,
    touched: RwSignal<Vec<Touch>>,
    choices: Memo<Arc<Vec<Choice>>>,
) -> Memo<(Vec<Button>, Vec<Button>)> {
    let lang = settings().lang;
    Memo::new(move |_| {
        let (choices, touched, lang) = (choices.get(), touched.get(), lang.get());
        let free = at.get().is_none() && session.decides();
        let Some(sight) = free.then(|| session.sight(None)).flatten() else { return Default::default() };
        let verbs = |stem: &[Touch]| {
            let next = TouchPath { choices: &choices, touched: stem }.next();
            let next = next.into_iter().filter_map(|touch| match touch {
                Touch::Verb(key) => Some(key),
                _ => None,
            });
            next.collect::<Vec<_>>()
        };
        // A verb that is pressed stays among its like while its target is chosen.
        let stem = if verbs(&touched).is_empty() {
            let last = touched.iter().rposition(|touch| matches!(touch, Touch::Verb(_)));
            &touched[..last.unwrap_or(touched.len())]
        } else {
            &touched[..]
        };
        let row = |stem: &[Touch]| {
            let possible = verbs(stem);
            let listed = sight.menu(stem, lang);
            let more = possible.iter().filter(|key| !listed.iter().any(|verb| verb.key == **key));
            let more: Vec<Verb> = more.map(|key| sight.verb(key, lang)).collect();
            let button = |verb: Verb| {
                let touches = [stem, &[Touch::Verb(verb.key)]].concat();
                let (enabled, pressed) = (possible.contains(&verb.key), touched.starts_with(&touches));
                Button { verb, touches, enabled, pressed }
            };
            listed.into_iter().chain(more).map(button).collect::<Vec<_>>()
        };
        let (tools, loose): (Vec<Button>, Vec<Button>) = row(&[]).into_iter().partition(|button| button.verb.lasting);
        (if stem.is_empty() { loose } else { row(stem) }, tools)
    })
}
