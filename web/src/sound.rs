//! Small sounds, made on the spot; off until somebody asks for them.

use crate::session::Session;
use crate::settings::settings;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What is to be heard.
#[derive(Clone, Copy)]
enum Tone {
    /// Somebody has done something.
    Drop,
    /// It is the listener's turn.
    Turn,
    /// The game is over.
    End,
}

impl Tone {
    /// Pitches in hertz, one after another.
    fn notes(self) -> &'static [f32] {
        match self {
            Tone::Drop => &[320.0],
            Tone::Turn => &[440.0, 660.0],
            Tone::End => &[392.0, 494.0, 587.0, 784.0],
        }
    }
}

/// How long a note lasts, in seconds.
const NOTE: f64 = 0.11;

/// Lets a table be heard.
pub(crate) fn listen(session: Session) {
    let sound = settings().sound;
    Effect::new(move |before: Option<usize>| {
        let now = session.log.get().len();
        if sound.get() && before.is_some_and(|before| before < now) {
            let tone = if session.outcome.get_untracked().is_some() {
                Tone::End
            } else if session.decides() {
                Tone::Turn
            } else {
                Tone::Drop
            };
            // A browser without sound is silent.
            let _ = play(tone);
        }
        now
    });
}

fn play(tone: Tone) -> Result<(), JsValue> {
    let context = CONTEXT.with_borrow_mut(|kept| match kept {
        Some(context) => Ok(context.clone()),
        None => AudioContext::new().inspect(|context| *kept = Some(context.clone())),
    })?;
    for (index, &pitch) in tone.notes().iter().enumerate() {
        let start = context.current_time() + NOTE * index as f64;
        let (voice, volume) = (context.create_oscillator()?, context.create_gain()?);
        voice.set_type(OscillatorType::Triangle);
        voice.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.12, start)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, start + NOTE * 1.6)?;
        voice.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
        voice.start_with_when(start)?;
        voice.stop_with_when(start + NOTE * 1.6)?;
    }
    Ok(())
}
