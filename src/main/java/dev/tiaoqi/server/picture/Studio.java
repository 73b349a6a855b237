package dev.tiaoqi.server.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.web.Turnstile;
import java.nio.charset.StandardCharsets;
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
                .body(made(wish));
    }

    /** Drawn outside the cache: while it computes a value itself, others that fall into the same bin of it must wait. */
    private byte[] made(Wish wish) {
        byte[] known = kept.getIfPresent(wish.key());
        return known == null ? easels.through(() -> drawn(wish)) : known;
    }

    /** Unless somebody drew it meanwhile. */
    private byte[] drawn(Wish wish) {
        byte[] known = kept.getIfPresent(wish.key());
        byte[] picture = known == null ? wish.format().make(wish.scene().get()) : known;
        kept.put(wish.key(), picture);
        return picture;
    }

    /** What somebody wants to see, in which form, and by which name that is known; seen only once it is drawn. */
    record Wish(String name, Format format, Supplier<Scene> scene) {

        String key() {
            return format + " " + name;
        }
    }
}
