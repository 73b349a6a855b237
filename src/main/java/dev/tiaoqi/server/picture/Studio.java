package dev.tiaoqi.server.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
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
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Semaphore easels = new Semaphore(AT_ONCE);
    private final Cache<Wish, byte[]> kept =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    ResponseEntity<byte[]> answer(Wish wish, CacheControl caching, ServletWebRequest request) {
        // Of the texts: hashes of enums differ from one server to the next.
        String tag = "\"" + DigestUtils.md5DigestAsHex(wish.toString().getBytes(StandardCharsets.UTF_8)) + "\"";
        if (request.checkNotModified(tag)) {
            return ResponseEntity.status(304).eTag(tag).cacheControl(caching).build();
        }
        return ResponseEntity.ok()
                .eTag(tag)
                .cacheControl(caching)
                .contentType(wish.format().type())
                .body(Objects.requireNonNull(kept.get(wish, this::make)));
    }

    private byte[] make(Wish wish) {
        if (!easelIsFree()) {
            throw new ApiProblem(ProblemCode.BUSY);
        }
        try {
            return wish.format().make(wish.scene());
        } finally {
            easels.release();
        }
    }

    /** A page may ask for many at once: each waits a little for its turn. */
    private boolean easelIsFree() {
        try {
            return easels.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** What somebody wants to see, and in which form. */
    record Wish(Scene scene, Format format) {}
}
