//! What chromium's driver understands beyond the standard.

use axum::http::Method;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of its own.
#[derive(Debug)]
pub(crate) struct Extra {
    path: &'static str,
    body: Value,
}

impl Extra {
    /// What was written to the console since it was last asked for.
    pub(crate) fn log() -> Extra {
        Extra { path: "se/log", body: json!({ "type": "browser" }) }
    }

    /// Something that the developers' tools can do.
    pub(crate) fn tools(command: &str, parameters: &Value) -> Extra {
        Extra { path: "goog/cdp/execute", body: json!({ "cmd": command, "params": parameters }) }
    }
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
