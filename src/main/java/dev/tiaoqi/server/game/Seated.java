package dev.tiaoqi.server.game;

import dev.tiaoqi.server.account.Retained;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Who hosts a game or sits in one must stay. */
@Component
class Seated implements Retained {

    private final PersonGames games;

    Seated(PersonGames games) {
        this.games = games;
    }

    @Override
    @Transactional(readOnly = true)
    public Set<UUID> among(Collection<UUID> people) {
        return people.isEmpty() ? Set.of() : new HashSet<>(games.among(people));
    }
}
