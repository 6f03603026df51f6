//! A WebSocket that comes back by itself: nothing hangs off a connection.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};
use wire::{FromClient, FromServer};

/// Whoever listens to a socket.
pub(crate) trait Listener {
    /// What to say first, each time the connection is there.
    fn hello(&self) -> FromClient;
    /// Something was said.
    fn receive(&self, message: FromServer);
    /// The connection came or went.
    fn connected(&self, there: bool);
}

/// The longest wait before the next attempt, in milliseconds.
const LONGEST_WAIT: u32 = 15_000;

/// How long a connection may take to come about, in milliseconds: a network that swallows everything never says no.
const LONGEST_OPENING: u32 = 4_000;

/// A connection to one table.
pub(crate) struct Socket {
    listener: Weak<dyn Listener>,
    socket: RefCell<Option<WebSocket>>,
    attempts: Cell<u32>,
    closed: Cell<bool>,
    /// When something was heard last.
    heard: Cell<f64>,
}

impl Socket {
    /// Connects, and keeps connecting until it is closed.
    pub(crate) fn open(listener: &Rc<dyn Listener>) -> Rc<Socket> {
        let socket = Rc::new(Socket {
            listener: Rc::downgrade(listener),
            socket: RefCell::new(None),
            attempts: Cell::new(0),
            closed: Cell::new(false),
            heard: Cell::new(js_sys::Date::now()),
        });
        socket.connect();
        socket
    }

    /// Says something, if the connection is there.
    pub(crate) fn send(&self, message: &FromClient) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(socket) = &*self.socket.borrow() {
            // What cannot be sent now is said again with the next hello.
            let _ = socket.send_with_str(&text);
        }
    }

    /// How long nothing was heard, in milliseconds; nothing where there is no connection.
    pub(crate) fn silence(&self) -> Option<f64> {
        let open = self.socket.borrow().as_ref().is_some_and(|socket| socket.ready_state() == WebSocket::OPEN);
        open.then(|| js_sys::Date::now() - self.heard.get())
    }

    /// Gives up a connection that is there by its name only, and tries another one.
    pub(crate) fn renew(self: &Rc<Self>) {
        let Some(socket) = self.socket.borrow_mut().take() else { return };
        // Whatever it still says, nobody listens.
        socket.set_onopen(None);
        socket.set_onmessage(None);
        socket.set_onclose(None);
        let _ = socket.close();
        if let Some(listener) = self.listener.upgrade() {
            listener.connected(false);
        }
        self.again();
    }

    /// Hangs up for good.
    pub(crate) fn close(&self) {
        self.closed.set(true);
        if let Some(socket) = self.socket.borrow_mut().take() {
            let _ = socket.close();
        }
    }

    fn connect(self: &Rc<Self>) {
        if self.closed.get() {
            return;
        }
        let Some(socket) = address().and_then(|address| WebSocket::new(&address).ok()) else { return self.again() };
        let on_open = {
            let this = Rc::downgrade(self);
            Closure::<dyn Fn()>::new(move || {
                let Some(this) = this.upgrade() else { return };
                this.attempts.set(0);
                this.heard.set(js_sys::Date::now());
                if let Some(listener) = this.listener.upgrade() {
                    this.send(&listener.hello());
                    listener.connected(true);
                }
            })
        };
        let on_message = {
            let this = Rc::downgrade(self);
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let this = this.upgrade();
                if let Some(this) = &this {
                    this.heard.set(js_sys::Date::now());
                }
                let listener = this.and_then(|this| this.listener.upgrade());
                let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
                if let (Some(listener), Some(message)) = (listener, message) {
                    listener.receive(message);
                }
            })
        };
        let on_close = {
            let this = Rc::downgrade(self);
            Closure::<dyn Fn()>::new(move || {
                let Some(this) = this.upgrade() else { return };
                if this.socket.borrow_mut().take().is_none() {
                    return;
                }
                if let Some(listener) = this.listener.upgrade() {
                    listener.connected(false);
                }
                this.again();
            })
        };
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        // They live as long as the browser's socket may call them; a connection is rare enough to let them be.
        on_open.forget();
        on_message.forget();
        on_close.forget();
        *self.socket.borrow_mut() = Some(socket.clone());
        self.give_up_unless_open(socket);
    }

    /// Tries another connection if this one does not come about.
    fn give_up_unless_open(self: &Rc<Self>, socket: WebSocket) {
        let this = Rc::downgrade(self);
        leptos::task::spawn_local(async move {
            crate::timer::sleep(LONGEST_OPENING).await;
            let Some(this) = this.upgrade() else { return };
            let waits = this.socket.borrow().as_ref() == Some(&socket) && socket.ready_state() == WebSocket::CONNECTING;
            if waits {
                this.renew();
            }
        });
    }

    /// Tries again after a while, longer each time.
    fn again(self: &Rc<Self>) {
        let attempt = self.attempts.get();
        self.attempts.set(attempt + 1);
        let wait = (500 << attempt.min(8)).min(LONGEST_WAIT);
        let this = Rc::downgrade(self);
        leptos::task::spawn_local(async move {
            crate::timer::sleep(wait).await;
            if let Some(this) = this.upgrade() {
                this.connect();
            }
        });
    }
}

fn address() -> Option<String> {
    let location = leptos::prelude::window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/socket", location.host().ok()?))
}
