//! One round of compiling: the page and the server beside each other.

use crate::{Failure, Places};
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime};
use std::{env, fs, io, thread};

/// The profile of both.
const PROFILE: &str = "page-dev";

/// What a round has brought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    /// Whether everything compiles.
    pub(crate) done: bool,
    /// Whether the server is another one than before.
    pub(crate) server_is_new: bool,
}

/// What compiles.
#[derive(Debug)]
pub(crate) struct Workshop {
    places: Places,
    /// This program, which is the server too.
    program: PathBuf,
    first: bool,
    /// When the module was compiled that is bound.
    bound: Option<SystemTime>,
    /// When the server was compiled that was started last.
    server: Option<SystemTime>,
}

/// How one of the two went.
struct Built {
    done: bool,
    /// What the compiler says.
    said: Vec<u8>,
}

impl Workshop {
    pub(crate) fn new(places: Places, program: PathBuf) -> Workshop {
        Workshop { places, program, first: true, bound: None, server: None }
    }

    /// Compiles what has changed, and tells of what does not compile.
    pub(crate) fn round(&mut self) -> Round {
        let begun = Instant::now();
        let first = std::mem::replace(&mut self.first, false);
        let places = self.places.clone();
        let (page, server) = thread::scope(|scope| {
            let server = scope.spawn(|| built(&mut server(&places), first));
            let page = self.page(first);
            (page, server.join().unwrap_or_else(|_| Err("the compiler of the server was lost".into())))
        });
        let [page, server] = [page, server]
            .map(|built| built.unwrap_or_else(|failure| Built { done: false, said: format!("{failure}\n").into_bytes() }));
        // What is wrong in a game is wrong for both, and told once.
        let told = if page.done || server.done { [page.said, server.said].concat() } else { page.said };
        // Nobody is left to tell if it cannot be written.
        let _ = io::copy(&mut told.as_slice(), &mut io::stderr());
        let done = page.done && server.done;
        if done {
            println!("Compiled in {:.1} s.", begun.elapsed().as_secs_f64());
        } else {
            println!("It does not compile. The page stays as it was until the next change.");
        }
        let now = changed(&self.program);
        let server_is_new = done && now != self.server;
        if done {
            self.server = now;
        }
        Round { done, server_is_new }
    }

    /// The module of the page, compiled and bound.
    fn page(&mut self, first: bool) -> Result<Built, Failure> {
        let (mut cargo, wasm) =
            assemble::compiler(&self.places.web(), PROFILE, &self.places.target.join("page")).map_err(plain)?;
        let built = built(&mut cargo, first)?;
        let compiled = changed(&wasm);
        if built.done && (compiled != self.bound || self.bound.is_none()) {
            bind(&wasm, &self.places.bound()).map_err(plain)?;
            self.bound = compiled;
        }
        Ok(built)
    }
}

/// Binds beside what is served, and then puts it in its place.
fn bind(wasm: &Path, place: &Path) -> assemble::Result<()> {
    let next = place.with_extension("next");
    assemble::bind(wasm, &next, true)?;
    if place.exists() {
        fs::remove_dir_all(place)?;
    }
    Ok(fs::rename(next, place)?)
}

/// The command that compiles this program, and with it the server and the games.
fn server(places: &Places) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    // The profile says whether it builds bit by bit.
    cargo.env_remove("CARGO_INCREMENTAL").current_dir(&places.house);
    cargo.args(["build", "--locked", "--package", "dev", "--profile", PROFILE, "--target-dir"]).arg(&places.target);
    cargo
}

/// Runs a compiler. The first time, when it takes long, it shows what it does; later it only tells what is wrong.
fn built(cargo: &mut Command, first: bool) -> Result<Built, Failure> {
    if first {
        let status = cargo.status()?;
        return Ok(Built { done: status.success(), said: Vec::new() });
    }
    if io::stderr().is_terminal() {
        cargo.env("CARGO_TERM_COLOR", "always");
    }
    let output = cargo.arg("--quiet").stdin(Stdio::null()).output()?;
    Ok(Built { done: output.status.success(), said: output.stderr })
}

/// When a file was changed last; nothing if it is not there.
fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

/// A failure that threads may hand on.
fn plain(failure: Box<dyn std::error::Error>) -> Failure {
    failure.to_string().into()
}
