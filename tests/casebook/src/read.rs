//! Reading case files.

use super::{Case, Casebook, Step, play};

pub(super) fn read<B: Casebook>(book: &B, file: &str, text: &str) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let wrong = |message: String| format!("{file}:{}: {message}", index + 1);
        let indented = line.starts_with([' ', '\t']);
        let content = line.split_once('#').map_or(line, |(content, _)| content).trim_end();
        if content.trim().is_empty() {
            // Kept inside a block, so that a misread position names the right line.
            if let Some(step) = cases.last_mut().and_then(|case| case.steps.last_mut()).filter(|_| indented) {
                step.block.push(String::new());
            }
            continue;
        }
        let (keyword, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        match (indented, keyword, cases.last_mut()) {
            (false, "case", _) => {
                let name = name_of(rest, book).map_err(wrong)?;
                if let Some(other) = cases.iter().find(|case| case.name == name) {
                    return Err(wrong(format!("this case has the same name as the one in line {}", other.line)));
                }
                cases.push(Case { file: file.to_owned(), name, line: index + 1, steps: Vec::new() });
            }
            (_, _, None) => return Err(wrong(format!("'case', IDs and a sentence are expected, found '{content}'"))),
            (false, _, Some(case)) => {
                if !play::KEYWORDS.iter().chain(B::STEPS).any(|&step| step == keyword) {
                    let steps = [&play::KEYWORDS, B::STEPS].concat().join(", ");
                    return Err(wrong(format!("'{keyword}' is not a step: {steps}")));
                }
                let step = Step { line: index + 1, keyword: keyword.to_owned(), rest: rest.trim().to_owned(), block: Vec::new() };
                case.steps.push(step);
            }
            (true, _, Some(case)) => match case.steps.last_mut() {
                Some(step) if play::takes_block(&step.keyword) => step.block.push(content.to_owned()),
                _ => return Err(wrong("these lines belong to no picture".to_owned())),
            },
        }
    }
    if cases.is_empty() {
        return Err(format!("{file}:1: the file has no case"));
    }
    for case in &cases {
        if !case.steps.iter().any(|step| play::expects(&step.keyword)) {
            return Err(format!("{file}:{}: the case expects nothing", case.line));
        }
    }
    Ok(cases)
}

/// `CC-CAP-3 equal power is not enough` as `cc_cap_3_equal_power_is_not_enough`.
fn name_of<B: Casebook>(title: &str, book: &B) -> Result<String, String> {
    let ids: Vec<&str> = title.split_whitespace().take_while(|word| is_id(word, B::PREFIX)).collect();
    if ids.is_empty() || ids.len() == title.split_whitespace().count() {
        return Err("IDs of the catalogue and a sentence are expected".to_owned());
    }
    if let Some(unknown) = ids.iter().find(|id| !book.has(id)) {
        return Err(format!("the catalogue has no {unknown}"));
    }
    let words = title.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    Ok(words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("_"))
}

/// Whether a word looks like `CC-CAP-3` or `W05`.
#[must_use]
pub fn is_id(word: &str, prefix: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let rule = word.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')).and_then(|rest| rest.split_once('-'));
    match rule {
        Some((section, number)) => section.bytes().all(|byte| byte.is_ascii_uppercase()) && digits(number),
        None => word.strip_prefix('W').is_some_and(|number| number.len() == 2 && digits(number)),
    }
}
