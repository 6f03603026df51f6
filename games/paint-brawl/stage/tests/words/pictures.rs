//! Pictures show the table, all of it, and fit.

use super::{compare, game, setup};
use paint_brawl::{Action, PaintBrawl, Placing, View};
use paint_brawl_stage::Named as _;
use stage::{Ink, Picture, Words};
use tabletop::{Game, Viewer};
use texts::{Lang, Message};

fn width(picture: &Picture) -> usize {
    picture.plain().lines().map(|line| line.chars().count()).max().unwrap()
}

/// The squares of the board as they are drawn, from a1; the legend stands behind them.
fn cells(picture: &Picture) -> Vec<String> {
    let plain = picture.plain();
    let rows: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
    let first = rows.iter().position(|row| row.iter().collect::<String>().starts_with("     a    b    c")).unwrap();
    let row = |number: usize| &rows[first + 12 - number];
    let cell = |number: usize, column: usize| row(number).iter().skip(4 + 5 * column).take(5).collect::<String>();
    (1..=11).flat_map(|number| (0..11).map(move |column| (number, column))).map(|(number, column)| cell(number, column)).collect()
}

fn expected(view: &View, index: usize) -> String {
    let seen = view.squares.iter().find(|square| square.square.index() == index);
    let letter = |seat: tabletop::Seat| view.seat(seat).colour.letter();
    let quest = view.quest.index() == index;
    let ground = if quest {
        "@"
    } else if seen.is_some_and(|square| square.wall) {
        "#"
    } else {
        ""
    };
    let figure = seen.and_then(|square| square.figure);
    let puddle = seen.and_then(|square| square.puddle);
    let marker = view.marker.filter(|_| quest);
    let thing = match (figure, puddle, marker) {
        (Some(figure), _, _) => {
            let stunned = if figure.is_stunned() { "*" } else { "" };
            format!("{}{}{stunned}", letter(figure.seat), figure.kind.letter())
        }
        (_, Some(seat), _) => format!("{}~", letter(seat)),
        (_, _, Some(seat)) => letter(seat).to_string(),
        _ if ground.is_empty() => "·".to_owned(),
        _ => String::new(),
    };
    format!("{ground}{thing}")
}

#[test]
fn pictures_show_the_whole_table_and_fit() {
    let rules = PaintBrawl::standard();
    for number in 0..24 {
        let mut turn = 0;
        let look = |state: &_, _: &[Action], _: &mut _| {
            turn += 1;
            if turn % 7 != 1 && rules.to_act(state).is_some() {
                return;
            }
            for viewer in Viewer::all(rules.seats(state)) {
                let view = rules.view(state, viewer);
                for lang in Lang::ALL {
                    let picture = rules.draw(&view, lang);
                    let plain = picture.plain();
                    assert!(width(&picture) <= 80, "{plain}");
                    for (index, cell) in cells(&picture).iter().enumerate() {
                        assert_eq!(cell.trim(), expected(&view, index), "{plain}");
                    }
                    for seat in &view.seats {
                        let start = format!(" {} {} ", seat.seat, seat.colour.letter());
                        let line = plain.lines().find(|line| line.contains(&start)).unwrap();
                        for fact in [seat.fighters, seat.puddles, seat.supply, seat.cards] {
                            assert!(line.split_whitespace().any(|word| word == fact.to_string()), "{fact} in {line}");
                        }
                        let leader = ["kind-chief", "kind-matriarch"][usize::from(seat.matriarch)];
                        assert!(line.contains(&Message::new(PaintBrawl::NAME, leader).say(lang)), "{line}");
                    }
                    let own = view.viewer.and_then(|seat| view.seat(seat).hand);
                    for card in own.iter().flat_map(|hand| hand.kinds()) {
                        assert!(plain.contains(&card.name().say(lang)), "{plain}");
                    }
                    let hand = Message::new(PaintBrawl::NAME, "picture-hand").with("cards", "").say(lang);
                    assert_eq!(plain.contains(hand.trim_end()), own.is_some());
                    let prompt = rules.prompt(&view, lang);
                    assert!(plain.replace('\n', " ").trim_end().ends_with(&prompt), "{prompt}\n{plain}");
                }
            }
        };
        game(&rules, number, look, |_, _| {});
    }
}

#[test]
fn inks_say_what_the_letters_say() {
    let rules = PaintBrawl::standard();
    let inks =
        [("r~", Ink::Red), ("b~", Ink::Blue), ("y~", Ink::Yellow), ("g~", Ink::Green), ("o~", Ink::Orange), ("p~", Ink::Violet)];
    let mut seen = [false; 6];
    for number in [0, 2, 4, 10] {
        let state = game(&rules, number, |_, _, _| {}, |_, _| {});
        let picture = rules.draw(&rules.view(&state, Viewer::Bystander), Lang::En);
        for span in picture.lines.iter().flatten() {
            for (seen, (text, ink)) in seen.iter_mut().zip(inks) {
                if span.text == text {
                    assert_eq!(span.ink, ink);
                    *seen = true;
                }
            }
        }
    }
    assert_eq!(seen, [true; 6]);
}

/// Pictures of a game at some of its choices, to be looked at.
#[test]
fn pictures_look_as_they_did() {
    let rules = PaintBrawl::standard();
    let pictures = [
        ("initiation", 0, 60, 1),
        ("normal", 10, 300, 2),
        ("advanced", 17, 160, 1),
        ("tactical", 26, 300, 3),
        ("set-up", 23, 4, 1),
    ];
    for (name, number, choice, viewer) in pictures {
        assert_eq!(name == "set-up", setup(number).placing == Placing::Players);
        let mut turn = 0;
        let mut drawn = None;
        let look = |state: &_, _: &[Action], _: &mut _| {
            turn += 1;
            if turn < choice || drawn.is_some() {
                return;
            }
            let view = rules.view(state, Viewer::Seat(super::seat(viewer)));
            let stunned = view.squares.iter().filter_map(|square| square.figure).any(|figure| figure.is_stunned());
            // The advanced picture is to show stun marks.
            if stunned || name != "advanced" {
                drawn = Some(golden::RECORDED.map(|lang| rules.draw(&view, lang).plain()));
            }
        };
        game(&rules, number, look, |_, _| {});
        for (lang, text) in golden::RECORDED.into_iter().zip(drawn.unwrap()) {
            compare(&format!("{name}.{}.txt", lang.code()), &text);
        }
    }
}
