package dev.tiaoqi.server.account;

/** Somebody tries a password: for which house it is compared, and what to do when it was right or not looked at. */
record Attempt(House house, Runnable noGuess) {}
