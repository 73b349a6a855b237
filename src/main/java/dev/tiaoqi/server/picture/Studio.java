package dev.tiaoqi.server.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.web.Turnstile;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.util.DigestUtils;
import org.springframework.web.context.request.ServletWebRequest;

/** Makes pictures, few at a time, keeps the last ones, and makes none for who has it already. */
@Component
class Studio {

    private static final int AT_ONCE = 2;
    private static final int KEPT = 100;

    private final Turnstile easels = new Turnstile(AT_ONCE);
    private final Cache<String, byte[]> kept =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    ResponseEntity<byte[]> answer(Wish wish, CacheControl caching, ServletWebRequest request) {
        String tag = "\"" + DigestUtils.md5DigestAsHex(wish.key().getBytes(StandardCharsets.UTF_8)) + "\"";
        if (request.checkNotModified(tag)) {
            return ResponseEntity.status(304).eTag(tag).cacheControl(caching).build();
        }
        return ResponseEntity.ok()
                .eTag(tag)
                .cacheControl(caching)
                .contentType(wish.format().type())
                .body(Objects.requireNonNull(kept.get(wish.key(), key -> make(wish))));
    }

    private byte[] make(Wish wish) {
        return easels.through(() -> wish.format().make(wish.scene().get()));
    }

    /** What somebody wants to see, in which form, and by which name that is known; seen only once it is drawn. */
    record Wish(String name, Format format, Supplier<Scene> scene) {

        String key() {
            return format + " " + name;
        }
    }
}
