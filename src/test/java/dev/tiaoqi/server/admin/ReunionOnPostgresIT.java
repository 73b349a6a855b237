package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class ReunionOnPostgresIT extends ReunionTest {}
