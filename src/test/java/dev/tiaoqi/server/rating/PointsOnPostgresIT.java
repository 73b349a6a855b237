package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class PointsOnPostgresIT extends PointsTest {}
