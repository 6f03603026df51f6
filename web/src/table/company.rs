//! Figures with a card of their own: who they are, how they are, what they carry. Touching a card touches the figure.

use super::Playing;
use crate::board::{Icon, symbol};
use crate::drawings;
use crate::settings::lang;
use arcade::{Counter, Member, Seat, Slot, Tint, Touch};
use leptos::prelude::*;

/// The figures of a seat.
#[component]
pub(super) fn Company(playing: Playing, seat: Seat) -> impl IntoView {
    let members = move || {
        let company = playing.shown.get().scene.company.clone();
        company.into_iter().filter(|member| member.seat == Some(seat)).collect::<Vec<_>>()
    };
    move || {
        let members = members();
        (!members.is_empty()).then(|| {
            let cards = members.into_iter().map(|member| view! { <Person playing member /> }).collect_view();
            view! { <ul class="company" aria-label=text!("heroes")>{cards}</ul> }
        })
    }
}

/// One figure.
#[component]
fn Person(playing: Playing, member: Member) -> impl IntoView {
    let Member { spot, look, own, tint, name, words, health: (left, most), numbers, marks, items, now, spent, .. } = member;
    let hearts = (0..most).map(|heart| {
        let class = if heart < left { "heart" } else { "heart lost" };
        view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true"><use_ href=symbol("ic-heart")></use_></svg> }
    });
    let can = move || {
        let touch = spot.map(Touch::Spot);
        touch.is_some_and(|touch| playing.choices.get().iter().any(|choice| choice.touches.first() == Some(&touch)))
    };
    let health = format!("{left} / {most}");
    let few = left * 3 <= most;
    let number = |Counter { look, tint, count, words }: Counter| {
        let title = words.clone();
        view! { <span class="fig" title=title><Icon look=look tint=tint /><b>{count}</b><span class="vh">{words} ", "</span></span> }
    };
    let thing = |Slot { look, tint, held, words }: Slot| {
        let (class, title) = (if held { "thing" } else { "thing off" }, words.clone());
        view! { <span class=class title=title><Icon look=look tint=tint /><span class="vh">{words} ", "</span></span> }
    };
    let class = tint.map_or("c-n", Tint::class);
    let mug = match own.as_deref().and_then(drawings::kept) {
        Some(own) => drawings::figure(&own, 64.0, 80.0).into_any(),
        None => view! { <use_ class=class href=symbol(&look) width="64" height="80"></use_> }.into_any(),
    };
    let (about, called) = (words.clone(), format!("{name}, {health}"));
    view! {
        <li class=format!("member {class}") class:now=now class:spent=spent class:can=can>
            <button
                class="mug"
                title=about
                aria-label=called
                on:click=move |_| {
                    if let Some(spot) = spot {
                        playing.watched.set(Some(spot));
                        playing.focus.set(Some(spot));
                        // Whoever only looks at a hero does not ask why it cannot be struck.
                        if playing.leads_on(Touch::Spot(spot)) {
                            playing.touch(Touch::Spot(spot), false);
                        }
                    }
                }
                on:pointerenter=move |_| playing.point(spot)
                on:pointerleave=move |_| playing.point(None)
                on:focus=move |_| playing.point(spot)
                on:blur=move |_| playing.point(None)
            >
                <svg viewBox="0 0 64 80" aria-hidden="true">{mug}</svg>
            </button>
            <div class="vita">
                <b class="nm">{name}</b>
                <span class="hearts" class:few=few title=health>{hearts.collect_view()}<span class="hp">{left}</span></span>
                <span class="row">{numbers.into_iter().map(number).collect_view()} {marks.into_iter().map(thing).collect_view()}</span>
                <span class="row bag">{items.into_iter().map(thing).collect_view()}</span>
                <span class="vh">{words} {spent.then(|| say!(lang(), "done"))}</span>
            </div>
        </li>
    }
}
