-- What is known of a table without reading its log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened_at INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    public INTEGER NOT NULL,
    due INTEGER,
    card TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_lobby ON tables (opened_at) WHERE stage = 0;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_open ON tables (stage) WHERE stage < 2;

-- The logs. The primary key is what compare-and-append compares.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
