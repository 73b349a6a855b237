-- Games between people. Runs on H2 and on PostgreSQL as it is.

-- One row a game: what was agreed, and a snapshot of how it stands that only saves time. The log is the game.
create table games (
    id             varchar(24)              primary key,
    version        integer                  not null,
    status         varchar(12)              not null,
    preset         varchar(24)              not null,
    board          varchar(16)              not null,
    players        integer                  not null,
    men            integer                  not null,
    -- every option of the rules, one a line, as name=text
    options        varchar(2000)            not null,
    start_position varchar(1000),
    visibility     varchar(8)               not null,
    host_id        uuid                     not null references people (id),
    -- until the game starts
    invite_code    varchar(24) unique,
    created_at     timestamp with time zone not null,
    touched_at     timestamp with time zone not null,
    -- since when the seat to move has been waited for
    turn_since     timestamp with time zone not null,
    -- the snapshot
    position       varchar(1000)            not null,
    first_seat     varchar(1),
    to_move        varchar(1),
    ply            integer                  not null,
    round          integer                  not null,
    offer          varchar(16),
    result         varchar(400),
    -- when a computer is to move: the instant from which it may be taken up
    computer_due   timestamp with time zone,
    -- the seats of those who asked for a rematch, and the game that came of it
    rematch_by     varchar(8),
    rematch_id     varchar(24)
);
create index games_listed on games (visibility, created_at, id);
create index games_listed_by_status on games (visibility, status, created_at, id);
create index games_by_age on games (status, created_at);
create index games_by_turn on games (status, turn_since);
create index games_touched on games (touched_at);
create index games_computer_due on games (computer_due);
create index games_by_host on games (host_id);

create table seats (
    game_id   varchar(24) not null references games (id),
    seat      varchar(1)  not null,
    kind      varchar(8)  not null,
    person_id uuid references people (id),
    -- how a person calls this seat, with several at one screen
    nickname  varchar(40),
    level     integer,
    men_home  integer     not null,
    state     varchar(12) not null,
    place     integer,
    primary key (game_id, seat)
);

-- Whose games: everybody who hosts a game or has ever been seated in it once it ran.
create table game_people (
    person_id  uuid                     not null references people (id),
    game_id    varchar(24)              not null references games (id),
    created_at timestamp with time zone not null,
    primary key (person_id, game_id)
);
create index game_people_newest on game_people (person_id, created_at, game_id);
create index game_people_by_game on game_people (game_id);

-- The game itself: rows are added and never changed.
create table game_log (
    game_id      varchar(24)              not null references games (id),
    version      integer                  not null,
    kind         varchar(12)              not null,
    at           timestamp with time zone not null,
    ply          integer                  not null,
    seat         varchar(1),
    text         varchar(2000)            not null,
    -- of the position before a turn, without its round
    position_key bigint,
    think_millis bigint,
    primary key (game_id, version)
);
create index game_log_by_position on game_log (position_key);

-- When somebody was last heard of, and until when he counts as present.
create table sightings (
    person_id     uuid                     primary key references people (id) on delete cascade,
    seen_at       timestamp with time zone not null,
    present_until timestamp with time zone not null
);
