package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.Preferences;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Shows people themselves. */
@Component
class Mirror {

    private final Settings settings;
    private final ObjectProvider<Ranked> ranked;

    Mirror(Settings settings, ObjectProvider<Ranked> ranked) {
        this.settings = settings;
        this.ranked = ranked;
    }

    AccountJson of(Person person, HttpServletRequest request) {
        Optional<Ranked.Rank> rank = rank(person);
        // What a guest chose at a browser stands in its cookie.
        Preferences chosen =
                person.registered() || Callers.byToken(request) ? settings.of(person.id()) : Preferences.of(request);
        return new AccountJson(
                person.name(),
                person.kind().name().toLowerCase(Locale.ROOT),
                person.admin(),
                rank.map(Ranked.Rank::level).orElse(null),
                rank.map(Ranked.Rank::points).orElse(null),
                Settings.all(chosen));
    }

    private Optional<Ranked.Rank> rank(Person person) {
        return Optional.of(person)
                .filter(Person::registered)
                .map(player -> ranked.stream()
                        .findFirst()
                        .map(room -> room.of(player.id()))
                        .orElse(Ranked.Rank.FIRST));
    }
}
