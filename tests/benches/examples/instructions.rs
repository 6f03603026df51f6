//! Instructions for each decision of random play, counted by valgrind's callgrind: the same number every time, whatever else
//! the machine does. `make instructions`; compare two commits by running it in both.
//!
//! Each table is played twice, with no games and with some, so that loading the game does not count.

use benches::{TABLES, Work, at_table, list, open, play};
use judgement::Judgement;
use std::process::{Command, ExitCode};
use tabletop::{Game, Rng};

/// Games at each table.
const GAMES: u64 = 8;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [] => all(),
        [table, games] => match games.parse() {
            Ok(games) => {
                println!("{}", at_table(table, Games(games)));
                ExitCode::SUCCESS
            }
            Err(_) => usage(),
        },
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("instructions [TABLE GAMES]");
    ExitCode::from(2)
}

fn all() -> ExitCode {
    println!("{:<28} {:>10} {:>14}", "table", "decisions", "instructions");
    for table in TABLES {
        match (count(table, 0), count(table, GAMES)) {
            (Ok((_, before)), Ok((decisions, after))) if decisions > 0 => {
                println!("{table:<28} {decisions:>10} {:>14.1}", (after - before) as f64 / decisions as f64);
            }
            (Err(error), _) | (_, Err(error)) => {
                eprintln!("{table}: {error}");
                return ExitCode::FAILURE;
            }
            _ => eprintln!("{table}: nothing was decided"),
        }
    }
    ExitCode::SUCCESS
}

/// The decisions of so many games at a table, and the instructions of the whole program.
fn count(table: &str, games: u64) -> Result<(u64, u64), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let out = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([table, &games.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let (said, told) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    let decisions = said.trim().parse().map_err(|_| format!("it says '{}'\n{told}", said.trim()))?;
    let collected = told.lines().find_map(|line| line.split_once("Collected :")).ok_or("callgrind counted nothing")?;
    let instructions = collected.1.trim().parse().map_err(|_| format!("callgrind says '{}'", collected.1))?;
    Ok((decisions, instructions))
}

/// So many random games.
struct Games(u64);

impl Work for Games {
    type Out = u64;

    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) -> u64 {
        let mut list = list();
        let decisions = (0..self.0).map(|seed| {
            let (mut state, mut luck) = open(game, setup, seed);
            u64::from(play(game, &mut state, &mut luck, &mut Rng::stream(seed, 1), &mut list, u32::MAX))
        });
        decisions.sum()
    }
}
