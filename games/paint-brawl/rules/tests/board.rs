//! Boards as text.

/// The picture of a board with these things on it, in the notation of positions.
pub(crate) fn picture(things: &[(&str, &str)]) -> String {
    let columns = || 'a'..='k';
    let thing = |name: String| {
        let there = things.iter().find(|(square, _)| *square == name).map(|(_, thing)| *thing);
        there.unwrap_or(if name == "f6" { "@" } else { "." })
    };
    let row = |row: u8| {
        let cells: String = columns().map(|column| format!(" {}", thing(format!("{column}{row}")))).collect();
        format!("{row}{cells}\n")
    };
    let letters: String = columns().map(|column| format!(" {column}")).collect();
    format!("board\n{}{letters}\n", (1..=11).rev().map(row).collect::<String>())
}
