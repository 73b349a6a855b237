package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.web.Language;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.UUID;

/** Who reads a page, in which language. */
record Reader(Optional<UUID> person, Language language) {

    static Reader of(HttpServletRequest request) {
        return new Reader(Callers.of(request).known().map(Person::id), Language.of(request));
    }

    /** Whether he has signed up. */
    static boolean isPlayer(HttpServletRequest request) {
        return Callers.of(request).known().filter(Person::registered).isPresent();
    }
}
