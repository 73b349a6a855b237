package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;

/** Which passwords are too easily guessed: short ones, those that everybody has, one's own name. No signs are demanded. */
@Component
class PasswordRules {

    static final int SHORTEST = 8;
    static final int LONGEST = 128;

    /** One to four signs over and over. */
    private static final Pattern REPEATED = Pattern.compile("(.{1,4})\\1+.?");

    private static final String RUNS = "01234567890123456789 9876543210987654321 abcdefghijklmnopqrstuvwxyz"
            + " zyxwvutsrqponmlkjihgfedcba qwertyuiop asdfghjkl qwertzuiop";

    private final Set<String> common;

    PasswordRules() throws IOException {
        try (InputStream in = new ClassPathResource("common-passwords.txt").getInputStream()) {
            common = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.toUnmodifiableSet());
        }
    }

    /** Throws {@code invalidValue} for what must not be the password of the one with this name. */
    void check(String field, Password password, String name) {
        String text = password.text();
        int length = text.codePointCount(0, text.length());
        if (length < SHORTEST || length > LONGEST) {
            throw invalid(field, "length");
        }
        String plain = text.toLowerCase(Locale.ROOT);
        if (common.contains(plain) || REPEATED.matcher(plain).matches() || RUNS.contains(plain)) {
            throw invalid(field, "common");
        }
        String own = letters(name);
        String chosen = letters(text);
        if (!own.isEmpty()
                && (chosen.equals(own)
                        || chosen.equals(own + own)
                        || reversed(own).equals(chosen))) {
            throw invalid(field, "likeName");
        }
    }

    /** What is left of it without figures and signs: {@code Lan_2026!} is the name Lan. */
    private static String letters(String text) {
        String key = Names.key(text);
        String letters = key.replaceAll("[^\\p{L}]", "");
        return letters.isEmpty() ? key : letters;
    }

    private static String reversed(String text) {
        return new StringBuilder(text).reverse().toString();
    }

    private static ApiProblem invalid(String field, String reason) {
        return new ApiProblem(
                ProblemCode.INVALID_VALUE,
                Map.of("field", field, "reason", reason, "shortest", SHORTEST, "longest", LONGEST));
    }
}
