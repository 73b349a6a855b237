package dev.tiaoqi.server.account;

import java.util.Collection;
import java.util.Set;
import java.util.UUID;

/** A room of the house that needs people to stay: those who sit in its games. */
public interface Retained {

    /** Those among these people who must stay. */
    Set<UUID> among(Collection<UUID> people);
}
