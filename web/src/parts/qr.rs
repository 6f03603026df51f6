//! A link as a picture that a phone can read.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};

/// The picture of a text. A text that is too long for one has none.
#[component]
pub(crate) fn Qr(
    /// The text.
    text: String,
    /// What it is, for those who cannot see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    QrCode::with_error_correction_level(text.as_bytes(), EcLevel::M).ok().map(|code| {
        let width = code.width();
        let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == Color::Dark);
        // Readers want a quiet margin of four modules.
        let path: String = dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width + 4, index / width + 4)).collect();
        let size = width + 8;
        view! {
            <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=move || label.get()>
                <rect class="qr-bg" width=size height=size></rect>
                <path class="qr-fg" d=path></path>
            </svg>
        }
    })
}
