//! "Did you mean?"

use arcade::Lang;

/// The names that look most like what was written, best first; none if nothing does.
pub(crate) fn near<'a>(written: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    const ALIKE: f64 = 0.8;
    const MOST: usize = 3;
    let written = written.to_lowercase();
    let likeness = |name: &str| strsim::jaro_winkler(&written, &name.to_lowercase());
    let mut alike: Vec<(f64, &str)> =
        names.into_iter().map(|name| (likeness(name), name)).filter(|(alike, _)| *alike > ALIKE).collect();
    alike.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    alike.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// A sentence on something that was written, with a question behind it if a name looks like that.
pub(crate) fn did_you_mean<'a>(lang: Lang, sentence: String, written: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    match near(written, names).first() {
        None => sentence,
        Some(name) => say!(lang, "did-you-mean", sentence = sentence, name = (*name).to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::near;

    #[test]
    fn slips_of_the_keyboard_are_understood() {
        let names = ["random", "greedy", "easy", "normal", "hard", "uct"];
        assert_eq!(near("nromal", names), ["normal"]);
        assert_eq!(near("Hrad", names), ["hard"]);
        assert_eq!(near("chess", names), Vec::<&str>::new());
    }
}
