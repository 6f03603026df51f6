//! Packs: heroes, enemies, items, cards and quests that users made, laid over the content of the house (CR-CUST-1).

use super::Shelf;
use super::files::Sort;
use super::load::parse;
use super::stack::Document;
use super::tree::{Report, Table};
use crate::content::{Content, Source, SourceId};
use stage::Sketch;
use tabletop::{ContentError, ContentFile, PackFile};
use toml::de::DeValue;

/// The most files of a pack, and the most bytes of all of them.
const MOST_FILES: usize = 64;
const MOST_BYTES: usize = 1024 * 1024;

impl Content {
    /// This content with a pack laid over it. The pack is a list of files, told apart by their names: `*.hero.toml`,
    /// `*.enemy.toml`, `*.items.toml`, `*.cards.toml`, `*.quest.toml`, and `*.pack.toml` with several of these in one file.
    /// Cards replace those with the same number or letter; everything else is added.
    ///
    /// # Errors
    /// Everything that is wrong with it, with file, line and reason. A pack is never partly accepted.
    pub fn with_pack(&self, files: &[ContentFile<'_>]) -> Result<Content, Vec<ContentError>> {
        let mut errors = limits(files);
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut sources = self.sources.clone();
        let mut parsed = Vec::new();
        for &file in files {
            let sort = Sort::of(file.name).filter(|sort| Sort::ENDINGS.iter().any(|(_, other)| other == sort));
            let Some(sort) = sort else {
                let endings: Vec<&str> = Sort::ENDINGS.iter().map(|&(ending, _)| ending).collect();
                let reason =
                    format!("P02: a pack has no such file; expected a name that ends in {}", super::tree::one_of(&endings));
                errors.push(file.wrong(0, reason));
                continue;
            };
            let source = SourceId(sources.len() as u16);
            sources.push(Source { name: file.name.into(), text: file.text.into() });
            parsed.extend(parse(file, sort, &mut errors).map(|table| (file, sort, table, source)));
        }
        let mut documents = Vec::new();
        for (file, sort, table, source) in &parsed {
            let table = Table::whole(table.get_ref());
            if *sort == Sort::Pack {
                bundle(*file, &table, *source, &mut documents, &mut errors);
            } else {
                documents.push(Document { file: *file, sort: *sort, table, source: Some(*source), whole: true });
            }
        }
        let mut shelf = Shelf {
            heroes: self.heroes.clone(),
            items: self.items.clone(),
            enemies: self.enemies.clone(),
            cards: self.cards.iter().cloned().map(Some).collect(),
            quests: self.quests.clone(),
            sources,
        };
        shelf.stack(&documents, &self.constants, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let Shelf { heroes, items, enemies, cards, quests, sources } = shelf;
        let cards = cards.into_iter().flatten().collect();
        Ok(Content { heroes, items, enemies, cards, quests, sources, ..self.clone() })
    }
}

/// A file as it comes from a disk or a network, if it is text.
///
/// # Errors
/// Where it is not.
pub fn text_file<'a>(name: &'a str, bytes: &'a [u8]) -> Result<ContentFile<'a>, ContentError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(ContentFile { name, text }),
        Err(error) => {
            let head = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
            let code = Sort::of(name).map_or("P02", Sort::unreadable);
            Err(ContentFile { name, text: head }.wrong(head.len(), format!("{code}: this is no UTF-8")))
        }
    }
}

fn limits(files: &[ContentFile<'_>]) -> Vec<ContentError> {
    let mut errors = Vec::new();
    let bytes: usize = files.iter().map(|file| file.text.len()).sum();
    match files {
        [] => errors.push(ContentFile { name: "pack", text: "" }.wrong(0, "P03: a pack has at least one file")),
        [first, ..] if files.len() > MOST_FILES => {
            errors.push(first.wrong(0, format!("P03: {} files, but a pack has at most {MOST_FILES}", files.len())));
        }
        [first, ..] if bytes > MOST_BYTES => {
            errors.push(first.wrong(0, format!("P03: {bytes} bytes, but a pack has at most {MOST_BYTES}")));
        }
        _ => {}
    }
    for (place, file) in files.iter().enumerate() {
        if !PackFile::new(file.name, "").is_named() {
            let reason = format!("P02: a file name has 1 to {} bytes and no control characters", PackFile::LONGEST_NAME);
            errors.push(file.wrong(0, reason));
        }
        if files[..place].iter().any(|other| other.name == file.name) {
            errors.push(file.wrong(0, "P03: two files have this name"));
        }
    }
    errors
}

/// The things of a `*.pack.toml`: each entry of a list is what a file of that sort says.
fn bundle<'a, 't>(
    file: ContentFile<'a>,
    table: &Table<'t>,
    source: SourceId,
    documents: &mut Vec<Document<'a, 't>>,
    errors: &mut Vec<ContentError>,
) {
    let lists =
        [("hero", Sort::Hero), ("enemy", Sort::Enemy), ("items", Sort::Items), ("cards", Sort::Cards), ("quest", Sort::Quest)];
    let mut report = Report::of(file);
    let keys: Vec<&str> = lists.iter().map(|&(key, _)| key).chain([Sketch::SORT]).collect();
    report.keys(table, &keys, "P01");
    let (mut count, mut figures) = (0, Vec::new());
    for (key, sort) in lists {
        for table in report.tables(table.get(key), "P01") {
            if let (Sort::Hero | Sort::Enemy, Some(DeValue::String(id))) = (sort, table.get("id").map(|node| node.value)) {
                figures.push(format!("{key}-{id}"));
            }
            documents.push(Document { file, sort, table, source: Some(source), whole: false });
            count += 1;
        }
    }
    if count == 0 {
        report.wrong(0, "P03", "a pack is not empty");
    }
    drawings(&report.tables(table.get(Sketch::SORT), "P01"), figures, &mut report);
    errors.append(&mut report.errors);
}

/// What users drew of their figures. It is data of a page, which no rule reads; it is checked all the same, so that whoever
/// opens the file need not.
fn drawings(tables: &[Table<'_>], mut figures: Vec<String>, report: &mut Report<'_>) {
    for (place, table) in tables.iter().enumerate() {
        if place == Sketch::MOST {
            return report.wrong(table.at, "D03", format!("a pack has at most {} drawings", Sketch::MOST));
        }
        report.keys(table, &["of", "strokes", "ready"], "D01");
        if let Some((of, at)) = report.string_of(table, "of", "D01") {
            match figures.iter().position(|figure| figure == of) {
                Some(place) => drop(figures.swap_remove(place)),
                None => report.wrong(at, "D02", format!("'{of}' is no hero or enemy of this file that has no drawing yet")),
            }
        }
        match (table.get("strokes"), table.get("ready")) {
            (Some(node), None) => {
                let nodes = report.list(node, "D01").unwrap_or_default();
                let texts: Vec<&str> = nodes.iter().filter_map(|&node| report.string(node, "D01")).collect();
                if texts.len() == nodes.len()
                    && let Err((place, wrong)) = Sketch::read(texts)
                {
                    report.wrong(nodes.get(place).map_or(node.at, |node| node.at), "D03", wrong);
                }
            }
            (None, Some(node)) => {
                if let Some(Err(wrong)) = report.string(node, "D01").map(Sketch::ready) {
                    report.wrong(node.at, "D03", wrong);
                }
            }
            _ => report.wrong(table.at, "D01", "a drawing has either 'strokes' or 'ready'"),
        }
    }
}
