package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.KeptPreferences;
import dev.tiaoqi.server.web.Preference;
import dev.tiaoqi.server.web.Preferences;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** What people chose, kept in their accounts; what guests choose in a browser stays in its cookie. */
@Component
public class Settings implements KeptPreferences {

    private final PersonRows rows;

    Settings(PersonRows rows) {
        this.rows = rows;
    }

    @Transactional(readOnly = true)
    public Preferences of(UUID person) {
        return Preferences.parse(rows.findById(person).map(PersonRow::settings).orElse(""));
    }

    /** Changes some; a value of null puts the default back. Throws {@code unknownField} or {@code invalidValue}. */
    @Transactional
    Preferences change(UUID person, Map<String, @Nullable String> wishes) {
        PersonRow row = rows.lock(person).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_SIGNED_IN));
        Preferences next = Preferences.parse(row.settings());
        for (Map.Entry<String, @Nullable String> wish : wishes.entrySet()) {
            next = changed(next, wish.getKey(), wish.getValue());
        }
        row.settings(next.toCookie());
        return next;
    }

    private static Preferences changed(Preferences before, String setting, @Nullable String choice) {
        Preference preference = Preference.ofSetting(setting)
                .orElseThrow(() -> new ApiProblem(ProblemCode.UNKNOWN_FIELD, Map.of("field", setting)));
        if (choice != null && !preference.choices().contains(choice)) {
            throw new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", setting, "reason", "unknown"));
        }
        return choice == null ? before.without(preference) : before.with(preference, choice);
    }

    @Override
    @Transactional
    public void keep(HttpServletRequest request, Preferences chosen) {
        Callers.of(request)
                .known()
                .filter(Person::registered)
                .flatMap(person -> rows.lock(person.id()))
                .ifPresent(row -> row.settings(chosen.toCookie()));
    }

    /** All of them by the names of the API. */
    static Map<String, String> all(Preferences preferences) {
        Map<String, String> all = new LinkedHashMap<>();
        for (Preference preference : Preference.values()) {
            all.put(preference.setting(), preferences.get(preference));
        }
        return all;
    }
}
