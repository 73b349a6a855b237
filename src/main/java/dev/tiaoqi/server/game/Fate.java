package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.chance.Seed;
import java.util.Optional;

/** A game's secret seed, from which all its chance follows (R9.1); it stands in the row with which the game begins. */
final class Fate {

    private static final String LINE = "seed ";

    private Fate() {}

    /** The words to begin a game with: a new seed where there is anything to draw for, otherwise none. */
    static String write(Rules rules, Chance chance) {
        return rules.get(Option.ITEMS) ? "\n" + LINE + drawn(chance).hex() : "";
    }

    static Optional<Seed> of(Table table) {
        return table.log().stream()
                .flatMap(row -> row.text().lines())
                .filter(line -> line.startsWith(LINE))
                .map(line -> new Seed(line.substring(LINE.length())))
                .findFirst();
    }

    private static Seed drawn(Chance chance) {
        byte[] bytes = new byte[Seed.BYTES];
        for (int index = 0; index < bytes.length; index++) {
            bytes[index] = (byte) chance.below(1 << Byte.SIZE);
        }
        return Seed.of(bytes);
    }
}
