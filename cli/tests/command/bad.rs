//! What does not work says so: exit code 2, a sentence on standard error, nothing on standard output.

use crate::run::{file, folder, khroma, khroma_with, start};

#[test]
fn bad_arguments_are_refused_with_a_sentence() {
    let start = file("bad-arguments", start());
    let start = start.as_str();
    let game = "chromatic-conflict";
    let cases: &[(&[&str], &[&str])] = &[
        (&["simulat", game], &["unrecognized subcommand 'simulat'", "'simulate'"]),
        (&["new", "chromatic-conflit"], &["'chromatic-conflit'", "similar value exists: 'chromatic-conflict'"]),
        (&["new", game, "--lang", "frr"], &["'frr'", "'fr'"]),
        (&["new", game, "--seats", "2"], &["CC-GEN-1"]),
        (&["new", game, "--seats", "5"], &["CC-GEN-1"]),
        (&["new", game, "--seats", "5", "--lang", "fr"], &["CC-GEN-1", "se joue à 3 ou 4"]),
        (&["new", game, "--seats", "300"], &["3-4 seats, not 300"]),
        (&["new", game, "--seats", "300", "--lang", "fr"], &["se joue à 3-4 joueurs, pas 300"]),
        (&["new", game, "--seats", "99999999999999999999999"], &["--seats"]),
        (&["new", game, "--set", "seats=99999999999999999999999"], &["this setup cannot be: seats: "]),
        (&["new", game, "--set", "seats=three"], &["this setup cannot be: seats: "]),
        (&["new", game, "--set", "colour=blue"], &["no option 'colour'", "seats, factions"]),
        (&["new", game, "--set", "factions"], &["key=value"]),
        (&["new", game, "--set", "factions=blue,blue,green"], &["CC-SETUP-2"]),
        (&["new", game, "--set", "factions=pink"], &["'pink' is not a faction"]),
        (&["new", game, "--seats", "3", "--set", "seats=4"], &["'seats' is given twice"]),
        (&["new", game, "--setup", "no-such-file.toml"], &["no-such-file.toml", "cannot be read"]),
        (&["new", game, "--seed", "x"], &["'x' is not a seed"]),
        (&["new", game, "--seed", "18446744073709551616"], &["not a seed"]),
        (&["show", "no-such-file.txt"], &["no-such-file.txt: this cannot be read"]),
        (&["show", "."], &["this cannot be read"]),
        (&["show", start, "--seat", "4"], &["there is no seat 4: 3 seats play"]),
        (&["show", start, "--seat", "4", "--lang", "fr"], &["il n'y a pas de joueur 4\u{a0}: il y a 3 joueurs"]),
        (&["show", start, "--seat", "900"], &["--seat", "small number"]),
        (&["show", start, "--at", "1"], &["a position, which has no past"]),
        (&["legal", start, "--unknown"], &["--unknown"]),
        (&["explain", start, "plaec 3 (0,0)"], &["column 1: an action", "\n  plaec 3 (0,0)\n  ^\n"]),
        (&["explain", start, "place 3 (0;0)"], &["column 11: ',' is expected", "\n  place 3 (0;0)\n            ^\n"]),
        (&["apply", start, "place 3 (999999999999,0)"], &["column 10", "out of range"]),
        (&["apply", start, "place 5 (0,0)"], &["'place 5 (0,0)' is not legal", "CC-"]),
        (&["apply", start, "place 4 (0,0)", "place 4 (0,0)"], &["'place 4 (0,0)' is not legal", "CC-"]),
        (&["apply", start, "place 4 (0,0)", "--chance", "tag"], &["label=value"]),
        (&["apply", start, "place 4 (0,0)", "--chance", "tag=T99"], &["'tag=T99' is written, but the game does not draw it"]),
        (&["apply", start, "place 4 (0,0)", "lay T06 (1,0)", "--chance", "tag=T06"], &["'tag=T06' cannot come now; possible: "]),
        (&["apply", start], &["ACTION"]),
        (&["rules", game, "CC-CPA-3"], &["no rule 'CC-CPA-3'", "did you mean", "CC-CAP-3"]),
        (&["rules", game, "42"], &["no rule '42'"]),
        (&["replay", start], &["file.txt:1: this is not a transcript"]),
        (&["simulate", game, "--games", "0", "--bots", "random"], &["--games"]),
        (&["simulate", game, "--games", "99999999999999999999", "--bots", "random"], &["--games"]),
        (&["simulate", game, "--games", "1"], &["--bots"]),
        (&["simulate", game, "--games", "1", "--bots", "nromal"], &["'nromal' is not a bot", "did you mean 'normal'?"]),
        (&["simulate", game, "--games", "1", "--bots", "hard@5s"], &["'5s' is not a budget"]),
        (&["simulate", game, "--games", "1", "--bots", "random@5it"], &["takes no budget"]),
        (&["simulate", game, "--games", "1", "--bots", "random,random"], &["CC-GEN-1"]),
        (
            &["simulate", game, "--games", "1", "--bots", "random,greedy,random", "--seats", "4"],
            &["3 bots are named for 4 seats"],
        ),
        (&["simulate", game, "--games", "1", "--bots", "random", "--threads", "0"], &["--threads"]),
        (&["simulate", game, "--games", "1", "--bots", "random", "--slips", "101"], &["--slips"]),
        (
            &["simulate", game, "--games", "1", "--bots", "random", "--out", "no/such/folder/x.json"],
            &["the folder no/such/folder does not exist"],
        ),
        (&["match", game, "--games", "2", "--bots", "random"], &["2 to 4 bots, not 1"]),
        (&["match", game, "--games", "2", "--bots", "random", "--lang", "fr"], &["entre 2 et 4 bots, pas 1"]),
        (&["match", game, "--games", "2", "--bots", "random,random,random,random", "--seats", "3"], &["2 to 3 bots, not 4"]),
        (&["match", game, "--games", "3", "--bots", "random,greedy", "--swap"], &["multiple of 2, such as 4"]),
        (&["play", game, "--humans", "5"], &["5 people do not fit on 4 seats"]),
        (&["play", game, "--bots", "random,random"], &["2 bots are named for 3 seats"]),
        (&["play", game, "--humans", "4", "--bots", "random"], &["none left for a bot"]),
        (
            &["play"],
            &[
                "which game?",
                "\n  khroma play chromatic-conflict\n  khroma play paint-brawl initiation-2\n  khroma play dark-threat easy-2\n  khroma play color-quest quick\n  khroma play coraquest first\n",
                "'khroma games'",
            ],
        ),
        (
            &["play", "--lang", "fr"],
            &["quel jeu ?", "écrivez par exemple\n  khroma play chromatic-conflict\n", "« khroma games »"],
        ),
        (&["play", "--resume", start], &["this is not a transcript"]),
        (&["play", "--resume", "-"], &["standard input is the keyboard"]),
        (&["play", "--resume", "-", "--lang", "fr"], &["erreur\u{a0}: l'entrée standard est ici le clavier"]),
        (&["play", "--resume", start, "--lang", "fr"], &["file.txt:1: ceci n'est pas une transcription"]),
        (&["play", "--resume", "no-such-file.txt", "--lang", "fr"], &["no-such-file.txt: ceci ne peut pas être lu"]),
        (&["play", game, "--set", "colour=blue", "--lang", "fr"], &["ces options ne vont pas", "no option 'colour'"]),
        (&["play", game, "--save", "no/such/folder/x.txt", "--lang", "fr"], &["le dossier no/such/folder n'existe pas"]),
        (&["replay", start, "--lang", "fr"], &["file.txt:1: ceci n'est pas une transcription"]),
        (&["play", game, "--save", "no/such/folder/x.txt"], &["the folder no/such/folder does not exist"]),
        (&["check", "no-such-folder"], &["no-such-folder"]),
        (&["completions", "cmd"], &["'cmd'"]),
        (&["--content", "no-such-folder", "new", game], &["the content folder no-such-folder does not exist"]),
    ];
    for (args, fragments) in cases {
        let err = khroma(args).bad();
        for fragment in *fragments {
            assert!(err.contains(fragment), "{args:?}: '{fragment}' is not in\n{err}");
        }
    }
}

#[test]
fn a_number_of_seats_that_is_none_is_refused_even_where_the_bots_would_tell_it() {
    let game = "chromatic-conflict";
    for seats in ["seats=3.5", "seats=true", "seats=1e2", "seats=-3", "seats=three"] {
        let told = khroma(&["new", game, "--set", seats]).bad();
        assert!(told.contains("seats: "), "{told}");
        let bots = ["simulate", game, "--games", "1", "--bots", "random,random,random"];
        assert_eq!(khroma(&[&bots[..], &["--set", seats]].concat()).bad(), told);
        assert_eq!(khroma(&["play", game, "--bots", "random,random", "--set", seats]).bad(), told);
    }
    let path = file("bad-seats", "seats = 3.5\n");
    let err = khroma(&["simulate", game, "--games", "1", "--bots", "random,random,random", "--setup", &path]).bad();
    assert!(err.contains("seats: "), "{err}");
}

#[test]
fn bad_positions_are_refused_with_line_and_caret() {
    let cases: &[(&str, &str, &[&str])] = &[
        ("seat 2", "seat x", &[":3:13: a seat is expected, found 'x'", "\n  3 | turn 1 seat x action 1\n    |             ^\n"]),
        ("seat 2", "seat 4", &[":3:", "there is no seat 4 here"]),
        ("turn 1", "turn 99999999999999", &[":3:", "out of range"]),
        ("chromatic-conflict 1", "chromatic-conflict 2", &[":1:", "version 2"]),
        ("chromatic-conflict 1", "chess 1", &[":1:1: a position begins with the name of its game"]),
        ("Core", "T99", &[":5:"]),
        ("T06/F13", "T06/F18", &[":"]),
        ("board", "\u{1b}[31m\tboard", &[":4:"]),
    ];
    let good = start();
    for (part, other, fragments) in cases {
        assert!(good.contains(part), "{part}");
        let bad = good.replacen(part, other, 1);
        for args in [&["show", "-"][..], &["legal", "-"], &["explain", "-", "decline"], &["apply", "-", "decline"]] {
            let err = khroma_with(args, bad.as_bytes()).bad();
            for fragment in *fragments {
                assert!(err.contains(fragment), "{args:?} {other}: '{fragment}' is not in\n{err}");
            }
            assert!(!err.contains('\u{1b}'), "{err:?}");
        }
    }
}

#[test]
fn a_position_that_was_cut_off_anywhere_does_not_panic() {
    let good = start();
    for length in 0..good.len() {
        let run = khroma_with(&["legal", "-"], &good.as_bytes()[..length]);
        assert!(matches!(run.code, 0 | 2) && !run.err.contains("panicked"), "{length}: {run:?}");
        assert_eq!(run.code == 2, run.out.is_empty(), "{length}: {run:?}");
    }
}

#[test]
fn files_that_are_not_text_are_refused_by_line() {
    let binary = file("binary", b"chromatic-conflict 1\nseats \xff\xfe\n");
    for args in
        [&["show", &binary][..], &["legal", &binary], &["replay", &binary], &["new", "chromatic-conflict", "--setup", &binary]]
    {
        let err = khroma(args).bad();
        assert!(err.contains("file.txt:2: this is not text in UTF-8"), "{args:?}: {err}");
    }
    assert!(khroma_with(&["show", "-"], b"\xff").bad().contains("standard input:1: this is not text"));
    assert!(khroma_with(&["show", "-"], b"").bad().contains("standard input:1:1:"));
}

#[test]
fn a_setup_file_that_is_broken_is_refused_by_name() {
    let folder = folder("broken-setups");
    let cases =
        [("a.toml", "seats = = 3", "not TOML"), ("b.json", "[3]", "not a JSON object"), ("c.toml", "chairs = 3", "chairs")];
    for (name, text, fragment) in cases {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        let err = khroma(&["new", "chromatic-conflict", "--setup", path.to_str().unwrap()]).bad();
        assert!(err.contains(fragment), "{name}: {err}");
    }
}
