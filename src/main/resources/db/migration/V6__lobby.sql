-- How people meet. Runs on H2 and on PostgreSQL as it is.

-- Who looks for a game: one wish a person.
create table pairing (
    person_id uuid                     primary key references people (id) on delete cascade,
    preset    varchar(24)              not null,
    players   integer                  not null,
    rated     boolean                  not null,
    since     timestamp with time zone not null,
    -- when he last called about it
    heard_at  timestamp with time zone not null,
    -- what came of it
    game_id   varchar(24),
    paired_at timestamp with time zone
);
create index pairing_waiting on pairing (preset, players, rated, game_id, since);
create index pairing_by_age on pairing (heard_at);
create index pairing_made on pairing (paired_at);

-- Who was asked by name to a game that waits for players.
create table invitations (
    game_id    varchar(24)              not null references games (id),
    person_id  uuid                     not null references people (id) on delete cascade,
    by_id      uuid                     not null references people (id) on delete cascade,
    invited_at timestamp with time zone not null,
    declined   boolean                  not null,
    primary key (game_id, person_id)
);
create index invitations_newest on invitations (person_id, declined, invited_at);
create index invitations_by_age on invitations (invited_at);

-- Lists of one kind of game.
create index games_listed_by_kind on games (visibility, status, preset, players, created_at, id);
