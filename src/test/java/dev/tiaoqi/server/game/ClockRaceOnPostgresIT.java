package dev.tiaoqi.server.game;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class ClockRaceOnPostgresIT extends ClockRaceTest {}
