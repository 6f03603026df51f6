//! What somebody sent with a request.

use super::App;
use crate::error::{ApiError, ErrorCode};
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::sync::Arc;

/// Of what is too large so much is heard and thrown away: whoever is answered while it still speaks would only learn that the
/// line was cut.
const HEARD: usize = 8 << 20;

/// The most bytes that are taken on a route.
#[derive(Clone, Copy, Debug)]
pub(super) struct BodyLimit(pub(super) usize);

/// What was sent, or why it is not taken.
pub(super) struct JsonBody(Result<Bytes, ApiError>);

impl JsonBody {
    /// What it says.
    ///
    /// # Errors
    /// If it is too large, did not arrive, or is something else.
    pub(super) fn read<T: DeserializeOwned>(self) -> Result<T, ApiError> {
        serde_json::from_slice(&self.0?).map_err(|error| ApiError::Unreadable(error.to_string()))
    }
}

impl FromRequest<Arc<App>> for JsonBody {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonBody, Infallible> {
        let BodyLimit(most) = request.extensions().get().copied().unwrap_or(BodyLimit(app.service.config.limits.message));
        Ok(JsonBody(hear(request, most).await))
    }
}

async fn hear(request: Request, most: usize) -> Result<Bytes, ApiError> {
    let mut frames = request.into_body().into_data_stream();
    let (mut taken, mut heard) = (Vec::new(), 0);
    while let Some(frame) = frames.next().await {
        let frame = frame.map_err(|_| ApiError::Unreadable("the body did not arrive".to_owned()))?;
        heard += frame.len();
        if heard <= most {
            taken.extend_from_slice(&frame);
        } else if heard > most + HEARD {
            break;
        }
    }
    if heard <= most { Ok(taken.into()) } else { Err(ErrorCode::TooLarge.into()) }
}
