//! Clocks, on a clock that the test turns.

use crate::house::{BOT, Client, OPEN, PAGES, Way, ask_for, config};
use crate::stores::sqlite;
use server::{Server, Time};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::Rng;
use wire::{Ask, ClockRule, FromServer, Holder, MakeTable};

/// A clock that the test turns.
#[derive(Clone)]
struct Hand(Arc<AtomicU64>);

impl Hand {
    fn turn(&self, seconds: u64) {
        self.0.fetch_add(seconds * 1000, Ordering::SeqCst);
    }
}

async fn house(file: &str) -> (Server, Hand) {
    let hand = Hand(Arc::new(AtomicU64::new(1_000_000)));
    let mut config = config(file);
    let shown = hand.clone();
    config.time = Time::from(move || shown.0.load(Ordering::SeqCst));
    (Server::start(config, PAGES).await.unwrap(), hand)
}

async fn begun(way: &Way, clock: ClockRule) -> [Client; 2] {
    let made = way.make(&MakeTable { clock, ..ask_for("chromatic-conflict", &[OPEN, OPEN, BOT]) }).await;
    let (ann, bob) = (made.held.unwrap(), way.take(&made.table, "Bob", None).await);
    let mut one = way.join(&made.table, Some(&ann.secret)).await;
    let mut two = way.join(&made.table, Some(&bob.secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    two.until(one.now.number).await;
    [one, two]
}

fn left(client: &Client) -> Vec<u64> {
    client.now.clocks.as_ref().unwrap().left_ms.iter().map(|left| left / 1000).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bank_is_paid_on_acceptance_and_grows_with_every_decision() {
    let (_folder, file) = sqlite();
    let (server, hand) = house(&file).await;
    let [mut one, mut two] = begun(&Way::to(&server), ClockRule::Bank { seconds: 100, increment: 7 }).await;
    assert_eq!(left(&one), [100, 100, 100]);
    hand.turn(30);
    one.refused(Ask::Play { action: "nonsense".to_owned() }).await;
    one.play_any(&mut Rng::stream(1, 1)).await;
    assert_eq!(left(&one), [77, 100, 100]);
    two.until(one.now.number).await;
    hand.turn(10);
    two.play_any(&mut Rng::stream(1, 1)).await;
    assert_eq!(left(&two), [77, 97, 100]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_time_runs_out_a_bot_plays_until_the_guest_is_back() {
    let (_folder, file) = sqlite();
    let (server, hand) = house(&file).await;
    for clock in [ClockRule::PerMove { seconds: 60 }, ClockRule::Bank { seconds: 60, increment: 0 }, ClockRule::Days { days: 1 }]
    {
        let [mut one, mut two] = begun(&Way::to(&server), clock).await;
        hand.turn(59);
        server.sweep().await;
        one.play_any(&mut Rng::stream(1, 1)).await;
        two.until(one.now.number).await;
        assert_eq!(two.now.to_act, two.welcome.you, "the second seat chooses its faction");
        hand.turn(if let ClockRule::Days { .. } = clock { 86_400 } else { 60 });
        let request = two.request(Ask::Play { action: two.options()[0].clone() });
        let FromServer::Refused { fault, .. } = two.answer(&request).await else { panic!("too late is too late") };
        assert!(["out-of-time", "away", "stale"].contains(&fault.code.as_str()), "{fault:?}");
        server.sweep().await;
        let away = |client: &Client| matches!(client.welcome.table.seats[1].holder, Holder::Person { away: Some(_), .. });
        while !away(&two) {
            two.hear().await;
        }
        let timed_out = two.now.number;
        two.ask(Ask::Back).await;
        assert!(!away(&two));
        // The bot may have decided meanwhile; then the game goes on with whoever is asked.
        one.until(two.now.number).await;
        assert!(two.now.number > timed_out);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_decide_for_long_can_be_replaced() {
    let (_folder, file) = sqlite();
    let (server, hand) = house(&file).await;
    let [one, mut two] = begun(&Way::to(&server), ClockRule::None).await;
    let seat = one.welcome.you.unwrap();
    let level = wire::Level::Easy;
    hand.turn(59);
    assert_eq!(two.refused(Ask::Replace { seat, level }).await.code, "too-soon");
    hand.turn(2);
    two.ask(Ask::Replace { seat, level }).await;
    assert!(two.my_turn().await, "the bot has decided");
    server.stop().await;
}
