package dev.tiaoqi.server.account;

/** A guest who has just come in, with the secret that shows him to be himself. */
record NewGuest(Person person, Credential credential, Secret secret) {}
