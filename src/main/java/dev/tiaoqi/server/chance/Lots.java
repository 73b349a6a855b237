package dev.tiaoqi.server.chance;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The bytes that one event of one turn draws on: HMAC-SHA256, with the seed as its key, of {@code "die:12:0"}, then of
 * {@code "die:12:1"} and so on, each giving 32 bytes. A byte that would favour some numbers is left out.
 */
final class Lots {

    private static final int BYTE = 256;

    private final Mac mac;
    private final String event;
    private int block;
    private byte[] bytes = {};
    private int next;

    Lots(byte[] seed, String event) {
        this.event = event;
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed, "HmacSHA256"));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible); // every Java has it
        }
    }

    /** A number from 0 to just below the bound, each as likely as any other. */
    int below(int bound) {
        int fair = BYTE - BYTE % bound;
        int drawn = draw();
        while (drawn >= fair) {
            drawn = draw();
        }
        return drawn % bound;
    }

    private int draw() {
        if (next == bytes.length) {
            bytes = mac.doFinal((event + ":" + block).getBytes(StandardCharsets.US_ASCII));
            block++;
            next = 0;
        }
        return Byte.toUnsignedInt(bytes[next++]);
    }
}
