package dev.tiaoqi.server.game;

import dev.tiaoqi.server.chance.Seed;
import java.security.SecureRandom;
import org.springframework.stereotype.Component;

/** Chance as nobody can foresee it. */
@Component
class SecureChance implements Chance {

    private static final String LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int LENGTH = 22;

    private final SecureRandom random = new SecureRandom();

    @Override
    public int below(int bound) {
        return random.nextInt(bound);
    }

    @Override
    public Seed seed() {
        byte[] bytes = new byte[Seed.BYTES];
        random.nextBytes(bytes);
        return Seed.of(bytes);
    }

    @Override
    public String name() {
        StringBuilder name = new StringBuilder(LENGTH);
        random.ints(LENGTH, 0, LETTERS.length()).forEach(at -> name.append(LETTERS.charAt(at)));
        return name.toString();
    }
}
