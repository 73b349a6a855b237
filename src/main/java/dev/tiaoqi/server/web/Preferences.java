package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What one reader chose about the pages: kept in his account, or in a cookie of his, so that the first paint is right.
 */
public record Preferences(Map<Preference, String> chosen) {

    static final String COOKIE = "tq_prefs";
    private static final String ATTRIBUTE = Preferences.class.getName();

    public Preferences {
        chosen = Map.copyOf(chosen);
    }

    /** Those of the request's reader; none when a script calls with a token, which never reads cookies. */
    public static Preferences of(HttpServletRequest request) {
        if (request.getAttribute(ATTRIBUTE) instanceof Preferences held) {
            return held;
        }
        return Cookies.read(request, Cookies.HOST_PREFIX + COOKIE)
                .or(() -> Cookies.read(request, COOKIE))
                .map(Preferences::parse)
                .orElseGet(() -> new Preferences(Map.of()));
    }

    /** These hold for the request, whatever its cookie says. */
    public void holdFor(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }

    /** What holds for this preference. */
    public String get(Preference preference) {
        return chosen.getOrDefault(preference, preference.choices().getFirst());
    }

    /** The same by the preference's key; for templates. */
    public String get(String key) {
        return get(Preference.named(key).orElseThrow());
    }

    public Optional<Language> language() {
        return Language.named(get(Preference.LANG));
    }

    /** Throws {@code invalidValue} if there is no such choice. */
    public Preferences with(Preference preference, String choice) {
        if (!preference.choices().contains(choice)) {
            throw Faults.invalid(preference.key(), "unknown");
        }
        Map<Preference, String> next = new EnumMap<>(Preference.class);
        next.putAll(chosen);
        next.put(preference, choice);
        return new Preferences(next);
    }

    /** {@code lang=en&theme=dark}; what isn't known any more is dropped. */
    public static Preferences parse(String cookie) {
        Map<Preference, String> chosen = new EnumMap<>(Preference.class);
        for (String pair : cookie.split("&", 20)) {
            int sign = pair.indexOf('=');
            String choice = pair.substring(sign + 1);
            Preference.named(pair.substring(0, Math.max(sign, 0)))
                    .filter(preference -> preference.choices().contains(choice))
                    .ifPresent(preference -> chosen.put(preference, choice));
        }
        return new Preferences(chosen);
    }

    /** The same but for this, which is as it is by default. */
    public Preferences without(Preference preference) {
        Map<Preference, String> next = new EnumMap<>(Preference.class);
        next.putAll(chosen);
        next.remove(preference);
        return new Preferences(next);
    }

    /** As {@link #parse} reads it. */
    public String toCookie() {
        return chosen.entrySet().stream()
                .map(entry -> entry.getKey().key() + "=" + entry.getValue())
                .sorted()
                .collect(Collectors.joining("&"));
    }
}
