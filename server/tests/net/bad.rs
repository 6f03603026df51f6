//! What people and programs send that they should not: a clear answer, and nobody else is harmed.

use crate::house::{BOT, Client, OPEN, Way, ask_for, config, start};
use crate::stores::sqlite;
use arcade::Seat;
use serde_json::{Value, json};
use server::{Pages, Server};
use std::time::Duration;
use tabletop::Rng;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use wire::{Ask, FromServer, Held, MessageId, Request, Secret, TableId};

/// A table for two that has begun.
async fn begun(way: &Way) -> (TableId, [Held; 2], [Client; 2]) {
    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let held = [made.held.unwrap(), way.take(&made.table, "Bob", None).await];
    let mut one = way.join(&made.table, Some(&held[0].secret)).await;
    let mut two = way.join(&made.table, Some(&held[1].secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    two.until(one.now.number).await;
    (made.table, held, [one, two])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_comes_twice_is_done_once() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let (table, held, [mut one, mut two]) = begun(&way).await;
    let action = one.options()[0].clone();
    let request = one.request(Ask::Play { action: action.clone() });
    let first = one.answer(&request).await;
    let FromServer::Accepted { number, .. } = first else { panic!("{first:?}") };
    assert_eq!(one.answer(&request).await, first, "the same answer");
    // Over another connection too.
    let mut again = way.join(&table, Some(&held[0].secret)).await;
    assert_eq!(again.answer(&request).await, first);
    // Another wish about the position of before is stale, whoever has it.
    let stale = Request { id: MessageId("other".to_owned()), answers: number - 1, ask: Ask::Play { action } };
    for client in [&mut again, &mut two] {
        let FromServer::Refused { fault, .. } = client.answer(&stale).await else { panic!("not refused") };
        assert_eq!(fault.code, "stale");
    }
    one.until(number).await;
    assert_eq!(one.now.number, number);
    assert_eq!(one.moments.len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_plays_for_another_seat() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let (table, _, [mut one, mut two]) = begun(&way).await;
    let action = one.options()[0].clone();
    assert_eq!(two.refused(Ask::Play { action: action.clone() }).await.code, "not-your-turn");
    let mut watcher = way.join(&table, None).await;
    assert_eq!(watcher.refused(Ask::Play { action: action.clone() }).await.code, "only-looking");
    for (ask, code) in [
        (Ask::Play { action: "nonsense".to_owned() }, "misread"),
        (Ask::Play { action: "x".repeat(9_000) }, "misread"),
        (Ask::Start { fill: None }, "started"),
        (Ask::Word { word: "late".to_owned() }, "started"),
        (Ask::Back, "not-away"),
        (Ask::Look { decisions: 99 }, "no-such-moment"),
        (Ask::Replace { seat: Seat::at(1), level: wire::Level::Easy }, "too-soon"),
        (Ask::Replace { seat: Seat::at(7), level: wire::Level::Easy }, "too-soon"),
    ] {
        let fault = one.refused(ask).await;
        assert_eq!(fault.code, code, "{fault:?}");
        assert!(fault.message.say_if_known(arcade::Lang::En).is_some(), "{fault:?}");
    }
    // The rule that forbids something is named.
    one.play_any(&mut Rng::stream(1, 1)).await;
    two.until(one.now.number).await;
    let taken = one.moments[0].action.clone().unwrap();
    let fault = two.refused(Ask::Play { action: taken }).await;
    assert_eq!(fault.code, "refused");
    assert!(fault.rule.unwrap().starts_with("CC-"));
    let bad_id = Request { id: MessageId("é\n".to_owned()), answers: two.now.number, ask: Ask::Undo };
    let FromServer::Refused { fault, .. } = two.answer(&bad_id).await else { panic!("not refused") };
    assert_eq!(fault.code, "bad-id");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_is_answered_and_forgotten() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let (table, held, [mut one, _two]) = begun(&way).await;
    for garbage in ["", "{", "[]", "{\"type\":\"request\"}", "{\"type\":\"news\"}", "null", "\u{0}", "{\"type\":\"hello\"}"] {
        one.line.say(garbage).await;
        let FromServer::Refused { id: None, fault } = one.line.hear().await else { panic!("not refused") };
        assert_eq!(fault.code, "unreadable", "{garbage}");
    }
    one.line.say_bytes(&[0, 159, 146, 150]).await;
    assert!(matches!(one.line.hear().await, FromServer::Refused { .. }));
    one.play_any(&mut Rng::stream(1, 1)).await;

    // As a first message it ends the connection, with a reason.
    for (hello, code) in [
        ("hello".to_owned(), "unreadable"),
        (json!({"type": "request", "id": "1", "answers": 0, "ask": {"kind": "undo"}}).to_string(), "unreadable"),
        (json!({"type": "hello", "protocol": wire::PROTOCOL, "table": "nowhere"}).to_string(), "unknown-table"),
        (json!({"type": "hello", "protocol": wire::PROTOCOL, "table": "../../etc"}).to_string(), "unknown-table"),
        (json!({"type": "hello", "protocol": wire::PROTOCOL, "table": table, "secret": "guess"}).to_string(), "wrong-secret"),
        (
            json!({"type": "hello", "protocol": wire::PROTOCOL, "table": table, "secret": held[0].secret.0.to_uppercase()})
                .to_string(),
            "wrong-secret",
        ),
    ] {
        let mut line = way.knock().await;
        line.say(hello.clone()).await;
        let FromServer::Bye { fault } = line.hear().await else { panic!("{hello}") };
        assert_eq!(fault.code, code);
        assert!(line.ends().await);
    }
    // An old page is told to load the new one, whatever else it says.
    let mut line = way.knock().await;
    line.say("{\"type\":\"bonjour\",\"protocol\":0}").await;
    assert!(matches!(line.hear().await, FromServer::Reload { protocol: wire::PROTOCOL }));
    assert!(line.ends().await);
    // More than is read ends it too.
    let mut line = way.knock().await;
    line.say("x".repeat(100_000)).await;
    while line.text().await.is_some() {}
    one.play_any_if_turn().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_requests_over_http_are_named() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let good = serde_json::to_value(ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).unwrap();
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    for (body, status, code) in [
        (json!([]), 400, "unreadable"),
        (with("game", json!("chess")), 400, "unknown-game"),
        (with("chairs", json!([])), 409, "refused"),
        (with("chairs", json!(vec![json!({"kind": "open"}); 60])), 409, "refused"),
        (with("chairs", json!(vec![json!({"kind": "open"}); 300])), 400, "bad-setup"),
        (with("setup", json!({"seats": 4})), 400, "bad-chairs"),
        (with("setup", json!({"nonsense": 3})), 400, "bad-setup"),
        (with("name", json!("x".repeat(41))), 400, "bad-name"),
        (with("name", json!("a\nb")), 400, "bad-name"),
        (with("clock", json!({"kind": "per-move", "seconds": 0})), 400, "bad-clock"),
        (with("clock", json!({"kind": "sundial"})), 400, "unreadable"),
        (with("name", json!("x".repeat(500_000))), 413, "too-large"),
    ] {
        let no = way.post::<Value>("/api/tables", &body).await.unwrap_err();
        assert_eq!((no.status, no.fault.code.as_str()), (status, code), "{:?} for {body}", no.fault);
    }
    for origin in [None, Some("null"), Some("https://elsewhere.example")] {
        let answer = way.post_raw("/api/tables", origin, good.to_string()).await;
        assert_eq!(answer.status(), 403, "{origin:?}");
    }
    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let seats = format!("/api/tables/{}/seats", made.table);
    for (path, body, status, code) in [
        ("/api/tables/nowhere/seats", json!({"id": "1", "name": "Bob"}), 404, "unknown-table"),
        (&seats, json!({"id": "1", "name": " "}), 400, "bad-name"),
        (&seats, json!({"id": "", "name": "Bob"}), 400, "bad-id"),
        (&seats, json!({"id": "1", "name": "Bob", "seat": 1}), 409, "seat-taken"),
        (&seats, json!({"id": "1", "name": "Bob", "seat": 3}), 409, "seat-taken"),
        (&seats, json!({"id": "1", "name": "Bob", "seat": 8}), 409, "seat-taken"),
        (&seats, json!({"id": "1", "name": "Bob", "seat": 9}), 400, "unreadable"),
        (&seats, json!({"id": "1", "name": "Bob", "invitation": "guess"}), 403, "wrong-secret"),
    ] {
        let no = way.post::<Value>(path, &body).await.unwrap_err();
        assert_eq!((no.status, no.fault.code.as_str()), (status, code), "{body}");
    }
    let start = format!("/api/tables/{}/start", made.table);
    let no = way.post::<Value>(&start, &json!({"secret": "guess", "id": "1"})).await.unwrap_err();
    assert_eq!((no.status, no.fault.code.as_str()), (403, "wrong-secret"));
    let no = way.post::<Value>(&start, &json!({"secret": made.host, "id": "1"})).await.unwrap_err();
    assert_eq!((no.status, no.fault.code.as_str()), (409, "open-seats"));
    let no = way.get_json::<Value>(&format!("/api/tables/{}/transcript", made.table)).await.unwrap_err();
    assert_eq!((no.status, no.fault.code.as_str()), (409, "not-over"));
    assert_eq!(way.get_json::<Value>("/api/nothing").await.unwrap_err().status, 404);
    // Script in a name is a name: it is the page that must not run it.
    let held: Held = way.post(&seats, &json!({"id": "1", "name": "<script>alert(1)</script>"})).await.unwrap();
    assert_eq!(held.seat, Seat::at(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_taken_again_has_a_new_secret() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let made = way.make(&wire::MakeTable { public: false, ..ask_for("chromatic-conflict", &[OPEN, OPEN, BOT]) }).await;
    let seats = format!("/api/tables/{}/seats", made.table);
    let no = way.post::<Value>(&seats, &json!({"id": "1", "name": "Bob"})).await.unwrap_err();
    assert_eq!(no.fault.code, "needs-invitation");
    let invitation = &made.invitations[0].secret;
    let lost = way.take(&made.table, "Bob", Some(invitation)).await;
    let mut old = way.join(&made.table, Some(&lost.secret)).await;
    let held = way.take(&made.table, "Bob", Some(invitation)).await;
    assert_eq!(held.seat, lost.seat);
    assert_ne!(held.secret, lost.secret);
    // Who came with the old secret is sent away, and does not come in with it again.
    while old.line.text().await.is_some() {}
    let mut line = way.knock().await;
    line.hello(&made.table, Some(&lost.secret), 0).await;
    assert!(matches!(line.hear().await, FromServer::Bye { fault } if fault.code == "wrong-secret"));
    // Once the game has begun, an invitation is worth nothing.
    way.start(&made.table, &made.host).await;
    let no = way.post::<Value>(&seats, &json!({"id": "1", "name": "Eve", "invitation": invitation})).await.unwrap_err();
    assert_eq!(no.fault.code, "started");
    let _: Secret = held.secret;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_say_what_it_wants_is_not_waited_for() {
    let (_folder, file) = sqlite();
    let mut strict = config(&file);
    strict.limits.request = Duration::from_millis(200);
    let server = Server::start(strict, Pages::NONE).await.unwrap();
    let answer_to = async |said: &str| {
        let mut line = TcpStream::connect(server.address()).await.unwrap();
        line.write_all(said.as_bytes()).await.unwrap();
        let mut answer = String::new();
        // Without a limit this would wait for ever.
        line.read_to_string(&mut answer).await.unwrap();
        answer
    };
    for half in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: here\r\n"] {
        assert_eq!(answer_to(half).await, "", "{half}");
    }
    let address = server.address();
    let origin = format!("host: {address}\r\norigin: http://{address}");
    let half = format!("POST /api/tables HTTP/1.1\r\n{origin}\r\ncontent-length: 100\r\n\r\n{{\"game\"");
    let told = answer_to(&half).await;
    assert!(told.starts_with("HTTP/1.1 408") && told.contains("\"idle\""), "{told}");
    // Those who do are answered as ever.
    let way = Way::to(&server);
    way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_much_is_too_much() {
    let (_folder, file) = sqlite();
    let mut strict = config(&file);
    strict.limits.tables_per_hour = 2;
    strict.limits.sockets = 3;
    (strict.limits.burst, strict.limits.rate) = (5, 1);
    let server = Server::start(strict, Pages::NONE).await.unwrap();
    let way = Way::to(&server);
    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let no = way.post::<Value>("/api/tables", &ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await.unwrap_err();
    assert_eq!((no.status, no.fault.code.as_str()), (429, "too-many-tables"));
    let mut one = way.join(&made.table, None).await;
    let _two = way.join(&made.table, None).await;
    let three = way.join(&made.table, None).await;
    assert!(way.try_knock().await.is_none(), "three connections are enough");
    drop(three);
    for _ in 0..5 {
        assert_eq!(one.refused(Ask::Undo).await.code, "only-looking");
    }
    one.line.say("{}").await;
    assert!(matches!(one.line.hear().await, FromServer::Refused { fault, .. } if fault.code == "too-fast"));
    // Who does not listen is shut out.
    for _ in 0..200 {
        if !one.line.try_say("{}").await {
            break;
        }
    }
    let mut last = None;
    while let Some(text) = one.line.text().await {
        last = Some(text);
    }
    assert!(last.unwrap().contains("too-fast"));
    server.stop().await;
}
