//! Simulations and matches.

use crate::run::{folder, khroma};
use serde_json::Value;

const GAME: &str = "chromatic-conflict";

fn timeless(mut value: Value) -> Value {
    let table = value.as_object_mut().unwrap();
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        let time = table.remove(key);
        assert!(time.is_none_or(|time| time.as_f64().is_some_and(|time| time >= 0.0)));
    }
    value
}

fn sum(rows: &Value, key: &str) -> f64 {
    rows.as_array().unwrap().iter().map(|row| row[key].as_f64().unwrap()).sum()
}

#[test]
fn the_sums_of_a_simulation_agree() {
    let report = khroma(&["simulate", GAME, "--games", "30", "--bots", "greedy,random,random", "--seed", "7", "--json"]).json();
    assert_eq!((&report["games"], &report["seed"]), (&30.into(), &7.into()));
    let ended: u64 = report["ended_by"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(ended, 30);
    let seats = &report["seats"];
    assert_eq!(seats.as_array().unwrap().len(), 3);
    assert_eq!((&seats[0]["seat"], &seats[0]["bot"]), (&1.into(), &"greedy".into()));
    assert!((sum(seats, "share") - 1.0).abs() < 1e-6);
    assert!(sum(seats, "wins") <= 30.0 && sum(seats, "wins") + sum(seats, "shared") >= 30.0);
    let sides = &report["sides"];
    assert_eq!(sum(sides, "games"), 90.0);
    assert_eq!(sum(sides, "wins"), sum(seats, "wins"));
    let mean = report["decisions"].as_f64().unwrap() / 30.0;
    assert!((report["mean_decisions"].as_f64().unwrap() - mean).abs() < 1e-9);
    for row in seats.as_array().unwrap() {
        let [low, share, high] = ["low", "share", "high"].map(|key| row[key].as_f64().unwrap());
        assert!(low <= share && share <= high, "{row}");
    }
}

#[test]
fn threads_change_nothing_but_the_time() {
    let run = |threads: &str| {
        let args = [
            "simulate",
            GAME,
            "--games",
            "25",
            "--bots",
            "random",
            "--seats",
            "4",
            "--seed",
            "3",
            "--json",
            "--threads",
            threads,
        ];
        timeless(khroma(&args).json())
    };
    assert_eq!(run("1"), run("3"));
    let run = |threads: &str| {
        let args =
            ["match", GAME, "--games", "8", "--bots", "greedy,random", "--swap", "--seed", "3", "--json", "--threads", threads];
        timeless(khroma(&args).json())
    };
    assert_eq!(run("1"), run("2"));
}

#[test]
fn whoever_slips_at_every_decision_plays_at_random() {
    let run = |bots: &str, slips: &str| {
        let args = ["simulate", GAME, "--games", "12", "--bots", bots, "--seats", "3", "--seed", "3", "--slips", slips, "--json"];
        let report = timeless(khroma(&args).json());
        (report["slips"].clone(), report["decisions"].clone(), report["ended_by"].clone(), report["sides"].clone())
    };
    assert_eq!(run("greedy", "100"), run("random", "100"));
    let [never, now_and_then] = ["0", "10"].map(|slips| run("greedy", slips));
    assert_eq!((&never.0, &now_and_then.0), (&0.into(), &10.into()));
    assert_ne!(never.1, now_and_then.1);
    for (lang, told) in [("en", "seed 1, 10 % slips"), ("fr", "graine 1, 10\u{a0}% de faux pas")] {
        for command in ["simulate", "match"] {
            let args = [
                "--lang",
                lang,
                command,
                GAME,
                "--games",
                "2",
                "--bots",
                "random,random,random",
                "--seats",
                "3",
                "--slips",
                "10",
            ];
            let text = khroma(&args).ok();
            assert!(text.contains(told), "{text}");
        }
    }
}

#[test]
fn a_simulation_is_drawn_and_written() {
    let out = folder("simulation").join("report.json");
    let path = out.to_str().unwrap();
    let text = khroma(&["simulate", GAME, "--games", "12", "--bots", "random", "--out", path]).ok();
    for fragment in [
        "12 games of chromatic-conflict, seed 1",
        "games/s",
        "Wins by seat",
        "  4 random  ",
        "█",
        "▓",
        "░",
        "│",
        "Wins by side",
        "violet",
        "Ended by",
    ] {
        assert!(text.contains(fragment), "'{fragment}' is not in\n{text}");
    }
    let written: Value = serde_json::from_str(&std::fs::read_to_string(&out).unwrap()).unwrap();
    let printed = khroma(&["simulate", GAME, "--games", "12", "--bots", "random", "--json"]).json();
    assert_eq!(timeless(written), timeless(printed));
    let left: Vec<_> = std::fs::read_dir(out.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing else is left behind");
}

/// Nobody can make files in this folder.
#[cfg(target_os = "linux")]
#[test]
fn a_place_that_takes_no_file_is_refused_before_the_games_are_played() {
    for command in ["simulate", "match"] {
        // So many games would take minutes.
        let args = [command, GAME, "--games", "1000000", "--bots", "greedy,greedy,random", "--seats", "3"];
        let run = |more: &[&str]| khroma(&[&args[..], &["--out", "/proc/report.json"], more].concat()).bad();
        assert!(run(&[]).contains("/proc/report.json cannot be written: ") && !run(&[]).contains(".khroma-"));
        assert!(run(&["--lang", "fr"]).contains("/proc/report.json ne peut pas être écrit\u{a0}: "));
    }
}

#[test]
fn a_simulation_is_told_in_french() {
    let args = ["simulate", GAME, "--games", "1", "--bots", "random", "--seed", "2", "--lang", "fr"];
    let text = khroma(&args).ok();
    let fragments =
        ["1 partie de ", "Victoires par joueur", "100,0 %  [20,7 ; 100,0]  1 gagnée, ", "0 gagnée, ", "décisions par partie"];
    for fragment in fragments {
        assert!(text.contains(fragment), "'{fragment}' is not in\n{text}");
    }
    let points = |text: &str| text.lines().filter(|line| line.ends_with(" points") && line.contains(",0 points")).count();
    assert_eq!(points(&text), 4, "{text}");
    assert!(!text.replace("...", "").contains('.'), "{text}");
}

#[test]
fn the_sums_of_a_match_agree() {
    let report =
        khroma(&["match", GAME, "--games", "20", "--bots", "greedy,random", "--swap", "--seats", "3", "--seed", "5", "--json"])
            .json();
    assert_eq!((&report["games"], &report["starts"], &report["swap"]), (&20.into(), &10.into(), &true.into()));
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    for bot in bots {
        let [wins, draws, losses] = ["wins", "draws", "losses"].map(|key| bot[key].as_f64().unwrap());
        assert_eq!(wins + draws + losses, 20.0);
        assert!((bot["share"].as_f64().unwrap() - (wins + draws / 2.0) / 20.0).abs() < 1e-9);
    }
    assert_eq!(bots[0]["draws"], bots[1]["draws"]);
    assert!(bots[0]["share"].as_f64() > bots[1]["share"].as_f64(), "greedy is stronger: {report}");
    let args = ["match", GAME, "--games", "1", "--bots", "greedy,random", "--seats", "3"];
    let report = khroma(&[&args[..], &["--json"]].concat()).json();
    let text = khroma(&args).ok();
    assert!(text.starts_with("1 game of chromatic-conflict at 3 seats, 1 start, seed 1\n"), "{text}");
    let rows = text.lines().skip_while(|line| !line.ends_with("Elo")).skip(1);
    for (bot, row) in report["bots"].as_array().unwrap().iter().zip(rows) {
        assert_eq!(bot["elo"].is_null(), row.ends_with("  -"), "a dash where there is no Elo: {bot}\n{text}");
    }
    let text = khroma(&["match", GAME, "--games", "4", "--bots", "greedy,random", "--seats", "3", "--lang", "fr"]).ok();
    for fragment in ["4 parties", "gagnées", "Elo", "Part des parties", "voir --swap"] {
        assert!(text.contains(fragment), "'{fragment}' is not in\n{text}");
    }
}
