//! The house is tidy. Every checker is shown a planted fault first, which it must find.

#![allow(clippy::unwrap_used)]

use house_tests::{Source, arrows, code, coverage, dependencies, ledger, messages, read, root, sources};

/// The games that are called done.
const DONE: [coverage::Done; 5] = [
    coverage::Done { game: "chromatic-conflict", prefix: "CC", catalogues: &["chromatic-conflict"] },
    coverage::Done { game: "paint-brawl", prefix: "PB", catalogues: &["paint-brawl"] },
    coverage::Done { game: "dark-threat", prefix: "DT", catalogues: &["dark-threat"] },
    coverage::Done { game: "color-quest", prefix: "CQ", catalogues: &["color-quest"] },
    coverage::Done { game: "coraquest", prefix: "CR", catalogues: &["coraquest", "coraquest-content"] },
];

#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} problems:\n{}", wrong.len(), wrong.join("\n"));
}

/// What a game is made of, tests left out. Its parts may be crates of their own.
fn code_of(game: &str) -> Vec<Source> {
    let mut files = sources(&format!("games/{game}"), ".rs").unwrap();
    files.retain(|file| file.path.contains("/src/"));
    files
}

/// All rules of a game, whatever file they stand in.
fn catalogue(game: coverage::Done) -> std::collections::BTreeSet<String> {
    let rules = |name: &&str| coverage::catalogue(&read(&format!("docs/rules/{name}.md")).unwrap().text, game.prefix);
    game.catalogues.iter().flat_map(rules).collect()
}

fn manifests() -> Vec<Source> {
    let all = sources("", "Cargo.toml").unwrap();
    all.into_iter().filter(|manifest| manifest.path != "Cargo.toml" && !manifest.path.starts_with("fuzz/")).collect()
}

#[test]
fn every_rule_of_a_game_that_is_done_is_shown_by_a_test() {
    for game in DONE {
        let catalogue = catalogue(game);
        assert!(catalogue.len() > 50, "only {} rules are found", catalogue.len());
        let folder = format!("games/{}", game.game);
        let mut files = sources(&folder, ".rs").unwrap();
        files.extend(sources(&folder, ".case").unwrap());
        nothing(&coverage::gaps(&catalogue, &coverage::named(&files, game.prefix)));
    }
}

#[test]
fn every_rule_has_its_texts_and_every_id_in_the_code_is_a_rule() {
    for game in DONE {
        let catalogue = catalogue(game);
        let rules = sources(&format!("games/{}/texts", game.game), "rules.ftl").unwrap();
        assert!(rules.len() > 1);
        rules.iter().for_each(|file| nothing(&coverage::texts(&catalogue, game.prefix, file)));
        let code = code_of(game.game);
        assert!(code.iter().any(|file| file.text.contains(&format!("Refusal::by(\"{}-", game.prefix))));
        nothing(&coverage::strays(&catalogue, game.prefix, &code));
    }
}

#[test]
fn old_games_and_released_content_are_only_added_to() {
    let (kept, path) = (ledger::kept(&root()).unwrap(), root().join(ledger::LEDGER));
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let mut wrong = ledger::differences(&known, &kept);
    if std::env::var_os("NEW_TRANSCRIPTS").is_some() && wrong.iter().all(|problem| problem.contains(" is new: ")) {
        std::fs::write(path, ledger::written(&kept)).unwrap();
        wrong.clear();
    }
    nothing(&wrong);
    assert!(kept.len() > 400, "{} files", kept.len());
}

#[test]
fn changes_of_old_games_are_found() {
    let kept = |files: &[(&str, &str)]| files.iter().map(|(path, hash)| ((*path).to_owned(), (*hash).to_owned())).collect();
    let known = ledger::written(&kept(&[("a.txt", "01"), ("b.txt", "02"), ("c.txt", "03")]));
    assert_eq!(ledger::differences(&known, &kept(&[("a.txt", "01"), ("b.txt", "02"), ("c.txt", "03")])), Vec::<String>::new());
    let wrong = ledger::differences(&known, &kept(&[("a.txt", "01"), ("b.txt", "ff"), ("d.txt", "04")]));
    let words = ["b.txt was changed", "c.txt is gone", "d.txt is new"];
    assert!(wrong.len() == 3 && words.iter().all(|word| wrong.iter().any(|problem| problem.starts_with(word))), "{wrong:?}");
}

#[test]
fn nothing_is_left_unfinished_and_no_rules_file_is_too_long() {
    let mut files = sources("", ".rs").unwrap();
    assert!(files.len() > 100, "only {} files are found", files.len());
    nothing(&code::too_long(&files.iter().filter(|file| in_games(file)).cloned().collect::<Vec<_>>()));
    files.retain(|file| !file.path.starts_with("tests/house/"));
    nothing(&code::unfinished(&files));
}

#[test]
fn rules_do_not_look_outside() {
    let files: Vec<Source> = sources("games", ".rs").unwrap().into_iter().filter(in_games).collect();
    assert!(files.len() > 50, "only {} files are found", files.len());
    nothing(&code::looking_outside(&files));
}

fn in_games(file: &Source) -> bool {
    let engine = ["judgement/src/", "laws/src/", "stage/src/"].iter().any(|folder| file.path.starts_with(folder));
    engine || (file.path.starts_with("games/") && file.path.contains("/src/"))
}

#[test]
fn arrows_point_one_way_only() {
    let manifests = manifests();
    assert!(manifests.len() > 5);
    nothing(&arrows::wrong_ones(&manifests));
}

#[test]
fn every_dependency_is_explained() {
    let root = read("Cargo.toml").unwrap();
    let apart = sources("fuzz", "Cargo.toml").unwrap();
    nothing(&dependencies::unexplained(&root, &manifests(), &apart, &read("docs/dependencies.md").unwrap()));
}

/// The sources of each domain; what all of them share is `common`.
fn speaking() -> Vec<(&'static str, Vec<Source>)> {
    let below = |folders: &[&str]| -> Vec<Source> { folders.iter().flat_map(|folder| sources(folder, ".rs").unwrap()).collect() };
    let games = DONE.iter().map(|game| (game.game, code_of(game.game)));
    let shared =
        ["games/tabletop/src", "stage/src", "games/paint/src", "games/arcade/src", "server/src", "wire/src", "texts/src"];
    // What teaches a game is shown by the page, and said by the texts of that game.
    let teaches = |file: &Source| file.path.ends_with("teach.rs") || file.path.ends_with("lecture.rs");
    let teaching = below(&["web/src"]).into_iter().filter(teaches);
    let programs = [
        (
            "page",
            below(&["web/src", "web/interaction/src", "web/game-chunks/src"]).into_iter().filter(|file| !teaches(file)).collect(),
        ),
        ("terminal", below(&["cli/src"])),
        ("common", below(&shared).into_iter().chain(teaching).collect()),
    ];
    games.chain(programs).collect()
}

/// The English texts of each domain.
fn texts() -> Vec<(&'static str, Vec<Source>)> {
    let games = DONE.iter().map(|game| (game.game, sources(&format!("games/{}/texts/en", game.game), ".ftl").unwrap()));
    let shared = ["common", "page", "terminal"].map(|domain| (domain, sources("texts/en", &format!("{domain}.ftl")).unwrap()));
    games.chain(shared).collect()
}

#[test]
fn every_message_has_its_text_and_every_text_is_said() {
    let texts = texts();
    assert!(texts.iter().all(|(domain, files)| !files.is_empty() || panic!("{domain} has no texts")));
    nothing(&messages::astray(&speaking(), &texts));
}

/// The codes of all languages that are shipped.
fn languages() -> Vec<String> {
    let files = sources("texts", "common.ftl").unwrap();
    files.iter().filter_map(|file| file.path.rsplit('/').nth(1)).map(str::to_owned).collect()
}

#[test]
fn no_code_speaks_a_language() {
    let told = |file: &&Source| !file.path.starts_with("tests/") && !file.path.contains("/tests/");
    let files = sources("", ".rs").unwrap();
    let languages = languages();
    let languages: Vec<&str> = languages.iter().map(String::as_str).filter(|code| *code != "en").collect();
    assert!(!languages.is_empty(), "no language besides English is shipped");
    nothing(&code::speaking(&files.iter().filter(told).cloned().collect::<Vec<_>>(), &languages));
}

#[test]
fn messages_without_texts_and_texts_that_nobody_says_are_found() {
    let code = [
        (
            "one",
            vec![Source::new(
                "a.rs",
                "say!(lang, \"there\", n = 1); msg!(\"gone\")\n// msg!(\"comment\")\nmsg!(\"kind\" / code)",
            )],
        ),
        ("two", vec![Source::new("b.rs", "text!(\"shared\"); msg!(\"none\" / code); let key = \"handed-on\";")]),
        ("common", vec![Source::new("c.rs", "Message::named(game, \"option\", key)")]),
    ];
    let one = "there = { $n } { part }\nkind-a = A\n    .the = the A\npart = P\nlost = { there }\nOO-1 = Rule.\noption-x = X";
    let texts = [
        ("one", vec![Source::new("one.ftl", one)]),
        ("two", vec![Source::new("two.ftl", "handed-on = H\n")]),
        ("common", vec![Source::new("common.ftl", "language-name = L\nshared = S\n")]),
    ];
    assert_eq!(
        messages::astray(&code, &texts),
        ["a.rs:1: there is no text 'gone'", "b.rs:1: there is no text 'none-...'", "one.ftl:5: nobody says 'lost'"]
    );
}

#[test]
fn code_that_speaks_a_language_is_found() {
    let files = [
        Source::new("a.rs", "let a = \"un caf\u{e9}\";\n// caf\u{e9}\nmatch lang { Lang::Fr => 1 }"),
        Source::new("b.rs", "Text { en: \"a\", fr: \"b\" }"),
        Source::new("c.rs", "let a = \"coffee\"; let b = '\u{2014}';\n#[cfg(test)]\nassert(\"un caf\u{e9}\")"),
    ];
    assert_eq!(code::speaking(&files, &["fr"]), ["a.rs:1: \u{e9}", "a.rs:3: Lang::Fr", "b.rs:1: fr: \""]);
}

#[test]
fn rules_that_no_test_shows_are_found() {
    let text =
        "- **CC-CAP-1** (VII) one, as **CC** says\n- **CC-CAP-2** two CC-CAP-9\n- **W01** case\n- **W02** case\n**Seat**: no.";
    let catalogue = coverage::catalogue(text, "CC");
    assert_eq!(catalogue.iter().map(String::as_str).collect::<Vec<_>>(), ["CC-CAP-1", "CC-CAP-2", "W01", "W02"]);
    let rust = "#[test]\nfn cc_cap_1_w01_one() {}\n\n    fn cc_cap_2_is_no_test() {}\n#[test]\n#[ignore]\nfn cc_cpa_2_typo() {}";
    let cases = "case W02 CC-CAP-1 two, not CC-CAP-2\n# case CC-CAP-2 no\n    case CC-CAP-2 no\ncase W07 typo";
    let named = coverage::named(&[Source::new("a.rs", rust), Source::new("b.case", cases)], "CC");
    assert_eq!(
        coverage::gaps(&catalogue, &named),
        [
            "CC-CAP-2 is shown by no test",
            "CC-CPA-2 is not in the catalogue, but named in a.rs",
            "W07 is not in the catalogue, but named in b.case"
        ]
    );
    assert_eq!(coverage::gaps(&coverage::catalogue("**CC-CAP-1** **W01**", "CC"), &coverage::Named::new()).len(), 2);
    let counted =
        coverage::catalogue("1. case given\n2. case: given\n3. cases\nIn 4. case: no\n5. **case**: given\n6. **cases**", "CC");
    assert_eq!(counted.iter().map(String::as_str).collect::<Vec<_>>(), ["W01", "W02", "W05"]);
}

#[test]
fn rules_without_texts_and_stray_ids_are_found() {
    let catalogue = coverage::catalogue("**CC-A-1** **CC-A-2** **CC-A-3** **W01**", "CC");
    let rules = "# Rules\nCC-A-1 = One.\nCC-A-2 = \nCC-B-1 = No.\n";
    assert_eq!(
        coverage::texts(&catalogue, "CC", &Source::new("r", rules)),
        ["r: CC-A-2 has no text", "r: CC-A-3 has no text", "r: CC-B-1 is not in the catalogue"]
    );
    let code = Source::new("c.rs", "Refusal::by(\"CC-A-1\")\n// CC-A-2 to CC-A-4\ntarget(state, at, \"CC-X-1\")");
    assert_eq!(
        coverage::strays(&catalogue, "CC", &[code]),
        ["c.rs:2: CC-A-4 is not in the catalogue", "c.rs:3: CC-X-1 is not in the catalogue"]
    );
}

#[test]
fn unfinished_business_and_long_files_are_found() {
    let files = [
        Source::new("a.rs", "fn a() {\n    todo!()\n}\n// FIXME"),
        Source::new("b.rs", "dbg!(1); unimplemented!() // TODO"),
        Source::new("c.rs", "// methods to do, a dbg, todo"),
    ];
    let found = ["a.rs:2: todo!(", "a.rs:4: FIXME", "b.rs:1: TODO", "b.rs:1: unimplemented!(", "b.rs:1: dbg!("];
    assert_eq!(code::unfinished(&files), found);
    let long = Source::new("d.rs", &"\n".repeat(code::LONGEST + 1));
    assert_eq!(code::too_long(&[long]), ["d.rs has 601 lines, more than 600"]);
    assert_eq!(code::too_long(&[Source::new("d.rs", &"\n".repeat(code::LONGEST))]), [""; 0]);
}

#[test]
fn rules_that_look_outside_are_found() {
    let text = "use std::fmt;\nlet x = std::env::var(\"X\");\nuse std::{collections::BTreeMap,\n    thread};\nstd::fs::read(p) // std::net\n\
                use std::timely; std::env!(\"X\")\nuse std::{sync::{Arc, Mutex}, time::Instant};";
    let found = ["a.rs:2: std::env", "a.rs:3: std::thread", "a.rs:5: std::fs", "a.rs:7: std::time"];
    assert_eq!(code::looking_outside(&[Source::new("a.rs", text)]), found);
}

#[test]
fn arrows_that_point_the_wrong_way_are_found() {
    let manifest = |path: &str, name: &str, rest: &str| {
        Source::new(&format!("{path}/Cargo.toml"), &format!("[package]\nname = \"{name}\"\n{rest}"))
    };
    let sound = [
        manifest("games/tabletop", "tabletop", "[dependencies]\nserde = \"1\"\n[dev-dependencies]\nlaws.workspace = true\n"),
        manifest("stage", "stage", "[dependencies]\ntabletop.workspace = true\n"),
        manifest("judgement", "judgement", "[dependencies]\ntabletop.workspace = true\n"),
        manifest("laws", "laws", "[dependencies]\nstage.workspace = true\ntabletop.workspace = true\n"),
        manifest("games/paint", "paint", "[dependencies]\ntabletop.workspace = true\n"),
        manifest("tests/casebook", "casebook", "[dependencies]\nlaws.workspace = true\ntabletop.workspace = true\n"),
        manifest("games/one", "one", "[dependencies]\npaint.workspace = true\n[dev-dependencies]\ncasebook.workspace = true\n"),
        manifest("games/two", "two", "[dependencies]\nstage.workspace = true\ntabletop.workspace = true\n"),
        manifest(
            "games/six/rules",
            "six",
            "[dependencies]\npaint.workspace = true\n[dev-dependencies]\ntexts.workspace = true\n",
        ),
        manifest("games/six/stage", "six-stage", "[dependencies]\nsix.workspace = true\nstage.workspace = true\n"),
        manifest("games/six/judgement", "six-judgement", "[dependencies]\nsix.workspace = true\njudgement.workspace = true\n"),
        manifest("texts", "texts", ""),
        manifest(
            "games/arcade",
            "arcade",
            "[dependencies]\none.workspace = true\ntwo.workspace = true\nsix-stage.workspace = true\n",
        ),
        manifest("bots", "bots", "[dependencies]\narcade.workspace = true\n[dev-dependencies]\none.workspace = true\n"),
        manifest("lab", "lab", "[dependencies]\nbots.workspace = true\n"),
        manifest("cli", "cli", "[dependencies]\nlab.workspace = true\n"),
    ];
    nothing(&arrows::wrong_ones(&sound));
    let planted = [
        ("games/tabletop", "tabletop", "[dev-dependencies]\none.workspace = true\n"),
        ("games/one", "one", "[dependencies]\ntwo.workspace = true\n"),
        ("games/one", "one", "[dev-dependencies]\nbots.workspace = true\n"),
        ("games/one", "one", "[dependencies]\nplayers = { package = \"bots\", path = \"../../bots\" }\n"),
        ("games/one", "one", "[target.'cfg(unix)'.dependencies]\nlab.workspace = true\n"),
        ("games/one", "one", "[build-dependencies]\narcade.workspace = true\n"),
        ("games/six/rules", "six", "[dependencies]\nstage.workspace = true\n"),
        ("games/six/rules", "six", "[dev-dependencies]\nstage.workspace = true\n"),
        ("games/six/rules", "six", "[dependencies]\ntexts.workspace = true\n"),
        ("games/six/rules", "six", "[dependencies]\njudgement.workspace = true\n"),
        ("games/six/rules", "six", "[dependencies]\nsix-stage.workspace = true\n"),
        ("games/six/rules", "six", "[dev-dependencies]\nsix-judgement.workspace = true\n"),
        ("games/six/judgement", "six-judgement", "[dependencies]\nstage.workspace = true\n"),
        ("games/six/judgement", "six-judgement", "[dependencies]\ntexts.workspace = true\n"),
        ("games/six/judgement", "six-judgement", "[dependencies]\nsix-stage.workspace = true\n"),
        ("games/six/stage", "six-stage", "[dependencies]\nsix-judgement.workspace = true\n"),
        ("games/six/stage", "six-stage", "[dependencies]\njudgement.workspace = true\n"),
        ("games/six/stage", "six-stage", "[dependencies]\none.workspace = true\n"),
        ("games/six/stage", "six-stage", "[dependencies]\narcade.workspace = true\n"),
        ("games/paint", "paint", "[dependencies]\none.workspace = true\n"),
        ("tests/casebook", "casebook", "[dependencies]\none.workspace = true\n"),
        ("bots", "bots", "[dependencies]\nlab.workspace = true\n"),
        ("games/arcade", "arcade", "[dependencies]\nbots.workspace = true\n"),
        ("games/tabletop", "tabletop", "[dependencies]\nstage.workspace = true\n"),
        ("stage", "stage", "[dev-dependencies]\none.workspace = true\n"),
        ("lab", "lab", "[dependencies]\nstage.workspace = true\n"),
        ("bots", "bots", "[dependencies]\nstage.workspace = true\n"),
        ("games/tabletop", "tabletop", "[dependencies]\nlaws.workspace = true\n"),
        ("judgement", "judgement", "[dependencies]\nstage.workspace = true\n"),
        ("games/tabletop", "tabletop", "[dependencies]\njudgement.workspace = true\n"),
        ("games/one", "one", "[dependencies]\nlaws.workspace = true\n"),
        ("games/one", "one", "[build-dependencies]\ncasebook.workspace = true\n"),
        ("lab", "lab", "[target.'cfg(unix)'.dependencies]\nlaws.workspace = true\n"),
        ("cli", "cli", "[dependencies]\nkit = { package = \"laws\", path = \"../laws\" }\n"),
        ("laws", "laws", "[dev-dependencies]\none.workspace = true\n"),
    ];
    for (path, name, rest) in planted {
        let fault = manifest(path, name, rest);
        let all: Vec<Source> = sound.iter().filter(|other| other.path != fault.path).cloned().chain([fault.clone()]).collect();
        assert_eq!(arrows::wrong_ones(&all).len(), 1, "{rest}");
    }
}

#[test]
fn dependencies_without_an_explanation_are_found() {
    let root = Source::new(
        "Cargo.toml",
        "[workspace.dependencies]\nhere = { path = \"here\" }\nserde = \"1\"\nclap = { version = \"4\" }\n",
    );
    let member =
        Source::new("a", "[dependencies]\nserde.workspace = true\nhere.workspace = true\n[dev-dependencies]\nrand = \"1\"\n");
    let apart = Source::new("fuzz", "[dependencies]\nlibfuzzer-sys = \"0.4\"\nhere = { path = \"../here\" }\n");
    let page = Source::new("page", "| crate | why |\n| `serde` | it is good |\n| `old` | it was good |\nclap is `clap`\n");
    assert_eq!(
        dependencies::unexplained(&root, &[member], &[apart], &page),
        [
            "a: rand must come from the workspace's list",
            "page does not say why clap is there",
            "page does not say why libfuzzer-sys is there",
            "page explains old, which nobody uses"
        ]
    );
}
