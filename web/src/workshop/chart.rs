//! A story as boxes and arrows.

use super::bench::Bench;
use super::form::{focus_later, id_at};
use interaction::chart::{LINE, PAD, fitted, lay};
use leptos::prelude::*;

/// The chart of the quest on the bench. A box leads to the part of the form that it shows.
#[component]
pub(super) fn ChartView(bench: Bench) -> impl IntoView {
    let chart = Memo::new(move |_| bench.form.with(|form| form.as_ref().and_then(|form| form.chart.clone()).unwrap_or_default()));
    let drawn = move || {
        let chart = chart.get();
        let laid = lay(&chart);
        let arrows = laid
            .arrows
            .iter()
            .map(|path| view! { <path class="ws-arrow" d=path.clone() marker-end="url(#ws-tip)"></path> })
            .collect_view();
        let boxes =
            chart
                .boxes
                .iter()
                .zip(&laid.boxes)
                .map(|(one, &[x, y, w, h])| {
                    let path = one.path.clone();
                    let lead = move |_| {
                        if !path.is_empty() {
                            bench.open.update(|open| {
                                open.insert(path.clone());
                            });
                            focus_later(format!("{}-entry", id_at(&path)));
                        }
                    };
                    let lines = one.lines.iter().enumerate().map(|(at, line)| {
                view! { <text class="ws-small" x=x + 10.0 y=y + PAD + LINE * (at as f32 + 1.75)>{fitted(line)}</text> }
            }).collect_view();
                    view! {
                        <g class=format!("ws-box {}", one.sort) on:click=lead>
                            <rect x=x y=y width=w height=h rx="9"></rect>
                            <text class="ws-title" x=x + 10.0 y=y + PAD + LINE * 0.75>{fitted(&one.title)}</text>
                            {lines}
                        </g>
                    }
                })
                .collect_view();
        view! {
            <svg viewBox=format!("-4 -4 {} {}", laid.width + 8.0, laid.height + 8.0) width=laid.width + 8.0 height=laid.height + 8.0 role="img" aria-label=text!("story-map")>
                <defs><marker id="ws-tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="ws-tip" d="M0 0L8 4L0 8z"></path></marker></defs>
                {arrows}{boxes}
            </svg>
        }
    };
    view! { <section class="card pad stack ws-story"><h2>{text!("story-map")}</h2><div class="ws-chart" tabindex="0">{drawn}</div></section> }
}
