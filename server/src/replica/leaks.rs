//! Nothing leaks: what goes over a viewer's wire is the same, byte by byte, for all truths that it cannot tell apart.

use super::TableReplica;
use super::samples::{log, replica};
use crate::entry::{LogEntry, LogEvent, LogRecord};
use crate::service::frame;
use arcade::{AnyGame, Lang, Seat, Seed, Viewer};
use tabletop::Rng;
use wire::FromServer;

/// A replica at a position.
fn desk_at(game: &AnyGame, entries: &[LogEntry], position: &str) -> TableReplica {
    let mut replica = replica(entries);
    replica.table = Some(game.resume(position, Seed::numbered(7)).unwrap());
    replica
}

fn welcome(replica: &TableReplica, viewer: Viewer) -> String {
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    };
    frame(&FromServer::Welcome(Box::new(replica.welcome(you, viewer, 0, 99_000)))).to_string()
}

/// What a viewer is told of the last entry.
fn sent(replica: &TableReplica, entry: &LogEntry, viewer: Viewer) -> String {
    replica.news(entry, &[viewer], 99_000).into_iter().map(|news| frame(&FromServer::News(Box::new(news))).to_string()).collect()
}

/// What a viewer is told of a decision, if it is legal and needs no luck.
fn news(replica: &mut TableReplica, seat: Seat, action: &str, viewer: Viewer) -> Option<String> {
    let event = LogEvent::Played { seat, action: action.to_owned(), luck: Vec::new() };
    let entry = LogEntry { number: replica.number + 1, at: 90_000, line: LogRecord { request_key: None, event } };
    replica.apply(&entry).ok()?;
    replica.table()?.luck(1).is_empty().then(|| sent(replica, &entry, viewer))
}

#[test]
fn the_bytes_on_a_wire_are_the_same_for_all_truths_that_its_viewer_cannot_tell_apart() {
    let mut secretive = 0;
    for game in AnyGame::all() {
        let seats = *game.blurb().seat_counts.last().unwrap();
        let entries = log(&game, seats, 5);
        let (mut welcomes, mut told, mut differ) = (0, 0, 0);
        let mut rng = Rng::stream(3, 3);
        let setup = game.setup([("seats", seats.to_string().as_str())]).unwrap();
        // In one game alone it may be that hardly anybody ever holds a card.
        for seed in 11..14 {
            let mut table = game.open(&setup, Seed::numbered(seed)).unwrap();
            for decision in 0_u32.. {
                let options = table.options(Lang::En);
                let Some(seat) = table.to_act() else { break };
                let action = options[rng.index(options.len())].action.clone();
                let truth = table.position();
                for viewer in Viewer::all(seats).filter(|_| decision % 3 == 0) {
                    let other = game.resampled(&truth, viewer, &mut rng).unwrap();
                    let (mut here, mut there) = (desk_at(&game, &entries, &truth), desk_at(&game, &entries, &other));
                    assert_eq!(welcome(&here, viewer), welcome(&there, viewer), "{viewer}");
                    welcomes += 1;
                    differ += u32::from(truth != other);
                    let both = (news(&mut here, seat, &action, viewer), news(&mut there, seat, &action, viewer));
                    let (Some(one), Some(two)) = both else { continue };
                    // A decision may show something: only viewers who still cannot tell are told the same.
                    let view = |replica: &TableReplica| replica.table().map(|table| table.view(viewer));
                    if view(&here) == view(&there) {
                        assert_eq!(one, two, "{viewer} after {action} in\n{truth}\nand in\n{other}");
                        told += 1;
                    }
                }
                table.play(&action).unwrap();
            }
        }
        // A game without secrets has one truth only; one that has some has many, and Color Quest only while cards are held.
        assert!(welcomes > 50 && told > 30 && (differ == 0 || differ > 10), "{game:?}: {welcomes} {told} {differ}");
        secretive += u32::from(differ > 0);
    }
    assert!(secretive > 1, "{secretive}");
}

#[test]
fn the_secrets_of_a_table_are_in_no_message() {
    let game = AnyGame::named("chromatic-conflict").unwrap();
    let entries = log(&game, 3, 0xab);
    let mut replica = replica(&entries);
    let mut rng = Rng::stream(4, 4);
    while let Some(seat) = replica.to_act() {
        let options = replica.table().unwrap().options(Lang::En);
        let event = LogEvent::Played { seat, action: options[rng.index(options.len())].action.clone(), luck: Vec::new() };
        let entry = LogEntry { number: replica.number + 1, at: 90_000, line: LogRecord { request_key: None, event } };
        replica.apply(&entry).unwrap();
        for viewer in Viewer::all(3) {
            let sent = welcome(&replica, viewer) + &sent(&replica, &entry, viewer);
            assert!(!sent.contains("abababab"), "the server's part of the luck");
            let seed = replica.transcript().ok().map(|text| text.lines().nth(5).unwrap()[5..].to_owned());
            assert!(seed.is_none_or(|seed| !sent.contains(&seed)), "the seed");
        }
    }
    // When the game is over, the transcript tells them to everybody.
    assert!(replica.transcript().unwrap().contains(&"ab".repeat(32)));
}
