-- Clocks, absence, and turns taken back. Runs on H2 and on PostgreSQL as it is.

-- When the clock on turn runs out, should nothing happen before; what each seat had left when the turn began.
alter table games add column clock_due timestamp with time zone;
alter table games add column clocks varchar(200);
-- who asks to take a turn back, and who has yet to answer
alter table games add column take_back varchar(24);
create index games_clock_due on games (clock_due);

-- What the rules ask of a seat next, and the level of the computer that plays for it.
alter table seats add column deadline varchar(24);
alter table seats add column care integer;

alter table game_log alter column kind set data type varchar(24);

-- Each server says every second that it is there.
create table nodes (
    id      uuid                     primary key,
    beat_at timestamp with time zone not null
);
create index nodes_latest on nodes (beat_at);

-- When none was: from the last beat of the last to the start of the next. Rows are added and never changed.
create table outages (
    from_at  timestamp with time zone primary key,
    until_at timestamp with time zone not null
);
create index outages_by_end on outages (until_at);
