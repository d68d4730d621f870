//! The Flagon server.
