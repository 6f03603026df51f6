//! What is fetched when somebody wants it: the games, and pages that few visitors need.

use crate::games;
use crate::parts::{Sorry, Top};
use crate::workshop::Workshop;
use game_chunks::Missing;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::Pin;
use std::rc::Rc;
use wasm_split_helpers::wasm_split;

/// What is shown once all that it needs is here.
pub(crate) type Shown = Rc<dyn Fn() -> AnyView>;

/// What fetches it.
pub(crate) type Fetch = Rc<dyn Fn() -> Pin<Box<dyn Future<Output = Result<Shown, Missing>>>>>;

/// Fetches something and shows it; says so meanwhile, and lets the visitor try again if it does not come.
pub(crate) fn shown(fetch: Fetch) -> AnyView {
    let come = RwSignal::new_local(None::<Result<Shown, Missing>>);
    let owner = StoredValue::new_local(Owner::current().unwrap_or_default());
    let fetch = StoredValue::new_local(fetch);
    let ask = move || {
        let coming = fetch.with_value(|fetch| fetch());
        spawn_local(async move {
            let result = coming.await;
            // Whoever wanted it may have gone.
            come.try_set(Some(result));
        });
    };
    ask();
    let view = move || match come.get() {
        Some(Ok(show)) => owner.with_value(|owner| owner.with(|| show())),
        Some(Err(_)) => {
            let again = move |_| {
                come.set(None);
                ask();
            };
            view! {
                <Top />
                <main id="main" class="page">
                    <Sorry trouble=games::unreachable() />
                    <div class="row-btns"><button class="btn primary" on:click=again>{text!("try-again")}</button></div>
                </main>
            }
            .into_any()
        }
        None => view! { <Top /><main id="main" class="page"><p class="wait" role="status">{text!("fetching-game")}</p></main> }
            .into_any(),
    };
    view.into_any()
}

/// The workshop, in a module of its own.
#[wasm_split(workshop, fallible)]
fn workshop() -> Result<Box<fn() -> AnyView>, Missing> {
    Ok(Box::new(|| view! { <Workshop /> }.into_any()))
}

/// The page of the workshop, fetched when somebody goes there.
#[component]
pub(crate) fn LaterWorkshop() -> impl IntoView {
    shown(Rc::new(|| {
        Box::pin(async {
            let show = workshop().await?;
            let shown: Shown = Rc::new(*show);
            Ok(shown)
        })
    }))
}
