//! Paint Brawl: everything that the command does works for it too.

use crate::run::{file, folder, khroma, khroma_with};
use std::fs;
use std::path::Path;

const GAME: &str = "paint-brawl";

/// The first decision of a game at Normal level.
fn start(name: &str) -> String {
    file(name, khroma(&["new", GAME, "normal-2"]).ok())
}

fn expect(out: &str, fragments: &[&str]) {
    let mut rest = out;
    for fragment in fragments {
        let at = rest.find(fragment).unwrap_or_else(|| panic!("'{fragment}' is not in the rest of\n{out}"));
        rest = &rest[at + fragment.len()..];
    }
}

/// A whole game among bots, kept in a file.
fn game(name: &str, options: &[&str]) -> String {
    let path = folder(name).join("game.txt").to_str().unwrap().to_owned();
    let args = ["play", GAME, "advanced-2", "--humans", "0", "--bots", "random", "--seed", "2", "--save", &path];
    let out = khroma(&[&args[..], options].concat()).ok();
    expect(&out, &["Paint Brawl, seats: 1 random, 2 random", "Red declares ", "The game is over", "Saved in ", "The seed was 2"]);
    path
}

#[test]
fn it_is_listed_looked_at_and_played_with() {
    let start = start("brawl-good");
    let start = start.as_str();
    let cases: &[(&[&str], &[&str])] = &[
        (&["games"], &["paint-brawl  Paint Brawl, 2-4 players", "--set scenario=…  (1, 2, 3, 4, 5; default 1)"]),
        (&["games", "--lang", "fr"], &["paint-brawl  Paint Brawl, 2-4 joueurs", "1 Réseau de Peinture"]),
        (&["rules", GAME, "PB-MOVE-3"], &["PB-MOVE-3  A Run goes as far as you like"]),
        (&["rules", GAME, "pb-move-3", "--lang", "fr"], &["PB-MOVE-3  Une Course va aussi loin"]),
        (&["rules", GAME, "PB-SETUP"], &["PB-SETUP-1  ", "PB-SETUP-8  "]),
        (&["new", GAME], &["paint-brawl\nlevel normal\nscenario 1\nseats red blue\n", "stage walls red\n"]),
        (&["show", start], &["As seat 1 sees it, who decides now", "Round 1 of 40, turn: Red", "Your hand: ", "Your turn: play"]),
        (&["show", start, "--lang", "fr", "--seat", "2"], &["Vu par le joueur 2\n", "Manche 1 sur 40", "À Rouge de jouer"]),
        (&["show", start, "--color", "always"], &["\x1b[91mrC"]),
        (&["legal", start], &["walk b1 c1\n", "run a2 a5\n", "shot b1 b11\n"]),
        (&["legal", start, "--words"], &["shot b1 b11       Shot: the Hunter on b1 shoots at b11 (repaints the blue Shaman)\n"]),
        (&["legal", start, "--words", "--lang", "fr"], &["Tir\u{a0}: le Chasseur en b1 tire sur b11 (repeint le Chaman bleu)\n"]),
        (&["explain", start, "run a2 a5"], &["legal: Run: the Warrior runs from a2 to a5\n"]),
        (
            &["apply", start, "run a2 a5", "shot b1 b11"],
            &[
                "# The red Warrior goes from a2 to a5.\n",
                "# The blue Shaman on b11 is repainted and joins Red.\n",
                "\n11 .  rS .",
                "moves 1 attacks 1\n",
            ],
        ),
        (
            &["apply", start, "melee j1 ne", "--lang", "fr"],
            &["# Rouge annonce Mêlée\u{a0}: le Guerrier en j1 peint les trois cases vers le nord-est.\n", "# Rouge peint k1.\n"],
        ),
    ];
    for (args, fragments) in cases {
        expect(&khroma(args).ok(), fragments);
    }
    assert_eq!(khroma(&["show", start, "--json"]).json()["seats"][0]["colour"], "red");
    assert_eq!(khroma(&["apply", start, "run a2 a5", "--json"]).json()["events"][1]["event"]["what"], "moved");
}

#[test]
fn refusals_say_the_rule_in_both_languages() {
    let start = start("brawl-refusals");
    for (lang, begins, words) in
        [("en", "not legal: PB-MOVE-3 ", "in a straight line"), ("fr", "pas permis\u{a0}: PB-MOVE-3 ", "en ligne droite")]
    {
        let run = khroma(&["explain", &start, "run a2 c3", "--lang", lang]);
        assert_eq!((run.code, run.err.as_str()), (1, ""));
        assert!(run.out.starts_with(begins) && run.out.contains(words), "{}", run.out);
    }
    let cases: &[(&[&str], &[&str])] = &[
        (&["explain", &start, "run a2 z5"], &["column 8: a square is expected, found 'z5'", "\n  run a2 z5\n         ^\n"]),
        (&["apply", &start, "run a2 c3", "--lang", "fr"], &["« run a2 c3 » n'est pas permis. PB-MOVE-3\u{a0}: Une Course"]),
        (&["rules", GAME, "PB-MVOE-3"], &["did you mean PB-MOVE-3"]),
        (&["new", GAME, "--seats", "5"], &["PB-SETUP-1"]),
        (&["new", GAME, "--seats", "5", "--lang", "fr"], &["PB-SETUP-1\u{a0}: Avant la partie"]),
        (&["new", GAME, "--set", "colours=red,red"], &["PB-SETUP-2"]),
        (&["new", GAME, "--set", "level=initiation", "--set", "scenario=3"], &["PB-SETUP-6"]),
        (&["new", GAME, "--set", "level=initiation", "--set", "colours=green,orange"], &["PB-SETUP-7"]),
        (&["new", GAME, "--seats", "3", "--set", "scenario=2", "--set", "colours=red,yellow,orange"], &["PB-SETUP-8"]),
        (&["new", GAME, "--set", "tactical=true"], &["PB-ADV-1"]),
        (&["new", GAME, "--set", "matriarchs=green"], &["PB-CHIEF-9"]),
        (&["new", GAME, "--set", "scenario=7"], &["scenario: there is no scenario 7: 1 to 5"]),
        (&["new", GAME, "--set", "colours=pink"], &["'pink' is not a colour"]),
        (&["play", GAME, "--set", "level=expert", "--lang", "fr"], &["ces options ne vont pas", "`expert`"]),
        (&["simulate", GAME, "normal-2", "--games", "1", "--bots", "random,random,random"], &["3 bots are named for 2 seats"]),
    ];
    for (args, fragments) in cases {
        expect(&khroma(args).bad(), fragments);
    }
}

#[test]
fn a_position_that_was_cut_off_anywhere_does_not_panic() {
    let good = khroma(&["new", GAME, "advanced-4"]).ok();
    for length in (0..good.len()).step_by(3) {
        let run = khroma_with(&["legal", "-"], &good.as_bytes()[..length]);
        assert!(matches!(run.code, 0 | 2) && !run.err.contains("panicked"), "{length}: {run:?}");
    }
}

#[test]
fn a_game_among_bots_is_replayed_and_verified() {
    let path = game("brawl-bots", &[]);
    let verified = khroma(&["replay", &path, "--verify"]).ok();
    assert!(verified.starts_with("verified: ") && verified.contains("luck agrees with the seed"), "{verified}");
    expect(&khroma(&["replay", &path]).ok(), &["  1 seat 1: ", "Red ", "wins", &verified]);
    expect(&khroma(&["replay", &path, "--lang", "fr"]).ok(), &["  1 joueur 1\u{a0}: ", "Rouge ", "gagne", "vérifié"]);
    expect(&khroma(&["show", &path, "--at", "20"]).ok(), &["As a bystander sees it, after 20 of ", "Quest, marker"]);
    assert_eq!(khroma(&["legal", &path]).ok(), "");
    let text = fs::read_to_string(&path).unwrap();
    let line = text.lines().position(|line| line.contains("run ")).unwrap();
    let changed: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(at, words)| if at == line { words.replacen("run ", "walk ", 1) } else { words.to_owned() })
        .collect();
    let err = khroma(&["replay", &file("brawl-tampered", changed.join("\n") + "\n")]).bad();
    assert!(err.contains(&format!("file.txt:{}: ", line + 1)), "{err}");
}

#[test]
fn what_was_taken_in_secret_is_shown_to_its_seat_alone() {
    let path = game("brawl-secret", &["--set", "tactical=true"]);
    let lines = |args: &[&str], words: &str| {
        let out = khroma(&[&["replay", &path], args].concat()).ok();
        out.lines().filter(|line| line.contains(words)).count()
    };
    let hidden = lines(&[], "(a secret choice)");
    assert!(hidden > 10);
    assert_eq!(lines(&[], ": take "), 0);
    assert_eq!(lines(&["--lang", "fr"], "(un choix secret)"), hidden);
    let own = [1, 2].map(|seat| lines(&["--seat", &seat.to_string()], ": take "));
    assert_eq!(own[0] + own[1], hidden);
    let told = khroma(&["replay", &path, "--json", "--seat", "2"]).json();
    let moments = told["decisions"].as_array().unwrap().iter();
    assert_eq!(moments.filter(|moment| moment["action"].is_null()).count(), own[0]);

    // Around one keyboard the second seat does not read in the log what the first one took.
    let table = ["play", GAME, "advanced-2", "--set", "tactical=true", "--set", "women=false", "--hot-seat", "--seed", "1"];
    let script = "\ntake kadamas\n".to_owned() + &"1\n".repeat(60) + "log\nquit\n\n";
    let out = khroma_with(&table, script.as_bytes()).ok();
    let second = out.split("seat 2> log\n").nth(1).or_else(|| out.split("seat 1> log\n").nth(1)).unwrap();
    let mine = if out.contains("seat 2> log\n") { "2" } else { "1" };
    for line in second.lines().filter(|line| line.contains(" seat ") && line.contains(": take ")) {
        assert!(line.contains(&format!(" seat {mine}: take ")), "{line}");
    }
    assert!(second.contains("(a secret choice)"), "{second}");
}

#[test]
fn a_person_finds_an_option_among_many() {
    let script = "shot b1\nne\nnetw\nk2\nwhy run a2 c3\nrules\nrun a2 c3\nrun j1 j9\nundo\n9999\nhelp\nquit\n";
    let out = khroma_with(&["play", GAME, "normal-2", "--seed", "3", "--bots", "random"], script.as_bytes()).ok();
    expect(
        &out,
        &[
            "Your turn: play (2 Moves and 2 Attacks left)",
            "  run j1  Run: the Warrior runs from j1 to …\n",
            " b11!",
            "'options all' lists everything; ! has more to it: 'why ",
            "seat 1> shot b1\n",
            "  shot b1 b11  Shot: the Hunter on b1 shoots at b11 (repaints the blue Shaman)\n",
            "seat 1> ne\n",
            "network a1 c2 d2",
            "seat 1> netw\n",
            "network a1 c2 d2",
            "seat 1> k2\n",
            "  walk k2 k1  Walk: the Shaman goes from k2 to k1\n",
            "seat 1> why run a2 c3\nnot legal: PB-MOVE-3 ",
            "seat 1> rules\nWrite the ID of a rule or of a chapter behind it, as in: rules PB-",
            "seat 1> run a2 c3\n'run a2 c3' is not legal. PB-MOVE-3: ",
            "seat 1> run j1 j9\n  1  Red declares Run: the Warrior runs from j1 to j9.\n     The red Warrior goes from j1 to j9.\n",
            "seat 1> undo\nTaken back.",
            "seat 1> 9999\nthere is no option 9999",
            "seat 1> help\n",
            "The seed was 3",
        ],
    );
}

/// Numbers of options; those that there are not are refused, and whoever is asked is asked again.
fn numbers(count: u32) -> String {
    (0..count).map(|at| format!("{}\n", 1 + at.wrapping_mul(2_654_435_761) % 89)).collect()
}

#[test]
fn a_person_reacts_in_the_turn_of_a_bot() {
    let play = |seed: u32, lang: &str| {
        let args = ["play", GAME, "normal-2", "--seed", &seed.to_string(), "--bots", "random", "--lang", lang];
        khroma_with(&args, numbers(300).as_bytes()).ok()
    };
    let asked = "Your turn: react, or let it happen (Blue declares ";
    let seed = (1..20).find(|&seed| play(seed, "en").contains(asked)).unwrap();
    let out = play(seed, "en");
    expect(&out, &[asked, ")\n\n    1  ", "pass", "Let it happen\n"]);
    expect(&play(seed, "fr"), &["À vous de réagir ou de laisser faire (Bleu annonce ", "Laisser faire\n"]);
}

#[test]
fn a_long_list_does_not_push_the_table_off_the_screen() {
    let out = khroma_with(&["play", GAME, "initiation-2", "--seed", "4", "--bots", "random"], numbers(3000).as_bytes()).ok();
    let lists = out.split("Your turn: ").skip(1).map(|rest| rest.split("seat 1> ").next().unwrap().lines().count());
    assert!(lists.max().unwrap() < 35);
    expect(&out, &[" …  ", " options: Network: the "]);
}

#[test]
fn the_end_around_one_keyboard_is_told_without_the_whole_game() {
    let out = khroma_with(&["play", GAME, "initiation-2", "--hot-seat", "--seed", "4"], numbers(9000).as_bytes()).ok();
    let over = out.rfind("The game is over: ").expect("so many numbers end a game");
    let last = out[..over].rfind("seat ").unwrap();
    assert!(out[last..over].lines().count() < 60, "{}", &out[last..over]);
}

#[test]
fn bots_play_series_and_matches() {
    let report = khroma(&["simulate", GAME, "advanced-3", "--games", "6", "--bots", "random", "--json"]).json();
    let sides: Vec<&str> = report["sides"].as_array().unwrap().iter().map(|row| row["side"].as_str().unwrap()).collect();
    assert_eq!(sides, ["blue", "red", "yellow"]);
    expect(
        &khroma(&["simulate", GAME, "initiation-4", "--games", "2", "--bots", "random"]).ok(),
        &["2 games of paint-brawl", "Wins by side", "Ended by"],
    );
    let text = khroma(&["match", GAME, "initiation-2", "--games", "2", "--bots", "greedy,random", "--swap", "--lang", "fr"]).ok();
    expect(&text, &["2 parties de paint-brawl à 2 joueurs, 1 départ", "greedy", "Part des parties"]);
}

#[test]
fn wrong_content_is_told_with_file_line_and_reason() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content").join(GAME);
    expect(&khroma(&["check", shipped.to_str().unwrap()]).ok(), &["paint-brawl, 4 files are fine"]);
    let folder = folder("brawl-content");
    for entry in fs::read_dir(&shipped).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
    let path = folder.join("constants.toml");
    let text = fs::read_to_string(&path).unwrap();
    let line = 1 + text.lines().position(|line| line.starts_with("take_back = 3")).unwrap();
    fs::write(&path, text.replace("take_back = 3", "take_back = \"many\"")).unwrap();
    let wrong = format!("constants.toml:{line}: invalid type: string \"many\"");
    let content = folder.to_str().unwrap();
    expect(&khroma(&["--content", content, "new", GAME]).bad(), &["the content of paint-brawl in ", &wrong]);
    expect(&khroma(&["--content", content, "play", GAME, "--lang", "fr"]).bad(), &["le contenu de paint-brawl dans ", &wrong]);
    let run = khroma(&["check", content]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    expect(&run.err, &[&wrong]);

    fs::write(&path, text.replace("moves_per_turn = 2", "moves_per_turn = 1")).unwrap();
    let out = khroma_with(&["--content", content, "play", GAME, "normal-2", "--seed", "1"], b"quit\n").ok();
    expect(&out, &["Your turn: play (1 Move and 2 Attacks left)"]);
}
