package dev.tiaoqi.server.web;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class UnwritableOnPostgresIT extends UnwritableTest {}
