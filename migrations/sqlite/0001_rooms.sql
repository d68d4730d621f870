-- A table that people sit at. `state` is who sits where and what is set, as JSON; `version` counts
-- its changes, so that of two writers one wins.
CREATE TABLE room (
    room       TEXT    NOT NULL PRIMARY KEY,
    version    INTEGER NOT NULL,
    state      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A game played at it. With its setup, its seed and its answers it can be played again; `digest`
-- is the fingerprint of the position at its beginning. The last three are written at its end.
CREATE TABLE game (
    game_id    TEXT    NOT NULL PRIMARY KEY,
    room       TEXT    NOT NULL REFERENCES room (room),
    edition    INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    setup      TEXT    NOT NULL,
    seed       BLOB    NOT NULL,
    digest     TEXT    NOT NULL,
    begun_at   INTEGER NOT NULL,
    ended_at   INTEGER,
    outcome    TEXT,
    news       TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX game_by_room ON game (room);

-- The log: what was answered, in order, and the fingerprint of the position after it.
CREATE TABLE answer (
    game_id    TEXT    NOT NULL REFERENCES game (game_id),
    version    INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    action     TEXT    NOT NULL,
    act        TEXT    NOT NULL,
    digest     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (game_id, version),
    UNIQUE (game_id, seat, action)
) STRICT, WITHOUT ROWID;

-- What was said at the table.
CREATE TABLE chat (
    room       TEXT    NOT NULL REFERENCES room (room),
    number     INTEGER NOT NULL,
    seat       INTEGER,
    name       TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
