package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.Preferences;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
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
        Ranked.Rank rank =
                ranked.stream().findFirst().map(room -> room.of(person.id())).orElse(Ranked.Rank.FIRST);
        // What a guest chose at a browser stands in its cookie.
        Preferences chosen =
                person.registered() || Callers.byToken(request) ? settings.of(person.id()) : Preferences.of(request);
        return new AccountJson(
                person.name(),
                person.kind().name().toLowerCase(Locale.ROOT),
                person.admin(),
                rank.level(),
                rank.points(),
                Settings.all(chosen));
    }
}
