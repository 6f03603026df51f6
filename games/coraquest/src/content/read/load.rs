//! The content from the files of the house.

use super::files::Sort;
use super::stack::Document;
use super::tree::{Report, Table};
use super::{Shelf, hero, numbers};
use crate::CoraQuest;
use crate::content::{CardId, Content, HeroId};
use tabletop::{ContentError, ContentFile, ContentPart, Edition, Game as _, RuleTexts, content_digest};
use toml::de::DeTable;

/// The largest file, in bytes (Q01).
pub(super) const LARGEST: usize = 64 * 1024;

/// A file as TOML; what is wrong with it is told.
pub(super) fn parse<'a>(file: ContentFile<'a>, sort: Sort, errors: &mut Vec<ContentError>) -> Option<toml::Spanned<DeTable<'a>>> {
    let mut report = Report::of(file);
    // The texts of the rules are for readers, not for the table; they are no user's.
    let parsed = if file.text.len() > LARGEST && sort != Sort::Rules {
        let reason = format!("the file has {} bytes, but at most {LARGEST} are allowed", file.text.len());
        report.wrong(0, sort.unreadable(), reason);
        None
    } else {
        let told = |error: toml::de::Error| {
            report.wrong(error.span().map_or(0, |span| span.start), sort.unreadable(), format!("no TOML: {}", error.message()));
        };
        DeTable::parse(file.text).map_err(told).ok()
    };
    errors.append(&mut report.errors);
    parsed
}

/// The files of which there is one; what rules say in the content's own words may be left out.
const ALONE: [(Sort, &str); 4] = [
    (Sort::Constants, "constants.toml"),
    (Sort::Dice, "dice.toml"),
    (Sort::Abilities, "abilities.toml"),
    (Sort::Rules, "rules.toml"),
];

/// Reads a file of which there is one.
fn alone<'t, T>(
    documents: &[Document<'_, 't>],
    sort: Sort,
    errors: &mut Vec<ContentError>,
    read: impl FnOnce(&Table<'t>, &mut Report<'_>) -> Option<T>,
) -> Option<T> {
    let document = documents.iter().find(|document| document.sort == sort)?;
    let mut report = Report::of(document.file);
    let found = read(&document.table, &mut report);
    errors.append(&mut report.errors);
    found
}

/// The party that is advised.
fn advise(party: &[(&str, usize)], shelf: &Shelf, report: &mut Report<'_>) -> Option<[HeroId; 4]> {
    let mut advised = Vec::new();
    for &(name, at) in party {
        let found = shelf.heroes.iter().position(|hero| &*hero.id == name).map(|place| HeroId(place as u8));
        match found {
            Some(hero) if !advised.contains(&hero) => advised.push(hero),
            Some(_) => report.wrong(at, "", format!("'{name}' stands here twice; no hero is taken twice (CR-SETUP-7)")),
            None => report.wrong(at, "", format!("unknown hero '{name}'")),
        }
    }
    advised.try_into().ok()
}

/// The digest of what is played by. Files are told apart by their sorts: what they are called does not matter.
fn digest<'a>(files: &[ContentFile<'a>]) -> String {
    let heading = |file: &ContentFile<'_>| Sort::of(file.name).filter(|&sort| sort != Sort::Rules).map(Sort::heading);
    let part = |file: &ContentFile<'a>| Some(ContentPart { heading: heading(file)?, text: file.text });
    let parts: Vec<ContentPart<'_>> = files.iter().filter_map(part).collect();
    content_digest(CoraQuest::NAME, &parts, Content::is_text)
}

impl Content {
    /// The content that the house ships.
    ///
    /// # Panics
    /// Never: a test loads the same files.
    #[must_use]
    pub fn standard() -> Content {
        match Content::load(&Content::STANDARD) {
            Ok(content) => content,
            Err(errors) => unreachable!("the shipped content is checked by a test: {errors:?}"),
        }
    }

    /// The content of these files, which are told apart by their names: all of [`Content::FILES`], and more heroes, enemies,
    /// items, cards and quests if wanted.
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn load(files: &[ContentFile<'_>]) -> Result<Content, Vec<ContentError>> {
        let mut errors = Vec::new();
        let mut parsed = Vec::new();
        for &file in files {
            match Sort::of(file.name) {
                None | Some(Sort::Pack) => errors.push(file.wrong(0, "this is no file of the content")),
                Some(sort) => parsed.extend(parse(file, sort, &mut errors).map(|table| (file, sort, table))),
            }
        }
        let documents: Vec<Document<'_, '_>> = parsed
            .iter()
            .map(|(file, sort, table)| Document {
                file: *file,
                sort: *sort,
                table: Table::whole(table.get_ref()),
                source: None,
                whole: true,
            })
            .collect();
        for (sort, name) in ALONE {
            let mut found = files.iter().filter(|file| Sort::of(file.name) == Some(sort));
            match (found.next(), found.next()) {
                (None, _) if sort == Sort::Rules => {}
                (None, _) => errors.push(ContentFile { name, text: "" }.wrong(0, "this file is missing")),
                (_, Some(second)) => errors.push(second.wrong(0, format!("there is one file '{name}' only"))),
                _ => {}
            }
        }
        let faces = alone(&documents, Sort::Dice, &mut errors, numbers::faces);
        let abilities = alone(&documents, Sort::Abilities, &mut errors, hero::abilities);
        let rules = documents.iter().find(|document| document.sort == Sort::Rules);
        let rules = rules.map_or(ContentFile { name: "rules.toml", text: "" }, |document| document.file);
        let texts = RuleTexts::read(&rules, CoraQuest::NAME, &mut errors);
        let constants = alone(&documents, Sort::Constants, &mut errors, numbers::constants);
        let Some((constants, party)) = constants else { return Err(errors) };
        let mut shelf = Shelf::default();
        shelf.stack(&documents, &constants, &mut errors);
        for card in CardId::all().filter(|&card| shelf.card(card).is_none()) {
            errors.push(ContentFile { name: "cards", text: "" }.wrong(0, format!("C02: card {} is missing", card.code())));
        }
        let spider = shelf.kind(super::enemy::SPIDER);
        if spider.is_none() {
            errors.push(ContentFile { name: "enemies", text: "" }.wrong(0, "E02: the enemy 'spider' is missing (CR-QL-2)"));
        }
        let advised = alone(&documents, Sort::Constants, &mut errors, |_, report| advise(&party, &shelf, report));
        if shelf.quests.is_empty() && errors.is_empty() {
            errors.push(ContentFile { name: "quests", text: "" }.wrong(0, "there is no quest"));
        }
        let (Some(faces), Some(abilities), Some(texts), Some(spider), Some(advised)) = (faces, abilities, texts, spider, advised)
        else {
            return Err(errors);
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let Shelf { heroes, items, enemies, cards, quests, sources } = shelf;
        Ok(Content {
            constants,
            faces,
            abilities,
            heroes,
            advised,
            items,
            enemies,
            spider,
            cards: cards.into_iter().flatten().collect(),
            quests,
            sources,
            texts,
            edition: Edition::newest::<CoraQuest>(digest(files)),
        })
    }
}
