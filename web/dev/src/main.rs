//! The development loop: serves the page from the files on disk, and compiles what is written in Rust when it changes.
//!
//! `dev ADDRESS` watches the sources and runs the compilers. It starts itself again as `dev ADDRESS serve`, the server, so that
//! another one can take its place when the rules have changed.

mod live;
mod round;
mod serving;
mod watch;

use crate::round::{Round, Workshop};
use crate::serving::Child;
use crate::watch::Watch;
use std::error::Error;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{env, thread};

/// How often sources are looked at.
const OFTEN: Duration = Duration::from_millis(200);

/// Why it cannot go on.
type Failure = Box<dyn Error + Send + Sync>;

/// Where things are.
#[derive(Clone, Debug)]
struct Places {
    /// The whole workspace.
    house: PathBuf,
    /// What is built.
    target: PathBuf,
}

impl Places {
    fn here() -> Places {
        let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let house = house.canonicalize().unwrap_or(house);
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| house.join("target"), PathBuf::from);
        Places { house, target }
    }

    /// The package of the page.
    fn web(&self) -> PathBuf {
        self.house.join("web")
    }

    /// The module of the page, as browsers load it.
    fn bound(&self) -> PathBuf {
        self.target.join("page-dev/bound")
    }
}

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let address = arguments.next().unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let result = match (address.parse(), arguments.next().as_deref()) {
        (Ok(address), None) => watch(address),
        (Ok(address), Some("serve")) => serving::serve(address, &Places::here()),
        _ => Err("usage: dev ADDRESS:PORT".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles and serves until it is ended.
fn watch(address: SocketAddr) -> Result<(), Failure> {
    let places = Places::here();
    // Where it stands now: what is compiled later is put in its place.
    let program = env::current_exe()?;
    let mut watch = Watch::new(&places.house);
    let mut workshop = Workshop::new(places, program.clone());
    let mut server: Option<Child> = None;
    println!("Compiling. The first time takes minutes, later times seconds.");
    loop {
        let Round { done, server_is_new } = workshop.round();
        if done && (server_is_new || server.is_none()) {
            // The one before must have gone: both use the same address.
            drop(server.take());
            server = Some(Child::start(&program, address)?);
        } else if done {
            println!("The page is new at http://{address}: load it again.");
        }
        while !watch.has_changed() {
            if server.as_mut().is_some_and(Child::has_ended) {
                eprintln!("The server has ended. Another one starts after the next change.");
                server = None;
            }
            thread::sleep(OFTEN);
        }
        println!("Compiling what has changed.");
    }
}
