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
        Serving::begin(command(&Serving::args(database)))
    }

    /// No file may grow beyond so many blocks of 512 bytes, as on a disk that is full.
    fn start_on_a_small_disk(database: &str, blocks: u32) -> Serving {
        let whole = command(&Serving::args(database));
        let mut small = std::process::Command::new("sh");
        // Without the trap the kernel would end the process instead of telling it.
        small.args(["-c", &format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"")]);
        small.arg(whole.get_program()).args(whole.get_args());
        Serving::begin(small)
    }

    fn args(database: &str) -> [&str; 7] {
        ["serve", "--listen", "127.0.0.1:0", "--database", database, "--tables-per-hour", "100000"]
    }

    fn begin(mut command: std::process::Command) -> Serving {
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
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
fn a_full_disk_is_told_and_nothing_that_was_acknowledged_is_lost() {
    let database = folder("full").join("khroma.db").to_str().unwrap().to_owned();
    let serving = Serving::start_on_a_small_disk(&database, 1000);
    let ask = json!({"game": "chromatic-conflict", "chairs": [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]}).to_string();
    let make = |serving: &Serving| serving.ask("POST", "/api/tables", &ask);
    let mut made = Vec::new();
    // A write may find room again when the file of what is not yet filed is emptied; at last there is none.
    let mut refused = 0;
    while refused < 5 {
        assert!(made.len() < 2000, "the disk is never full");
        let (status, told) = make(&serving);
        let told: Value = serde_json::from_str(&told).unwrap();
        if status == 201 {
            refused = 0;
            made.push(told);
        } else {
            refused += 1;
            assert_eq!((status, &told["code"]), (503, &json!("unavailable")), "{told}");
        }
    }
    assert!(made.len() > 10, "{}", made.len());
    // What is there can still be looked at.
    let there = |serving: &Serving, table: &Value| serving.ask("GET", &format!("/api/tables/{}", table.as_str().unwrap()), "").0;
    assert_eq!(there(&serving, &made[0]["table"]), 200);
    // Once there is room, it goes on by itself.
    let room =
        std::process::Command::new("prlimit").args(["--pid", &serving.child.id().to_string(), "--fsize=unlimited"]).status();
    assert!(room.unwrap().success());
    let (status, told) = make(&serving);
    assert_eq!(status, 201, "{told}");
    made.push(serde_json::from_str(&told).unwrap());
    drop(serving);
    let again = Serving::start(&database);
    for table in &made {
        assert_eq!(there(&again, &table["table"]), 200, "{table}");
    }
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

/// `--pack` offers packs to whoever opens a table; what would be refused there is refused before anybody is served.
#[test]
fn a_server_offers_the_packs_that_it_is_given() {
    let outer = folder("serving-packs");
    let hero = "[[hero]]\nid = \"beekeeper\"\nname = { en = \"Beekeeper\", fr = \"Apicultrice\" }\ntype = \"fast\"\nhealth = 6\nmove = 5\n\
                die = \"B\"\nweapon = \"throwing_knives\"\nability = \"heal\"\n";
    let file = |name: &str, text: &str| {
        let path = outer.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (good, database) = (file("bees.pack.toml", hero), outer.join("packs.db"));
    let args = Serving::args(database.to_str().unwrap());
    let served = Serving::begin(command(&[&args[..], &["--pack", &good]].concat()));
    let offers = served.json("GET", "/api/packs", &Value::Null);
    assert_eq!(offers["packs"][0]["game"], "coraquest");
    assert_eq!(offers["packs"][0]["file"], json!({ "name": "bees.pack.toml", "text": hero }));
    let bad = file("wasps.pack.toml", &hero.replace("health = 6", "health = 60"));
    assert!(khroma(&[&args[..], &["--pack", &bad]].concat()).bad().contains("wasps.pack.toml:5: H05"));
    let large = file("large.pack.toml", &format!("{hero}# {}\n", "x".repeat(70_000)));
    assert!(khroma(&[&args[..], &["--pack", &large]].concat()).bad().contains("65536"));
}
