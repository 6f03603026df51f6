//! Tables with packs that users wrote: played, kept, handed on, or refused.

use crate::house::{OPEN, Way, ask_for, start};
use crate::stores::{Cluster, sqlite};
use arcade::{AnyGame, Lang, PackFile};
use serde_json::{Value, json};
use tabletop::Rng;
use wire::{Ask, Lobby, MadeTable, MakeTable, OfferedPack, Offers, TableInfo};

/// A pack with a hero and a quest of its own.
fn pack() -> PackFile {
    let game = AnyGame::named("coraquest").unwrap();
    let mut drafts = Vec::new();
    for (sort, paths) in [("hero", &["/name"][..]), ("quest", &["/quest/title", "/text/intro", "/text/goal"])] {
        let mut draft = game.blank(sort, &drafts).unwrap();
        paths.iter().for_each(|path| draft.set(path, json!({ "en": "Bees", "fr": "Abeilles" })));
        drafts.push(draft);
    }
    let survey = game.survey("bees.pack.toml", &drafts, Lang::En);
    assert_eq!(survey.reasons, []);
    PackFile::new("bees.pack.toml", &survey.text)
}

fn with(packs: Vec<PackFile>) -> MakeTable {
    let Value::Object(setup) = json!({ "quest": "quest_1" }) else { unreachable!() };
    MakeTable { packs, setup, ..ask_for("coraquest", &[OPEN]) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cr_cust_2_a_table_with_a_pack_is_played_and_its_transcript_carries_it() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let made = way.make(&with(vec![pack()])).await;
    let lobby: Lobby = way.get_json("/api/tables").await.unwrap();
    assert_eq!((&lobby.tables[0].table, lobby.tables[0].packs.len()), (&made.table, 0), "lists stay short");
    let info: TableInfo = way.get_json(&format!("/api/tables/{}", made.table)).await.unwrap();
    assert_eq!(info.packs, [pack()]);
    let held = made.held.unwrap();
    let mut ann = way.join(&made.table, Some(&held.secret)).await;
    assert_eq!(ann.welcome.table.packs, [pack()]);
    ann.ask(Ask::Start { fill: None }).await;
    let own = ann.options().into_iter().find(|action| action.contains("hero_1")).expect("the pack's hero can be picked");
    ann.ask(Ask::Play { action: own }).await;
    for _ in 0..20 {
        ann.play_any(&mut Rng::stream(2, 2)).await;
    }
    server.stop().await;
    // Another process has nothing but the log.
    let server = start(&file).await;
    let way = Way::to(&server);
    let mut ann = way.join(&made.table, Some(&held.secret)).await;
    assert_eq!(ann.moments.len(), 21);
    while ann.now.outcome.is_none() {
        ann.play_any(&mut Rng::stream(3, u64::from(ann.now.decisions))).await;
    }
    let transcript = way.get(&format!("/api/tables/{}/transcript", made.table)).await.text().await.unwrap();
    let replayed = AnyGame::named("coraquest").unwrap().replay(&transcript).unwrap();
    assert_eq!((replayed.decisions(), replayed.game().packs()), (ann.moments.len(), vec![pack()]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cr_cust_1_a_pack_that_is_broken_huge_or_unwanted_opens_no_table() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let refused = async |ask: &MakeTable| way.post::<MadeTable>("/api/tables", ask).await.unwrap_err();
    let text = pack().text.replace("health = 9", "health = 99").replace("\"spot:D\"", "\"spot:Z\"");
    let no = refused(&with(vec![PackFile::new("bees.pack.toml", &text)])).await;
    assert_eq!((no.status, &*no.fault.code), (400, "bad-pack"));
    for (code, start) in [("H05", "health ="), ("Q13", "at = \"spot:Z\"")] {
        let line = text.lines().position(|line| line.contains(start)).unwrap() + 1;
        let place = format!("bees.pack.toml:{line}: {code}");
        assert!(Lang::ALL.iter().all(|&lang| no.fault.message.say(lang).contains(&place)), "{place}: {:?}", no.fault);
    }
    assert_ne!(no.fault.message.say(Lang::En), no.fault.message.say(Lang::Fr));
    // Larger than tables may carry, and larger than is read at all.
    let padded = |bytes: usize| PackFile::new("bees.pack.toml", &format!("{}{}", pack().text, "# bees\n".repeat(bytes / 7)));
    let no = refused(&with(vec![padded(70_000)])).await;
    assert_eq!((no.status, &*no.fault.code), (413, "pack-too-large"));
    let no = refused(&with(vec![padded(3_000_000)])).await;
    assert_eq!((no.status, &*no.fault.code), (413, "too-large"));
    // Not a pack at all, and a game that takes none.
    for (name, text) in [("bees.pack.toml", "[[hero]]\nid = ["), ("../../etc/passwd", "root"), ("constants.toml", "chests = 1")] {
        let no = refused(&with(vec![PackFile::new(name, text)])).await;
        assert_eq!((no.status, &*no.fault.code), (400, "bad-pack"), "{name}");
    }
    let no = refused(&MakeTable { packs: vec![pack()], ..ask_for("chromatic-conflict", &[OPEN, OPEN, OPEN]) }).await;
    assert_eq!((no.status, &*no.fault.code), (400, "bad-pack"));
    let lobby: Lobby = way.get_json("/api/tables").await.unwrap();
    assert_eq!(lobby.tables, []);
    // A flood of faults is told in part.
    let flood: String = (0..300).map(|number| format!("[[hero]]\nid = \"h{number}\"\n")).collect();
    let no = refused(&with(vec![PackFile::new("flood.pack.toml", &flood)])).await;
    let said = no.fault.message.say(Lang::En);
    assert!(said.len() < 6000 && said.contains("And more: "), "{}", said.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_serve_one_table_with_a_pack() {
    let cluster = Cluster::start();
    let (here, there) = (start(&cluster.address()).await, start(&cluster.address()).await);
    let ways = [Way::to(&here), Way::to(&there)];
    let made = ways[0].make(&MakeTable { chairs: vec![OPEN, OPEN], ..with(vec![pack()]) }).await;
    let (ann, bob) = (made.held.unwrap(), ways[1].take(&made.table, "Bob", None).await);
    let mut seats = [ways[0].join(&made.table, Some(&ann.secret)).await, ways[1].join(&made.table, Some(&bob.secret)).await];
    seats[0].ask(Ask::Start { fill: None }).await;
    crate::house::play(&mut seats, &mut Rng::stream(5, 5), |seat| seat.moments.len() >= 40 || seat.now.outcome.is_some()).await;
    let number = seats[0].now.number.max(seats[1].now.number);
    for seat in &mut seats {
        seat.until(number).await;
        assert_eq!(seat.welcome.table.packs, [pack()]);
    }
    assert_eq!(seats[0].moments.len(), seats[1].moments.len());
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn packs_that_the_house_offers_are_told_and_played_with() {
    let (_folder, file) = sqlite();
    let mut config = crate::house::config(&file);
    config.offers.packs.push(OfferedPack { game: "coraquest".to_owned(), file: pack() });
    let server = server::Server::start(config, crate::house::PAGES).await.unwrap();
    let way = Way::to(&server);
    let offers: Offers = way.get_json("/api/packs").await.unwrap();
    let [offer] = &offers.packs[..] else { panic!("{offers:?}") };
    let made = way.make(&with(vec![offer.file.clone()])).await;
    let info: TableInfo = way.get_json(&format!("/api/tables/{}", made.table)).await.unwrap();
    assert_eq!((&*info.game, &*offer.game, info.packs), ("coraquest", "coraquest", vec![pack()]));
    server.stop().await;
    let plain = start(&file).await;
    assert_eq!(Way::to(&plain).get_json::<Offers>("/api/packs").await.unwrap(), Offers::default());
    plain.stop().await;
}
