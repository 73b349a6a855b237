package dev.tiaoqi.server.account;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class TokenRaceOnPostgresIT extends TokenRaceTest {}
