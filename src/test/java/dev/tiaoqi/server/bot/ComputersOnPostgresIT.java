package dev.tiaoqi.server.bot;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class ComputersOnPostgresIT extends ComputersTest {}
