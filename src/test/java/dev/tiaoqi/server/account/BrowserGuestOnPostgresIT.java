package dev.tiaoqi.server.account;

import dev.tiaoqi.server.OnPostgres;

@OnPostgres
class BrowserGuestOnPostgresIT extends BrowserGuestTest {}
