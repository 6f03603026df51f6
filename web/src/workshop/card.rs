//! What was made, as a card: on the bench, and on paper with a figure to cut out.

use super::bench::Bench;
use crate::board::symbol;
use crate::drawings;
use crate::settings::lang;
use arcade::{CardLine, Form};
use interaction::drawing::{HEIGHT, WIDTH};
use leptos::prelude::*;

/// How it is drawn: by its maker, or by the house.
fn face(drawing: Option<&str>, look: &str) -> impl IntoView + use<> {
    let (w, h) = (f32::from(WIDTH), f32::from(HEIGHT));
    match drawing.and_then(drawings::kept) {
        Some(own) => drawings::picture(&own, w, h).into_any(),
        None => view! { <use_ href=symbol(look) width=w height=h></use_> }.into_any(),
    }
}

fn picture(drawing: Option<&str>, look: &str) -> impl IntoView + use<> {
    let inner = face(drawing, look);
    view! { <svg class="ws-face c-n" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">{inner}</svg> }
}

fn lines(lines: &[CardLine]) -> impl IntoView + use<> {
    let line = |line: &CardLine| {
        let name = (!line.name.is_empty()).then(|| view! { <dt>{line.name.clone()}</dt> });
        view! { <div class:long=line.long>{name}<dd>{line.words.clone()}</dd></div> }
    };
    view! { <dl>{lines.iter().map(line).collect_view()}</dl> }
}

/// The card of the thing on the bench, and what is counted of it.
#[component]
pub(super) fn CardView(bench: Bench) -> impl IntoView {
    let card = move || {
        bench.drawn.track();
        let form = bench.form.get()?;
        let name = bench.drawing();
        let shown = (!form.look.is_empty()).then(|| picture(name.as_deref(), &form.look));
        Some(view! { <article class="ws-card">{shown}<h2>{form.title.clone()}</h2>{lines(&form.lines)}</article> })
    };
    let tallies = move || {
        bench.form.get().map(|form| form.tallies).unwrap_or_default().into_iter().map(|tally| {
            let bad = tally.now > tally.most || tally.now < tally.least;
            let span = if tally.least > 0 { format!("{} – {}", tally.least, tally.most) } else { tally.most.to_string() };
            view! {
                <div class="ws-tally" class:bad=bad>
                    <span>{tally.name}</span><b>{tally.now} " / " {span}</b>
                    <progress max=tally.most.max(1).to_string() value=tally.now.clamp(0, tally.most.max(1)).to_string()></progress>
                </div>
            }
        }).collect_view()
    };
    view! { {card} {tallies} }
}

/// All figures of the pack on paper: a card for each, and figures to cut out and fold. Perspective only by the printer.
#[component]
pub(super) fn PrintSheet(bench: Bench) -> impl IntoView {
    let forms = Memo::new(move |_| {
        let drafts = bench.current().map(|pack| pack.drafts).unwrap_or_default();
        let drawn: Vec<String> = bench.crafts().into_iter().filter(|craft| craft.drawn).map(|craft| craft.sort).collect();
        let form = |(place, draft): (usize, &arcade::Draft)| {
            drawn.contains(&draft.sort).then(|| bench.game.with_value(|game| game.form(&drafts, place, lang()))).flatten()
        };
        drafts.iter().enumerate().filter_map(form).collect::<Vec<Form>>()
    });
    let file = move || bench.current().map(|pack| pack.file()).unwrap_or_default();
    let cards = move || {
        bench.drawn.track();
        forms.get().iter().map(|form| {
            let name = format!("{}/{}", file(), form.own);
            view! { <article class="ws-card print">{picture(Some(&name), &form.look)}<h2>{form.title.clone()}</h2>{lines(&form.lines)}</article> }
        }).collect_view()
    };
    // A figure is folded along its head, so that the back is drawn upside down; its feet are glued under one another.
    let figures = move || {
        bench.drawn.track();
        forms
            .get()
            .iter()
            .map(|form| {
                let name = format!("{}/{}", file(), form.own);
                let (front, back) = (face(Some(&name), &form.look), face(Some(&name), &form.look));
                view! {
                    <svg class="ws-standee c-n" viewBox="0 0 1000 3000" aria-hidden="true">
                        <g transform="translate(1000 1500) rotate(180)">{back}</g>
                        <g transform="translate(0 1500)">{front}</g>
                        <path class="ws-fold" d="M0 250H1000M0 1500H1000M0 2750H1000"></path>
                        <text x="500" y="2890" class="ws-foot">{form.title.clone()}</text>
                    </svg>
                }
            })
            .collect_view()
    };
    view! {
        <section class="ws-print" aria-hidden="true">
            <div class="ws-cards">{cards}</div>
            <p class="ws-cut">{text!("cut-and-fold")}</p>
            <div class="ws-figures">{figures}</div>
        </section>
    }
}
