//! Boards drawn in characters.
//!
//! A drawing has a line of column letters and a line for each row, which begins with its number.
//! Cells are separated by spaces; how many does not matter.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter::Peekable;

use super::{Fault, Line, Place, Word};

/// A board or a part of it, as it was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing<C> {
    /// Where its head stands.
    pub at: Place,
    /// The first column, from 0.
    pub first_column: u8,
    /// The first row, from 0.
    pub first_row: u8,
    /// The cells by rows; all rows have as many.
    pub rows: Vec<Vec<C>>,
}

impl<C> Drawing<C> {
    /// Whether a line can only be the head of a drawing.
    pub fn begins(line: &Line<'_>) -> bool {
        let mut ahead = line.clone();
        let first = ahead.run().and_then(|word| letter(word.text)).is_some();
        first && ahead.run().is_none_or(|word| letter(word.text).is_some())
    }

    /// Reads a drawing whose head comes next. `columns` and `rows` are those of the whole board.
    ///
    /// # Errors
    /// A fault where it is not drawn well, or that of a cell.
    pub fn read<'a>(
        lines: &mut Peekable<impl Iterator<Item = Line<'a>>>,
        (columns, rows): (u8, u8),
        cell: impl Fn(Word<'a>) -> Result<C, Fault>,
    ) -> Result<Option<Self>, Fault> {
        let Some(head) = lines.next() else {
            return Ok(None);
        };
        let at = head.here();
        let (first_column, width) = read_head(head, columns)?;
        let mut drawing = Self { at, first_column, first_row: 0, rows: Vec::new() };
        while let Some(line) = lines.next_if(|line| line.rest().starts_with(char::is_numeric)) {
            drawing.read_row(line, width, rows, &cell)?;
        }
        if drawing.rows.is_empty() {
            let message = "no row is drawn below; a row begins with its number, like `4  .  .`";
            return Err(Fault::new(at, message));
        }
        Ok(Some(drawing))
    }

    fn read_row<'a>(
        &mut self,
        mut line: Line<'a>,
        width: usize,
        rows: u8,
        cell: impl Fn(Word<'a>) -> Result<C, Fault>,
    ) -> Result<(), Fault> {
        let place = line.here();
        let number: u8 = line.parse("the number of a row")?;
        if self.rows.is_empty() {
            if number == 0 || number > rows {
                let message = format!("there is no row {number}; rows are 1 to {rows}");
                return Err(Fault::new(place, message));
            }
            self.first_row = number - 1;
        }
        let next = usize::from(self.first_row) + self.rows.len() + 1;
        if usize::from(number) != next || next > usize::from(rows) {
            let message = format!("row {next} comes next, of rows 1 to {rows}");
            return Err(Fault::new(place, message));
        }
        let mut cells = Vec::new();
        while let Some(word) = line.run() {
            if cells.len() == width {
                let message = format!("row {number} has more cells than the {width} columns");
                return Err(Fault::new(word.at, message));
            }
            cells.push(cell(word)?);
        }
        if cells.len() < width {
            let message = format!("row {number} has {} cells for {width} columns", cells.len());
            return Err(Fault::new(line.here(), message));
        }
        self.rows.push(cells);
        Ok(())
    }

    /// The cells with their columns and rows, from 0.
    pub fn cells(&self) -> impl Iterator<Item = (u8, u8, &C)> {
        (self.first_row..).zip(&self.rows).flat_map(move |(y, row)| {
            (self.first_column..).zip(row).map(move |(x, cell)| (x, y, cell))
        })
    }

    /// Whether a square is drawn.
    pub fn shows(&self, x: u8, y: u8) -> bool {
        let inside = |first: u8, at: u8, count: usize| {
            at.checked_sub(first).is_some_and(|place| usize::from(place) < count)
        };
        let width = self.rows.first().map_or(0, Vec::len);
        inside(self.first_column, x, width) && inside(self.first_row, y, self.rows.len())
    }

    /// The same part of the board with these cells instead.
    pub fn sketch(&self, mut cell: impl FnMut(u8, u8, &C) -> String) -> Sketch {
        let rows = (self.first_row..).zip(&self.rows).map(|(y, row)| {
            let cells = (self.first_column..).zip(row).map(|(x, own)| cell(x, y, own)).collect();
            ((y + 1).to_string(), cells)
        });
        let rows: Vec<(String, Vec<String>)> = rows.collect();
        let width = rows.first().map_or(0, |(_, cells)| cells.len());
        Sketch { columns: (self.first_column..).take(width).map(column).collect(), rows }
    }
}

/// What a column is called, from 0: A to Z, then AA to AZ and so on.
pub fn column(number: u8) -> String {
    let letter = |place: u8| char::from(b'A' + place);
    match (number / 26).checked_sub(1) {
        None => letter(number).to_string(),
        Some(more) => [letter(more), letter(number % 26)].iter().collect(),
    }
}

/// The column that one or two capital letters name.
fn letter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'A'..=b'Z'] => Some(letter - b'A'),
        [more @ b'A'..=b'Z', letter @ b'A'..=b'Z'] => {
            (more - b'A' + 1).checked_mul(26)?.checked_add(letter - b'A')
        }
        _ => None,
    }
}

/// The column and the row, from 0, of a square that is written like `D4`.
pub fn square(text: &str) -> Option<(u8, u8)> {
    let digits = text.find(|letter: char| letter.is_ascii_digit())?;
    let (letters, number) = text.split_at_checked(digits)?;
    let row: u8 = number.parse().ok().filter(|_| !number.starts_with('0'))?;
    Some((self::letter(letters)?, row.checked_sub(1)?))
}

/// The first column and how many there are.
fn read_head(mut head: Line<'_>, columns: u8) -> Result<(u8, usize), Fault> {
    let mut first = None;
    let mut width = 0;
    while let Some(word) = head.run() {
        let next = first.map_or_else(|| letter(word.text).unwrap_or(0), |first| first + width);
        if letter(word.text) != Some(next) || next >= columns {
            let last = column(columns.saturating_sub(1));
            let message = format!("columns follow each other in capitals, from A to {last}");
            return Err(Fault::new(word.at, message));
        }
        first = first.or(Some(next));
        width += 1;
    }
    Ok((first.unwrap_or_default(), usize::from(width)))
}

/// A board to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The name and the cells of each row.
    pub rows: Vec<(String, Vec<String>)>,
}

impl Sketch {
    fn widest(&self) -> usize {
        let cells = self.rows.iter().flat_map(|(_, cells)| cells);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(1)
    }

    fn head(&self, width: usize) -> String {
        let names = self.columns.iter().map(|name| format!(" {name:^width$} "));
        format!("    {}", names.collect::<String>())
    }

    fn line(&self, row: usize, width: usize, other: &Self) -> String {
        let Some((name, cells)) = self.rows.get(row) else {
            return String::new();
        };
        let others = other.rows.get(row).map(|(_, cells)| cells.as_slice()).unwrap_or_default();
        let mut line = format!("{name:>3} ");
        for (place, cell) in cells.iter().enumerate() {
            let same = others.get(place) == Some(cell);
            let (open, close) = if same { (' ', ' ') } else { ('[', ']') };
            line.push_str(&format!("{open}{cell:^width$}{close}"));
        }
        line
    }
}

/// Two boards side by side; cells that differ stand in brackets.
pub fn side_by_side(left: (&str, &Sketch), right: (&str, &Sketch)) -> String {
    let width = left.1.widest().max(right.1.widest());
    let column = left.1.head(width).chars().count().max(left.0.chars().count() + 4);
    let pair = |one: String, other: String| {
        let line = format!("  {one:<column$}   {other}");
        format!("{}\n", line.trim_end())
    };
    let title = |title: &str| format!("    {title}");
    let mut boards = pair(title(left.0), title(right.0));
    boards.push_str(&pair(left.1.head(width), right.1.head(width)));
    for row in 0..left.1.rows.len().max(right.1.rows.len()) {
        boards.push_str(&pair(left.1.line(row, width, right.1), right.1.line(row, width, left.1)));
    }
    boards
}
