//! The packs that a visitor makes and keeps.

use crate::drawing::Drawing;
use arcade::{Draft, Sketch};
use serde::{Deserialize, Serialize};

/// The ending of a pack's file name.
pub const ENDING: &str = ".pack.toml";

/// A pack as the browser keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pack {
    /// Its name, from which that of its file is made.
    pub name: String,
    /// The things in it.
    pub drafts: Vec<Draft>,
}

impl Pack {
    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> String {
        format!("{}{ENDING}", slug(&self.name))
    }

    /// The name under which a drawing of one of its figures is kept.
    #[must_use]
    pub fn drawing(&self, own: &str) -> String {
        format!("{}/{own}", self.file())
    }

    /// The name of a pack by the name of its file.
    #[must_use]
    pub fn name_of(file: &str) -> String {
        let base = file.rsplit(['/', '\\']).next().unwrap_or(file);
        let base = base.split(".pack.toml").next().unwrap_or(base);
        let base = base.strip_suffix(".toml").unwrap_or(base);
        base.split('.').next().unwrap_or(base).replace('_', " ")
    }
}

/// The drafts of a file without its drawings, and the drawings with the names of the figures that they show.
#[must_use]
pub fn parted(drafts: Vec<Draft>) -> (Vec<Draft>, Vec<(String, Drawing)>) {
    let (drawings, things): (Vec<Draft>, Vec<Draft>) = drafts.into_iter().partition(|draft| draft.sort == Sketch::SORT);
    let drawing = |draft: &Draft| Sketch::of_draft(draft).map(|(of, sketch)| (of.to_owned(), Drawing::from(sketch)));
    (things, drawings.iter().filter_map(drawing).collect())
}

/// All packs of a visitor.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Packs(pub Vec<Pack>);

impl Packs {
    /// What was kept; what cannot be read is as if it were not there.
    #[must_use]
    pub fn read(text: &str) -> Packs {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As they are kept.
    #[must_use]
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A name like this one whose file no pack has but the one at `except`.
    #[must_use]
    pub fn free_name(&self, wanted: &str, except: Option<usize>) -> String {
        let wanted: String = wanted.chars().filter(|sign| !sign.is_control()).take(40).collect();
        let wanted =
            if slug(&wanted) == "pack" && wanted.trim().is_empty() { "Pack".to_owned() } else { wanted.trim().to_owned() };
        let taken = |name: &str| {
            let others = self.0.iter().enumerate().filter(|(place, _)| Some(*place) != except);
            others.into_iter().any(|(_, pack)| slug(&pack.name) == slug(name))
        };
        if !taken(&wanted) {
            return wanted;
        }
        (2..).map(|number| format!("{wanted} {number}")).find(|name| !taken(name)).unwrap_or(wanted)
    }
}

/// A name as it can stand in the name of a file.
fn slug(name: &str) -> String {
    let plain = |sign: char| match sign.to_lowercase().next().unwrap_or(sign) {
        sign @ ('a'..='z' | '0'..='9') => sign,
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        _ => '_',
    };
    let signs: String = name.chars().map(plain).collect();
    let parts: Vec<&str> = signs.split('_').filter(|part| !part.is_empty()).collect();
    let slug: String = parts.join("_").chars().take(40).collect();
    if slug.is_empty() { "pack".to_owned() } else { slug }
}
