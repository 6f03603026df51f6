//! Every crate that comes from outside earns its place, and a page says why.

use crate::Source;
use std::collections::BTreeSet;
use toml::{Table, Value};

/// Crates from outside that the page does not explain, lines of the page that explain nothing, and crates that a member
/// asks for past the list of the workspace.
///
/// `workspace` is the manifest of the workspace, `apart` are manifests of packages that are no members of it.
#[must_use]
pub fn unexplained(workspace: &Source, members: &[Source], apart: &[Source], page: &Source) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    let root = parse(workspace, &mut wrong);
    used.extend(outside(root.get("workspace").and_then(|workspace| workspace.get("dependencies"))));
    for manifest in apart {
        used.extend(own(&parse(manifest, &mut wrong)));
    }
    for manifest in members {
        let past = own(&parse(manifest, &mut wrong));
        wrong.extend(past.iter().map(|name| format!("{}: {name} must come from the workspace's list", manifest.path)));
    }
    let lines = page.text.lines().filter_map(|line| line.strip_prefix("| `"));
    let explained: BTreeSet<&str> = lines.filter_map(|line| line.split_once('`')).map(|(name, _)| name).collect();
    let missing = used.iter().filter(|name| !explained.contains(name.as_str()));
    wrong.extend(missing.map(|name| format!("{} does not say why {name} is there", page.path)));
    let stale = explained.iter().filter(|name| !used.contains(**name));
    wrong.extend(stale.map(|name| format!("{} explains {name}, which nobody uses", page.path)));
    wrong
}

fn parse(manifest: &Source, wrong: &mut Vec<String>) -> Table {
    manifest.text.parse().unwrap_or_else(|error| {
        wrong.push(format!("{}: {error}", manifest.path));
        Table::new()
    })
}

/// What a manifest asks for by itself, from outside.
fn own(table: &Table) -> Vec<String> {
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    kinds.into_iter().flat_map(|kind| outside(table.get(kind))).collect()
}

/// The names in a list of dependencies that are neither of the house nor taken from the workspace's list.
fn outside(list: Option<&Value>) -> Vec<String> {
    let list = list.and_then(Value::as_table).into_iter().flatten();
    let outside = list.filter(|(_, value)| value.get("path").is_none() && value.get("workspace").is_none());
    outside.map(|(name, _)| name.clone()).collect()
}
