//! Rewriting the pictures of a case file.

use super::Patch;

pub(super) fn patched(text: &str, mut patches: Vec<Patch>) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    patches.sort_by_key(|patch| patch.from);
    for patch in patches.into_iter().rev() {
        let indented = patch.lines.into_iter().map(|line| format!("    {line}"));
        lines.splice(patch.from..patch.to, indented);
    }
    lines.join("\n") + "\n"
}
