//! The page's side of the bots' worker.

use crate::question::{Answer, Question};
use crate::said::Said;
use arcade::{AnyGame, PlayedBy, Seat};
use bots::Spec;
use futures_channel::oneshot;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Why a bot did not choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The worker cannot be started, or died of the question, twice.
    Died,
    /// The question makes no sense.
    Senseless(String),
}

impl Failure {
    /// What is said of it to a player. What a senseless question was about helps only who mends it.
    pub(crate) fn said(&self) -> Said {
        match self {
            Failure::Died => msg!("bot-died").into(),
            Failure::Senseless(reason) => msg!("bot-lost", reason = reason.clone()).into(),
        }
    }
}

/// Lets bots think in a worker. Clones speak to the same worker, which starts with the first question and is started
/// again if it dies.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<RefCell<PendingRequests>>);

/// How often a question may kill the worker before it is given up.
const MAX_CRASHES: u8 = 2;

/// A question without an answer.
struct Pending {
    text: String,
    crashes: u8,
    reply: oneshot::Sender<Result<String, Failure>>,
}

/// What lies on the page's side of the worker.
#[derive(Default)]
struct PendingRequests {
    worker: Option<Worker>,
    /// Whether the worker listens.
    ready: bool,
    /// Questions by id, which the worker answers in this order.
    pending: BTreeMap<u32, Pending>,
    last: u32,
    on_message: Option<Closure<dyn Fn(MessageEvent)>>,
    on_error: Option<Closure<dyn Fn(web_sys::Event)>>,
}

impl Thinker {
    /// The one that the whole page shares.
    pub(crate) fn shared() -> Thinker {
        thread_local! {
            static SHARED: Thinker = Thinker::new();
        }
        SHARED.with(Clone::clone)
    }

    fn new() -> Thinker {
        let thinker = Thinker(Rc::default());
        let (requests, other) = (Rc::downgrade(&thinker.0), Rc::downgrade(&thinker.0));
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let answer = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let (Some(requests), Some(answer)) = (requests.upgrade(), answer) {
                requests.borrow_mut().hear(answer);
            }
        });
        let on_error = Closure::<dyn Fn(web_sys::Event)>::new(move |_| {
            if let Some(requests) = other.upgrade() {
                requests.borrow_mut().restart();
            }
        });
        {
            let mut requests = thinker.0.borrow_mut();
            requests.on_message = Some(on_message);
            requests.on_error = Some(on_error);
        }
        thinker
    }

    /// What a bot would do in a position of a game, in notation. `seat` must be the one that decides.
    ///
    /// The question is put at once; whoever drops the future is no longer told the answer.
    pub(crate) fn ask(
        &self,
        game: &AnyGame,
        position: &str,
        seat: Seat,
        bot: Spec,
    ) -> impl Future<Output = Result<String, Failure>> + 'static + use<> {
        let (reply, answer) = oneshot::channel();
        let question = Question {
            id: 0,
            game: game.name().to_owned(),
            played: PlayedBy { files: game.edition().files().to_vec(), ..PlayedBy::by(game) },
            packs: game.packs(),
            position: position.to_owned(),
            seat,
            bot: bot.to_string(),
            // A whole number that a float holds exactly.
            seed: (js_sys::Math::random() * (1u64 << 52) as f64) as u64,
        };
        self.0.borrow_mut().put(question, reply);
        async { answer.await.unwrap_or(Err(Failure::Died)) }
    }
}

impl PendingRequests {
    fn put(&mut self, question: Question, reply: oneshot::Sender<Result<String, Failure>>) {
        self.last += 1;
        let id = self.last;
        let text = match serde_json::to_string(&Question { id, ..question }) {
            Ok(text) => text,
            Err(error) => return drop(reply.send(Err(Failure::Senseless(error.to_string())))),
        };
        if self.ready {
            self.post(&text);
        }
        self.pending.insert(id, Pending { text, crashes: 0, reply });
        if self.worker.is_none() {
            self.start();
        }
    }

    fn post(&self, text: &str) {
        if let Some(worker) = &self.worker {
            // Text can always be sent.
            let _ = worker.post_message(&JsValue::from(text));
        }
    }

    fn hear(&mut self, answer: Answer) {
        let (id, result) = match answer {
            Answer::Chosen { id, action, .. } => (id, Ok(action)),
            Answer::Failed { id, error } => (id, Err(Failure::Senseless(error))),
            Answer::Ready { .. } => {
                self.ready = true;
                return self.pending.values().for_each(|pending| self.post(&pending.text));
            }
        };
        if let Some(pending) = self.pending.remove(&id) {
            // Whoever asked may have gone.
            let _ = pending.reply.send(result);
        }
    }

    /// The worker is dead: what it was thinking of is to blame, or everything if it never listened.
    fn restart(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        let blamed = if self.ready { 1 } else { self.pending.len() };
        self.ready = false;
        for pending in self.pending.values_mut().take(blamed) {
            pending.crashes += 1;
        }
        for (_, pending) in self.pending.extract_if(.., |_, pending| pending.crashes >= MAX_CRASHES) {
            let _ = pending.reply.send(Err(Failure::Died));
        }
        if !self.pending.is_empty() {
            self.start();
        }
    }

    fn start(&mut self) {
        match self.worker() {
            Ok(worker) => self.worker = Some(worker),
            Err(_) => {
                for (_, pending) in std::mem::take(&mut self.pending) {
                    let _ = pending.reply.send(Err(Failure::Died));
                }
            }
        }
    }

    fn worker(&self) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address()?, &options)?;
        worker.set_onmessage(self.on_message.as_ref().map(|listener| listener.as_ref().unchecked_ref()));
        worker.set_onerror(self.on_error.as_ref().map(|listener| listener.as_ref().unchecked_ref()));
        Ok(worker)
    }
}

/// Where the worker's script is: `index.html` says it, because its name changes with what is in it.
fn address() -> Result<String, JsValue> {
    let meta = leptos::prelude::document().query_selector("meta[name=worker]")?;
    Ok(meta.and_then(|meta| meta.get_attribute("content")).ok_or("the page does not say where its worker is")?)
}
