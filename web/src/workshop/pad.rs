//! Drawing a figure: by finger or mouse, from a picture of the device, or by choosing a ready drawing. Nothing of it leaves
//! the device but strokes, in a file that their maker saves.

use super::bench::Bench;
use crate::board::{Icon, symbol};
use crate::drawings;
use crate::settings::lang;
use arcade::Stroke;
use interaction::drawing::{self, BRUSHES, Drawing, HEIGHT, MOST_STROKES, PAINTS, WIDTH};
use leptos::prelude::*;
use leptos::task::spawn_local;
use texts::Message;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The size of a kept picture, in pixels.
const PICTURE: (u32, u32) = (240, 300);
/// The largest picture that is read from the device.
const LARGEST: f64 = 20_000_000.0;

/// The pad.
#[component]
pub(super) fn Pad(bench: Bench) -> impl IntoView {
    let (paint, brush, filled) = (RwSignal::new(0_usize), RwSignal::new(1_usize), RwSignal::new(false));
    let line = RwSignal::new(None::<Stroke>);
    let trouble = RwSignal::new(None::<Message>);
    let now = move || {
        bench.drawn.track();
        bench.form.track();
        bench.pack.track();
        bench.drawing().and_then(|name| drawings::kept(&name))
    };
    let strokes = move || match now().as_deref() {
        Some(Drawing::Strokes(strokes)) => strokes.clone(),
        _ => Vec::new(),
    };
    let keep = move |drawing: Option<Drawing>| {
        let Some(name) = bench.drawing() else { return };
        let room = match drawing {
            Some(drawing) => drawings::keep(&name, drawing),
            None => {
                drawings::forget(&name);
                true
            }
        };
        trouble.set((!room).then(|| msg!("no-room")));
        bench.drawn.update(|drawn| *drawn += 1);
    };
    let place = |event: &web_sys::PointerEvent| {
        let paper: web_sys::Element = event.current_target().and_then(|target| target.dyn_into().ok())?;
        let edges = paper.get_bounding_client_rect();
        let share = |at: f64, start: f64, length: f64| if length > 0.0 { (at - start) / length } else { 0.0 };
        Some((
            share(f64::from(event.client_x()), edges.left(), edges.width()),
            share(f64::from(event.client_y()), edges.top(), edges.height()),
        ))
    };
    let down = move |event: web_sys::PointerEvent| {
        event.prevent_default();
        if let Some(paper) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
            // Without it a line ends at the edge of the paper, no more.
            let _ = paper.set_pointer_capture(event.pointer_id());
        }
        if let Some(at) = place(&event) {
            line.set(Some(drawing::begun(
                paint.get_untracked(),
                BRUSHES[brush.get_untracked() % BRUSHES.len()].0,
                filled.get_untracked(),
                at,
            )));
        }
    };
    let go_on = move |event: web_sys::PointerEvent| {
        if line.with_untracked(Option::is_some)
            && let Some(at) = place(&event)
        {
            line.update(|line| line.iter_mut().for_each(|line| drawing::go_on(line, at)));
        }
    };
    let up = move |_: web_sys::PointerEvent| {
        if let Some(stroke) = line.get_untracked() {
            line.set(None);
            let mut all = untrack(strokes);
            if all.len() < MOST_STROKES {
                all.push(stroke);
            }
            keep(Some(Drawing::Strokes(all)));
        }
    };
    let undo = move |_| {
        let mut all = untrack(strokes);
        all.pop();
        keep((!all.is_empty()).then_some(Drawing::Strokes(all)));
    };
    let load = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let read = if file.size() > LARGEST {
                None
            } else {
                scaled(&file).await.ok().and_then(|address| Drawing::read(&Drawing::Picture(address).written()))
            };
            match read {
                Some(drawing) => keep(Some(drawing)),
                None => trouble.set(Some(msg!("no-picture"))),
            }
        });
    };
    let other = move || match now().as_deref() {
        Some(drawing @ (Drawing::Picture(_) | Drawing::Ready(_))) => {
            Some(drawings::picture(drawing, f32::from(WIDTH), f32::from(HEIGHT)))
        }
        _ => None,
    };
    let lines = move || strokes().iter().map(drawings::stroke).collect_view();
    let wet = move || line.get().map(|line| drawings::stroke(&line));
    let paints = PAINTS.iter().enumerate().map(|(at, (colour, name))| {
        view! {
            <button class="ws-paint" type="button" aria-label=text!("paint" / name) title=text!("paint" / name) aria-pressed=move || (paint.get() == at).to_string() on:click=move |_| paint.set(at)>
                <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill=*colour></circle></svg>
            </button>
        }
    });
    let widths = BRUSHES.iter().enumerate().map(|(at, (width, name))| {
        let r = f32::from(*width) / 9.0;
        view! {
            <button class="ws-paint" type="button" aria-label=text!("brush" / name) title=text!("brush" / name) aria-pressed=move || (brush.get() == at).to_string() on:click=move |_| brush.set(at)>
                <svg viewBox="0 0 20 20" aria-hidden="true"><circle class="ws-dot" cx="10" cy="10" r=r></circle></svg>
            </button>
        }
    });
    let looks = Memo::new(move |_| bench.form.with(|form| form.as_ref().map(|form| form.looks.clone()).unwrap_or_default()));
    let ready = move || {
        looks.get().into_iter().map(|look| {
            let (value, label) = (look.value.clone(), look.name.clone());
            let pick = move |_| keep(Some(Drawing::Ready(value.clone())));
            view! {
                <button class="ws-ready c-n" type="button" title=label.clone() aria-label=label on:click=pick>
                    <svg viewBox="0 0 80 100" aria-hidden="true"><use_ href=symbol(&look.value) width="80" height="100"></use_></svg>
                </button>
            }
        }).collect_view()
    };
    view! {
        <section class="ws-pad stack" aria-label=text!("drawing")>
            <h2>{text!("drawing")}</h2>
            <p class="mean">{text!("drawing-stays")}</p>
            <svg class="ws-paper c-n" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=text!("drawing")
                on:pointerdown=down on:pointermove=go_on on:pointerup=up on:pointercancel=up>
                {other}{lines}{wet}
            </svg>
            <div class="ws-paints" role="group" aria-label=text!("paints")>{paints.collect_view()}</div>
            <div class="ws-paints" role="group" aria-label=text!("brushes")>
                {widths.collect_view()}
                <button class="btn sm" type="button" aria-pressed=move || filled.get().to_string() on:click=move |_| filled.update(|filled| *filled = !*filled)>{text!("fill")}</button>
            </div>
            <div class="row-btns">
                <button class="btn sm" type="button" data-tool="unstroke" on:click=undo><Icon look="ic-undo" /> {text!("undo")}</button>
                <button class="btn sm" type="button" data-tool="wipe" on:click=move |_| keep(None)>{text!("wipe")}</button>
                <label class="btn sm">{text!("from-device")}<input class="vh" type="file" accept="image/*" on:change=load /></label>
            </div>
            {move || trouble.get().map(|trouble| view! { <p class="err" role="alert">{trouble.say(lang())}</p> })}
            <details class="more"><summary>{text!("ready-drawings")}</summary><div class="ws-looks">{ready}</div></details>
        </section>
    }
}

/// A picture of the device, small enough to be kept: its middle, cut to the shape of a figure.
async fn scaled(file: &web_sys::File) -> Result<String, JsValue> {
    let address = web_sys::Url::create_object_url_with_blob(file)?;
    let image = web_sys::HtmlImageElement::new()?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    // Whatever became of it, the address is not needed any more.
    let _ = web_sys::Url::revoke_object_url(&address);
    decoded?;
    let (w, h) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    if w < 1.0 || h < 1.0 {
        return Err("an empty picture".into());
    }
    let canvas: web_sys::HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(PICTURE.0);
    canvas.set_height(PICTURE.1);
    let (tw, th) = (f64::from(PICTURE.0), f64::from(PICTURE.1));
    let scale = (tw / w).max(th / h);
    let context: web_sys::CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no canvas")?.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        (tw - w * scale) / 2.0,
        (th - h * scale) / 2.0,
        w * scale,
        h * scale,
    )?;
    canvas.to_data_url_with_type_and_encoder_options("image/webp", &JsValue::from_f64(0.85))
}
