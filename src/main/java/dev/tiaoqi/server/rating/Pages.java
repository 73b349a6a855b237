package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.web.NextLink;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Lists a page at a time: how long one is, where it begins, and where the next one is. */
@Component
public class Pages {

    private static final int USUAL = 20;
    private static final int LONGEST = 100;

    private final NextLink link;

    Pages(NextLink link) {
        this.link = link;
    }

    /** Throws {@code invalidValue} for one that can't be. */
    public static int size(@Nullable Integer limit) {
        int size = Objects.requireNonNullElse(limit, USUAL);
        if (size < 1 || size > LONGEST) {
            throw Invalid.value("limit", "range");
        }
        return size;
    }

    /** As addresses carry a place in a list; its insides are nobody's business. */
    public static String opaque(String place) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(place.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads what {@link #opaque} writes; empty for anything else. */
    public static Optional<String> place(String opaque) {
        try {
            return Optional.of(new String(Base64.getUrlDecoder().decode(opaque), StandardCharsets.UTF_8))
                    .filter(place -> place.chars().noneMatch(Character::isISOControl));
        } catch (IllegalArgumentException noPlace) {
            return Optional.empty();
        }
    }

    /** The answer, with the address of the page after it if there is one. */
    public <T> ResponseEntity<T> answer(T body, Optional<String> next, HttpServletRequest request) {
        ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
        link.add(answer, request, next);
        return answer.body(body);
    }
}
