package dev.tiaoqi.server.game;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class EnoughOnPostgresIT extends EnoughTest {}
