//! Every rule that the code cites stands in the ledger for players.

#[path = "../../table/tests/support/ledger.rs"]
mod ledger;
