//! What the page costs: what a whole evening leaves in memory, and how long a browser is busy with a decision.

use arcade::{AnyGame, AnySetup, Seed};
use browser::saved::{Saved, choices, scattered};
use browser::{Browser, Screen, Site, Trouble, Turn};
use serde_json::{Value, json};
use std::time::Duration;

/// How many games.
const GAMES: u64 = 100;
/// After so many everything that is made once has been made.
const WARM: u64 = 20;
/// After how many it is looked each time.
const STEP: usize = 10;
/// How long these may take.
const PATIENCE: Duration = Duration::from_secs(600);

/// Keeps the memory of the page's module where it can be asked for.
const KEEP_MODULE: &str = "for (const name of ['instantiate', 'instantiateStreaming']) {
    const made = WebAssembly[name];
    WebAssembly[name] = async (...all) => {
        const module = await made.apply(WebAssembly, all);
        window.module ??= (module.instance ?? module).exports.memory;
        return module;
    };
}";

/// Lets the page play games of bots one after another and go back to the first page after each. It watches itself: each
/// question of a driver leaves something in the page that is asked.
const PLAY: &str = "const [place, games] = arguments;
const there = async (address, css) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    while (!document.querySelector(css)) await new Promise(done => setTimeout(done, 50));
};
window.played = 0;
(async () => {
    for (const game of games) {
        localStorage.setItem(place, game);
        await there('/table/local', '.ending');
        await there('/', '.games');
        window.played += 1;
    }
})();";

/// What a page holds after its garbage is collected.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// Objects of scripts, in KiB.
    heap: u64,
    /// Buffers of scripts, in KiB.
    buffers: u64,
    /// The memory of the module, in KiB.
    module: u64,
    /// Elements and texts of documents.
    nodes: u64,
    listeners: u64,
}

async fn held(browser: &Browser) -> Result<Held, Trouble> {
    let nothing = json!({});
    browser.tools("HeapProfiler.collectGarbage", &nothing).await?;
    let usage = browser.tools("Runtime.getHeapUsage", &nothing).await?;
    let counters = browser.tools("Memory.getDOMCounters", &nothing).await?;
    let number = |value: &Value| value.as_f64().map(|number| number as u64).ok_or("a size is a number");
    Ok(Held {
        heap: number(&usage["usedSize"])? / 1024,
        buffers: number(&usage["backingStorageSize"])? / 1024,
        module: number(&browser.script("return window.module.buffer.byteLength").await?)? / 1024,
        nodes: number(&counters["nodes"])?,
        listeners: number(&counters["jsEventListeners"])?,
    })
}

/// Whether a figure grew by less than a tenth.
fn flat(before: u64, after: u64) -> bool {
    after <= before + before / 10
}

#[tokio::test]
#[ignore = "long: make long"]
async fn a_hundred_games_leave_nothing_of_their_tables_behind() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let game = AnyGame::named("chromatic-conflict")?;
    browser.tools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": KEEP_MODULE })).await?;
    browser.open("/").await?;
    browser.wait_until("return !!window.module").await?;
    let mut warm = held(&browser).await?;
    for first in (1..=GAMES).step_by(STEP) {
        let seeds = first..first + STEP as u64;
        let saved = seeds.map(|number| {
            let table = game.open(&game.setup([("seats", "3")])?, Seed::numbered(number))?;
            Ok(serde_json::to_string(&Saved::of(&*table, &["easy", "easy", "easy"])?)?)
        });
        let saved = saved.collect::<Result<Vec<String>, Trouble>>()?;
        browser.script_with(PLAY, vec![json!(Saved::PLACE), json!(saved)]).await?;
        browser.wait_long(&format!("return window.played === {STEP}"), PATIENCE).await?;
        let (played, now) = (first + STEP as u64 - 1, held(&browser).await?);
        println!("after {played} games: {now:?}");
        if played <= WARM {
            warm = now;
        }
    }
    let now = held(&browser).await?;
    let of = |held: Held| [held.heap, held.buffers, held.module, held.nodes, held.listeners];
    let pairs: Vec<(u64, u64)> = of(warm).into_iter().zip(of(now)).collect();
    assert!(pairs.iter().all(|&(before, after)| flat(before, after)), "{warm:?} became {now:?}");
    browser.finish().await
}

/// What a browser was busy with since the page was opened, in milliseconds: in all, scripts and the module, style, layout.
async fn busy(browser: &Browser) -> Result<[f64; 4], Trouble> {
    let metrics = browser.tools("Performance.getMetrics", &json!({})).await?;
    let metrics = metrics["metrics"].as_array().ok_or("metrics are a list")?;
    let of = |name: &str| metrics.iter().find(|metric| metric["name"] == name).and_then(|metric| metric["value"].as_f64());
    Ok(["TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration"].map(|name| of(name).unwrap_or(0.0) * 1000.0))
}

/// It is printed, not judged: machines differ, and this one draws without a graphics card.
#[tokio::test]
#[ignore = "long: make long"]
async fn what_a_decision_costs_a_browser() -> Result<(), Trouble> {
    let site = Site::open()?;
    for name in AnyGame::NAMES {
        for still in [false, true] {
            let browser = Browser::start(&site, Screen::Desktop, "en").await?;
            browser.tools("Performance.enable", &json!({})).await?;
            browser.motion(!still).await?;
            let [all, scripts, style, layout] = cost(&browser, name).await?;
            let nodes = browser.script("return document.querySelectorAll('*').length").await?;
            let how = if still { "still" } else { "moving" };
            println!("{name}, {how}: {all:.0} ms (scripts {scripts:.0}, style {style:.0}, layout {layout:.0}), {nodes} elements");
            browser.leave().await?;
        }
    }
    Ok(())
}

/// What one decision costs, after the first few: fetching drawings and the like is done once.
async fn cost(browser: &Browser, name: &str) -> Result<[f64; 4], Trouble> {
    let (first, wanted) = (4, 24);
    let game = AnyGame::named(name)?;
    let setup = game.quick_starts().first().map_or_else(|| Ok(AnySetup::default()), |quick| game.quick_start(quick.word))?;
    let table = game.open(&setup, Seed::numbered(5))?;
    let people = vec!["person"; usize::from(table.seats())];
    browser.sit_down(&Saved::of(&*table, &people)?).await?;
    let (mut from, mut before) = (0, [0.0; 4]);
    loop {
        match browser.turn(from).await? {
            Turn::Handing => browser.click(".cover .btn").await?,
            Turn::Mine => {}
            Turn::Over => break,
        }
        browser.read().await?;
        let table = browser.remembered().await?.table()?;
        let decided = table.decisions();
        if from == 0 && decided >= first {
            (from, before) = (decided, busy(browser).await?);
        }
        if from > 0 && decided >= from + wanted {
            break;
        }
        let choices = choices(&*table)?;
        let plain: Vec<_> = choices.iter().filter(|choice| choice.then.is_empty()).collect();
        let choice = plain.get(scattered(decided) % plain.len().max(1)).ok_or("nothing can be done")?;
        browser.touch(&choice.touches).await?;
        browser.turn(decided + 1).await?;
    }
    let (to, after) = (browser.decisions().await?, busy(browser).await?);
    Ok(std::array::from_fn(|index| (after[index] - before[index]) / (to - from) as f64))
}
