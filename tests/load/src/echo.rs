//! The bare echo.

use crate::process::Process;
use crate::report::Report;
use crate::{Load, Outcome};
use axum::Router;
use axum::extract::ws::{Message as Sent, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt as _;
use futures_util::{SinkExt as _, StreamExt as _};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// About as long as a request to play.
const TEXT: &str =
    "{\"type\":\"request\",\"id\":\"123456789012\",\"answers\":42,\"ask\":{\"kind\":\"play\",\"action\":\"run j1 j9\"}}";

pub(crate) async fn serve() -> Outcome<()> {
    async fn echo(mut socket: WebSocket) {
        while let Some(Ok(message)) = socket.recv().await {
            if matches!(message, Sent::Text(_)) && socket.send(message).await.is_err() {
                return;
            }
        }
    }
    let upgrade = async |upgrade: WebSocketUpgrade| upgrade.read_buffer_size(4096).write_buffer_size(4096).on_upgrade(echo);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, Router::new().route("/", get(upgrade))).await?;
    Ok(())
}

/// As many connections as tables have seats; half of them say something as often as tables act.
pub(crate) async fn measure(load: Load) -> Outcome<Report> {
    let process = Process::start(&["echo"])?;
    let mut sockets = Vec::new();
    for _ in 0..2 * load.tables {
        sockets.push(connect_async(format!("ws://{}/", process.address)).await?.0);
    }
    let used = process.used()?;
    let silent = sockets.split_off(load.tables);
    let talk = |(index, mut socket): (usize, tokio_tungstenite::WebSocketStream<_>)| {
        tokio::spawn(async move {
            let mut latencies = Vec::new();
            let mut ticks = load.ticks(index);
            for _ in 0..load.actions() {
                ticks.tick().await;
                let sent = Instant::now();
                socket.send(Message::text(TEXT)).await?;
                socket.next().await.ok_or("gone")??;
                latencies.push(sent.elapsed());
            }
            Outcome::Ok(latencies)
        })
    };
    let talks: Vec<_> = sockets.into_iter().enumerate().map(talk).collect();
    let mut report = Report::default();
    for talk in talks {
        match talk.await? {
            Ok(latencies) => {
                report.bytes += (latencies.len() * TEXT.len()) as u64;
                report.latencies.extend(latencies);
            }
            Err(_) => report.errors += 1,
        }
    }
    report.used = process.used()?.saturating_sub(used);
    report.memory = process.memory()?;
    drop(silent);
    sleep(Duration::from_millis(100)).await;
    Ok(report)
}
