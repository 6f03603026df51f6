//! The JSON of the conversation: pages of this version must understand servers of this version for ever.

#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use tabletop::Seat;
use texts::Message;
use wire::{
    Ask, Chair, ClockRule, Fault, FromClient, FromServer, Holder, Level, MakeTable, MessageId, PROTOCOL, Request, Secret,
    SecretAsk, Situation, TableId, TakeSeat,
};

#[track_caller]
fn same<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, shape: Value) {
    assert_eq!(serde_json::to_value(value).unwrap(), shape);
    assert_eq!(serde_json::from_value::<T>(shape).unwrap(), *value);
}

#[test]
fn what_clients_say() {
    let hello = FromClient::Hello { protocol: PROTOCOL, table: TableId("t".into()), secret: Some(Secret("s".into())), from: 3 };
    same(&hello, json!({"type": "hello", "protocol": 4, "table": "t", "secret": "s", "from": 3}));
    let bare: FromClient = serde_json::from_str(r#"{"type":"hello","protocol":2,"table":"t"}"#).unwrap();
    assert!(matches!(bare, FromClient::Hello { secret: None, from: 0, .. }));
    let request = |ask| FromClient::Request(Request { id: MessageId("r1".into()), answers: 7, ask });
    let seat = Seat::at(1);
    for (ask, shape) in [
        (Ask::Play { action: "run a1 a2".into() }, json!({"kind": "play", "action": "run a1 a2"})),
        (Ask::Undo, json!({"kind": "undo"})),
        (Ask::Word { word: "w".into() }, json!({"kind": "word", "word": "w"})),
        (Ask::Start { fill: Some(Level::Hard) }, json!({"kind": "start", "fill": "hard"})),
        (Ask::Leave { level: Level::Easy }, json!({"kind": "leave", "level": "easy"})),
        (Ask::Back, json!({"kind": "back"})),
        (Ask::Replace { seat, level: Level::Normal }, json!({"kind": "replace", "seat": 2, "level": "normal"})),
        (Ask::Look { decisions: 4 }, json!({"kind": "look", "decisions": 4})),
    ] {
        same(&request(ask), json!({"type": "request", "id": "r1", "answers": 7, "ask": shape}));
    }
    assert_eq!(serde_json::from_value::<Ask>(json!({"kind": "leave"})).unwrap(), Ask::Leave { level: Level::Normal });
}

#[test]
fn what_clients_post() {
    let make: MakeTable = serde_json::from_value(json!({"game": "g", "chairs": [{"kind": "open"}]})).unwrap();
    assert_eq!((make.name, make.clock, make.pause_ms, make.public), (None, ClockRule::None, None, false));
    same(&Chair::Bot { level: Level::Easy }, json!({"kind": "bot", "level": "easy"}));
    same(&ClockRule::Bank { seconds: 5, increment: 1 }, json!({"kind": "bank", "seconds": 5, "increment": 1}));
    same(&ClockRule::PerMove { seconds: 5 }, json!({"kind": "per-move", "seconds": 5}));
    same(&ClockRule::Days { days: 2 }, json!({"kind": "days", "days": 2}));
    let take: TakeSeat = serde_json::from_value(json!({"id": "i", "name": "n"})).unwrap();
    assert_eq!((take.seat, take.invitation), (None, None));
    let ask: SecretAsk<Ask> = serde_json::from_value(json!({"secret": "s", "id": "i", "kind": "word", "word": "w"})).unwrap();
    assert_eq!(ask.ask, Ask::Word { word: "w".into() });
}

#[test]
fn what_the_server_says() {
    let fault = Fault { code: "stale".into(), message: Message::new("common", "fault-stale").with("n", 1), rule: None };
    let refused = FromServer::<String>::Refused { id: None, fault: fault.clone() };
    same(
        &refused,
        json!({"type": "refused", "fault": {"code": "stale", "message": {"domain": "common", "key": "fault-stale", "args": [["n", 1]]}}}),
    );
    same(&FromServer::<String>::Reload { protocol: 2 }, json!({"type": "reload", "protocol": 2}));
    same(
        &FromServer::<String>::Accepted { id: MessageId("r".into()), number: 9 },
        json!({"type": "accepted", "id": "r", "number": 9}),
    );
    let now =
        Situation::<String> { number: 1, decisions: 0, to_act: None, world: None, undo: false, clocks: None, outcome: None };
    same(&now, json!({"number": 1, "decisions": 0, "to_act": null, "world": null, "undo": false}));
    same(&Holder::Person { name: "n".into(), away: None }, json!({"kind": "person", "name": "n"}));
}

#[test]
fn the_examples_of_the_page_about_it_can_be_read() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/protocol.md")).unwrap();
    let said = page.lines().filter(|line| line.starts_with("{\"type\":\"hello\"") || line.starts_with("{\"type\":\"request\""));
    let read: Vec<FromClient> = said.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(read.len(), 2);
    assert!(page.contains(&format!("now {PROTOCOL}.")), "the page tells the version");
}
