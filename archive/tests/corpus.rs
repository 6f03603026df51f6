//! What any release has written is read and gone on with: the corpus of old games, under the rules and the content of now, and
//! under content that was released after them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use arcade::{AnyGame, AnyTable, Archive, Bundle, Lang, PackFile, Transcript};
use archive::Released;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the corpus.
fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus")
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// A content that could be the next release: one number of each game is another. (file, before, after)
const NEXT: [(&str, &str, &str, &str); 5] = [
    ("chromatic-conflict", "constants.toml", "stronghold_points = 3", "stronghold_points = 4"),
    ("paint-brawl", "constants.toml", "moves_per_turn = 2", "moves_per_turn = 3"),
    ("dark-threat", "constants.toml", "first_kaos_actions = 2", "first_kaos_actions = 3"),
    ("color-quest", "constants.toml", "harvest_gaia = 10", "harvest_gaia = 9"),
    ("coraquest", "heroes/dwarf.hero.toml", "health = 11", "health = 10"),
];

/// The next release of a game's content: what is shipped then, and an archive that has it beside all that was released before.
struct Next {
    game: AnyGame,
    bundle: Bundle,
}

impl Next {
    fn of(name: &str) -> Next {
        let (_, file, before, after) = NEXT.into_iter().find(|(game, ..)| *game == name).unwrap();
        let shipped = AnyGame::named(name).unwrap();
        let change = |mut known: PackFile| {
            if known.name == file {
                assert!(known.text.contains(before), "'{before}' is not in {file}");
                known.text = known.text.replacen(before, after, 1);
            }
            known
        };
        let files: Vec<PackFile> = shipped.bundle().files.into_iter().map(change).collect();
        let bundle = Bundle { game: name.to_owned(), content: String::new(), files };
        let game = shipped.with_bundle(&bundle).unwrap();
        assert_ne!(game.content(), shipped.content(), "another number is another content");
        Next { bundle: Bundle { content: game.content().to_owned(), ..bundle }, game }
    }
}

impl Archive for Next {
    fn find(&self, game: &str, content: &str) -> Result<Option<Bundle>, String> {
        if game == self.bundle.game && content == self.bundle.content {
            return Ok(Some(self.bundle.clone()));
        }
        Released.find(game, content)
    }
}

/// Some decisions more, where that can be; then the record is written and read again.
fn go_on(game: &AnyGame, mut table: Box<dyn AnyTable>, archive: &dyn Archive, path: &Path) -> usize {
    let before = (table.game().rules_version(), table.game().content().to_owned());
    let mut more = 0;
    while more < 6 && table.to_act().is_some() {
        let options = table.options(Lang::En);
        table.play(&options[(more * 7 + 3) % options.len()].action).unwrap();
        more += 1;
    }
    let written = table.transcript().unwrap();
    let again = game.replay_as_played(&written, archive).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(again.position(), table.position(), "{}", path.display());
    assert_eq!((again.game().rules_version(), again.game().content().to_owned()), before, "{}", path.display());
    more
}

#[test]
fn every_transcript_of_every_release_is_verified_and_goes_on() {
    for folder in sorted(&corpus().join("transcripts")) {
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let (now, next) = (AnyGame::named(&name).unwrap(), Next::of(&name));
        let (mut read, mut decisions) = (0, 0);
        for path in sorted(&folder) {
            let text = fs::read_to_string(&path).unwrap();
            let transcript: Transcript = text.parse().unwrap();
            let wrong = |error: arcade::Error| -> Box<dyn AnyTable> { panic!("{}: {error}", path.display()) };
            let table = now.replay_as_played(&text, &Released).unwrap_or_else(wrong);
            assert_eq!(table.game().rules_version(), transcript.rules);
            // What is written now differs in the digest alone, which the first release wrote in another way.
            let again = Transcript { content: transcript.content.clone(), ..table.transcript().unwrap().parse().unwrap() };
            assert_eq!(again.to_string(), text, "{}", path.display());
            // The same after the next release, whose content has other numbers.
            let later = next.game.replay_as_played(&text, &next).unwrap_or_else(wrong);
            assert_eq!(later.position(), table.position(), "{}", path.display());
            assert_eq!(later.game().content(), table.game().content());
            if transcript.seed.is_some() && !text.contains("\nsecret ") {
                decisions += go_on(&next.game, later, &next, &path);
            }
            read += 1;
        }
        assert!(read >= 40 && decisions >= 50, "{name}: {read} transcripts, {decisions} decisions more");
    }
}

#[test]
fn every_local_save_of_the_page_is_verified_and_goes_on() {
    let mut games = Vec::new();
    for path in sorted(&corpus().join("saves")) {
        let text = fs::read_to_string(&path).unwrap();
        let saved: serde_json::Value = serde_json::from_str(&text).unwrap();
        let saved = match saved.get("khroma.table") {
            Some(whole) => serde_json::from_str(whole.as_str().unwrap()).unwrap(),
            None => saved,
        };
        let (Some(name), Some(transcript)) = (saved["game"].as_str(), saved["transcript"].as_str()) else {
            panic!("{}: no save", path.display())
        };
        let next = Next::of(name);
        let table = next.game.replay_as_played(transcript, &next).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        go_on(&next.game, table, &next, &path);
        games.push(name.to_owned());
    }
    assert!(AnyGame::NAMES.iter().all(|name| games.iter().any(|game| game == name)), "{games:?}");
}

/// A game that was begun with the content of the next release is played on by the release after that.
#[test]
fn content_that_was_shipped_once_is_found_when_something_else_is_shipped() {
    for name in AnyGame::NAMES {
        let (now, next) = (AnyGame::named(name).unwrap(), Next::of(name));
        let table = next.game.open(&Default::default(), arcade::Seed::numbered(5)).unwrap();
        let written = table.transcript().unwrap();
        assert!(!written.contains("\nfile "), "what is released does not travel with every game");
        let unknown = now.replay_as_played(&written, &Released).err().unwrap();
        assert!(unknown.to_string().starts_with("line 4: ") && unknown.to_string().contains("not known here"), "{unknown}");
        go_on(&now, now.replay_as_played(&written, &next).unwrap(), &next, Path::new(name));
    }
}

/// Content that is nobody's release travels inside the transcript, and is held to the same checks.
#[test]
fn content_of_ones_own_travels_with_the_game() {
    for name in AnyGame::NAMES {
        let (now, next) = (AnyGame::named(name).unwrap(), Next::of(name));
        let own = now.with_own(&next.bundle.files).unwrap();
        let mut table = own.open(&Default::default(), arcade::Seed::numbered(5)).unwrap();
        let first = table.options(Lang::En).remove(0).action;
        table.play(&first).unwrap();
        let written = table.transcript().unwrap();
        go_on(&now, now.replay_as_played(&written, &Released).unwrap(), &Released, Path::new(name));
        let refused = |text: &str| now.replay_as_played(text, &Released).err().unwrap().to_string();

        // A changed number in it: the check of the file does not fit.
        let (_, file, before, after) = NEXT.into_iter().find(|(game, ..)| game == name).unwrap();
        let changed = refused(&written.replacen(after, before, 1));
        assert!(changed.contains("below has the check"), "{changed}");

        // Whole files of another content under the same digest.
        let claim = |files: &[PackFile]| {
            let mut transcript: Transcript = written.parse().unwrap();
            transcript.files = files.to_vec();
            refused(&transcript.to_string())
        };
        let other = claim(&now.bundle().files);
        assert!(other.starts_with("line 4: it claims the content"), "{other}");
        // A file that the loader refuses is told with its line in the transcript and in the file.
        let mut bad = next.bundle.files.clone();
        let place = bad.iter().position(|known| known.name == file).unwrap();
        bad[place].text.push_str("nonsense = = 1\n");
        let line = bad[place].text.lines().count();
        let told = claim(&bad);
        assert!(told.contains(&format!("{file}:{line}: ")), "{told}");
        assert!(!told.starts_with("line 4:"), "{told}");
        // Too much, too many, too deep, and names that point elsewhere.
        let mut large = next.bundle.files.clone();
        large[0].text.push_str(&format!("# {}\n", "x".repeat(Transcript::MOST_BYTES)));
        assert!(claim(&large).contains("at most 1048576 are allowed"), "{}", claim(&large));
        let many: Vec<PackFile> = (0..300).map(|number| PackFile::new(format!("{number}.toml"), "")).collect();
        assert!(claim(&many).contains("at most 256 are allowed"));
        let mut deep = next.bundle.files.clone();
        deep[0].text = format!("a = {}1{}\n", "[".repeat(100_000), "]".repeat(100_000));
        assert!(claim(&deep).contains(&format!("{}:", deep[0].name)), "{}", claim(&deep));
        let mut outside = next.bundle.files.clone();
        outside[0].name = "../../constants.toml".to_owned();
        assert!(claim(&outside).contains("is no name of a file"));
        // Nothing at all.
        assert!(
            claim(&[PackFile::new("rules.toml", "")]).contains("is missing"),
            "{}",
            claim(&[PackFile::new("rules.toml", "")])
        );
    }
}

#[test]
fn rules_that_are_newer_than_the_program_are_refused_by_name() {
    for name in AnyGame::NAMES {
        let now = AnyGame::named(name).unwrap();
        let written = now.open(&Default::default(), arcade::Seed::numbered(1)).unwrap().transcript().unwrap();
        let newest = now.newest_rules();
        let newer = written.replacen(&format!("\nrules {newest}\n"), &format!("\nrules {}\n", newest + 1), 1);
        let told = now.replay_as_played(&newer, &Released).err().unwrap();
        assert_eq!(told.code(), "bad-transcript");
        let told = told.to_string();
        assert!(told.starts_with("line 3: ") && told.contains(&format!("the newest that is known here is {newest}")), "{told}");
        assert!(told.contains("update the program"), "{told}");
    }
}

/// What the first release played with content of somebody's own named a digest that nobody can make again: whoever has the
/// folder can go on, and the positions tell that it is the right one.
#[test]
fn variants_of_the_first_release_go_on_with_their_folder() {
    for folder in sorted(&corpus().join("variants")) {
        let name = folder.file_name().unwrap().to_str().unwrap();
        let now = AnyGame::named(name).unwrap();
        let mut files = Vec::new();
        for known in AnyGame::content_files(name).unwrap() {
            files.push(PackFile::new(*known, &fs::read_to_string(folder.join("content").join(known)).unwrap()));
        }
        let own = now.with_own(&files).unwrap();
        for file in ["transcript.txt", "unfinished.txt"] {
            let path = folder.join(file);
            let text = fs::read_to_string(&path).unwrap();
            assert!(now.replay_as_played(&text, &Released).is_err(), "{}", path.display());
            let table = own.replay_as_played(&text, &Released).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            // From now on it is read by anybody.
            let more = go_on(&now, table, &Released, &path);
            assert!(more > 0 || file == "transcript.txt");
        }
    }
}
