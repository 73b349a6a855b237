-- What games that have ended can be found by, and how they began. Runs on H2 and on PostgreSQL as it is.

-- Everything that was played to an end and not declared void. Its own copy of a few facts, so that one index answers.
create table archive_games (
    game_id   varchar(24)              primary key references games (id),
    ended_at  timestamp with time zone not null,
    -- everybody finds it; the others are found by those who had part in them
    listed    boolean                  not null,
    preset    varchar(24)              not null,
    players   integer                  not null,
    rounds    integer                  not null,
    reason    varchar(16)              not null,
    -- its first turns from the opening, folded with their mirror image; empty when it began elsewhere
    line      varchar(2000)            not null
);
create index archive_games_newest on archive_games (listed, ended_at desc, game_id desc, preset, players, rounds, reason);
create index archive_games_of_preset on archive_games
    (listed, preset, players, ended_at desc, game_id desc, rounds, reason);
create index archive_games_by_reason on archive_games
    (listed, reason, ended_at desc, game_id desc, preset, players, rounds);
create index archive_games_by_length on archive_games (listed, rounds, ended_at desc, game_id desc, preset, players, reason);

-- The positions of its first turns, by their key without the round, folded with their mirror image.
create table archive_positions (
    game_id      varchar(24)              not null references archive_games (game_id) on delete cascade,
    position_key bigint                   not null,
    listed       boolean                  not null,
    ended_at     timestamp with time zone not null,
    primary key (game_id, position_key)
);
create index archive_positions_newest on archive_positions (position_key, listed, ended_at desc, game_id desc);

-- How often each move was played in a position, and how it went for who played it: sums over games that are not private.
create table openings (
    position_key bigint       not null,
    preset       varchar(24)  not null,
    players      integer      not null,
    move         varchar(200) not null,
    games        integer      not null,
    -- match scores of 1 and of 0; what lies between is neither
    won          integer      not null,
    lost         integer      not null,
    -- all match scores together, in sixtieths: the least unit in which each of them is whole
    score        bigint       not null,
    primary key (position_key, preset, players, move)
);

-- Whoever adds to the openings holds the row that his presets fall to: one after another, and nobody in a circle.
create table opening_locks (
    number integer primary key
);
insert into opening_locks (number) values (0), (1), (2), (3), (4), (5), (6), (7);

-- Games that ended before there was an archive: filed one by one when a server has time.
create table archive_backlog (
    game_id varchar(24) primary key references games (id)
);
insert into archive_backlog (game_id) select id from games where status = 'ended' and ply > 0;
