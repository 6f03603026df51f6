//! `khroma serve`.

use crate::content;
use crate::context::Context;
use crate::failure::Failure;
use arcade::AnyGame;
use clap::Args;
use server::{Config, Games, OfferedPack, Offers};
use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;

/// Serve tables over the network, and the page on which they are played
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma serve                                          on this machine, at http://127.0.0.1:8080
  khroma serve --listen 0.0.0.0:8080 --database /var/lib/khroma/khroma.db
  khroma serve --database postgres://khroma@localhost/khroma --origin https://play.example --behind-proxy
  khroma serve --pack bees.pack.toml                    and offer a pack to whoever opens a table

Everything is kept in one SQLite file, or in PostgreSQL if several servers share their tables. Health is told at
/healthz, figures for Prometheus at /metrics. SIGTERM and Ctrl-C end it when all that was accepted is written.")]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// A file for SQLite, or an address that begins with postgres://
    #[arg(long, value_name = "DATABASE", default_value = "khroma.db", env = "KHROMA_DATABASE", hide_env_values = true)]
    database: String,

    /// The origin under which browsers know the server, such as https://play.example [default: the host of each request]
    #[arg(long = "origin", value_name = "ORIGIN", value_parser = origin)]
    origins: Vec<String>,

    /// Clients' addresses are told by a proxy before it (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,

    /// How many threads think for bots [default: one less than the machine has]
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,

    /// How many tables may be open
    #[arg(long, value_name = "N")]
    max_tables: Option<u64>,

    /// How many tables one address may open in an hour
    #[arg(long, value_name = "N")]
    tables_per_hour: Option<u32>,

    /// How many connections one address may have
    #[arg(long, value_name = "N")]
    max_sockets: Option<u32>,

    /// How many messages a second one connection may send
    #[arg(long, value_name = "N")]
    rate: Option<u32>,

    /// How long a connection may be silent, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(3..=86_400))]
    silence: Option<u64>,

    /// How much to log on standard error: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
}

fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or(text.strip_prefix("http://")).map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(text.trim_end_matches('/').to_owned()),
        _ => Err("write it as browsers do: https://play.example".to_owned()),
    }
}

impl Serve {
    /// Serves until it is told to end.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let colors = std::io::stderr().is_terminal() && context.colors;
        let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(colors).with_max_level(self.log);
        // Another log may be there already, which is as good.
        let _ = log.try_init();
        let config = self.config(context)?;
        let bad = |reason: String| {
            Failure::bad(context.say(
                format!("the server cannot run: {reason}"),
                format!("le serveur ne peut pas démarrer (en anglais\u{a0}: {reason})"),
            ))
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| bad(error.to_string()))?;
        let ready = |address: SocketAddr| {
            println!(
                "{}",
                context.say(
                    format!("Khroma is at http://{address} (Ctrl-C ends it)"),
                    format!("Khroma est à l'adresse http://{address} (Ctrl-C l'arrête)"),
                )
            );
        };
        runtime.block_on(server::run(config, page::pages(), ready)).map_err(|failure| bad(failure.to_string()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn config(self, context: &Context) -> Result<Config, Failure> {
        let mut config = Config::usual(self.listen, self.database);
        config.games = AnyGame::NAMES.iter().map(|name| context.plain_game(name)).collect::<Result<Games, Failure>>()?;
        config.offers = Offers { packs: context.packs().iter().map(|path| offer(context, path)).collect::<Result<_, _>>()? };
        config.origins = self.origins;
        config.behind_proxy = self.behind_proxy;
        config.bot_threads = self.bot_threads.unwrap_or(config.bot_threads).max(1);
        let limits = &mut config.limits;
        limits.tables = self.max_tables.unwrap_or(limits.tables);
        limits.tables_per_hour = self.tables_per_hour.unwrap_or(limits.tables_per_hour);
        limits.sockets = self.max_sockets.unwrap_or(limits.sockets);
        limits.rate = self.rate.unwrap_or(limits.rate);
        limits.burst = limits.burst.max(limits.rate);
        limits.silence = self.silence.map_or(limits.silence, Duration::from_secs);
        Ok(config)
    }
}

/// A pack that whoever opens a table may choose: one file, checked before anybody is offered it.
fn offer(context: &Context, path: &Path) -> Result<OfferedPack, Failure> {
    let file = content::pack_file(context, path)?;
    let (name, most) = (path.display(), Config::LARGEST_PACK);
    if file.text.len() > most {
        return Err(Failure::bad(context.say(
            format!("{name}: a pack for tables over the network has at most {most} bytes"),
            format!("{name}\u{a0}: un paquet pour des tables en ligne a au plus {most} octets"),
        )));
    }
    let game = content::workshop_game().unwrap_or_default();
    content::laid_over(context, &context.plain_game(game)?, std::slice::from_ref(&file))?;
    Ok(OfferedPack { game: game.to_owned(), file })
}
