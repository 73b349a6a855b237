-- Players with names and passwords. Runs on H2 and on PostgreSQL as it is.

alter table people add column admin boolean default false not null;
alter table people add column signed_up_at timestamp with time zone;
-- what he chose about the pages, as the cookie of a guest writes it
alter table people add column settings varchar(400) default '' not null;
-- suspended while there is a reason and the time, if one is given, isn't over
alter table people add column suspended_until timestamp with time zone;
alter table people add column suspended_why varchar(400);
-- a guest who signed in to an account he already had became that player
alter table people add column became_id uuid references people (id);
-- what he holds in other rooms must still be handed over or given up; since when
alter table people add column unsettled_since timestamp with time zone;
create index people_unsettled on people (unsettled_since);
create index people_became on people (became_id);

create table passwords (
    person_id  uuid                     primary key references people (id) on delete cascade,
    -- Argon2id with its parameters and salt
    hash       varchar(200)             not null,
    -- works for one visit, at which another must be chosen
    once       boolean                  not null,
    changed_at timestamp with time zone not null
);

-- Links by which somebody who forgot his password chooses another.
create table reset_links (
    -- SHA-256 of the code, in hexadecimal
    code_hash  varchar(64)              primary key,
    person_id  uuid                     not null references people (id) on delete cascade,
    expires_at timestamp with time zone not null
);
create index reset_links_by_person on reset_links (person_id);
create index reset_links_by_age on reset_links (expires_at);
