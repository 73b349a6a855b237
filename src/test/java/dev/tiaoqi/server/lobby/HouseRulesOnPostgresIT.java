package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class HouseRulesOnPostgresIT extends HouseRulesTest {}
