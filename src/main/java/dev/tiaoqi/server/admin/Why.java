package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why an admin does something, in words that everybody can read. */
public record Why(String text) {

    public static final int LONGEST = 200;

    /** What can't be seen, turns the line round, or is no character. */
    private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

    /** Throws {@code invalidValue} if there is none, or one that can't be. */
    public static Why of(@Nullable String typed) {
        String text = Normalizer.normalize(Invalid.required("reason", typed), Normalizer.Form.NFC)
                .strip();
        int length = text.codePointCount(0, text.length());
        if (length < 1 || length > LONGEST || text.length() > LONGEST) {
            throw invalid("length");
        }
        if (UNSEEN.matcher(text).find()) {
            throw invalid("characters");
        }
        return new Why(text);
    }

    private static ApiProblem invalid(String reason) {
        return new ApiProblem(
                ProblemCode.INVALID_VALUE,
                Map.of("field", "reason", "reason", reason, "shortest", 1, "longest", LONGEST));
    }
}
