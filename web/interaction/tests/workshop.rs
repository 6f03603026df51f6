//! Packs, drawings and charts, without a browser.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use arcade::{Chart, ChartBox, Stroke};
use interaction::drawing::{self, Drawing, HEIGHT, WIDTH};
use interaction::{Pack, Packs, chart};

fn pack(name: &str) -> Pack {
    Pack { name: name.to_owned(), drafts: Vec::new() }
}

#[test]
fn a_pack_has_a_file_name_that_every_system_takes() {
    assert_eq!(pack("Les abeilles d'été !").file(), "les_abeilles_d_ete.pack.toml");
    assert_eq!(pack("../../etc").file(), "etc.pack.toml");
    assert_eq!(pack("🐝").file(), "pack.pack.toml");
    assert!(pack(&"x".repeat(400)).file().len() <= 60);
    assert_eq!(pack("Bees").drawing("hero-bee"), "bees.pack.toml/hero-bee");
    assert_eq!(Pack::name_of("downloads/my_bees.pack.toml"), "my bees");
    assert_eq!(Pack::name_of("bees.hero.toml"), "bees");
}

#[test]
fn no_two_packs_have_one_file() {
    let packs = Packs(vec![pack("Bees"), pack("Bees 2")]);
    assert_eq!(packs.free_name("bees!", None), "bees! 2".replace('2', "3"));
    assert_eq!(packs.free_name("Bees", Some(0)), "Bees");
    assert_eq!(packs.free_name("Wasps", None), "Wasps");
    assert_eq!(packs.free_name("   ", None), "Pack");
    assert_eq!(Packs::read(&packs.written()), packs);
    assert_eq!(Packs::read("nonsense"), Packs::default());
}

#[test]
fn a_stroke_stays_on_the_paper_and_leaves_out_what_adds_nothing() {
    let mut stroke = drawing::begun(2, 40, false, (0.5, 0.5));
    for _ in 0..100 {
        drawing::go_on(&mut stroke, (0.5001, 0.5001));
    }
    assert_eq!(stroke.points.len(), 1);
    assert_eq!(drawing::path(&stroke), "M500 625L500 625", "a touch is a dot");
    drawing::go_on(&mut stroke, (7.0, -3.0));
    assert_eq!(stroke.points.last(), Some(&(WIDTH, 0)));
    drawing::go_on(&mut stroke, (0.0, 9.0));
    assert_eq!(stroke.points.last(), Some(&(0, HEIGHT)));
    assert_eq!(drawing::path(&stroke), "M500 625Q1000 0 500 625L0 1250");
    stroke.filled = true;
    assert!(drawing::path(&stroke).ends_with('Z'));
    for number in 0..5000 {
        drawing::go_on(&mut stroke, (f64::from(number % 2), 0.3));
    }
    assert!(stroke.points.len() <= 600);
    assert_eq!(drawing::colour(&Stroke { paint: 99, ..stroke }), "#1E1726");
}

#[test]
fn what_is_kept_is_not_trusted() {
    let kept = [
        Drawing::Strokes(vec![drawing::begun(0, 18, true, (0.1, 0.2))]),
        Drawing::Picture("data:image/webp;base64,AAAA".to_owned()),
        Drawing::Ready("hero-spear".to_owned()),
    ];
    for drawing in kept {
        assert_eq!(Drawing::read(&drawing.written()), Some(drawing));
    }
    let bad = [
        Drawing::Picture("https://example.org/a.png".to_owned()),
        Drawing::Picture("data:text/html;base64,AAAA".to_owned()),
        Drawing::Ready("\" onload=\"".to_owned()),
        Drawing::Strokes(vec![drawing::begun(0, 18, false, (0.0, 0.0)); 301]),
        Drawing::Strokes(vec![Stroke { paint: 0, width: 18, filled: false, points: vec![(-5, 9999)] }]),
    ];
    for drawing in bad {
        assert_eq!(Drawing::read(&drawing.written()), None);
    }
    assert_eq!(Drawing::read("{"), None);
}

#[test]
fn boxes_do_not_overlap_and_arrows_join_them() {
    let one = |column: usize, lines: usize| ChartBox {
        sort: "rule".to_owned(),
        column,
        title: String::new(),
        lines: vec![String::new(); lines],
        path: String::new(),
    };
    let chart = Chart { boxes: vec![one(0, 0), one(1, 2), one(1, 0), one(3, 1)], arrows: vec![(0, 1), (1, 3), (3, 2), (0, 9)] };
    let laid = chart::lay(&chart);
    for (place, [x, y, w, h]) in laid.boxes.iter().enumerate() {
        assert!(x + w <= laid.width && y + h <= laid.height);
        for [ox, oy, ow, oh] in &laid.boxes[..place] {
            assert!(x + w <= *ox || ox + ow <= *x || y + h <= *oy || oy + oh <= *y, "boxes overlap");
        }
    }
    assert_eq!(laid.arrows.iter().filter(|path| path.starts_with('M')).count(), 3);
    assert_eq!(laid.arrows[3], "", "an arrow to nowhere is not drawn");
    assert_eq!(chart::lay(&Chart::default()).boxes, Vec::<[f32; 4]>::new());
    assert_eq!(chart::fitted("short"), "short");
    assert!(chart::fitted(&"é".repeat(80)).chars().count() <= chart::LETTERS);
}

#[test]
fn a_form_is_drawn_anew_only_where_what_is_asked_has_changed() {
    let game = arcade::AnyGame::named("coraquest").unwrap();
    let mut drafts = vec![game.blank("hero", &[]).unwrap(), game.blank("quest", &[]).unwrap()];
    let form = |drafts: &[arcade::Draft], index| game.form(drafts, index, arcade::Lang::En).unwrap().nodes;
    let before = form(&drafts, 0);
    drafts[0].set("/name/en", serde_json::json!("Bee"));
    drafts[0].set("/health", serde_json::json!(10));
    let written = form(&drafts, 0);
    assert_ne!(before, written);
    assert_eq!(interaction::form_skeleton(&before), interaction::form_skeleton(&written), "writing changes no question");
    drafts[0].set("/type", serde_json::json!("fast"));
    assert_ne!(
        interaction::form_skeleton(&written),
        interaction::form_skeleton(&form(&drafts, 0)),
        "another type has other limits"
    );
    // What a thing of a list is called follows what it says, without a new form.
    let quest = form(&drafts, 1);
    assert_eq!(interaction::entry_name(&quest, "/action/0"), Some("Look behind the door"));
    drafts[1].set("/action/0/label/en", serde_json::json!("Open the door"));
    let renamed = form(&drafts, 1);
    assert_eq!(interaction::form_skeleton(&quest), interaction::form_skeleton(&renamed));
    assert_eq!(interaction::entry_name(&renamed, "/action/0"), Some("Open the door"));
    assert!(interaction::entry_name(&renamed, "/rule/0/do/0").is_some());
    assert_eq!(interaction::entry_name(&renamed, "/nowhere"), None);
}

#[test]
fn strokes_go_along_with_a_file_and_come_back_and_pictures_stay() {
    let drawn = Drawing::Strokes(vec![drawing::begun(3, 40, false, (0.2, 0.4)), drawing::begun(5, 18, true, (0.9, 0.1))]);
    let game = arcade::AnyGame::named("coraquest").unwrap();
    let mut hero = game.blank("hero", &[]).unwrap();
    hero.set("/name/en", serde_json::json!("Bee"));
    let own = game.form(std::slice::from_ref(&hero), 0, arcade::Lang::En).unwrap().own;
    let file = game.survey("bees.pack.toml", &[hero.clone(), drawn.sketch().unwrap().draft(&own)], arcade::Lang::En);
    assert_eq!(file.reasons, [], "{}", file.text);
    let files = [arcade::PackFile::new("bees.pack.toml", &file.text)];
    assert!(game.with_packs(&files).is_ok());
    let (things, drawings) = interaction::parted(game.unpack(&files).unwrap());
    assert_eq!((things.len(), &*things[0].sort), (1, "hero"));
    assert_eq!(drawings, [(own, drawn)]);
    assert_eq!(Drawing::Picture("data:image/webp;base64,AAAA".to_owned()).sketch(), None);
}
