package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Suspension;
import java.time.Instant;
import java.util.Optional;

/** Somebody as admins see him; {@code quitsAt}: when a suspended one quits what he still plays. Guests have no rank. */
public record Member(
        Person person,
        Optional<Rank> rank,
        Times times,
        boolean online,
        Optional<Suspension> suspension,
        Optional<Instant> quitsAt) {

    /** His level and the sum of his ledger. */
    public record Rank(int level, int points) {}

    /** When he came, and when he was last heard of. */
    public record Times(Instant joined, Optional<Instant> seen) {}
}
