package dev.tiaoqi.server.account;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Looks people up for the other rooms of the house. */
public interface People {

    Optional<Person> find(UUID id);

    /** The one of this name, or of one that looks the same. */
    Optional<Person> named(String name);

    /** Those of these who became somebody else, and whom: guests who signed in to an account. */
    Map<UUID, UUID> became(Collection<UUID> ids);

    /** Those of these who exist, by id, in one query; one who became somebody else is that person. */
    Map<UUID, Person> findAll(Collection<UUID> ids);
}
