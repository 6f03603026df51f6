//! Several processes on one PostgreSQL.

use crate::house::{BOT, OPEN, Way, ask_for, play, start};
use crate::stores::Cluster;
use arcade::AnyGame;
use tabletop::Rng;
use wire::{Ask, FromServer, Lobby};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_serve_one_table() {
    let cluster = Cluster::start();
    let (here, there) = (start(&cluster.address()).await, start(&cluster.address()).await);
    let ways = [Way::to(&here), Way::to(&there)];
    let made = ways[0].make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let lobby: Lobby = ways[1].get_json("/api/tables").await.unwrap();
    assert_eq!(lobby.tables[0].table, made.table);
    let (ann, bob) = (made.held.unwrap(), ways[1].take(&made.table, "Bob", None).await);
    let mut seats = [ways[0].join(&made.table, Some(&ann.secret)).await, ways[1].join(&made.table, Some(&bob.secret)).await];
    seats[0].ask(Ask::Start { fill: None }).await;
    play(&mut seats, &mut Rng::stream(8, 8), |seat| seat.now.outcome.is_some()).await;
    assert_eq!(seats[0].now.outcome, seats[1].now.outcome);
    for way in &ways {
        let transcript = way.get(&format!("/api/tables/{}/transcript", made.table)).await.text().await.unwrap();
        assert_eq!(
            AnyGame::named("chromatic-conflict").unwrap().replay(&transcript).unwrap().decisions(),
            seats[0].moments.len()
        );
    }
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_that_accept_at_once_one_comes_second() {
    let cluster = Cluster::start();
    let (here, there) = (start(&cluster.address()).await, start(&cluster.address()).await);
    let ways = [Way::to(&here), Way::to(&there)];
    let made = ways[0].make(&ask_for("paint-brawl", &[OPEN, OPEN])).await;
    let (ann, bob) = (made.held.unwrap(), ways[0].take(&made.table, "Bob", None).await);
    // Each seat over both processes.
    let mut ann = [ways[0].join(&made.table, Some(&ann.secret)).await, ways[1].join(&made.table, Some(&ann.secret)).await];
    let mut bob = [ways[0].join(&made.table, Some(&bob.secret)).await, ways[1].join(&made.table, Some(&bob.secret)).await];
    ann[0].ask(Ask::Start { fill: None }).await;
    let mut rng = Rng::stream(9, 9);
    for round in 0..30 {
        let number = ann[0].now.number.max(bob[0].now.number);
        for client in ann.iter_mut().chain(&mut bob) {
            client.until(number).await;
        }
        let both = if ann[0].now.to_act == ann[0].welcome.you { &mut ann } else { &mut bob };
        let options = both[0].options();
        let request = both[0].request(Ask::Play { action: options[rng.index(options.len())].clone() });
        let other = both[1].request(Ask::Play { action: options[rng.index(options.len())].clone() });
        let [one, two] = both;
        if round % 2 == 0 {
            // The same wish twice at once: it is done once, and both are told so.
            let (first, second) = tokio::join!(one.answer(&request), two.answer(&request));
            assert!(matches!(first, FromServer::Accepted { .. }), "{first:?}");
            assert_eq!(first, second);
        } else {
            // Two wishes about the same position: one is done.
            let other = wire::Request { id: wire::MessageId(format!("other-{round}")), ..other };
            let (first, second) = tokio::join!(one.answer(&request), two.answer(&other));
            let done = [&first, &second].into_iter().filter(|answer| matches!(answer, FromServer::Accepted { .. })).count();
            assert_eq!(done, 1, "{first:?} {second:?}");
            let stale = |answer: &FromServer| matches!(answer, FromServer::Refused { fault, .. } if fault.code == "stale");
            assert!(stale(&first) || stale(&second), "{first:?} {second:?}");
        }
        ann[0].until(number + 1).await;
        bob[0].until(number + 1).await;
    }
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_comes_back() {
    let mut cluster = Cluster::start();
    let (here, there) = (start(&cluster.address()).await, start(&cluster.address()).await);
    let ways = [Way::to(&here), Way::to(&there)];
    let made = ways[0].make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let (ann, bob) = (made.held.unwrap(), ways[0].take(&made.table, "Bob", None).await);
    let mut one = ways[0].join(&made.table, Some(&ann.secret)).await;
    let mut two = ways[1].join(&made.table, Some(&bob.secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    two.until(one.now.number).await;
    cluster.stop();
    let request = one.request(Ask::Play { action: one.options()[0].clone() });
    let FromServer::Refused { fault, .. } = one.answer(&request).await else { panic!("accepted without a store") };
    assert_eq!(fault.code, "unavailable");
    assert_eq!(ways[0].get("/healthz").await.status(), 503);
    cluster.resume();
    let number = loop {
        match one.answer(&request).await {
            FromServer::Accepted { number, .. } => break number,
            FromServer::Refused { fault, .. } => assert_eq!(fault.code, "unavailable"),
            other => panic!("{other:?}"),
        }
    };
    two.until(number).await;
    assert_eq!(ways[0].get("/healthz").await.status(), 200);
    here.stop().await;
    there.stop().await;
}
