//! The files of packs.

use tabletop::PackFile;

#[test]
fn lines_of_a_pack_end_as_everywhere() {
    let file = PackFile::new("a.pack.toml", "\u{feff}x = 1\r\ny = 2");
    assert_eq!(file.text, "x = 1\ny = 2\n");
    assert_eq!(PackFile::new("a", "").text, "");
    for name in ["", " a", "a\nb", &"x".repeat(81)] {
        assert!(!PackFile::new(name, "").is_named(), "{name:?}");
    }
    assert!(PackFile::new("é.pack.toml", "").is_named());
}
