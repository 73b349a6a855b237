package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class LeaderboardOnPostgresIT extends LeaderboardTest {}
