package dev.tiaoqi.server.account;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;

/** What only its holder knows: {@code tq_} and 160 random bits in base32. We keep its hash alone. */
record Secret(String text) {

    private static final String PREFIX = "tq_";
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
    private static final int LENGTH = 160 / 5;
    private static final SecureRandom CHANCE = new SecureRandom();

    static Secret fresh() {
        return new Secret(PREFIX + letters(LENGTH));
    }

    /** That many letters by chance, five bits each. */
    static String letters(int count) {
        StringBuilder letters = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            letters.append(LETTERS.charAt(CHANCE.nextInt(LETTERS.length())));
        }
        return letters.toString();
    }

    /** By a fast hash: 160 bits of chance need no slow one. */
    String hash() {
        return Hash.of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Secrets don't belong in a log. */
    @Override
    public String toString() {
        return PREFIX + "…";
    }
}
