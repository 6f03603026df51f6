//! The page as a whole: what is shown at which address.

use crate::language;
use crate::later::LaterWorkshop;
use crate::pages::{Home, Learn, Lesson, LocalTable, Lost, Online, Play, RemoteTable, Replay, Rules, Setup};
use crate::settings::settings;
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use wasm_bindgen::{JsCast, JsValue};

/// Puts the page, once it has something to say, where `index.html` keeps room for it.
pub(crate) fn start() -> Result<(), JsValue> {
    let room = document().get_element_by_id("app").and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    let room = room.ok_or("there is no element #app")?;
    language::announce(language::preferred());
    wasm_bindgen_futures::spawn_local(async move {
        language::begin().await;
        // What is shown while the module and the first texts load.
        room.set_text_content(None);
        mount_to(room, App).forget();
    });
    Ok(())
}

/// Every address of the page.
#[component]
fn App() -> impl IntoView {
    settings();
    view! {
        <Router>
            <Routes fallback=Lost>
                <Route path=path!("/") view=Home />
                <Route path=path!("/play/:game") view=Play />
                <Route path=path!("/learn/:game") view=Learn />
                <Route path=path!("/lesson/:game") view=Lesson />
                <Route path=path!("/rules/:game") view=Rules />
                <Route path=path!("/setup/:game") view=Setup />
                <Route path=path!("/table/local") view=LocalTable />
                <Route path=path!("/table/:id") view=RemoteTable />
                <Route path=path!("/online") view=Online />
                <Route path=path!("/replay") view=Replay />
                <Route path=path!("/workshop") view=LaterWorkshop />
            </Routes>
        </Router>
    }
}
