//! Lists that are kept in a browser.

use interaction::Lists;

fn names(lists: &Lists) -> Vec<&str> {
    lists.iter().map(|kept| kept.name.as_str()).collect()
}

#[test]
fn lists_are_written_and_read_again_the_newest_first() {
    let mut lists = Lists::default();
    lists.keep("Wolves", "kaos wolf wolf");
    lists.keep(" Two\tlines\nof  name ", "kaos ninja");
    assert_eq!(names(&lists), ["Two lines of name", "Wolves"]);
    assert_eq!(Lists::read(&lists.write()), lists);
    // The same name gives way.
    lists.keep("Wolves", "kaos wolf");
    assert_eq!(names(&lists), ["Wolves", "Two lines of name"]);
    assert_eq!(lists.iter().next().map(|kept| kept.text.as_str()), Some("kaos wolf"));
    lists.forget("Wolves");
    assert_eq!(names(&lists), ["Two lines of name"]);
}

#[test]
fn what_says_nothing_is_not_kept() {
    let mut lists = Lists::read("no tab\n\tno name\nno text\t\nGood\tkaos wolf\n");
    assert_eq!(names(&lists), ["Good"]);
    lists.keep("  ", "kaos wolf");
    lists.keep("Empty", " ");
    assert_eq!(names(&lists), ["Good"]);
}

#[test]
fn a_browser_is_not_filled_and_names_stay_short() {
    let mut lists = Lists::default();
    (0..100).for_each(|number| lists.keep(&format!("List {number}"), "kaos wolf"));
    assert_eq!(names(&lists).len(), 40);
    assert_eq!(names(&lists)[0], "List 99");
    lists.keep(&"é".repeat(300), "kaos wolf");
    assert_eq!(names(&lists)[0].chars().count(), 40);
}

#[test]
fn a_free_name_is_found() {
    let mut lists = Lists::default();
    assert_eq!(lists.free_name("Band"), "Band");
    lists.keep("Band", "kaos");
    lists.keep("Band 2", "kaos");
    assert_eq!(lists.free_name("Band"), "Band 3");
}
