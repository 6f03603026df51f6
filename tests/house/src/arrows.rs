//! Which crate may know which: arrows point one way only.

use crate::Source;
use toml::{Table, Value};

/// How high a crate of the house stands; it may know what stands lower. The case runner is known by the games' tests, so
/// that it stands below them. Those that are not here stand at the edge and may
/// know everything.
fn height(path: &str) -> Option<u8> {
    match path {
        "texts" => Some(0),
        "games/tabletop" => Some(1),
        // What the tests of the games share knows no game.
        "games/paint" | "wire" | "tests/casebook" | "tests/golden" => Some(2),
        "games/arcade" => Some(4),
        "archive" | "bots" => Some(5),
        _ if path.starts_with("games/") => Some(3),
        _ => None,
    }
}

/// A crate of the house.
struct Member {
    name: String,
    path: String,
    dependencies: Vec<String>,
}

fn member(manifest: &Source) -> Result<Member, String> {
    let wrong = |problem: String| format!("{}: {problem}", manifest.path);
    let table: Table = manifest.text.parse().map_err(|error: toml::de::Error| wrong(error.to_string()))?;
    let name = table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
    let name = name.ok_or_else(|| wrong("there is no package name".to_owned()))?.to_owned();
    let path = manifest.path.trim_end_matches("/Cargo.toml").to_owned();
    Ok(Member { name, path, dependencies: dependencies(&table) })
}

/// The names of all packages that a manifest asks for, for whatever purpose and platform.
fn dependencies(table: &Table) -> Vec<String> {
    let mut names = Vec::new();
    for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
        for (key, value) in table.get(kind).and_then(Value::as_table).into_iter().flatten() {
            names.push(value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned());
        }
    }
    for (_, target) in table.get("target").and_then(Value::as_table).into_iter().flatten() {
        names.extend(target.as_table().map(dependencies).into_iter().flatten());
    }
    names
}

/// Arrows that point the wrong way. `manifests` are the `Cargo.toml` of all members.
#[must_use]
pub fn wrong_ones(manifests: &[Source]) -> Vec<String> {
    let (members, mut wrong) = manifests.iter().map(member).fold((Vec::new(), Vec::new()), |(mut all, mut wrong), member| {
        match member {
            Ok(member) => all.push(member),
            Err(problem) => wrong.push(problem),
        }
        (all, wrong)
    });
    for member in &members {
        let Some(here) = height(&member.path) else { continue };
        for name in &member.dependencies {
            // The tests of a crate may ask for it with other features.
            let Some(other) = members.iter().find(|other| other.name == *name && other.name != member.name) else { continue };
            if height(&other.path).is_none_or(|there| there >= here) {
                wrong.push(format!("{} must not depend on {}", member.path, other.path));
            }
        }
    }
    wrong
}
