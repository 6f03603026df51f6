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

/// Its arguments.
#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[arg(long, default_value = "khroma.db", env = "KHROMA_DATABASE", hide_env_values = true)]
    database: String,
    #[arg(long = "origin", value_parser = origin)]
    origins: Vec<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long)]
    bot_threads: Option<usize>,
    #[arg(long)]
    max_tables: Option<u64>,
    #[arg(long)]
    tables_per_hour: Option<u32>,
    #[arg(long)]
    max_sockets: Option<u32>,
    #[arg(long)]
    rate: Option<u32>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(3..=86_400))]
    silence: Option<u64>,
    #[arg(long, default_value = "info")]
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
        let bad = |reason: String| Failure::bad(context.say(msg!("serve-failed", reason = reason)));
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| bad(error.to_string()))?;
        let ready = |address: SocketAddr| {
            println!("{}", context.say(msg!("serve-ready", address = address.to_string())));
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
    if file.text.len() > Config::LARGEST_PACK {
        let name = path.display().to_string();
        return Err(Failure::bad(context.say(msg!("pack-too-large", file = name, most = Config::LARGEST_PACK))));
    }
    let game = content::workshop_game().unwrap_or_default();
    content::laid_over(context, &context.plain_game(game)?, std::slice::from_ref(&file))?;
    Ok(OfferedPack { game: game.to_owned(), file })
}
