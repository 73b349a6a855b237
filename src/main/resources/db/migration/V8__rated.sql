-- Lists of rated games. Runs on H2 and on PostgreSQL as it is.

alter table games add column rated boolean default false not null;
update games set rated = true where options like '%rated=true%';
create index games_listed_by_rated on games (visibility, status, rated, created_at, id);

-- Who asked others to a table.
create index invitations_by on invitations (by_id);
