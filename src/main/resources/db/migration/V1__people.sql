-- Runs on H2 and on PostgreSQL as it is.

create table people (
    id         uuid primary key,
    kind       varchar(16)              not null,
    name       varchar(40)              not null,
    -- what the name looks like, so that no two people's names look alike
    name_key   varchar(80)              not null unique,
    created_at timestamp with time zone not null
);
create index people_by_age on people (created_at);

-- What somebody shows to be known again: a token, or the long cookie of a browser.
create table credentials (
    id           uuid primary key,
    person_id    uuid                     not null references people (id) on delete cascade,
    kind         varchar(16)              not null,
    -- SHA-256 of the secret, in hexadecimal; the secret itself is kept nowhere
    secret_hash  varchar(64)              not null unique,
    label        varchar(40),
    scopes       varchar(40)              not null,
    created_at   timestamp with time zone not null,
    last_used_at timestamp with time zone not null
);
create index credentials_by_person on credentials (person_id, created_at);

-- Answers kept for a day, so that a POST sent twice is done once.
create table idempotency (
    person_id    uuid                     not null references people (id) on delete cascade,
    key_hash     varchar(64)              not null,
    request_hash varchar(64)              not null,
    created_at   timestamp with time zone not null,
    -- empty until the first request is answered
    status       integer,
    headers      varchar(4000),
    body         varchar(1000000),
    primary key (person_id, key_hash)
);
create index idempotency_by_age on idempotency (created_at);
