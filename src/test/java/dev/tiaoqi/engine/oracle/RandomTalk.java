package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What is said besides the turns of a game drawn by lot: draws offered and answered (R3.4), and flags that fall (R4.2).
 * Whoever is asked last now and then leaves instead.
 */
final class RandomTalk {

    /** An offer in so many tokens. */
    private static final int RARELY = 60;
    /** A flag in so many. */
    private static final int SELDOM = 900;

    private final SplittableRandom lot;
    private final boolean flags;
    private final OracleGame game;

    RandomTalk(long seed, String clock, OracleGame game) {
        this.lot = new SplittableRandom(seed * 17 + 3);
        this.flags = clock.startsWith("fischer") || clock.startsWith("correspondence");
        this.game = game;
    }

    /** The next token, if it is one of these. */
    Optional<String> next() {
        if (flags && lot.nextInt(SELDOM) == 0) {
            return game.toMove().map(seat -> seat + "#flag");
        }
        return game.offerBy().isPresent() ? answer() : offer();
    }

    private Optional<String> offer() {
        List<String> in = in();
        return game.ply() == 0 || in.size() < 2 || lot.nextInt(RARELY) > 0
                ? Optional.empty()
                : Optional.of(any(in) + "#offers");
    }

    private Optional<String> answer() {
        String seat = any(game.asked());
        boolean last = game.asked().size() == 1;
        return Optional.ofNullable(
                switch (lot.nextInt(24)) {
                    case 0 -> seat + "#declines";
                    case 1, 2, 3 -> last ? null : seat + "#accepts";
                    case 4 -> last ? null : seat + "#offers"; // which accepts
                    case 5 -> last ? seat + "#accepts" : null;
                    case 6 -> last ? any(in()) + "#resigns" : null;
                    case 7 -> last ? seat + "#quits" : null;
                    default -> null;
                });
    }

    private List<String> in() {
        return game.order().stream()
                .filter(seat -> game.state(seat).equals("playing"))
                .toList();
    }

    private String any(List<String> seats) {
        return seats.get(lot.nextInt(seats.size()));
    }
}
