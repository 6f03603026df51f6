//! Tables that earlier releases began go on: by their own rules and their own content, with clients of then and of now.

use crate::house::{BOT, Client, OPEN, PAGES, Way, ask_for, config};
use crate::stores::sqlite;
use arcade::{AnyGame, Archive, Bundle, Lang, Origin, PackFile, PlayedBy};
use archive::Released;
use serde::Deserialize;
use serde_json::{Value, json};
use server::{Config, Games, Server, Time};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabletop::Rng;
use tempfile::TempDir;
use wire::{Ask, FromClient, FromServer, Lobby, PROTOCOL, Secret, Stage, TableId, TableInfo, Version};

fn corpus(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus").join(path)
}

/// What is written down beside the old database.
#[derive(Deserialize)]
struct Known {
    last_entry_at: u64,
    tables: Vec<KnownTable>,
}

#[derive(Deserialize)]
struct KnownTable {
    id: TableId,
    game: String,
    stage: Stage,
    last_entry: u64,
    decisions: u32,
    to_act: Option<u8>,
    seats: Vec<KnownSeat>,
    #[serde(default)]
    transcript: Option<String>,
}

#[derive(Deserialize)]
struct KnownSeat {
    seat: u8,
    #[serde(default)]
    secret: Option<Secret>,
}

fn known() -> Known {
    serde_json::from_str(&fs::read_to_string(corpus("databases/first.json")).unwrap()).unwrap()
}

/// A copy of the database of the first release, and a server on it at the time when it was left.
async fn old_server(games: Games) -> (TempDir, Server, Known) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.sqlite");
    fs::copy(corpus("databases/first.sqlite"), &file).unwrap();
    let known = known();
    let now = known.last_entry_at + 1_000;
    let config = Config { games, time: Time::from(move || now), ..config(file.to_str().unwrap()) };
    (folder, Server::start(config, PAGES).await.unwrap(), known)
}

/// The games with one number of each changed, as another release would ship them, or as somebody's own.
fn others(own: bool) -> Vec<AnyGame> {
    const CHANGES: [(&str, &str, &str); 5] = [
        ("chromatic-conflict", "stronghold_points = 3", "stronghold_points = 4"),
        ("paint-brawl", "moves_per_turn = 2", "moves_per_turn = 3"),
        ("dark-threat", "first_kaos_actions = 2", "first_kaos_actions = 3"),
        ("color-quest", "harvest_gaia = 10", "harvest_gaia = 9"),
        ("coraquest", "chests = 12", "chests = 11"),
    ];
    let other = |(name, before, after): (&str, &str, &str)| {
        let game = AnyGame::named(name).unwrap();
        let mut files = game.bundle().files;
        let constants = files.iter_mut().find(|file| file.name == "constants.toml").unwrap();
        assert!(constants.text.contains(before), "{name}");
        constants.text = constants.text.replacen(before, after, 1);
        let bundle = Bundle { game: name.to_owned(), content: String::new(), files };
        if own { game.with_own(&bundle.files).unwrap() } else { game.with_bundle(&bundle).unwrap() }
    };
    CHANGES.map(other).into()
}

async fn old_tables_go_on(games: Games) {
    let (_folder, server, known) = old_server(games).await;
    let way = Way::to(&server);
    let (mut played, mut rng) = (0, Rng::stream(3, 1));
    for table in &known.tables {
        let info: TableInfo = way.get_json(&format!("/api/tables/{}", table.id)).await.unwrap();
        let told = (info.game.as_str(), info.stage, info.number, info.rules, info.variant, info.stopped.clone());
        assert_eq!(told, (table.game.as_str(), table.stage, table.last_entry, 1, false, None), "{}", table.id);
        assert_eq!(info.content, AnyGame::named(&table.game).unwrap().first_content().unwrap());
        let watcher = way.join(&table.id, None).await;
        assert_eq!(watcher.now.decisions, table.decisions);
        for seat in table.seats.iter().filter(|seat| seat.secret.is_some()) {
            let client = way.join(&table.id, seat.secret.as_ref()).await;
            assert_eq!(client.welcome.you.map(|you| you.number()), Some(seat.seat));
            assert_eq!(client.moments.len(), table.decisions as usize);
            assert_eq!(client.now.to_act.map(|seat| seat.number()), table.to_act);
        }
        // Whoever is to act does.
        let acting = table.seats.iter().find(|seat| seat.secret.is_some() && table.to_act == Some(seat.seat));
        if let Some(seat) = acting {
            way.join(&table.id, seat.secret.as_ref()).await.play_any(&mut rng).await;
            played += 1;
        }
        if let Some(path) = &table.transcript {
            let now = way.get(&format!("/api/tables/{}/transcript", table.id)).await.text().await.unwrap();
            let then = fs::read_to_string(corpus(path)).unwrap();
            // All but the digest, which is written in another way.
            assert!(now.lines().zip(then.lines()).all(|(now, then)| now == then || then.starts_with("content ")), "{path}");
        }
    }
    assert!(played >= 15, "{played} tables went on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_the_first_release_go_on() {
    old_tables_go_on(Games::shipped()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_the_first_release_go_on_when_other_content_is_shipped() {
    old_tables_go_on(Games::with_archive(others(false), Released)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_the_first_release_go_on_where_a_variant_is_played() {
    old_tables_go_on(Games::with_archive(others(true), Released)).await;
}

/// A table that waits for players when the server gets another release begins by the rules that it was opened with.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_of_the_first_release_begins_by_its_own_rules() {
    let (_folder, server, known) = old_server(Games::with_archive(others(false), Released)).await;
    let way = Way::to(&server);
    let lobby = known.tables.iter().find(|table| table.stage == Stage::Lobby && table.game == "color-quest").unwrap();
    let secret = lobby.seats.iter().find_map(|seat| seat.secret.clone()).unwrap();
    let mut client = way.join(&lobby.id, Some(&secret)).await;
    client.ask(Ask::Start { fill: Some(wire::Level::Easy) }).await;
    assert!(client.now.world.is_some());
    let info: TableInfo = way.get_json(&format!("/api/tables/{}", lobby.id)).await.unwrap();
    assert_eq!((info.stage, info.rules), (Stage::Playing, 1));
    server.stop().await;
}

/// Clients before version 4 of the protocol expect sentences: they load the page anew, and go on at the same table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_of_an_older_protocol_is_told_to_load_the_page_anew() {
    let (_folder, server, known) = old_server(Games::with_archive(others(false), Released)).await;
    let way = Way::to(&server);
    let hello = |table: &TableId, secret: Option<&Secret>, protocol: u32| {
        serde_json::to_string(&FromClient::Hello { protocol, table: table.clone(), secret: secret.cloned(), from: 0 }).unwrap()
    };
    let old = known.tables.iter().find(|table| table.stage == Stage::Playing && table.game == "dark-threat").unwrap();
    let secret = old.seats.iter().find(|seat| Some(seat.seat) == old.to_act).and_then(|seat| seat.secret.clone()).unwrap();
    for (protocol, welcome) in [(1, false), (2, false), (3, false), (PROTOCOL, true), (PROTOCOL + 1, false)] {
        let mut line = way.knock().await;
        line.say(hello(&old.id, Some(&secret), protocol)).await;
        match line.hear().await {
            FromServer::Welcome(heard) => {
                assert!(welcome, "protocol {protocol}");
                Client::new(line, *heard).play_any(&mut Rng::stream(1, 1)).await;
            }
            FromServer::Reload { protocol: newest } => assert!(!welcome && newest == PROTOCOL, "protocol {protocol}"),
            other => panic!("{other:?}"),
        }
    }
    server.stop().await;
}

/// Every message that a server of protocol 2 sent is understood by the page of now.
#[test]
fn recorded_conversations_of_protocol_2_are_understood() {
    let (mut heard, mut said) = (0, 0);
    for entry in fs::read_dir(corpus("conversations")).unwrap() {
        let path = entry.unwrap().path();
        for line in fs::read_to_string(&path).unwrap().lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            let text = line["text"].as_str().unwrap_or_default();
            match line["who"].as_str() {
                Some("server") => {
                    let read: FromServer =
                        serde_json::from_str(text).unwrap_or_else(|error| panic!("{}: {error}: {text}", path.display()));
                    if let FromServer::Welcome(welcome) = read {
                        let table = welcome.table;
                        assert_eq!((table.rules, table.content.as_str(), table.variant), (1, "", false), "the first release");
                    }
                    heard += 1;
                }
                Some("client") => said += u32::from(serde_json::from_str::<FromClient>(text).is_ok()),
                _ => {
                    let (path, body) = (line["path"].as_str().unwrap_or_default(), line["body_received"].clone());
                    let body = body.as_str().map_or_else(|| body.to_string(), str::to_owned);
                    if line["status"] == json!(200) && path == "/api/version" {
                        let version: Version = serde_json::from_str(&body).unwrap();
                        assert_eq!((version.protocol, version.oldest, version.games.len()), (2, None, 0));
                    } else if line["status"] == json!(200) && path == "/api/tables" && line["method"] == json!("GET") {
                        serde_json::from_str::<Lobby>(&body).unwrap();
                    }
                }
            }
        }
    }
    assert!(heard > 300 && said > 100, "{heard} messages of servers, {said} of clients");
}

/// What clients of protocol 2 said to servers of then is answered by a server of now in the same way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_of_protocol_2_are_answered_as_they_were() {
    let (_folder, server, _) = old_server(Games::shipped()).await;
    let way = Way::to(&server);
    for name in ["http-refusals", "reload", "wrong-secret", "unknown-table-and-unreadable"] {
        let text = fs::read_to_string(corpus(&format!("conversations/{name}.jsonl"))).unwrap();
        for line in text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            let (Some("http"), Some(path)) = (line["who"].as_str(), line["path"].as_str()) else { continue };
            let status = line["status"].as_u64().unwrap();
            // Those that name a table name one that is gone.
            if line["method"] == json!("POST") && path == "/api/tables" && status >= 400 {
                let body = line["body_sent"].as_str().map_or_else(|| line["body_sent"].to_string(), str::to_owned);
                let answer = way.post_raw(path, Some(&way.origin()), body.clone()).await;
                assert_eq!(u64::from(answer.status().as_u16()), status, "{body}");
                let now: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
                let then = &line["body_received"];
                let then: Value = then.as_str().map_or_else(|| then.clone(), |text| serde_json::from_str(text).unwrap());
                assert_eq!(now["code"], then["code"], "{body}");
            }
        }
    }
    server.stop().await;
}

/// A variant is told to whoever comes, and travels in the table's log: the table goes on where something else is played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_variant_is_told_and_travels_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("variant.sqlite").display().to_string();
    let variants = others(true);
    let mut tables = Vec::new();
    let server = Server::start(Config { games: Games::with_archive(variants.clone(), Released), ..config(&file) }, PAGES);
    let server = server.await.unwrap();
    let way = Way::to(&server);
    let version: Version = way.get_json("/api/version").await.unwrap();
    assert_eq!((version.protocol, version.oldest), (PROTOCOL, Some(wire::OLDEST_CLIENT)));
    for (told, game) in version.games.iter().zip(&variants) {
        assert_eq!((told.game.as_str(), told.content.as_str(), told.variant), (game.name(), game.content(), true));
        let text = way.get(&format!("/content/{}/{}", told.game, told.content)).await.text().await.unwrap();
        let bundle: Bundle = text.parse().unwrap();
        assert_eq!(AnyGame::named(&told.game).unwrap().with_own(&bundle.files).unwrap().content(), told.content);
        // Whoever means something else than is played here opens nothing.
        let shipped = AnyGame::named(&told.game).unwrap();
        let ask = wire::MakeTable { content: Some(shipped.content().to_owned()), ..ask_for(&told.game, &[OPEN, BOT, BOT]) };
        let refused = way.post::<Value>("/api/tables", &ask).await.unwrap_err();
        assert_eq!((refused.status, refused.fault.code.as_str()), (409, "other-edition"));
        let seats: &[wire::Chair] = if told.game == "chromatic-conflict" { &[OPEN, BOT, BOT] } else { &[OPEN, BOT] };
        let ask = wire::MakeTable { content: Some(told.content.clone()), rules: Some(told.rules), ..ask_for(&told.game, seats) };
        let made = way.make(&ask).await;
        way.start(&made.table, &made.host).await;
        tables.push((told.clone(), made));
    }
    server.stop().await;

    // Another release, with other content and no variant.
    let server = Server::start(config(&file), PAGES).await.unwrap();
    let way = Way::to(&server);
    for (told, made) in tables {
        let info: TableInfo = way.get_json(&format!("/api/tables/{}", made.table)).await.unwrap();
        assert_eq!((info.content.as_str(), info.variant, info.stopped), (told.content.as_str(), true, None));
        let text = way.get(&format!("/api/tables/{}/content", made.table)).await.text().await.unwrap();
        let files: Vec<PackFile> = text.parse::<Bundle>().unwrap().files;
        let shipped = AnyGame::named(&told.game).unwrap();
        let played = PlayedBy { rules: info.rules, content: info.content, files, packed: false };
        let game = shipped.as_played(&played, None).unwrap();
        assert!(matches!(game.edition().origin, Origin::Own(_)));
        let mut client = way.join(&made.table, Some(&made.held.unwrap().secret)).await;
        client.game = game;
        assert!(client.my_turn().await);
        client.play_any(&mut Rng::stream(2, 2)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn content_is_found_by_its_digest_and_compressed() {
    let (_folder, file) = sqlite();
    let server = Server::start(config(&file), PAGES).await.unwrap();
    let way = Way::to(&server);
    for entry in Released.entries() {
        let path = format!("/content/{}/{}", entry.game, entry.content);
        let answer = way.get_with(&path, "accept-encoding", "br").await;
        assert_eq!(answer.headers()["content-encoding"], "br");
        assert!(answer.headers()["cache-control"].to_str().unwrap().contains("immutable"));
        assert_eq!(answer.bytes().await.unwrap(), entry.brotli);
        let plain = way.get(&path).await.text().await.unwrap();
        assert_eq!(plain.parse::<Bundle>().unwrap(), entry.open().unwrap());
    }
    for path in ["/content/color-quest/00000000000000000000000000000000", "/content/chess/1", "/content/color-quest/..%2f..%2fx"]
    {
        let answer = way.get(path).await;
        assert!(matches!(answer.status().as_u16(), 400 | 404), "{path}: {}", answer.status());
    }
    server.stop().await;
}

/// An archive in which something is damaged.
struct Damaged;

impl Archive for Damaged {
    fn find(&self, _: &str, _: &str) -> Result<Option<Bundle>, String> {
        Err("line 7: the file below has the check 00000000".to_owned())
    }
}

/// A table that cannot be gone on with is shown as far as its log tells; nothing is lost, and nothing is written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_gone_on_with_is_shown_up_to_there() {
    for archive in [Arc::new(()) as Arc<dyn Archive>, Arc::new(Damaged)] {
        let games = Games::with_archive(others(false), Borrowed(archive));
        let (_folder, server, known) = old_server(games).await;
        let way = Way::to(&server);
        for table in known.tables.iter().filter(|table| table.stage == Stage::Playing) {
            let info: TableInfo = way.get_json(&format!("/api/tables/{}", table.id)).await.unwrap();
            assert_eq!((info.stage, info.number), (Stage::Playing, table.last_entry));
            let fault = info.stopped.unwrap();
            assert_eq!(fault.code, "broken-table");
            assert!(fault.message.say(Lang::En).contains("content"), "{fault:?}");
            assert!(fault.message.say(Lang::Fr).contains("contenu"), "{fault:?}");
            let seat = table.seats.iter().find(|seat| Some(seat.seat) == table.to_act).unwrap();
            let mut line = way.knock().await;
            line.hello(&table.id, seat.secret.as_ref(), 0).await;
            let FromServer::Welcome(welcome) = line.hear().await else { panic!("no welcome") };
            assert_eq!((welcome.moments.len(), welcome.now.world.is_some()), (table.decisions as usize, false));
            assert!(welcome.moments.iter().all(|moment| moment.action.is_none()), "what was decided may be a secret");
            let request = wire::Request { id: wire::MessageId("x1".into()), answers: u64::MAX, ask: Ask::Undo };
            line.say(serde_json::to_string(&FromClient::Request(request)).unwrap()).await;
            let FromServer::Refused { fault, .. } = line.hear().await else { panic!("not refused") };
            assert_eq!(fault.code, "broken-table");
        }
        server.stop().await;
    }
}

/// An archive that several share.
struct Borrowed(Arc<dyn Archive>);

impl Archive for Borrowed {
    fn find(&self, game: &str, content: &str) -> Result<Option<Bundle>, String> {
        self.0.find(game, content)
    }
}

/// A log whose later entries make no sense to these rules is shown up to the last one that does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_goes_wrong_is_shown_up_to_the_last_entry_that_holds() {
    let (folder, server, known) = old_server(Games::shipped()).await;
    server.stop().await;
    let table = known.tables.iter().find(|table| table.stage == Stage::Playing && table.decisions > 12).unwrap();
    let file = folder.path().join("old.sqlite");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let last = i64::try_from(table.last_entry).unwrap();
    let newer = r#"{"kind":"played","seat":1,"action":"levitate b2 b9 with a card of 2031"}"#;
    let changed = sqlx::query("UPDATE entries SET line = ? WHERE table_id = ? AND number = ?");
    let changed = changed.bind(newer).bind(&table.id.0).bind(last).execute(&pool).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    pool.close().await;

    let now = known.last_entry_at + 2_000;
    let config = Config { time: Time::from(move || now), ..config(file.to_str().unwrap()) };
    let server = Server::start(config, PAGES).await.unwrap();
    let way = Way::to(&server);
    let info: TableInfo = way.get_json(&format!("/api/tables/{}", table.id)).await.unwrap();
    assert_eq!(info.number, table.last_entry - 1);
    assert_eq!(info.stopped.unwrap().code, "broken-table");
    let mut watcher = way.join(&table.id, None).await;
    assert!(watcher.now.world.is_some() && watcher.moments.len() >= table.decisions as usize - 1);
    let seat = table.seats.iter().find(|seat| seat.secret.is_some()).unwrap();
    let mut client = way.join(&table.id, seat.secret.as_ref()).await;
    assert_eq!(client.refused(Ask::Leave { level: wire::Level::Easy }).await.code, "broken-table");
    assert!(matches!(watcher.answer(&watcher.request(Ask::Look { decisions: 3 })).await, FromServer::Past { .. }));
    server.stop().await;
}
