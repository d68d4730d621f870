//! What every game's scenario files share: lines that know where they are, and drawn boards.
#![allow(clippy::unwrap_used, clippy::panic)]

use table::scenario::{
    Drawing, Fault, Line, Place, Sketch, Source, Word, column, lines, side_by_side, square,
};

fn line(text: &str) -> Line<'_> {
    lines(text).next().unwrap()
}

fn read(text: &str) -> Result<Option<Drawing<String>>, Fault> {
    let mut lines = lines(text).peekable();
    Drawing::read(&mut lines, (4, 4), |word: Word<'_>| Ok(word.text.to_owned()))
}

#[test]
fn comments_and_empty_lines_are_left_out_but_counted() {
    let text = "# about\n\n  one two\n\t# more\nthree";
    let all: Vec<(usize, &str)> = lines(text).map(|line| (line.here().line, line.rest())).collect();
    assert_eq!(all, [(3, "one two"), (5, "three")]);
}

#[test]
fn words_end_at_spaces_and_marks_and_know_their_column() {
    let mut line = line("  né, a:b ");
    assert_eq!(line.word().unwrap().at, Place { line: 1, column: 3, length: 2 });
    assert_eq!(line.word(), None);
    assert!(line.mark(',') && !line.mark(','));
    let word = line.word().unwrap();
    assert_eq!((word.text, word.at.column), ("a", 7));
    assert!(line.must_mark(';').is_err());
    line.must_mark(':').unwrap();
    assert!(line.end().is_err());
    assert_eq!(line.word().unwrap().text, "b");
    line.end().unwrap();
    assert_eq!(line.here(), Place { line: 1, column: 10, length: 1 });
}

#[test]
fn the_longest_phrase_is_taken_whatever_its_capitals() {
    let phrases = [("turn", 1), ("turn first", 2), ("waltz turn", 3)];
    let mut one = line("TURN First north");
    assert_eq!(one.maybe(&phrases), Some(2));
    assert_eq!(one.rest(), "north");
    assert_eq!(line("turn fist").one_of("a prompt", &phrases), Ok(1));
    assert_eq!(line("turns").maybe(&phrases), None);
}

#[test]
fn a_word_that_is_none_is_told_with_the_nearest_one() {
    let phrases = [("north", 0), ("south", 1)];
    let fault = line("nroth").one_of("a side", &phrases).unwrap_err();
    assert_eq!(fault.message, "\"nroth\" stands where a side should stand; did you mean north?");
    assert_eq!(fault.allowed, ["north", "south"]);
    let fault = line("elsewhere").one_of("a side", &phrases).unwrap_err();
    assert!(!fault.message.contains("did you mean"), "{}", fault.message);
    let mut done = line("x");
    done.word();
    let fault = done.one_of("a side", &phrases).unwrap_err();
    assert_eq!(fault.message, "the line ends where a side should stand");
}

#[test]
fn a_fault_is_shown_below_its_line_and_long_lists_are_broken() {
    let fault = Fault::new(Place { line: 2, column: 4, length: 3 }, "that is wrong");
    assert_eq!(
        fault.show(&Source::new("a.txt", "one\n\ttwo three\n")),
        "a.txt:2:4: that is wrong\n2 | \ttwo three\n  | \t  ^^^\n"
    );
    let words = fault.allowing((100..140).map(|number| format!("word{number}")));
    let shown = words.show(&Source::new("a.txt", "one\n two three\n"));
    assert!(shown.lines().all(|line| line.len() < 100), "{shown}");
    assert!(shown.contains("\n  allowed here: word100, word101,"), "{shown}");
    assert!(shown.ends_with(" word139\n"), "{shown}");
}

#[test]
fn a_mark_before_the_first_letter_is_no_part_of_the_text() {
    let text = "\u{feff}one two";
    assert_eq!(line(text).word().unwrap().at, Place { line: 1, column: 1, length: 3 });
    let fault = Fault::new(Place { line: 1, column: 5, length: 3 }, "wrong");
    assert_eq!(
        fault.show(&Source::new("a.txt", text)),
        "a.txt:1:5: wrong\n1 | one two\n  |     ^^^\n"
    );
}

#[test]
fn nothing_in_a_text_moves_the_cursor_or_fills_the_terminal() {
    let text = format!("{}\u{1b}[2J\u{202e}end{}", "é".repeat(5_000), "x".repeat(5_000));
    let mut long = line(&text);
    let fault = Fault::new(Place { line: 1, column: 5_001, length: 9_000 }, "\u{1b}[2J is wrong");
    let shown = fault.show(&Source::new("a.txt", &text));
    assert!(!shown.contains(['\u{1b}', '\u{202e}']), "{shown}");
    assert!(shown.contains("é\u{fffd}[2J\u{fffd}end"), "{shown}");
    assert!(shown.chars().count() < 500, "{shown}");
    let [_, text, carets] = shown.lines().collect::<Vec<_>>()[..] else { panic!("{shown}") };
    let caret = carets.find('^').unwrap();
    assert_eq!(text.chars().nth(caret), Some('\u{fffd}'), "{shown}");
    assert_eq!(text.chars().count(), carets.chars().count(), "{shown}");
    assert!(long.parse::<u8>("a number").unwrap_err().message.chars().count() < 150);
}

#[test]
fn a_part_of_a_board_is_drawn_with_its_columns_and_rows() {
    let drawing = read("  B C\n2 x .\n3  .   y\nafter").unwrap().unwrap();
    let cells: Vec<(u8, u8, &str)> =
        drawing.cells().map(|(x, y, cell)| (x, y, cell.as_str())).collect();
    assert_eq!(cells, [(1, 1, "x"), (2, 1, "."), (1, 2, "."), (2, 2, "y")]);
    assert!(drawing.shows(2, 2) && !drawing.shows(3, 2) && !drawing.shows(0, 1));
    assert_eq!(read("").unwrap(), None);
}

#[test]
fn only_capitals_that_stand_alone_begin_a_drawing() {
    assert!(Drawing::<String>::begins(&line("A B C")));
    assert!(Drawing::<String>::begins(&line("  K")));
    assert!(!Drawing::<String>::begins(&line("A bird")));
    assert!(!Drawing::<String>::begins(&line("Ab C")));
    assert!(!Drawing::<String>::begins(&line("1 .")));
}

#[test]
fn drawings_that_do_not_fit_name_the_place() {
    let place = |text: &str| {
        let at = read(text).unwrap_err().at;
        (at.line, at.column)
    };
    assert_eq!(place("A B"), (1, 1));
    assert_eq!(place("A C\n1 . ."), (1, 3));
    assert_eq!(place("C D E\n1 . . ."), (1, 5));
    assert_eq!(place("A B\n0 . ."), (2, 1));
    assert_eq!(place("A B\n5 . ."), (2, 1));
    assert_eq!(place("A B\n1 . .\n3 . ."), (3, 1));
    assert_eq!(place("A B\n4 . .\n5 . ."), (3, 1));
    assert_eq!(place("A B\n1 . . ."), (2, 7));
    assert_eq!(place("A B\n1 ."), (2, 4));
}

#[test]
fn boards_stand_side_by_side_with_brackets_where_they_differ() {
    let sketch = |cells: [&str; 2]| Sketch {
        columns: vec!["A".into(), "B".into()],
        rows: vec![("1".into(), cells.map(String::from).to_vec())],
    };
    let boards = side_by_side(("expected", &sketch(["x", "y"])), ("found", &sketch(["x", "long"])));
    assert_eq!(
        boards,
        "      expected           found\n        A     B            A     B\n    1   x   [ y  ]     1   x   [long]\n"
    );
}

#[test]
fn columns_go_on_after_the_last_letter() {
    for number in 0..=255 {
        let name = format!("{}7", column(number));
        assert_eq!(square(&name), Some((number, 6)), "{name}");
    }
    assert_eq!([25, 26, 51, 52].map(column), ["Z", "AA", "AZ", "BA"]);
    for wrong in ["", "7", "A", "A0", "A07", "A256", "a1", "AAA1", "ZZ1", "A1B", "1A", "A-1"] {
        assert_eq!(square(wrong), None, "{wrong}");
    }
    let mut wide = lines("  Y Z AA AB\n1 a b c d").peekable();
    let drawing = Drawing::read(&mut wide, (40, 4), |word: Word<'_>| Ok(word.text.to_owned()));
    let drawing = drawing.unwrap().unwrap();
    assert_eq!(drawing.first_column, 24);
    assert_eq!(drawing.sketch(|_, _, cell| cell.clone()).columns, ["Y", "Z", "AA", "AB"]);
}
