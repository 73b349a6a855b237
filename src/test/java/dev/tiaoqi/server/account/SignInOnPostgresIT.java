package dev.tiaoqi.server.account;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class SignInOnPostgresIT extends SignInTest {}
