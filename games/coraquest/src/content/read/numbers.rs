//! Dice and constants.

use super::tree::{Report, Table};
use crate::content::{Constants, DiceFaces};

/// Reads the faces of the dice (content D).
pub(super) fn faces(file: &Table<'_>, report: &mut Report<'_>) -> Option<DiceFaces> {
    report.keys(file, &["white", "blue", "red"], "");
    let mut all = [[0; 6]; 3];
    for (key, faces) in ["white", "blue", "red"].into_iter().zip(&mut all) {
        let node = report.need(file, key, "")?;
        let list = report.list(node, "")?;
        if list.len() != 6 {
            report.wrong(node.at, "", format!("a die has 6 faces, but '{key}' has {}", list.len()));
        }
        for (face, node) in faces.iter_mut().zip(list) {
            *face = report.number(node, 0..=3, "a face (content D)", "").unwrap_or_default() as u8;
        }
        if *faces == [0; 6] {
            report.wrong(node.at, "", format!("no face of '{key}' has a success"));
        }
    }
    Some(DiceFaces(all))
}

/// Reads the constants, and the names of the party that is advised.
pub(super) fn constants<'t>(file: &Table<'t>, report: &mut Report<'_>) -> Option<(Constants, Vec<(&'t str, usize)>)> {
    let keys = [
        "chests",
        "hero_actions",
        "armour_changes",
        "enemy_actions",
        "slow_actions",
        "ability_level",
        "poison",
        "smell",
        "slide",
        "wall_bump",
        "figure_bump",
        "no_slide",
        "second_wind",
        "round_limit",
        "queue",
        "advised_party",
    ];
    report.keys(file, &keys, "");
    let mut number = |key: &str, range| report.small(file, key, range, ["", ""]);
    let (chests, hero_actions, armour_changes) =
        (number("chests", 1..=32), number("hero_actions", 1..=4), number("armour_changes", 0..=9));
    let (enemy_actions, slow_actions) = (number("enemy_actions", 1..=4), number("slow_actions", 0..=4));
    let (ability_level, poison, smell) = (number("ability_level", 1..=4), number("poison", 0..=9), number("smell", 1..=9));
    let (slide, wall_bump, figure_bump) = (number("slide", 1..=9), number("wall_bump", 0..=9), number("figure_bump", 0..=9));
    let (no_slide, second_wind, queue) = (number("no_slide", 0..=9), number("second_wind", 1..=20), number("queue", 10..=200));
    let limit = report.need(file, "round_limit", "").and_then(|node| lengths(node, 5..=99, "round_limit", ["", ""], report));
    let party = report.need(file, "advised_party", "").and_then(|node| {
        let names = report.list(node, "")?;
        if names.len() != 4 {
            report.wrong(node.at, "", "a party has four heroes (CR-SETUP-7)");
        }
        Some(names.into_iter().filter_map(|name| Some((report.string(name, "")?, name.at))).collect())
    });
    let constants = Constants {
        chests: chests?,
        hero_actions: hero_actions?,
        armour_changes: armour_changes?,
        enemy_actions: enemy_actions?,
        slow_actions: slow_actions?,
        ability_level: ability_level?,
        poison: poison?,
        smell: smell?,
        slide: slide?,
        wall_bump: wall_bump?,
        figure_bump: figure_bump?,
        no_slide: no_slide?,
        second_wind: second_wind?,
        round_limit: limit?.map(|limit| limit as u8),
        queue: queue?,
    };
    Some((constants, party?))
}

/// Two numbers: for the Normal and the Long game.
pub(super) fn lengths(
    node: super::tree::Node<'_>,
    range: std::ops::RangeInclusive<i16>,
    what: &str,
    codes: [&str; 2],
    report: &mut Report<'_>,
) -> Option<[i16; 2]> {
    let table = report.table(node, codes[0])?;
    report.keys(&table, &["normal", "long"], codes[0]);
    let mut one = |key: &str| {
        let node = report.need(&table, key, codes[0])?;
        report.number(node, range.clone(), what, codes[1])
    };
    let (normal, long) = (one("normal"), one("long"));
    Some([normal?, long?])
}
