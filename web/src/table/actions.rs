//! What can be done, as buttons: the verbs of what is touched, the targets as chips for small screens, and the tools of
//! the turn.

use super::Playing;
use super::playing::{Button, Notice, Told};
use crate::board::Icon;
use crate::settings::lang;
use crate::thinker::Thinker;
use arcade::{Choice, Touch, Viewer};
use bots::{Player, Spec};
use interaction::TouchPath;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The style of a price: a Move is round, an Attack a drop.
pub(super) fn pip_class(look: &str) -> &'static str {
    if look == "pip-attack" { "pip pip-a" } else { "pip pip-m" }
}

/// The verbs of what is touched.
#[component]
pub(super) fn Actions(playing: Playing) -> impl IntoView {
    let buttons = playing.buttons;
    let act = move |index: usize, button: Button| {
        let cost = button.verb.cost.clone();
        let costs = cost
            .iter()
            .map(|(look, name)| view! { <Icon look=*look class=pip_class(look) /> <span class="w">{name.clone()}</span> })
            .collect_view();
        let enabled = button.enabled;
        let tail = if enabled {
            view! { <span class="cost">{costs}</span> }.into_any()
        } else {
            view! { <span class="cost"><span class="why">{say!(lang(), "why")}</span></span> }.into_any()
        };
        let point = {
            let button = button.clone();
            move |on: bool| {
                let last = button.touches.last().copied().filter(|_| on && button.enabled);
                playing.pointed.set(last);
            }
        };
        let (over, out) = (point.clone(), point);
        let verb = button.verb.clone();
        let tap = Callback::new(move |()| playing.press(&button));
        view! {
            <button
                class="act"
                class:beckons=playing.hinted() == Some(format!("verb {}", verb.key))
                aria-pressed=enabled.then(|| playing.touched.get().contains(&Touch::Verb(verb.key)).to_string())
                aria-disabled=(!enabled).then_some("true")
                title=verb.words.clone()
                data-verb=verb.key
                on:click=move |_| tap.run(())
                on:pointerenter=move |_| over(true)
                on:pointerleave=move |_| out(false)
            >
                <Icon look=verb.look.clone() tint=verb.tint />
                <span>
                    <span class="nm">{verb.name.clone()}</span>
                    {tail}
                </span>
                <span class="k" aria-hidden="true">{(index < 9).then_some(index + 1)}</span>
            </button>
        }
    };
    let row = move || buttons.get().0.into_iter().enumerate().map(|(index, button)| act(index, button)).collect_view();
    view! { <div class="actions" role="toolbar" aria-label=text!("choose-action")>{row}</div> }
}

/// The targets as a row of chips, and one large button for what a finger has chosen.
#[component]
pub(super) fn Chips(playing: Playing) -> impl IntoView {
    let targets = move || {
        let (choices, touched) = (playing.choices.get(), playing.touched.get());
        let hand = TouchPath { choices: &choices, touched: &touched };
        let next = if touched.is_empty() { Default::default() } else { hand.next() };
        let armed = playing.armed.get();
        let chip = |touch: Touch| {
            let Touch::Spot(_) = touch else { return None };
            let choice = hand.aim(touch);
            let pressed =
                choice.is_some() && choice.as_ref().map(|choice| &choice.touches) == armed.as_ref().map(|armed| &armed.touches);
            let name = playing.name(touch);
            Some(view! {
                <button aria-pressed=pressed.to_string() on:click=move |_| playing.touch(touch, true)>{name}</button>
            })
        };
        next.into_iter().filter_map(chip).collect_view()
    };
    view! { <div class="tgts">{targets}</div> }
}

/// The tools of the turn.
#[component]
pub(super) fn Tools(playing: Playing, help: RwSignal<bool>) -> impl IntoView {
    let session = playing.session;
    let buttons = playing.buttons;
    let general = move || {
        let armed = playing.armed.get().is_some();
        let tool = |button: Button| {
            let enabled = button.enabled;
            let verb = button.verb.clone();
            let why = (!enabled).then(|| view! { <span class="why">{say!(lang(), "why")}</span> });
            view! {
                <button
                    class="btn"
                    class:beckons=playing.hinted() == Some(format!("verb {}", verb.key))
                    class:primary=enabled && verb.closing && !armed
                    aria-disabled=(!enabled).then_some("true")
                    title=verb.words.clone()
                    data-verb=verb.key
                    on:click=move |_| playing.press(&button)
                >
                    <Icon look=verb.look.clone() tint=verb.tint /> <span class="t">{verb.name.clone()} " " {why}</span>
                </button>
            }
        };
        buttons.get().1.into_iter().map(tool).collect_view()
    };
    // What a finger has chosen is played by one large button under the thumb.
    let go = move || {
        let choices = playing.choices.get();
        let armed = playing.armed.get();
        let armed = armed.and_then(|armed: Choice| choices.iter().find(|choice| choice.touches == armed.touches).cloned());
        armed.map(|choice: Choice| {
            let words = choice.words.clone();
            view! { <button class="btn primary main" data-tool="go" on:click=move |_| playing.play(&choice)><span class="t">{words}</span></button> }
        })
    };
    let cannot = move || session.undo.get().is_err() || playing.at.get().is_some();
    let can_hint = move || session.decides() && playing.at.get().is_none();
    view! {
        <div class="tools">
            <button class="btn" data-tool="undo" aria-disabled=move || cannot().then_some("true") on:click=move |_| undo(playing)>
                <Icon look="ic-undo" /> <span class="t">{text!("undo")}</span>
            </button>
            <button class="btn" data-tool="hint" aria-disabled=move || (!can_hint()).then_some("true") on:click=move |_| hint(playing)>
                <Icon look="ic-hint" /> <span class="t">{text!("hint")}</span>
            </button>
            {general}
            {go}
            <button class="btn icon quiet only-wide" aria-label=text!("keys") on:click=move |_| help.set(true)>
                <Icon look="ic-keyboard" />
            </button>
        </div>
    }
}

/// Takes back, or says why not.
pub(super) fn undo(playing: Playing) {
    match playing.session.undo.get_untracked() {
        Ok(()) => {
            playing.let_go();
            playing.session.take_back();
        }
        Err(None) => {}
        Err(Some(why)) => playing.notice.set(Some(Notice { about: None, answer: Told::Why(why), rule: None })),
    }
}

/// Asks a bot what it would do; it knows no more than the player.
pub(super) fn hint(playing: Playing) {
    let session = playing.session;
    let (Some(seat), Viewer::Seat(viewer)) = (session.to_act.get_untracked(), session.viewer.get_untracked()) else { return };
    if seat != viewer || session.handing.get_untracked().is_some() {
        return;
    }
    let world = session.world.get_untracked();
    let game = session.game.get_value();
    session.busy.set(true);
    spawn_local(async move {
        let answer = Thinker::shared().ask(&game, &world, seat, Spec::usual(Player::Hard)).await;
        if session.world.get_untracked() != world {
            return;
        }
        session.busy.set(false);
        let choices = playing.choices.get_untracked();
        let Some(choice) = answer.ok().and_then(|action| choices.iter().find(|choice| choice.action == action).cloned()) else {
            return;
        };
        let about = Some(msg!("hint-is").into());
        playing.notice.set(Some(Notice { about, answer: Told::Could(choice.clone()), rule: None }));
        playing.armed.set(Some(choice));
    });
}
