//! Reading things onto the shelf: enemies first, as items speak of them, then items, cards, heroes and at last quests.

use super::files::Sort;
use super::tree::{Report, Table};
use super::{Shelf, card, enemy, hero, item, quest};
use crate::content::{CardId, Constants, Content, ItemId, Quest, SourceId, Stock, house};
use tabletop::{ContentError, ContentFile};

/// One thing, or one set of things, of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Document<'a, 't> {
    pub(super) file: ContentFile<'a>,
    pub(super) sort: Sort,
    pub(super) table: Table<'t>,
    pub(super) source: Option<SourceId>,
    /// Whether it is a whole file, whose name then tells the id of a quest.
    pub(super) whole: bool,
}

/// The most cards of the Treasure deck.
const MOST_TREASURE: u32 = 120;

impl Shelf {
    /// Reads everything of these files; what is wrong is told.
    pub(super) fn stack(&mut self, documents: &[Document<'_, '_>], constants: &Constants, errors: &mut Vec<ContentError>) {
        self.cards.resize(CardId::COUNT, None);
        self.stack_enemies(documents, errors);
        self.stack_items(documents, errors);
        for document in of(documents, Sort::Cards) {
            let mut report = Report::of(document.file);
            for (card, drawn) in card::read(&document.table, document.source, &mut report) {
                self.cards[card.index()] = Some(drawn);
            }
            errors.append(&mut report.errors);
        }
        for document in of(documents, Sort::Hero) {
            let mut report = Report::of(document.file);
            if room(self.heroes.len(), Content::MOST_HEROES, "heroes", document.table.at, &mut report) {
                self.heroes.extend(hero::read(&document.table, self, document.source, &mut report));
            }
            errors.append(&mut report.errors);
        }
        for document in of(documents, Sort::Quest) {
            let mut report = Report::of(document.file);
            if room(self.quests.len(), Content::MOST_QUESTS, "quests", document.table.at, &mut report)
                && let Some(quest) = quest::read(&document.table, self, constants, document.source, &mut report)
            {
                named(&quest, document, &mut report);
                self.quests.push(quest);
            }
            errors.append(&mut report.errors);
        }
    }

    fn stack_enemies(&mut self, documents: &[Document<'_, '_>], errors: &mut Vec<ContentError>) {
        let mut spawners = Vec::new();
        for document in of(documents, Sort::Enemy) {
            let mut report = Report::of(document.file);
            if room(self.enemies.len(), Content::MOST_KINDS, "enemy kinds", document.table.at, &mut report)
                && let Some(draft) = enemy::read(&document.table, self, document.source, &mut report)
            {
                let place = self.enemies.len();
                spawners.extend(draft.phase_spawn.map(|(name, at)| (place, name, at, document.file)));
                self.enemies.push(draft.sheet);
            }
            errors.append(&mut report.errors);
        }
        for (place, name, at, file) in spawners {
            let mut report = Report::of(file);
            self.enemies[place].phase_spawn = self.ordinary(name, at, "E12", &mut report);
            errors.append(&mut report.errors);
        }
    }

    fn stack_items(&mut self, documents: &[Document<'_, '_>], errors: &mut Vec<ContentError>) {
        let mut copying = Vec::new();
        for document in of(documents, Sort::Items) {
            let mut report = Report::of(document.file);
            let stock = item::stock(&document.table, &mut report);
            if stock == Some(Stock::Starting) && document.source.is_some() {
                report.wrong(document.table.at, "I04", "starting weapons are those of the box (CR-CUST-5)");
            }
            for table in report.tables(document.table.get("item"), "I01") {
                let Some(stock) = stock else { continue };
                if !room(self.items.len(), usize::from(ItemId::OWN), "items", table.at, &mut report) {
                    break;
                }
                let Some(draft) = item::read(&table, stock, self, document.source, item::FILE, house::item, &mut report) else {
                    continue;
                };
                if self.items.iter().any(|card| card.id == draft.card.id) {
                    report.wrong(draft.at, item::FILE.taken, format!("there is an item '{}' already", draft.card.id));
                }
                self.items.push(draft.card.clone());
                if draft.copies() {
                    copying.push((self.items.len() - 1, draft, document.file));
                }
            }
            let treasure = self.items.iter().filter(|card| card.stock == Stock::Treasure).map(|card| u32::from(card.copies));
            let treasure: u32 = treasure.sum();
            if treasure > MOST_TREASURE {
                let reason = format!("the Treasure deck has {treasure} cards, but at most {MOST_TREASURE} are allowed");
                report.wrong(document.table.at, "P04", reason);
            }
            errors.append(&mut report.errors);
        }
        let places: Vec<usize> = copying.iter().map(|(place, ..)| *place).collect();
        let whole = |(place, card): (usize, &crate::content::ItemCard)| (!places.contains(&place)).then(|| card.clone());
        let finished: Vec<_> = self.items.iter().enumerate().filter_map(whole).collect();
        for (place, mut draft, file) in copying {
            let mut report = Report::of(file);
            item::copy(&mut draft, &finished, item::FILE, &mut report);
            self.items[place] = draft.card;
            errors.append(&mut report.errors);
        }
    }
}

fn of<'d, 'a, 't>(documents: &'d [Document<'a, 't>], sort: Sort) -> impl Iterator<Item = &'d Document<'a, 't>> {
    documents.iter().filter(move |document| document.sort == sort)
}

/// Whether there is room for one more: numbers of things are small.
fn room(count: usize, most: usize, what: &str, at: usize, report: &mut Report<'_>) -> bool {
    if count >= most {
        report.wrong(at, "P04", format!("there are too many {what}: at most {most} are allowed"));
    }
    count < most
}

/// A quest is in the file `<id>.quest.toml` (content Q).
fn named(quest: &Quest, document: &Document<'_, '_>, report: &mut Report<'_>) {
    let base = document.file.name.rsplit(['/', '\\']).next().unwrap_or_default();
    if document.whole && base.strip_suffix(".quest.toml") != Some(&quest.id) {
        let at = report.file.text.find("\nid").map_or(0, |before| before + 1);
        report.wrong(at, "Q04", format!("the quest '{}' belongs into a file '{}.quest.toml'", quest.id, quest.id));
    }
}
