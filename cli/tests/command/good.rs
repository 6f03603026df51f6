//! What works.

use crate::run::{command, file, folder, khroma, khroma_with, start};

#[test]
fn every_command_has_help_with_examples() {
    let help = khroma(&["--help"]).ok();
    let commands = [
        "games",
        "new",
        "show",
        "legal",
        "explain",
        "apply",
        "play",
        "simulate",
        "match",
        "replay",
        "rules",
        "check",
        "completions",
    ];
    for name in commands {
        assert!(help.contains(&format!("\n  {name} ")), "{name}\n{help}");
        let help = khroma(&[name, "--help"]).ok();
        assert!(help.contains("Examples:\n  khroma "), "{name}\n{help}");
    }
}

#[test]
fn help_is_in_the_language_of_the_reader() {
    let played = khroma(&["play", "--help", "--lang", "fr"]).ok();
    for fragment in
        ["Jouer dans le terminal", "\nUsage\u{a0}: khroma play [OPTIONS] [JEU] [DÉPART]\n", "\nExemples\u{a0}:\n  khroma "]
    {
        assert!(played.contains(fragment), "'{fragment}' is not in\n{played}");
    }
    for args in [&["play", "-h"][..], &["help", "play"]] {
        let output = command(args).env("LC_ALL", "fr_FR.UTF-8").output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), played);
    }
    assert!(khroma(&["completions", "zsh", "--lang", "fr"]).ok().contains("Jouer dans le terminal"));
}

#[test]
fn good_commands_print_what_they_should() {
    let start = file("good", start());
    let start = start.as_str();
    let cases: &[(&[&str], &[&str])] = &[
        (&["games"], &["chromatic-conflict", "3-4 players", "seats=", "factions=", "default choose"]),
        (&["games", "--lang", "fr"], &["joueurs", "par défaut choose"]),
        (&["new", "chromatic-conflict"], &["chromatic-conflict 1\nseats . . . .\nturn 0\n"]),
        (&["new", "chromatic-conflict", "--seats", "3"], &["seats . . .\n"]),
        (
            &["new", "chromatic-conflict", "--seats", "3", "--set", "factions=blue,green,orange"],
            &["seats blue green orange", "hand 1 "],
        ),
        (&["show", start], &["As seat 2 sees it, who decides now", "Core", "Your hand"]),
        (&["show", start, "--lang", "fr"], &["Vu par le joueur 2, qui décide maintenant", "Noyau", "Votre main"]),
        (&["show", start, "--seat", "1"], &["As seat 1 sees it\n"]),
        (&["show", start, "--color", "always"], &["\x1b["]),
        (&["legal", start], &["lay T06 (-1,0)\n", "place 4 (0,0)\n"]),
        (&["legal", start, "--words"], &["place 4 (0,0)   Place a 4 on the unoccupied Core"]),
        (&["explain", start, "place 4 (0,0)"], &["legal: Place a 4"]),
        (&["apply", start, "place 4 (0,0)"], &["# Green places a 4 on the Core.\n", "\nturn 1 seat 2 action 2\n"]),
        (
            &["apply", start, "place 4 (0,0)", "lay T06 (1,0)", "--lang", "fr"],
            &["# ", "# hasard\u{a0}: ", "\nturn 2 seat 3 action 1\n"],
        ),
        (&["rules", "chromatic-conflict"], &["CC-GEN-1 ", "CC-CAP-3 "]),
        (&["rules", "chromatic-conflict", "CC-CAP-3"], &["CC-CAP-3  The attack power"]),
        (&["rules", "chromatic-conflict", "cc-cap"], &["CC-CAP-1 ", "CC-CAP-3 "]),
        (&["rules", "chromatic-conflict", "CC-CAP-3", "--lang", "fr"], &["puissance"]),
        (&["completions", "bash"], &["_khroma()"]),
        (&["completions", "fish"], &["complete -c khroma"]),
        (&["--version"], &["khroma 0."]),
    ];
    for (args, fragments) in cases {
        let out = khroma(args).ok();
        for fragment in *fragments {
            assert!(out.contains(fragment), "{args:?}: '{fragment}' is not in\n{out}");
        }
    }
}

#[test]
fn json_is_json_and_says_the_same() {
    let start = file("json", start());
    let games = khroma(&["games", "--json"]).json();
    assert_eq!(games[0]["name"], "chromatic-conflict");
    assert_eq!(games[0]["seats"]["least"], 3);
    let args = ["new", "chromatic-conflict", "--seats", "3", "--seed", "7"];
    let new = khroma(&[&args[..], &["--json"]].concat()).json();
    assert_eq!((&new["game"], &new["seed"]), (&"chromatic-conflict".into(), &"7".into()));
    assert_eq!((&new["setup"]["seats"], new["position"].as_str().unwrap()), (&3.into(), khroma(&args).ok().as_str()));
    let rules = khroma(&["rules", "chromatic-conflict", "--json"]).json();
    assert_eq!(rules.as_array().unwrap().len(), khroma(&["rules", "chromatic-conflict"]).ok().lines().count());
    let rule = &khroma(&["rules", "chromatic-conflict", "cc-cap-3", "--json"]).json()[0];
    assert_eq!(rule["id"], "CC-CAP-3");
    assert!(rule["en"].as_str().unwrap().contains("power") && rule["fr"].as_str().unwrap().contains("puissance"), "{rule}");
    let view = khroma(&["show", &start, "--json"]).json();
    assert_eq!(view["viewer"], 2);
    let legal = khroma(&["legal", &start, "--json"]).json();
    assert_eq!(legal.as_array().unwrap().len(), khroma(&["legal", &start]).ok().lines().count());
    let explained = khroma(&["explain", &start, "place 4 (0,0)", "--json"]).json();
    assert_eq!((&explained["legal"], &explained["action"]), (&true.into(), &"place 4 (0,0)".into()));
    let applied = khroma(&["apply", &start, "place 4 (0,0)", "--json"]).json();
    let printed = khroma(&["apply", &start, "place 4 (0,0)"]).ok();
    assert!(printed.ends_with(applied["position"].as_str().unwrap()));
    assert!(applied["events"][0]["fr"].is_string() && applied["luck"].is_array());
}

#[test]
fn what_apply_prints_is_a_position_again() {
    let start = start();
    let first = khroma_with(&["apply", "-", "place 4 (0,0)"], start.as_bytes()).ok();
    let both = khroma_with(&["apply", "-", "lay T06 (1,0)"], first.as_bytes()).ok();
    let at_once = khroma_with(&["apply", "-", "place 4 (0,0)", "lay T06 (1,0)"], start.as_bytes()).ok();
    let bare =
        |text: &str| text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect::<String>();
    assert_eq!(bare(&both), bare(&at_once));
}

#[test]
fn luck_comes_as_it_is_asked_for() {
    let start = file("luck", start());
    let play = ["apply", &start, "place 4 (0,0)", "lay T06 (1,0)", "--json"];
    let luck = |run: &[&str]| khroma(&[&play[..], run].concat()).json()["luck"].clone();
    assert_eq!(luck(&["--seed", "5"]), luck(&["--seed", "5"]));
    let asked = luck(&["--chance", "chromeca=crane"]);
    assert!(asked.as_array().unwrap().contains(&"chromeca=crane".into()), "{asked}");
    // What was drawn is told in the words in which it can be asked for.
    let told = khroma(&[&play[..4], &["--seed", "5"]].concat()).ok();
    let drawn = told.lines().find_map(|line| line.strip_prefix("# luck: ")).unwrap();
    assert_eq!(luck(&["--chance", drawn]), luck(&["--seed", "5"]));
    // The example of the help can be typed as it stands there.
    assert!(khroma(&["help", "apply"]).ok().contains("'place 4 (0,0)' 'lay T06 (1,0)' --chance chromeca=crane\n"));
}

#[test]
fn setups_come_from_files_and_options_go_before_them() {
    let folder = folder("setups");
    for (name, text) in [
        ("a.toml", "seats = 3\nfactions = \"violet,blue,green\"\n"),
        ("a.json", "{\"seats\":3,\"factions\":\"violet,blue,green\"}"),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        let path = path.to_str().unwrap();
        assert!(khroma(&["new", "chromatic-conflict", "--setup", path]).ok().contains("seats violet blue green"));
        let over = khroma(&["new", "chromatic-conflict", "--setup", path, "--set", "factions=choose"]).ok();
        assert!(over.contains("seats . . ."), "{over}");
    }
}

#[test]
fn explain_answers_with_its_exit_code() {
    let start = file("explain", start());
    let run = khroma(&["explain", &start, "place 5 (0,0)"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    assert!(run.out.starts_with("not legal: CC-"), "{}", run.out);
    let run = khroma(&["explain", &start, "place 5 (0,0)", "--lang", "fr"]);
    assert!(run.out.starts_with("pas permis\u{a0}: CC-"), "{}", run.out);
    let run = khroma(&["explain", &start, "place 5 (0,0)", "--json", "--lang", "fr"]);
    assert_eq!(run.code, 1);
    let value: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(value["legal"], false);
}

#[test]
fn the_language_comes_from_the_environment() {
    let say = |name: &str, value: &str| {
        let output =
            command(&["rules", "chromatic-conflict", "CC-GEN-1"]).env_remove("LC_ALL").env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(say("LANG", "fr_FR.UTF-8").contains("se joue à"));
    assert!(say("LC_ALL", "fr_CA").contains("se joue à"));
    assert!(say("LANG", "xx_XX.UTF-8").contains("is played by"));
}

#[test]
fn a_closed_pipe_ends_the_command_quietly() {
    let start = file("pipe", start());
    for args in
        [&["rules", "chromatic-conflict"][..], &["legal", &start], &["--help"], &["completions", "zsh"], &["games", "--json"]]
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command(args).stdout(writer).output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}
