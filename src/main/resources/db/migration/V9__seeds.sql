-- Chance that can be checked: 32 bytes in hexadecimal, secret until the game is over. Runs on H2 and on PostgreSQL as it is.

alter table games add column seed varchar(64);
