//! Tables over the network: two people with an invitation, one who watches, and a connection that is lost.

use browser::{Browser, Line, Screen, Site, Trouble};

/// A name that would do harm if it were taken for a part of the page.
const NAME: &str = "<img src=x onerror=window.bad=1>";

/// Opens a table for two people, and gives its address and the invitation.
async fn open_table(host: &Browser, name: &str) -> Result<(String, String), Trouble> {
    host.open("/setup/paint-brawl?online").await?;
    for choice in ["[name='level'][value='initiation']", "[name='seats'][value='2']", "[name='placing'][value='quick']"] {
        host.click(&format!("label.pill:has(input{choice})")).await?;
    }
    host.click("label.pill:has([name='who-1'])").await?;
    let field = host.wait_for("details .field input").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    host.click("[data-tool='open']").await?;
    host.wait_for(".invite input").await?;
    let link = host.script("return document.querySelector('.invite input').value").await?;
    let link = link.as_str().ok_or("there is no invitation")?.to_owned();
    let (_, path) = link.split_once("//").and_then(|(_, rest)| rest.split_once('/')).ok_or("a link has a path")?;
    Ok((host.path().await?, format!("/{path}")))
}

/// Sits down with an invitation.
async fn accept(guest: &Browser, invitation: &str, name: &str) -> Result<(), Trouble> {
    guest.open(invitation).await?;
    let field = guest.wait_for(".field input").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    guest.click(".page .btn.primary").await?;
    guest.wait_for("li.own").await?;
    assert!(!guest.path().await?.contains('#'), "the invitation is still in the address");
    Ok(())
}

/// Lets whoever decides take so many decisions.
async fn some_decisions(players: &[&Browser], many: usize) -> Result<(), Trouble> {
    for number in 0..many {
        let decisions = players[0].decisions().await?;
        let mut decided = false;
        for player in players {
            player.wait_until(&format!("return document.querySelectorAll('.log ol li').length >= {decisions}")).await?;
            if !decided && !player.all(".prompt.mine:not(.wait)").await?.is_empty() {
                player.decide(number).await?;
                decided = true;
            }
        }
        assert!(decided, "nobody decides");
        for player in players {
            player.wait_until(&format!("return document.querySelectorAll('.log ol li').length > {decisions}")).await?;
        }
        let ready = "return !!document.querySelector('.prompt:not(.wait)')";
        for player in players {
            player.wait_until(ready).await?;
        }
    }
    Ok(())
}

/// What the console says of a network that is gone is no fault of the page.
async fn only_the_network(browser: &Browser) -> Result<(), Trouble> {
    for complaint in browser.complaints().await? {
        assert!(complaint.contains("WebSocket") || complaint.contains("ERR_CONNECTION"), "{complaint}");
    }
    Ok(())
}

#[tokio::test]
async fn two_people_play_over_the_network() -> Result<(), Trouble> {
    let mut site = Site::open()?;
    let host = Browser::start(&site, Screen::Desktop, "en").await?;
    let guest = Browser::start(&site, Screen::Desktop, "fr").await?;
    let (table, invitation) = open_table(&host, NAME).await?;
    host.screenshot("online-room").await?;
    accept(&guest, &invitation, "Zoé").await?;
    host.wait_until("return document.querySelector('.room').textContent.includes('Zoé')").await?;
    assert!(guest.text(".room").await?.contains(NAME), "the name is not shown as it is");
    guest.screenshot("online-guest").await?;
    host.click("[data-tool='start']").await?;
    for player in [&host, &guest] {
        player.wait_for(".board .sq").await?;
    }
    some_decisions(&[&host, &guest], 6).await?;
    host.screenshot("online-host-plays").await?;

    // A page that is loaded again goes on.
    let decisions = guest.decisions().await?;
    guest.reload().await?;
    guest.wait_until(&format!("return document.querySelectorAll('.log ol li').length === {decisions}")).await?;
    some_decisions(&[&host, &guest], 2).await?;

    // The server goes away and comes back.
    only_the_network(&host).await?;
    site.close();
    for player in [&host, &guest] {
        player.wait_for(".netline .warn").await?;
    }
    host.screenshot("online-lost").await?;
    site.reopen()?;
    for player in [&host, &guest] {
        player.wait_until("return !document.querySelector('.netline .warn')").await?;
        only_the_network(player).await?;
    }
    some_decisions(&[&host, &guest], 4).await?;

    // Somebody watches: no hand, and nothing to touch.
    let watcher = Browser::start(&site, Screen::Desktop, "en").await?;
    watcher.open(&table).await?;
    let decisions = host.decisions().await?;
    watcher.wait_until(&format!("return document.querySelectorAll('.log ol li').length === {decisions}")).await?;
    assert!(watcher.all(".bcard, .sq.can, .act").await?.is_empty(), "a bystander can see a hand or touch something");
    assert!(watcher.text(".seats").await?.contains(NAME));
    watcher.screenshot("online-watcher").await?;
    for browser in [host, guest, watcher] {
        assert_eq!(
            browser.script("return [window.bad === undefined, document.querySelectorAll('img').length].join()").await?,
            "true,0"
        );
        browser.finish().await?;
    }
    Ok(())
}

/// Two people who play, the host over a line of its own.
async fn over_a_line(site: &Site, line: &Line) -> Result<(Browser, Browser), Trouble> {
    let host = Browser::unhurried(line.address(), Screen::Desktop, "en").await?;
    let guest = Browser::start(site, Screen::Desktop, "fr").await?;
    let (_, invitation) = open_table(&host, "Ada").await?;
    accept(&guest, &invitation, "Zoé").await?;
    host.wait_until("return document.querySelector('.room').textContent.includes('Zoé')").await?;
    host.click("[data-tool='start']").await?;
    for player in [&host, &guest] {
        player.wait_for(".board .sq").await?;
    }
    some_decisions(&[&host, &guest], 2).await?;
    Ok((host, guest))
}

const LOST: &str = ".netline .warn";
const FOUND: &str = "return !document.querySelector('.netline .warn')";

#[tokio::test]
async fn a_connection_that_breaks_without_a_goodbye_comes_back() -> Result<(), Trouble> {
    let site = Site::open()?;
    let line = Line::to(&site).await?;
    let (host, guest) = over_a_line(&site, &line).await?;
    // Everybody finds the own seat.
    let own = format!(
        "return [...document.querySelectorAll('.seat .you, .seat.now .turnflag')].some(mark => ['{}', '{}'].includes(mark.innerText))",
        browser::said("you"),
        browser::said("your-turn")
    );
    host.wait_until(&own).await?;
    line.cut();
    assert_eq!(host.text(LOST).await?, browser::said("reconnecting"));
    host.screenshot("online-broken").await?;
    assert!(guest.all(LOST).await?.is_empty(), "the other one has lost nothing");
    line.mend();
    host.wait_until(FOUND).await?;
    some_decisions(&[&host, &guest], 4).await?;
    only_the_network(&host).await?;
    host.finish().await?;
    guest.finish().await
}

#[tokio::test]
async fn a_connection_that_falls_silent_is_given_up_and_nothing_is_done_twice() -> Result<(), Trouble> {
    let site = Site::open()?;
    let line = Line::to(&site).await?;
    let (host, guest) = over_a_line(&site, &line).await?;
    // Until it is the host's turn.
    while host.all(".prompt.mine:not(.wait)").await?.is_empty() {
        some_decisions(&[&host, &guest], 1).await?;
    }
    let decisions = host.decisions().await?;
    line.silence();
    // What is decided now goes nowhere: it waits, and the page finds out that nobody answers.
    let noticed = async {
        assert_eq!(host.text(LOST).await?, browser::said("reconnecting"));
        assert_eq!(guest.decisions().await?, decisions);
        host.screenshot("online-silent").await?;
        line.mend();
        host.wait_until(FOUND).await
    };
    tokio::try_join!(host.decide(5), noticed)?;
    for player in [&host, &guest] {
        player.wait_until(&format!("return document.querySelectorAll('.log ol li').length === {}", decisions + 1)).await?;
    }
    some_decisions(&[&host, &guest], 2).await?;
    only_the_network(&host).await?;
    host.finish().await?;
    guest.finish().await
}

#[tokio::test]
async fn each_seat_shows_its_clock_and_one_of_them_runs() -> Result<(), Trouble> {
    let site = Site::open()?;
    let host = Browser::start(&site, Screen::Desktop, "en").await?;
    host.open("/setup/paint-brawl?online").await?;
    for choice in ["[name='level'][value='initiation']", "[name='seats'][value='2']", "[name='placing'][value='quick']"] {
        host.click(&format!("label.pill:has(input{choice})")).await?;
    }
    // A bank of time, and a bot on the other seat.
    host.click("label.pill:nth-of-type(3):has([name='clock'])").await?;
    host.click("[data-tool='open']").await?;
    host.click("[data-tool='start']").await?;
    host.wait_for(".board .sq").await?;
    host.wait_for(".seat.now .clock.running").await?;
    assert_eq!(host.all(".seat .clock").await?.len(), 2);
    assert_eq!(host.all(".seat .clock.running").await?.len(), 1);
    host.wait_until("return /^(14:5|15:0)/.test(document.querySelector('.clock.running').innerText.trim().split('\\n').pop())")
        .await?;
    host.screenshot("online-clocks").await?;
    host.finish().await
}

#[tokio::test]
async fn the_first_page_leads_to_tables_that_wait() -> Result<(), Trouble> {
    let site = Site::open()?;
    let host = Browser::start(&site, Screen::Desktop, "en").await?;
    host.open("/setup/paint-brawl?online").await?;
    host.click("label.pill:has([name='who-1'])").await?;
    host.click(".switch").await?;
    host.click("[data-tool='open']").await?;
    host.wait_for(".invite input").await?;
    let guest = Browser::start(&site, Screen::Desktop, "en").await?;
    guest.open("/").await?;
    guest.wait_for(".online .tb-row").await?;
    guest.screenshot("home-online").await?;
    guest.click(".online .tb-row .btn").await?;
    guest.wait_for("li.own").await?;
    host.finish().await?;
    guest.finish().await
}
