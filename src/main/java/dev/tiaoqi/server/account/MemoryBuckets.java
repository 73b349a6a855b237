package dev.tiaoqi.server.account;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Buckets of this one server. One that nobody touched for longer than it takes to fill is as good as new, and forgotten. */
@Component
class MemoryBuckets implements Buckets {

    private static final int MOST = 200_000;

    private record Key(String key, Allowance allowance) {}

    private final LoadingCache<Key, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterAccess(Duration.ofHours(1))
            .build(key -> Bucket.builder()
                    .addLimit(Bandwidth.builder()
                            .capacity(key.allowance().burst())
                            .refillGreedy(
                                    key.allowance().burst(), key.allowance().refill())
                            .build())
                    .build());

    @Override
    public Taken take(String key, Allowance allowance) {
        ConsumptionProbe probe = buckets.get(new Key(key, allowance)).tryConsumeAndReturnRemaining(1);
        return new Taken(
                probe.getRemainingTokens(),
                probe.isConsumed() ? Duration.ZERO : Duration.ofNanos(Math.max(1, probe.getNanosToWaitForRefill())));
    }

    @Override
    public void giveBack(String key, Allowance allowance) {
        buckets.get(new Key(key, allowance)).addTokens(1);
    }
}
