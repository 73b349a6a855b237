package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Person;

/** Which admin does something to whom, and why. */
public record Warrant(Person by, Person whom, Why why) {}
