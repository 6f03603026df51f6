//! The server as a process: killed in the middle, it loses nothing that it told; told to end, it ends.

use crate::run::{command, folder, khroma, khroma_with};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// A server in a process of its own.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(database: &str) -> Serving {
        let args = ["serve", "--listen", "127.0.0.1:0", "--database", database, "--tables-per-hour", "1000"];
        let mut child = command(&args).stderr(Stdio::piped()).spawn().unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        while !line.contains("listening") {
            line.clear();
            assert!(log.read_line(&mut line).unwrap() > 0, "the server ends at once");
        }
        let address = line.trim().rsplit("address=").next().unwrap().to_owned();
        // Somebody must read on, or the server would wait for it.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Serving { child, address }
    }

    /// Status and body of a request.
    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (host, length) = (&self.address, body.len());
        let head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: close\r\n");
        write!(stream, "{head}content-length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    fn json(&self, method: &str, path: &str, body: &Value) -> Value {
        let (status, text) = self.ask(method, path, &body.to_string());
        assert!((200..300).contains(&status), "{status}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// Waits until a table has so many entries, or its game is over.
    fn until(&self, table: &str, number: u64) -> (u64, bool) {
        let begun = Instant::now();
        loop {
            let info = self.json("GET", &format!("/api/tables/{table}"), &Value::Null);
            let (now, over) = (info["number"].as_u64().unwrap(), info["stage"] == "over");
            if now >= number || over {
                return (now, over);
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "the bots have stopped at entry {now}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_that_is_killed_goes_on_where_it_was_and_its_luck_is_verified() {
    let database = folder("serving").join("khroma.db").to_str().unwrap().to_owned();
    let mut serving = Serving::start(&database);
    let bot = json!({"kind": "bot", "level": "easy"});
    let made = serving.json("POST", "/api/tables", &json!({"game": "chromatic-conflict", "chairs": [bot, bot, bot]}));
    let table = made["table"].as_str().unwrap().to_owned();
    serving.json("POST", &format!("/api/tables/{table}/start"), &json!({"secret": made["host"], "id": "1"}));
    let (mut known, mut over, mut kills) = (serving.until(&table, 8).0, false, 0);
    while !over && kills < 4 {
        serving.child.kill().unwrap();
        serving.child.wait().unwrap();
        kills += 1;
        serving = Serving::start(&database);
        let (number, _) = serving.until(&table, 0);
        assert!(number >= known, "entry {known} was told, and {number} is the last one now");
        (known, over) = serving.until(&table, number + 10);
    }
    assert!(serving.until(&table, u64::MAX).1);
    let (status, transcript) = serving.ask("GET", &format!("/api/tables/{table}/transcript"), "");
    assert_eq!(status, 200);
    let verified = khroma_with(&["replay", "-", "--verify"], transcript.as_bytes()).ok();
    let commitment = made["commitment"].as_str().unwrap();
    assert!(verified.contains(&commitment[..16]), "{verified}");
    let checked = khroma_with(&["replay", "-", "--verify", "--json"], transcript.as_bytes()).json();
    assert_eq!(checked["commitment"], commitment);
    let forged = transcript.replace(&format!("commitment {commitment}"), &format!("commitment {}", "0".repeat(64)));
    assert!(khroma_with(&["replay", "-", "--verify"], forged.as_bytes()).bad().contains(":9: "));
}

#[test]
fn a_server_that_is_told_to_end_ends() {
    let database = folder("ending").join("khroma.db").to_str().unwrap().to_owned();
    let mut serving = Serving::start(&database);
    assert_eq!(serving.ask("GET", "/healthz", "").0, 200);
    assert_eq!(serving.ask("GET", "/", "").0, 200);
    let told = std::process::Command::new("kill").args(["-TERM", &serving.child.id().to_string()]).status();
    assert!(told.unwrap().success());
    assert!(serving.child.wait().unwrap().success());
}

#[test]
fn what_a_server_cannot_use_is_told() {
    for (args, words) in [
        (&["serve", "--listen", "nowhere"][..], "invalid value 'nowhere'"),
        (&["serve", "--origin", "play.example"], "https://play.example"),
        (&["serve", "--database", "/nowhere/at/all.db", "--listen", "127.0.0.1:0"], "the server cannot run"),
        (
            &["serve", "--database", "postgres://127.0.0.1:1/x", "--listen", "127.0.0.1:0", "--log", "off"],
            "the server cannot run",
        ),
    ] {
        let told = khroma(args).bad();
        assert!(told.contains(words), "{told}");
    }
}
