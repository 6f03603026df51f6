//! What is seen to happen, one thing after another, before the table is as it is afterwards: dice fall, enemies walk and
//! strike. Whoever touches something has seen enough.

use super::playing::Shown;
use crate::board::Icon;
use crate::session::Session;
use crate::timer;
use arcade::{Animation, Layer, Scene, SpotId};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// How long each thing is seen, in milliseconds.
const WALK: u32 = 420;
const BLOW: u32 = 420;
const NOTE: u32 = 650;
const DICE: u32 = 1300;

/// What is seen at one moment.
#[derive(Clone, Default, PartialEq)]
struct Frame {
    scene: Arc<Scene>,
    blow: Option<(SpotId, SpotId)>,
    notes: Vec<(SpotId, String)>,
    dice: Vec<(String, u8)>,
}

/// What is seen to happen now.
#[derive(Clone, Copy)]
pub(crate) struct Animator {
    now: RwSignal<Option<Frame>>,
    /// Raised with every film, so that an older one stops.
    take: StoredValue<u32>,
}

impl Animator {
    /// Shows what is decided at a table from now on.
    pub(super) fn at(session: Session, at: RwSignal<Option<usize>>, shown: Memo<Shown>) -> Animator {
        let film = Animator { now: RwSignal::new(None), take: StoredValue::new(0) };
        let seen = StoredValue::new(None::<(usize, Arc<Scene>)>);
        Effect::new(move |_| {
            let log = session.log.get();
            let scene = shown.get().scene;
            let before = seen.get_value();
            seen.set_value(Some((log.len(), scene)));
            let Some((known, before)) = before.filter(|(known, _)| at.get_untracked().is_none() && log.len() == known + 1) else {
                return;
            };
            let cues: Vec<Animation> = log.iter().skip(known).flat_map(|entry| entry.cues.iter().flatten().cloned()).collect();
            film.play(before, cues);
        });
        film
    }

    /// A walk by itself is seen anyway: the table is drawn as it is then.
    fn play(self, scene: Arc<Scene>, cues: Vec<Animation>) {
        let seen = cues.iter().filter(|cue| !matches!(cue, Animation::Tells));
        let alone = seen.count() < 2 && !cues.iter().any(|cue| matches!(cue, Animation::Rolls { .. }));
        self.cut();
        // Whoever wants no waiting sees what came of it.
        if alone || timer::paced(WALK) == 0 {
            return;
        }
        let take = self.take.get_value();
        let mut moment = Frame { scene, ..Frame::default() };
        self.now.set(Some(moment.clone()));
        spawn_local(async move {
            for cue in cues {
                let wait = moment.next(cue);
                if self.take.try_get_value() != Some(take) {
                    return;
                }
                self.now.set(Some(moment.clone()));
                timer::sleep(timer::paced(wait)).await;
            }
            if self.take.try_get_value() == Some(take) {
                self.now.set(None);
            }
        });
    }

    /// Nothing more is to be seen.
    pub(super) fn cut(self) {
        self.take.update_value(|take| *take += 1);
        if self.now.with_untracked(Option::is_some) {
            self.now.set(None);
        }
    }

    /// Whether something is seen to happen.
    pub(super) fn runs(self) -> bool {
        self.now.with(Option::is_some)
    }

    /// The table while something happens.
    pub(super) fn scene(self) -> Option<Arc<Scene>> {
        self.now.with(|now| now.as_ref().map(|now| now.scene.clone()))
    }

    /// From where to where a blow falls.
    pub(super) fn blow(self) -> Option<(SpotId, SpotId)> {
        self.now.with(|now| now.as_ref().and_then(|now| now.blow))
    }

    /// What is written above places.
    pub(super) fn notes(self) -> Signal<Vec<(SpotId, String)>> {
        Signal::derive(move || self.now.with(|now| now.as_ref().map(|now| now.notes.clone()).unwrap_or_default()))
    }
}

impl Frame {
    /// The next thing happens; how long it is looked at.
    fn next(&mut self, cue: Animation) -> u32 {
        (self.blow, self.notes) = (None, Vec::new());
        match cue {
            Animation::Goes { from, to } => {
                self.dice.clear();
                let mut scene = (*self.scene).clone();
                let moves = |layer: Layer| matches!(layer, Layer::Figure | Layer::Sign);
                scene
                    .pieces
                    .iter_mut()
                    .filter(|piece| piece.spot == from && moves(piece.layer))
                    .for_each(|piece| piece.spot = to);
                scene.attention = vec![to];
                // Where the place is not there yet, nobody can be seen to go.
                if scene.spots.iter().any(|spot| spot.id == to) {
                    self.scene = Arc::new(scene);
                }
                WALK
            }
            Animation::Strikes { from, to } => {
                self.dice.clear();
                self.blow = Some((from, to));
                BLOW
            }
            Animation::Notes { spot, text } => {
                self.notes = vec![(spot, text)];
                NOTE
            }
            Animation::Rolls { dice } => {
                self.dice = dice;
                DICE
            }
            Animation::Tells => 0,
        }
    }
}

/// Dice that are rolled, over the board.
#[component]
pub(super) fn Throw(
    /// What is seen.
    film: Animator,
) -> impl IntoView {
    let dice = Memo::new(move |_| film.now.with(|now| now.as_ref().map(|now| now.dice.clone()).unwrap_or_default()));
    move || {
        let dice = dice.get();
        (!dice.is_empty()).then(|| {
            let sum: u32 = dice.iter().map(|(_, hits)| u32::from(*hits)).sum();
            let die = |(look, hits): (String, u8)| {
                view! { <span class="tossed"><Icon look=look class="tossed" /><span class="vh">{hits}</span></span> }
            };
            view! {
                <div class="throw" role="status" aria-label=text!("rolled")>
                    {dice.into_iter().map(die).collect_view()} <b class="sum">{sum}</b>
                </div>
            }
        })
    }
}
