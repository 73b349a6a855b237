package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class SeenByAdminsOnPostgresIT extends SeenByAdminsTest {}
