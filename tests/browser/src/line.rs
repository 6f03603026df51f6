//! A line between browsers and the house that can be cut, as networks are: without a word to either end.

use crate::{Site, Trouble};
use std::net::SocketAddr;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// All goes through.
    Whole,
    /// Connections that there were are broken off, and there are no others.
    Cut,
    /// Connections stay, but nothing goes through them any more, nor through others.
    Silent,
}

/// A line to a site, which goes away with it.
pub struct Line {
    address: String,
    state: watch::Sender<State>,
}

impl Line {
    /// Lays one to a site. It works as long as the runtime in which it was laid.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub async fn to(site: &Site) -> Result<Line, Trouble> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = format!("http://{}", listener.local_addr()?);
        let goal: SocketAddr = site.address().trim_start_matches("http://").parse()?;
        let (state, seen) = watch::channel(State::Whole);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let seen = seen.clone();
                tokio::spawn(async move { carry(near, goal, seen).await });
            }
        });
        Ok(Line { address, state })
    }

    /// Where browsers find it: `http://127.0.0.1:12345`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Breaks off all connections, with no goodbye.
    pub fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Lets nothing through any more, and says so to nobody.
    pub fn silence(&self) {
        self.state.send_replace(State::Silent);
    }

    /// New connections go through again; what was silenced stays so.
    pub fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}

/// Carries bytes both ways until one end has gone or the line is cut.
async fn carry(mut near: TcpStream, goal: SocketAddr, mut seen: watch::Receiver<State>) {
    let state = *seen.borrow_and_update();
    match state {
        State::Whole => {}
        State::Cut => return broken(near),
        // It was accepted by the machine, and is never answered.
        State::Silent => return std::future::pending().await,
    }
    let Ok(mut far) = TcpStream::connect(goal).await else { return broken(near) };
    let state = tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => return,
        state = changed(&mut seen) => state,
    };
    match state {
        // Dropped with both its ends: nothing more is said to either.
        State::Silent => std::future::pending().await,
        _ => {
            broken(near);
            let _ = far.shutdown().await;
        }
    }
}

/// What the line is once it is no longer whole.
async fn changed(seen: &mut watch::Receiver<State>) -> State {
    loop {
        if seen.changed().await.is_err() {
            return State::Cut;
        }
        let state = *seen.borrow_and_update();
        if state != State::Whole {
            return state;
        }
    }
}

/// Ends a connection as a broken cable does for those who try to send.
fn broken(near: TcpStream) {
    // A machine that cannot do so says goodbye, which is as good here.
    let _ = near.set_zero_linger();
    drop(near);
}
