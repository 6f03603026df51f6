//! Which crate may know which: arrows point one way only.

use crate::Source;
use toml::{Table, Value};

/// How high a crate of the house stands; it may know what stands lower. The case runner is known by the games' tests, so
/// that it stands below them. Those that are not here stand at the edge and may know everything but the test kit.
fn height(path: &str) -> Option<u8> {
    match path {
        "texts" => Some(0),
        "games/tabletop" => Some(1),
        // What the tests of the games share knows no game.
        "judgement" | "stage" => Some(2),
        "games/paint" | "wire" | "tests/toy" => Some(3),
        "laws" => Some(4),
        "tests/casebook" | "tests/golden" => Some(5),
        "games/arcade" => Some(8),
        "archive" | "bots" => Some(9),
        _ => part(path).map(|(_, part)| if part == "rules" { 6 } else { 7 }),
    }
}

/// The game that a crate is a part of, and which part: `rules`, `stage` or `judgement`. A game that is one crate is all of them.
fn part(path: &str) -> Option<(&str, &str)> {
    let below = path.strip_prefix("games/").filter(|below| !["arcade", "paint", "tabletop"].contains(below))?;
    Some(below.split_once('/').unwrap_or((below, "all")))
}

/// Whether a crate has nothing that a person reads or sees.
fn shows_nothing(path: &str) -> bool {
    SHOWING_NOTHING.contains(&path) || part(path).is_some_and(|(_, part)| part == "rules" || part == "judgement")
}

/// What a part of one game must not know of the house, besides what stands higher than it.
fn is_strange(here: (&str, &str), path: &str) -> bool {
    match part(path) {
        Some((game, _)) => game != here.0,
        None => match here.1 {
            "rules" => path == "judgement" || path == "texts",
            "judgement" => path == "texts",
            "stage" => path == "judgement",
            _ => false,
        },
    }
}

/// Whether a crate is there for tests only: then what is shipped is never built with it.
fn is_test_kit(path: &str) -> bool {
    path == "laws" || path.starts_with("tests/")
}

/// Crates that show nothing: they measure games, or hand on what others show.
const SHOWING_NOTHING: [&str; 6] = ["archive", "bots", "games/paint", "lab", "server", "wire"];

/// A crate of the house.
struct Member {
    name: String,
    path: String,
    dependencies: Vec<Dependency>,
}

/// A package that a manifest asks for.
struct Dependency {
    name: String,
    /// Whether only its tests ask for it.
    dev: bool,
}

fn member(manifest: &Source) -> Result<Member, String> {
    let wrong = |problem: String| format!("{}: {problem}", manifest.path);
    let table: Table = manifest.text.parse().map_err(|error: toml::de::Error| wrong(error.to_string()))?;
    let name = table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
    let name = name.ok_or_else(|| wrong("there is no package name".to_owned()))?.to_owned();
    let path = manifest.path.trim_end_matches("/Cargo.toml").to_owned();
    Ok(Member { name, path, dependencies: dependencies(&table) })
}

/// All packages that a manifest asks for, for whatever purpose and platform.
fn dependencies(table: &Table) -> Vec<Dependency> {
    let mut all = Vec::new();
    for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
        for (key, value) in table.get(kind).and_then(Value::as_table).into_iter().flatten() {
            let name = value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned();
            all.push(Dependency { name, dev: kind == "dev-dependencies" });
        }
    }
    for (_, target) in table.get("target").and_then(Value::as_table).into_iter().flatten() {
        all.extend(target.as_table().map(dependencies).into_iter().flatten());
    }
    all
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
        for Dependency { name, dev } in &member.dependencies {
            // The tests of a crate may ask for it with other features.
            let Some(other) = members.iter().find(|other| other.name == *name && other.name != member.name) else { continue };
            if is_test_kit(&other.path) && !is_test_kit(&member.path) {
                // The tests of the engine are run on the toy and with the kit, which themselves know the engine.
                if !dev {
                    wrong.push(format!("{} must not depend on {} but in its tests", member.path, other.path));
                }
                continue;
            }
            if other.path == "stage" && shows_nothing(&member.path) {
                wrong.push(format!("{} shows nothing and must not depend on {}", member.path, other.path));
                continue;
            }
            // Tests of rules ask for texts to compare with.
            if !dev && part(&member.path).is_some_and(|here| is_strange(here, &other.path)) {
                wrong.push(format!("{} must not depend on {}", member.path, other.path));
                continue;
            }
            let Some(here) = height(&member.path) else { continue };
            if height(&other.path).is_none_or(|there| there >= here) {
                wrong.push(format!("{} must not depend on {}", member.path, other.path));
            }
        }
    }
    wrong
}
