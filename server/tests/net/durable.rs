//! What was acknowledged stays, whatever happens to the process or to the store.

use crate::house::{BOT, Client, OPEN, PAGES, Way, ask_for, config, start};
use crate::stores::sqlite;
use server::Server;
use server::store::{Memory, MemoryFailure};
use std::sync::Arc;
use tabletop::Rng;
use wire::{Ask, FromServer};

#[test]
fn a_process_that_ends_without_a_word_loses_nothing() {
    let (_folder, file) = sqlite();
    let mut rng = Rng::stream(6, 6);
    let (mut known, mut table) = (Vec::new(), None);
    for round in 0..5 {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(async {
            let server = start(&file).await;
            let way = Way::to(&server);
            let (table, held) = match &table {
                Some((table, held)) => (table, held),
                None => {
                    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, BOT, BOT])).await;
                    way.start(&made.table, &made.host).await;
                    let (table, held) = table.insert((made.table, made.held.unwrap()));
                    (&*table, &*held)
                }
            };
            let mut client = way.join(table, Some(&held.secret)).await;
            assert_eq!(client.moments[..known.len().min(client.moments.len())], known[..], "round {round}");
            for _ in 0..4 {
                if client.my_turn().await {
                    client.play_any(&mut rng).await;
                }
            }
            known = client.moments;
        });
        // All tasks end where they are: nothing is finished, nobody is told.
        runtime.shutdown_background();
    }
    assert!(known.len() > 15, "{}", known.len());
}

async fn for_two(store: &Arc<Memory>) -> (Server, [Client; 2]) {
    let server = Server::start_with(config(""), PAGES, store.clone()).await.unwrap();
    let way = Way::to(&server);
    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let (ann, bob) = (made.held.unwrap(), way.take(&made.table, "Bob", None).await);
    let mut one = way.join(&made.table, Some(&ann.secret)).await;
    let mut two = way.join(&made.table, Some(&bob.secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    two.until(one.now.number).await;
    (server, [one, two])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_all_goes_on_when_there_is_space() {
    let store = Arc::new(Memory::default());
    let (server, [mut one, mut two]) = for_two(&store).await;
    let before = one.now.clone();
    store.fail(Some(MemoryFailure::Lost));
    let request = one.request(Ask::Play { action: one.options()[0].clone() });
    for _ in 0..3 {
        let FromServer::Refused { fault, .. } = one.answer(&request).await else { panic!("accepted without a store") };
        assert_eq!(fault.code, "unavailable");
    }
    let way = Way::to(&server);
    let no = way.post::<wire::MadeTable>("/api/tables", &ask_for("chromatic-conflict", &[OPEN])).await.unwrap_err();
    assert_eq!(no.status, 409, "what is wrong anyway is told first");
    let no = way.post::<wire::MadeTable>("/api/tables", &ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await.unwrap_err();
    assert_eq!((no.status, no.fault.code.as_str()), (503, "unavailable"));
    store.fail(None);
    let FromServer::Accepted { number, .. } = one.answer(&request).await else { panic!("not accepted") };
    assert_eq!(number, before.number + 1);
    two.until(number).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_was_lost_on_the_way_from_the_store_is_found_again() {
    let store = Arc::new(Memory::default());
    let (server, [mut one, mut two]) = for_two(&store).await;
    let before = one.now.number;
    store.fail(Some(MemoryFailure::Unheard));
    let request = one.request(Ask::Play { action: one.options()[0].clone() });
    let FromServer::Refused { fault, .. } = one.answer(&request).await else { panic!("accepted without a store") };
    assert_eq!(fault.code, "unavailable");
    store.fail(None);
    // It was written: everybody hears of it, and a retry is told the same.
    two.until(before + 1).await;
    assert!(matches!(one.answer(&request).await, FromServer::Accepted { number, .. } if number == before + 1));
    one.until(before + 1).await;
    server.stop().await;
}
