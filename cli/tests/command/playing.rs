//! Playing through a pipe.

use crate::run::{command, file, folder, khroma, khroma_with};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;

const GAME: &str = "chromatic-conflict";

fn play(options: &[&str], script: &str) -> String {
    khroma_with(&[&["play", GAME, "--seed", "1"], options].concat(), script.as_bytes()).ok()
}

/// Seat 2 plays first with this seed and these factions.
const ALONE: [&str; 6] = ["--seats", "3", "--set", "factions=green,blue,orange", "--bots", "random"];

fn expect(out: &str, fragments: &[&str]) {
    let mut rest = out;
    for fragment in fragments {
        let at = rest.find(fragment).unwrap_or_else(|| panic!("'{fragment}' is not in the rest of\n{out}"));
        rest = &rest[at + fragment.len()..];
    }
}

#[test]
fn a_person_plays_asks_undoes_saves_and_the_file_verifies() {
    let saved = folder("playing").join("game.txt");
    let saved = saved.to_str().unwrap();
    let script = format!(
        "help\nboard\nwhy lay T05 (9,9)\nwhy 1\nrules CC-CAP-3\nrules CC-CPA-3\nlay\noptions\n1\nundo\nundo\nfoo\n99999\nlay T05 (9,9)\nlog\n1\nsave {saved}\nquit\n"
    );
    let out = play(&ALONE, &script);
    expect(
        &out,
        &[
            "seats: 1 you, 2 random, 3 random",
            "Blue ",
            "Your turn: choose an action (1 of 2)",
            "  1",
            "seat 1> help",
            "save <file>",
            "seat 1> board",
            "Your hand",
            "seat 1> why lay T05 (9,9)\nnot legal: CC-",
            "seat 1> why 1\nlegal: ",
            "seat 1> rules CC-CAP-3\nCC-CAP-3  The attack power",
            "seat 1> rules CC-CPA-3\nchromatic-conflict has no rule 'CC-CPA-3'; did you mean",
            "seat 1> lay\n",
            "Lay terrain",
            "seat 1> options\n",
            "seat 1> 1\n",
            "Green lays terrain",
            "action (2 of 2)",
            "seat 1> undo\nTaken back.",
            "action (1 of 2)",
            "seat 1> undo\nThere is nothing to take back.",
            "seat 1> foo\ncolumn 1: an action",
            "seat 1> 99999\nthere is no option 99999",
            "seat 1> lay T05 (9,9)\n'lay T05 (9,9)' is not legal. CC-",
            "seat 1> log\n",
            "seat 2: ",
            "seat 1> 1\n",
            "seat 1> save ",
            "Saved in ",
            "seat 1> quit\nThe seed was 1:",
        ],
    );
    let verified = khroma(&["replay", saved, "--verify"]).ok();
    assert!(verified.starts_with("verified: ") && verified.contains("luck agrees with the seed"), "{verified}");

    let resumed = khroma_with(&["play", "--resume", saved, "--bots", "random"], b"log\nquit\n").ok();
    expect(&resumed, &["action (2 of 2)", "seat 1> log\n", "seat 1: lay ", "The seed was 1"]);
    let other = khroma(&["play", GAME, "--resume", saved, "--seats", "3"]).bad();
    assert!(other.contains("cannot be used with"), "{other}");
}

#[test]
fn the_same_action_can_be_typed_in_notation() {
    let listed = play(&ALONE, "options all\n");
    let line = listed.split("options all\n").nth(1).unwrap().lines().next().unwrap();
    let action = line.trim_start().trim_start_matches("1 ").trim_start().split("  ").next().unwrap();
    let by_number = play(&ALONE, "1\nlog\nquit\n\n");
    let by_notation = play(&ALONE, &format!("{action}\nlog\nquit\n\n"));
    let log = |out: &str| out.split("> log\n").nth(1).unwrap().to_owned();
    assert_eq!(log(&by_number), log(&by_notation));
    expect(&by_number, &["> log\n", &format!("seat 1: {action}"), "> quit\nSave the game?"]);
}

#[test]
fn the_end_of_the_input_ends_politely() {
    for script in ["", "1\n", "1", "1\nquit", "help\n\u{0}\n", "1\nsave\n"] {
        assert!(play(&ALONE, script).contains("The seed was 1"), "{script:?}");
    }
    let run = khroma_with(&["play", GAME, "--seed", "1", "--bots", "random"], b"\xff\xfe\n");
    assert!(run.ok().contains("column 1"));
}

#[test]
fn hands_are_hidden_from_seat_to_seat() {
    let out = play(&["--seats", "3", "--hot-seat"], "\nfaction blue\n\nfaction green\n\nfaction orange\n\n");
    expect(
        &out,
        &[
            "seats: 1 a person, 2 a person, 3 a person",
            "Pass the keyboard to seat 1, who presses Enter.",
            "seat 1> faction blue",
            "Pass the keyboard to seat 2, who presses Enter.",
            "Player 1 takes the Blue faction",
            "seat 2> faction green",
            "Pass the keyboard to seat 3, who presses Enter.",
            "seat 3> faction orange",
            "Pass the keyboard to seat ",
            "Your hand",
        ],
    );
    // Cards are dealt after the last choice: whoever made it sees no hand, nor do its words tell of one.
    let before = out.rsplit_once("Pass the keyboard").unwrap().0;
    assert!(!before.contains("Your hand  Chromecas: "), "{before}");
}

#[test]
fn two_people_and_bots_play_in_french() {
    let out = khroma_with(
        &["play", GAME, "--seed", "1", "--humans", "2", "--bots", "random", "--lang", "fr"],
        b"\naide\n1\n\n1\njournal\nquitter\n\n",
    )
    .ok();
    expect(
        &out,
        &[
            "joueurs\u{a0}: 1 une personne, 2 une personne, 3 random, 4 random",
            "Passez le clavier au joueur 1, qui appuie",
            "joueur 1> aide",
            "enregistrer <fichier>",
            "journal\n",
            "joueur 1\u{a0}: faction ",
            "quitter\nEnregistrer la partie ?",
            "La graine était 1\u{a0}: ",
        ],
    );
}

#[test]
fn a_game_is_saved_by_its_french_names() {
    let saved = folder("french-names").join("game.txt");
    let saved = saved.to_str().unwrap();
    let french = [&ALONE[..], &["--lang", "fr"]].concat();
    let out = play(
        &french,
        &format!("sauver {saved}\nenregistrer {saved}\nenregistrer\npourquoi 1\nplace 3 (0;0)\nenregistrer .\nquitter\n"),
    );
    let done = format!("Partie enregistrée dans {saved}\n");
    expect(
        &out,
        &[
            &done,
            &done,
            "comme\u{a0}: enregistrer partie.txt",
            "permis\u{a0}: ",
            "colonne 11\u{a0}: l'action ne se comprend pas",
            "\n            ^\n",
            ". est un dossier",
            "La graine était 1",
        ],
    );
}

#[test]
fn a_game_among_bots_is_told_and_kept() {
    let kept = folder("kept").join("game.txt");
    let kept = kept.to_str().unwrap();
    let out = play(&["--humans", "0", "--bots", "random", "--save", kept], "");
    expect(&out, &["1 random, 2 random, 3 random, 4 random", "Player 1 takes", "Saved in ", "The seed was 1"]);
    assert!(khroma(&["replay", kept, "--verify"]).ok().starts_with("verified: "));
    let resumed = khroma(&["play", "--resume", kept, "--bots", "random"]).ok();
    assert!(resumed.contains("The seed was 1"));
}

#[test]
fn a_game_with_a_seed_can_be_played_again() {
    let game = || play(&["--humans", "0", "--bots", "easy@10it,greedy,random,uct@10it"], "");
    assert_eq!(game(), game());
}

#[test]
fn bots_think_on_as_many_threads_as_they_are_given() {
    let game = |threads: &str| play(&["--humans", "0", "--seats", "3", "--bots", "easy@10it", "--threads", threads], "");
    for threads in ["1", "2"] {
        expect(&game(threads), &["1 easy@10it, 2 easy@10it, 3 easy@10it", "The seed was 1"]);
    }
    let unsaid = play(&["--humans", "0", "--seats", "3", "--bots", "easy@10it"], "");
    assert_eq!(unsaid, game("1"));
    for threads in ["0", "many", "100000"] {
        assert!(khroma(&["play", GAME, "--threads", threads]).bad().contains("--threads"));
    }
}

#[test]
fn saving_never_replaces_a_file_that_is_something_else() {
    let other = file("precious", "my diary\n");
    let out = play(&ALONE, &format!("save {other}\nsave no/such/folder/x\nsave .\nsave\nquit\n\n"));
    expect(
        &out,
        &[
            "exists and is not a saved game",
            "the folder no/such/folder does not exist",
            "is a folder",
            "Write the name of a file",
        ],
    );
    assert_eq!(std::fs::read_to_string(other).unwrap(), "my diary\n");
}

#[test]
fn what_was_saved_and_taken_back_is_not_saved() {
    let saved = folder("taken-back").join("game.txt");
    let saved = saved.to_str().unwrap();
    let out = play(&ALONE, &format!("1\nsave {saved}\nundo\n2\nquit\n\n"));
    expect(&out, &["Saved in ", "Taken back.", "> quit\nSave the game?"]);
    // Nothing was decided since: nothing is asked.
    let out = play(&ALONE, &format!("save {saved}\n1\nundo\nquit\n"));
    expect(&out, &["Saved in ", "Taken back.", "> quit\nThe seed was 1"]);
}

#[test]
fn a_game_is_not_begun_that_could_not_be_kept() {
    let other = file("precious-before", "my diary\n");
    let err = khroma(&["play", GAME, "--humans", "0", "--bots", "random", "--save", &other]).bad();
    assert!(err.contains("exists and is not a saved game"), "{err}");
    assert_eq!(std::fs::read_to_string(other).unwrap(), "my diary\n");
}

/// Plays while somebody else writes a diary where the game shall be kept.
fn play_beside_a_diary(name: &str, answers: &str) -> (Option<i32>, String, String) {
    let path = folder(name).join("game.txt");
    let keep = path.to_str().unwrap();
    let args = [&["play", GAME, "--seed", "1"], &ALONE[..], &["--save", keep]].concat();
    let mut child = command(&args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut told = Vec::new();
    out.read_until(b'>', &mut told).unwrap();
    std::fs::write(&path, "my diary\n").unwrap();
    child.stdin.take().unwrap().write_all(answers.as_bytes()).unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(std::fs::read_to_string(path).unwrap(), "my diary\n");
    (output.status.code(), rest, String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_game_that_cannot_be_kept_in_the_end_is_offered_another_name() {
    let other = folder("kept-elsewhere").join("game.txt");
    let other = other.to_str().unwrap();
    let (code, out, err) = play_beside_a_diary("diary-other", &format!("1\nquit\n{other}\n"));
    assert_eq!((code, err.as_str()), (Some(0), ""));
    expect(&out, &["exists and is not a saved game", "Save the game? ", "Saved in ", "The seed was 1"]);
    khroma(&["replay", other, "--verify"]).ok();

    let (code, _, err) = play_beside_a_diary("diary-none", "1\nquit\n\n");
    assert!(code == Some(2) && err.contains("exists and is not a saved game"), "{err}");
}

#[test]
fn a_seed_that_nobody_chose_is_told() {
    let out = khroma_with(&["play", GAME], b"quit\n\n").ok();
    let seed = out.split("The seed was ").nth(1).unwrap().split(':').next().unwrap();
    assert!(seed.parse::<u64>().is_ok(), "{seed}");
}
