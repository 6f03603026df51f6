//! Games from the lobby to their end.

use crate::house::{BOT, OPEN, Way, ask_for, play, start};
use crate::stores::sqlite;
use arcade::{AnyGame, Seat};
use tabletop::Rng;
use wire::{Ask, FromServer, Holder, Lobby, Stage, TableInfo};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_from_the_lobby_to_its_end() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    for (game, chairs) in [("chromatic-conflict", &[OPEN, OPEN, BOT][..]), ("paint-brawl", &[OPEN, OPEN])] {
        let made = way.make(&ask_for(game, chairs)).await;
        let lobby: Lobby = way.get_json("/api/tables").await.unwrap();
        assert_eq!(lobby.tables[0].table, made.table);
        assert_eq!(lobby.tables[0].commitment, made.commitment);
        let ann = made.held.unwrap();
        let bob = way.take(&made.table, "Bob", None).await;
        let mut watcher = way.join(&made.table, None).await;
        let mut seats = [way.join(&made.table, Some(&ann.secret)).await, way.join(&made.table, Some(&bob.secret)).await];
        seats[1].ask(Ask::Word { word: "grenadine".to_owned() }).await;
        seats[0].ask(Ask::Start { fill: None }).await;
        let lobby: Lobby = way.get_json("/api/tables").await.unwrap();
        assert!(lobby.tables.iter().all(|table| table.table != made.table), "it is not in the lobby any more");

        play(&mut seats, &mut Rng::stream(4, 4), |seat| seat.now.outcome.is_some()).await;
        watcher.until(seats[0].now.number).await;
        assert_eq!(watcher.now.outcome, seats[0].now.outcome);
        assert_eq!(watcher.moments.len(), seats[0].moments.len());

        let info: TableInfo = way.get_json(&format!("/api/tables/{}", made.table)).await.unwrap();
        assert_eq!(info.stage, Stage::Over);
        let transcript = way.get(&format!("/api/tables/{}/transcript", made.table)).await.text().await.unwrap();
        assert!(transcript.contains(&format!("commitment {}\nword 2 grenadine\n", made.commitment)), "{transcript}");
        let replayed = AnyGame::named(game).unwrap().replay(&transcript).unwrap();
        assert_eq!(replayed.decisions(), seats[0].moments.len());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_is_told_what_it_missed() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, OPEN, BOT])).await;
    let (ann, bob) = (made.held.unwrap(), way.take(&made.table, "Bob", None).await);
    let mut one = way.join(&made.table, Some(&ann.secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    let mut seats = [one, way.join(&made.table, Some(&bob.secret)).await];
    play(&mut seats, &mut Rng::stream(1, 1), |seat| seat.moments.len() >= 12).await;
    let [mut one, _two] = seats;
    // Known up to entry 8; what came later is told again, and no more than that.
    let from = 8;
    let mut line = way.knock().await;
    line.hello(&made.table, Some(&ann.secret), from).await;
    let FromServer::Welcome(welcome) = line.hear().await else { panic!("no welcome") };
    assert_eq!(welcome.you, Some(Seat::at(0)));
    one.until(welcome.now.number).await;
    assert_eq!(welcome.now.world, one.now.world);
    assert_eq!(welcome.keep as usize + welcome.moments.len(), one.moments.len());
    assert_eq!(welcome.moments, one.moments[welcome.keep as usize..]);
    assert!(welcome.keep >= 5, "{}", welcome.keep);
    server.stop().await;
    let mut last = None;
    while let Some(text) = line.text().await {
        last = Some(text);
    }
    assert!(last.unwrap().contains("\"closing\""), "everybody is told that the server goes");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_is_taken_back_for_everybody() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let mut ask = ask_for("paint-brawl", &[OPEN, OPEN]);
    ask.setup.insert("placing".to_owned(), "quick".into());
    let made = way.make(&ask).await;
    let (ann, bob) = (made.held.unwrap(), way.take(&made.table, "Bob", None).await);
    let mut one = way.join(&made.table, Some(&ann.secret)).await;
    let mut two = way.join(&made.table, Some(&bob.secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    let before = one.now.clone();
    let mut rng = Rng::stream(2, 2);
    one.play_any(&mut rng).await;
    assert!(one.now.undo);
    two.until(one.now.number).await;
    let fault = two.refused(Ask::Undo).await;
    assert_eq!(fault.code, "no-undo");
    one.ask(Ask::Undo).await;
    assert_eq!((one.now.world.clone(), one.now.decisions), (before.world.clone(), 0));
    two.until(one.now.number).await;
    assert!(two.moments.is_empty());
    // Somebody who knew the decision keeps nothing of it.
    let mut line = way.knock().await;
    line.hello(&made.table, None, before.number + 1).await;
    let FromServer::Welcome(welcome) = line.hear().await else { panic!("no welcome") };
    assert_eq!((welcome.keep, welcome.moments.len()), (0, 0));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_who_leaves_until_it_comes_back() {
    let (_folder, file) = sqlite();
    let server = start(&file).await;
    let way = Way::to(&server);
    let made = way.make(&ask_for("chromatic-conflict", &[OPEN, BOT, BOT])).await;
    let ann = made.held.unwrap();
    let mut one = way.join(&made.table, Some(&ann.secret)).await;
    one.ask(Ask::Start { fill: None }).await;
    assert!(one.my_turn().await);
    one.ask(Ask::Leave { level: wire::Level::Easy }).await;
    let away = one.now.number;
    one.until(away + 3).await;
    let Holder::Person { away: Some(_), .. } = &one.welcome.table.seats[0].holder else { panic!("not away") };
    let request = one.request(Ask::Play { action: "pass".to_owned() });
    let FromServer::Refused { fault, .. } = one.answer(&request).await else { panic!("not refused") };
    assert!(["away", "over"].contains(&fault.code.as_str()), "{fault:?}");
    one.ask(Ask::Back).await;
    let Holder::Person { away: None, .. } = &one.welcome.table.seats[0].holder else { panic!("still away") };
    while one.my_turn().await {
        one.play_any(&mut Rng::stream(1, 1)).await;
    }
    server.stop().await;
}
