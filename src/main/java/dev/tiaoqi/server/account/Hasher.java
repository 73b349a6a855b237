package dev.tiaoqi.server.account;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.tiaoqi.server.web.Turnstile;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Turns passwords into hashes, slowly on purpose (Argon2id), two at a time: more would leave the games no processor. A
 * house has one of them at most, so that it never keeps all others waiting.
 */
@Component
class Hasher {

    /** OWASP's smallest recommendation: 19 MiB, two passes, one lane; some 50 ms of one core. */
    private static final int MEMORY_KIB = 19 * 1024;

    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;

    private static final int AT_ONCE = 2;

    private final Argon2PasswordEncoder argon =
            new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, MEMORY_KIB, PASSES);
    private final Turnstile gate = new Turnstile(AT_ONCE);
    /** That of a house stays as long as somebody stands before it or is inside. */
    private final LoadingCache<House, Turnstile> houses =
            Caffeine.newBuilder().weakValues().build(house -> new Turnstile(1));

    private final Timer timer;
    private final String nobodys;

    Hasher(MeterRegistry meters) {
        timer = Timer.builder("tiaoqi.passwords")
                .description("Passwords hashed and compared")
                .register(meters);
        nobodys = Objects.requireNonNull(argon.encode("nobody's"));
    }

    String hash(Password password, House house) {
        return alone(house, () -> Objects.requireNonNull(argon.encode(password.text())));
    }

    boolean matches(Password password, String hash, House house) {
        return alone(house, () -> argon.matches(password.text(), hash));
    }

    /** The same work as a comparison, for a name that nobody has: it must not be known by its speed. */
    void compareWithNothing(Password password, House house) {
        matches(password, nobodys, house);
    }

    /** Does this as one of two, and alone of its house; throws {@code busy} after a second of waiting for either. */
    <T> T alone(House house, Supplier<T> work) {
        return houses.get(house).through(() -> gate.through(() -> Objects.requireNonNull(timer.record(work))));
    }
}
