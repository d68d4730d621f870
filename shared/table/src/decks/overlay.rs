//! Files that say only what differs from other ones, value by value.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde::Deserialize;
use toml::de::{DeTable, DeValue, ValueDeserializer};
use toml::{Spanned, Table, Value};

/// A value in a file, and where it stands.
pub struct Leaf {
    /// The names on the way to it, from outside in.
    pub path: Vec<String>,
    /// Its line, from 1.
    pub line: u32,
    /// The value, or why it is none.
    pub value: Result<Value, String>,
}

/// What can be read of a text, and what is no TOML with its line.
pub fn leaves(text: &str, base: &Table) -> (Vec<Leaf>, Vec<(Option<u32>, String)>) {
    let (table, faults) = DeTable::parse_recoverable(text);
    let told = |fault: &toml::de::Error| {
        (fault.span().map(|span| line(text, span.start)), fault.message().to_string())
    };
    let mut leaves = Vec::new();
    if faults.is_empty() {
        collect(text, table.get_ref(), Some(base), &[], &mut leaves);
    }
    (leaves, faults.iter().map(told).collect())
}

/// The line at a position in a text.
pub fn line(text: &str, at: usize) -> u32 {
    let before = text.get(..at).unwrap_or(text);
    u32::try_from(before.matches('\n').count()).map_or(u32::MAX, |lines| lines + 1)
}

fn collect(
    text: &str,
    table: &DeTable<'_>,
    base: Option<&Table>,
    path: &[String],
    leaves: &mut Vec<Leaf>,
) {
    for (key, value) in table {
        let mut path = path.to_vec();
        path.push(key.get_ref().to_string());
        let under = base.and_then(|base| base.get(key.get_ref().as_ref()));
        match (value.get_ref(), under) {
            // What has values of its own in the base is gone through; else it is a value.
            (DeValue::Table(inner), Some(Value::Table(under))) if !is_marked(under) => {
                collect(text, inner, Some(under), &path, leaves);
            }
            _ => {
                leaves.push(Leaf { path, line: line(text, key.span().start), value: owned(value) })
            }
        }
    }
}

fn owned(value: &Spanned<DeValue<'_>>) -> Result<Value, String> {
    Value::deserialize(ValueDeserializer::from(value.clone()))
        .map_err(|fault| fault.message().to_string())
}

/// Whether this is a value with its mark, such as `{ house = 2 }`.
fn is_marked(table: &Table) -> bool {
    !table.is_empty() && table.keys().all(|key| key == "printed" || key == "house")
}

/// The value at a path.
pub fn find<'a>(table: &'a Table, path: &[String]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    let value = table.get(first)?;
    if rest.is_empty() { Some(value) } else { find(value.as_table()?, rest) }
}

/// Puts a value at a path.
pub fn put(table: &mut Table, path: &[String], value: Value) {
    let Some((first, rest)) = path.split_first() else { return };
    match table.get_mut(first).and_then(Value::as_table_mut).filter(|_| !rest.is_empty()) {
        Some(inner) => put(inner, rest, value),
        None => drop(table.insert(first.clone(), value)),
    }
}

/// A value without its mark, and the mark.
pub fn unmarked(value: &Value) -> (&Value, Option<&str>) {
    match value.as_table().filter(|table| table.len() == 1 && is_marked(table)) {
        Some(table) => {
            table.iter().next().map_or((value, None), |(mark, value)| (value, Some(mark)))
        }
        None => (value, None),
    }
}

/// The text of a file with these values.
pub fn text(table: &Table) -> String {
    let mut text = String::new();
    for (key, value) in table {
        write_string(&mut text, key);
        text += " = ";
        write_value(&mut text, value);
        text.push('\n');
    }
    text
}

fn write_value(text: &mut String, value: &Value) {
    match value {
        Value::String(string) => write_string(text, string),
        Value::Array(values) => {
            text.push('[');
            for value in values {
                write_value(text, value);
                text.push(',');
            }
            text.push(']');
        }
        Value::Table(table) => {
            text.push('{');
            for (place, (key, value)) in table.iter().enumerate() {
                text.push_str(if place > 0 { ", " } else { "" });
                write_string(text, key);
                text.push_str(" = ");
                write_value(text, value);
            }
            text.push('}');
        }
        // Numbers, flags and dates are written as they are read.
        Value::Integer(number) => push(text, number),
        Value::Boolean(flag) => push(text, flag),
        Value::Float(number) => push(text, number),
        Value::Datetime(date) => push(text, date),
    }
}

fn push(text: &mut String, value: &impl core::fmt::Display) {
    // A string takes whatever is written to it.
    let _ = write!(text, "{value}");
}

fn write_string(text: &mut String, string: &str) {
    text.push('"');
    for letter in string.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            letter if letter.is_control() => {
                let _ = write!(text, "\\U{:08X}", u32::from(letter));
            }
            letter => text.push(letter),
        }
    }
    text.push('"');
}
