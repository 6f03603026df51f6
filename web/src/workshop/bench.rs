//! What lies on the bench: the packs of this browser, the thing that is made, and what the game says of it.

use crate::drawings;
use crate::settings::{lang, settings};
use crate::storage;
use arcade::{AnyGame, Craft, Draft, Form, FormNode, PackFile, Reason, Sketch, Survey};
use interaction::{Pack, Packs, form_skeleton, parted};
use leptos::prelude::*;
use serde_json::Value;
use std::collections::BTreeSet;

/// Where the browser keeps packs.
const PLACE: &str = "packs";

/// The packs that this browser keeps.
pub(crate) fn kept_packs() -> Packs {
    storage::get(PLACE).map(|text| Packs::read(&text)).unwrap_or_default()
}

/// A pack as the file that a game is played with, if nothing is wrong with it.
pub(crate) fn playable(game: &AnyGame, pack: &Pack) -> Option<PackFile> {
    let survey = game.survey(&pack.file(), &pack.drafts, settings().lang.get_untracked());
    survey.reasons.is_empty().then(|| PackFile::new(pack.file(), &survey.text))
}

/// The bench.
#[derive(Clone, Copy)]
pub(crate) struct Bench {
    /// The game, without packs.
    pub(super) game: StoredValue<AnyGame>,
    /// All packs.
    pub(super) packs: RwSignal<Packs>,
    /// The pack on the bench, by number.
    pub(super) pack: RwSignal<usize>,
    /// The thing that is made, by number.
    pub(super) thing: RwSignal<Option<usize>>,
    /// What the pack comes to.
    pub(super) survey: Memo<Survey>,
    /// What is asked of the thing.
    pub(super) form: Memo<Option<Form>>,
    /// What is asked, without what it holds.
    pub(super) form_skeleton: Memo<Vec<FormNode>>,
    /// Sort and title of each thing.
    pub(super) titles: Memo<Vec<(String, String)>>,
    /// The parts of lists that are open.
    pub(super) open: RwSignal<BTreeSet<String>>,
    /// Raised when a drawing changes.
    pub(super) drawn: RwSignal<u32>,
    /// What was thrown away last: of which pack, from which place.
    pub(super) gone: RwSignal<Option<(usize, usize, Draft)>>,
    /// Whether the browser has no room for what is made.
    pub(super) full: RwSignal<bool>,
    /// Whether it has none for a drawing of a file.
    pub(super) unkept: RwSignal<bool>,
}

impl Bench {
    /// The bench of this browser.
    pub(super) fn of(game: AnyGame) -> Bench {
        let game = StoredValue::new(game);
        let (packs, pack, thing) = (RwSignal::new(kept_packs()), RwSignal::new(0), RwSignal::new(None::<usize>));
        let lang_now = settings().lang;
        let drafts = move || packs.with(|packs| packs.0.get(pack.get()).map(|pack| (pack.file(), pack.drafts.clone())));
        let survey = Memo::new(move |_| match drafts() {
            Some((file, drafts)) if !drafts.is_empty() => game.with_value(|game| game.survey(&file, &drafts, lang_now.get())),
            _ => Survey::default(),
        });
        let form = Memo::new(move |_| {
            let (_, drafts) = drafts()?;
            game.with_value(|game| game.form(&drafts, thing.get()?, lang_now.get()))
        });
        let form_skeleton =
            Memo::new(move |_| form.with(|form| form.as_ref().map(|form| form_skeleton(&form.nodes)).unwrap_or_default()));
        let titles = Memo::new(move |_| {
            let drafts = drafts().map(|(_, drafts)| drafts).unwrap_or_default();
            let title = |(place, draft): (usize, &Draft)| {
                let form = game.with_value(|game| game.form(&drafts, place, lang_now.get()));
                (draft.sort.clone(), form.map(|form| form.title).unwrap_or_default())
            };
            drafts.iter().enumerate().map(title).collect()
        });
        let full = RwSignal::new(false);
        Effect::new(move |_| full.set(!packs.with(|packs| storage::keep(PLACE, &packs.written()))));
        if packs.with_untracked(|packs| packs.0.first().is_some_and(|pack| !pack.drafts.is_empty())) {
            thing.set(Some(0));
        }
        let (open, drawn, gone) = (RwSignal::new(BTreeSet::new()), RwSignal::new(0), RwSignal::new(None));
        Bench {
            game,
            packs,
            pack,
            thing,
            survey,
            form,
            form_skeleton,
            titles,
            open,
            drawn,
            gone,
            full,
            unkept: RwSignal::new(false),
        }
    }

    /// The pack on the bench.
    pub(super) fn current(self) -> Option<Pack> {
        self.packs.with(|packs| packs.0.get(self.pack.get()).cloned())
    }

    /// The sorts of things that can be made.
    pub(super) fn crafts(self) -> Vec<Craft> {
        self.game.with_value(|game| game.crafts(lang()))
    }

    /// The sort of the thing that is made.
    pub(super) fn craft(self) -> Option<Craft> {
        let sort = self.titles.with(|titles| titles.get(self.thing.get()?).map(|(sort, _)| sort.clone()))?;
        self.crafts().into_iter().find(|craft| craft.sort == sort)
    }

    /// What the thing says at a place.
    pub(super) fn value(self, path: &str) -> Option<Value> {
        let thing = self.thing.get()?;
        self.packs.with(|packs| packs.0.get(self.pack.get())?.drafts.get(thing)?.at(path).cloned())
    }

    /// Changes the thing.
    pub(super) fn edit(self, change: impl FnOnce(&mut Draft)) {
        let (Some(thing), pack) = (self.thing.get_untracked(), self.pack.get_untracked()) else { return };
        let before = self.drawing();
        self.packs.update(|packs| {
            if let Some(draft) = packs.0.get_mut(pack).and_then(|pack| pack.drafts.get_mut(thing)) {
                change(draft);
            }
        });
        // A drawing follows the name in files of what it shows.
        if let (Some(before), Some(after)) = (before, self.drawing())
            && before != after
        {
            drawings::rename(&before, &after);
            self.drawn.update(|drawn| *drawn += 1);
        }
    }

    /// Puts a value at a place of the thing.
    pub(super) fn set(self, path: &str, value: Value) {
        self.edit(|draft| draft.set(path, value));
    }

    /// The name under which the drawing of the thing is kept.
    pub(super) fn drawing(self) -> Option<String> {
        let own = self.form.with_untracked(|form| form.as_ref().map(|form| form.own.clone()))?;
        self.packs.with_untracked(|packs| Some(packs.0.get(self.pack.get_untracked())?.drawing(&own)))
    }

    /// Makes a new thing and puts it on the bench; the first one makes a pack for itself.
    pub(super) fn make(self, sort: &str, pack_name: &str) {
        if self.packs.with_untracked(|packs| packs.0.is_empty()) {
            self.add_pack(pack_name, Vec::new());
        }
        let pack = self.pack.get_untracked();
        let drafts = self.packs.with_untracked(|packs| packs.0.get(pack).map(|pack| pack.drafts.clone())).unwrap_or_default();
        let Some(draft) = self.game.with_value(|game| game.blank(sort, &drafts)) else { return };
        self.packs.update(|packs| {
            if let Some(pack) = packs.0.get_mut(pack) {
                pack.drafts.push(draft);
            }
        });
        self.thing.set(Some(drafts.len()));
    }

    /// Throws a thing away; it can be taken back until the next one is.
    pub(super) fn throw_away(self, at: usize) {
        let pack = self.pack.get_untracked();
        self.thing.set(None);
        self.packs.update(|packs| {
            if let Some(drafts) = packs.0.get_mut(pack).map(|pack| &mut pack.drafts).filter(|drafts| at < drafts.len()) {
                self.gone.set(Some((pack, at, drafts.remove(at))));
            }
        });
    }

    /// Takes back what was thrown away last.
    pub(super) fn take_back(self) {
        let Some((pack, at, draft)) = self.gone.get_untracked() else { return };
        self.gone.set(None);
        self.packs.update(|packs| {
            if let Some(pack) = packs.0.get_mut(pack) {
                pack.drafts.insert(at.min(pack.drafts.len()), draft);
            }
        });
        self.pack.set(pack);
        self.thing.set(Some(at));
    }

    /// Puts a new pack on the bench.
    pub(super) fn add_pack(self, name: &str, drafts: Vec<Draft>) {
        let name = self.packs.with_untracked(|packs| packs.free_name(name, None));
        let first = (!drafts.is_empty()).then_some(0);
        self.packs.update(|packs| packs.0.push(Pack { name, drafts }));
        self.thing.set(None);
        self.pack.set(self.packs.with_untracked(|packs| packs.0.len() - 1));
        self.thing.set(first);
    }

    /// The pack on the bench as a file, with what was drawn of its figures.
    pub(super) fn file(self) -> Option<PackFile> {
        let pack = self.current()?;
        let lang = settings().lang.get_untracked();
        self.game.with_value(|game| {
            let own = |place: usize| game.form(&pack.drafts, place, lang).map(|form| form.own);
            let drawn = (0..pack.drafts.len()).filter_map(own).filter_map(|own| {
                let sketch = drawings::kept(&pack.drawing(&own))?.sketch()?;
                Some(sketch.draft(&own))
            });
            let drafts: Vec<Draft> = pack.drafts.iter().cloned().chain(drawn.take(Sketch::MOST)).collect();
            Some(PackFile::new(pack.file(), &game.survey(&pack.file(), &drafts, lang).text))
        })
    }

    /// Puts what a file holds on the bench, with what was drawn of it.
    pub(super) fn take_in(self, name: &str, drafts: Vec<Draft>) {
        let (things, drawn) = parted(drafts);
        self.add_pack(name, things);
        let Some(pack) = untrack(move || self.current()) else { return };
        let room = drawn.into_iter().all(|(of, drawing)| drawings::keep(&pack.drawing(&of), drawing));
        self.unkept.set(!room);
        self.drawn.update(|drawn| *drawn += 1);
    }

    /// What is wrong at a place of the thing.
    pub(super) fn wrong(self, path: &str) -> Vec<Reason> {
        let thing = self.thing.get();
        let here = |reason: &&Reason| {
            let at = &reason.path;
            let inside = |outer: &str, inner: &str| inner.strip_prefix(outer).is_some_and(|rest| rest.starts_with('/'));
            reason.draft == thing
                && !at.is_empty()
                && (at == path || inside(path, at) || (inside(at, path) && path == format!("{at}/en")))
        };
        self.survey.with(|survey| survey.reasons.iter().filter(here).cloned().collect())
    }
}
