package dev.tiaoqi.server.account;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class AccountsOnPostgresIT extends AccountsTest {}
