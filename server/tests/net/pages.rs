//! The page, and what browsers are told about it.

use crate::house::{Way, config, start};
use crate::stores::sqlite;
use server::{Draft, Pages, Server};
use std::sync::{Arc, Mutex};

#[tokio::test]
async fn files_are_served_as_they_are() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    for path in ["/", "/table/abc", "/games/chromatic-conflict"] {
        let page = way.get(path).await;
        assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8", "{path}");
        assert_eq!(page.headers()["cache-control"], "no-cache");
        assert_eq!(page.text().await.unwrap(), "<!doctype html>");
    }
    let wasm = way.get("/pkg/page-1.wasm").await;
    assert_eq!(wasm.headers()["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(wasm.headers()["content-type"], "application/wasm");
    assert_eq!(wasm.text().await.unwrap(), "plain");
    let squeezed = way.get_with("/pkg/page-1.wasm", "accept-encoding", "gzip, br;q=1.0").await;
    assert_eq!(squeezed.headers()["content-encoding"], "br");
    assert_eq!(squeezed.text().await.unwrap(), "squeezed");
    let tag = way.get("/").await.headers()["etag"].to_str().unwrap().to_owned();
    assert_eq!(way.get_with("/", "if-none-match", &tag).await.status(), 304);
    assert_eq!(way.get("/pkg/page-2.wasm").await.status(), 404);
    assert_eq!(way.get("/../Cargo.toml").await.status(), 404);
    server.stop().await;
}

#[tokio::test]
async fn files_that_change_are_asked_for_at_each_request() {
    let text = Arc::new(Mutex::new("first"));
    let now = text.clone();
    let draft = move |path: &str| {
        let bytes = now.lock().unwrap().as_bytes().to_vec();
        let hash = bytes.len().to_string();
        (path == "index.html" || path == "style.css").then_some(Draft { content_type: "text/css", bytes, hash })
    };
    let (_folder, file) = sqlite();
    let server = Server::start(config(&file), Pages::Changing(Arc::new(draft))).await.unwrap();
    let way = Way::to(&server);
    let before = way.get("/style.css").await;
    assert_eq!(before.headers()["cache-control"], "no-cache");
    let tag = before.headers()["etag"].to_str().unwrap().to_owned();
    assert_eq!(before.text().await.unwrap(), "first");
    assert_eq!(way.get_with("/style.css", "if-none-match", &tag).await.status(), 304);
    *text.lock().unwrap() = "another";
    let after = way.get_with("/style.css", "if-none-match", &tag).await;
    assert_eq!(after.status(), 200);
    assert_eq!(after.text().await.unwrap(), "another");
    assert_eq!(way.get("/table/abc").await.text().await.unwrap(), "another");
    assert_eq!(way.get("/other.css").await.status(), 404);
    server.stop().await;
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    for path in ["/", "/api/version", "/api/tables", "/api/nothing", "/healthz", "/metrics"] {
        let answer = way.get(path).await;
        let policy = answer.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe-inline"), "{path}");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers()["referrer-policy"], "no-referrer");
        assert_eq!(answer.headers()["cross-origin-opener-policy"], "same-origin");
        if path.starts_with("/api") {
            assert_eq!(answer.headers()["cache-control"], "no-store");
        }
    }
    assert_eq!(way.get("/healthz").await.text().await.unwrap(), "ok\n");
    let metrics = way.get("/metrics").await.text().await.unwrap();
    assert!(metrics.contains("\nkhroma_sockets 0\n"), "{metrics}");
    assert!(metrics.contains("khroma_append_seconds_bucket{le=\"+Inf\"} 0"), "{metrics}");
    let version: wire::Version = way.get_json("/api/version").await.unwrap();
    assert_eq!(version.protocol, wire::PROTOCOL);
    server.stop().await;
}
