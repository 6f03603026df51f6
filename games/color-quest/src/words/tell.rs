//! What a figure does, told after its name.

use super::names::{kind, tint};
use crate::{Aim, Deed, Tint};
use tabletop::Lang;

/// "runs to f2", "court jusqu'en f2".
pub(super) fn deed(deed: &Deed, lang: Lang) -> String {
    let aims = words(deed.aims.list(), lang);
    let says = deed.ability.says().to(lang);
    let says = match (says.split_once('['), aims.len()) {
        (Some((head, tail)), 0 | 1) => format!("{head}{}", tail.split_once(']').map_or("", |(_, tail)| tail)),
        _ => says.replace(['[', ']'], ""),
    };
    let aim = |index: usize| aims.get(index).map_or("", String::as_str);
    let says = says.replace("{1}", aim(0)).replace("{2}", aim(1)).replace("{last}", aims.last().map_or("", String::as_str));
    says.replace("{all}", &list(&aims, lang)).replace("{rest}", &list(aims.get(1..).unwrap_or_default(), lang))
}

/// Aims without what is there, which may have changed; a colour goes with the square before it.
fn words(aims: &[Aim], lang: Lang) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for &aim in aims {
        match aim {
            Aim::Alone => {}
            Aim::At(point) => words.push(point.to_string()),
            Aim::Towards(to) => words.push(to.name().to(lang).to_owned()),
            Aim::As(of) => words.push(kind(of).to(lang).to_owned()),
            Aim::In(colour) => {
                let hue = tint(Tint::of(colour), false).to(lang);
                let square = words.pop().unwrap_or_default();
                words.push(format!("{square} ({hue})"));
            }
        }
    }
    words
}

/// "a1", "a1 and a2", "a1, a2 and a3".
pub(super) fn list(words: &[String], lang: Lang) -> String {
    let and = if lang == Lang::En { "and" } else { "et" };
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [head @ .., last] => format!("{} {and} {last}", head.join(", ")),
    }
}
