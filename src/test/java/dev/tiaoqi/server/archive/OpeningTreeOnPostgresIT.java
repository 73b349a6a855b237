package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class OpeningTreeOnPostgresIT extends OpeningTreeTest {}
