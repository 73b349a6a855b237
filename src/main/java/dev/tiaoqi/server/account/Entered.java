package dev.tiaoqi.server.account;

/** Somebody who has just signed up or in, with the new secret that shows him to be himself. */
record Entered(Person person, Secret secret) {}
