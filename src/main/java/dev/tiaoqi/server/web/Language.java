package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The languages Tiaoqi speaks; Chinese unless somebody asks for another. */
public enum Language {
    ZH(Locale.CHINESE, "zh-CN"),
    EN(Locale.ENGLISH, "en");

    private static final List<Locale> SPOKEN = List.of(Locale.CHINESE, Locale.ENGLISH);

    private final Locale locale;
    private final String htmlName;

    Language(Locale locale, String htmlName) {
        this.locale = locale;
        this.htmlName = htmlName;
    }

    public Locale locale() {
        return locale;
    }

    /** As cookies and {@code Content-Language} write it: {@code zh}, {@code en}. */
    public String code() {
        return locale.getLanguage();
    }

    /** As {@code <html lang>} writes it. */
    public String htmlName() {
        return htmlName;
    }

    /** What the reader of this request reads: what he chose, else the best of what his browser says. */
    public static Language of(HttpServletRequest request) {
        return Preferences.of(request).language().orElseGet(() -> accepted(request.getHeader("Accept-Language")));
    }

    static Optional<Language> named(String code) {
        return Optional.ofNullable(
                switch (code) {
                    case "zh" -> ZH;
                    case "en" -> EN;
                    default -> null;
                });
    }

    static Language accepted(@Nullable String header) {
        if (header == null) {
            return ZH;
        }
        try {
            Locale best = Locale.lookup(Locale.LanguageRange.parse(header), SPOKEN);
            return Locale.ENGLISH.equals(best) ? EN : ZH;
        } catch (IllegalArgumentException unreadable) {
            return ZH;
        }
    }
}
