-- What people like to agree on, under names of their own. Runs on H2 and on PostgreSQL as it is.

create table house_rules (
    code       varchar(24)              primary key,
    person_id  uuid                     not null references people (id) on delete cascade,
    name       varchar(80)              not null,
    preset     varchar(24)              not null,
    board      varchar(16)              not null,
    players    integer                  not null,
    men        integer                  not null,
    -- one a line, as in games
    options    varchar(2000)            not null,
    created_at timestamp with time zone not null
);
create index house_rules_of on house_rules (person_id, created_at);
