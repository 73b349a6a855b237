package dev.tiaoqi.engine.rules;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Named places to start from (R10); every value of theirs can be changed. */
public enum Preset implements Text {
    CLASSIC("classic", "star4", 10),
    QQ_ADJACENT("qq-adjacent", "star4", 10),
    QQ_SYMMETRIC("qq-symmetric", "star4", 10),
    TOURNAMENT("tournament", "star4", 10),
    ITEMS("items", "star4", 10),
    HALMA("halma", "square16", 19);

    private final String text;
    private final String board;
    private final int men;

    Preset(String text, String board, int men) {
        this.text = text;
        this.board = board;
        this.men = men;
    }

    public static Optional<Preset> named(String text) {
        return Arrays.stream(values())
                .filter(preset -> preset.text.equals(text))
                .findFirst();
    }

    @Override
    public String text() {
        return text;
    }

    public String board() {
        return board;
    }

    public int players() {
        return 2;
    }

    public int men() {
        return men;
    }

    /** This preset's options for a game of so many players with so many men each. */
    public Options options(int players, int men) {
        return switch (this) {
            case CLASSIC -> Options.DEFAULT;
            case QQ_ADJACENT -> qq(men, 30).with(Option.RATED, true);
            case QQ_SYMMETRIC -> qq(men, 30).with(Option.RATED, true).with(Option.HOP, Hop.SYMMETRIC);
            case TOURNAMENT -> tournament(players, men);
            case ITEMS -> qq(men, 45).with(Option.HOP, Hop.SYMMETRIC).with(Option.ITEMS, true);
            case HALMA -> Options.DEFAULT.with(Option.REPETITION_LIMIT, OptionalInt.of(3));
        };
    }

    private static Options qq(int men, int seconds) {
        return Options.DEFAULT
                .with(Option.FOREIGN_CAMPS, ForeignCamps.NO_STOPPING)
                .with(Option.STAY_IN_TARGET, false)
                .with(Option.REPETITION_LIMIT, OptionalInt.of(3))
                .with(Option.HOME_DEADLINES, Deadlines.qq(men))
                .with(Option.CLOCK, new Clock.PerMove(Duration.ofSeconds(seconds)))
                .with(Option.WIN, Win.OWN_MEN);
    }

    private static Options tournament(int players, int men) {
        return Options.DEFAULT
                .with(Option.FOREIGN_CAMPS, ForeignCamps.FORBIDDEN)
                .with(Option.STAY_IN_TARGET, false)
                .with(Option.PASS, Pass.ALLOWED)
                .with(Option.REPETITION_LIMIT, OptionalInt.of(3))
                .with(Option.DEAD_GAME, players == 2)
                .with(Option.HOME_DEADLINES, List.of(new Deadline(30, men)))
                .with(Option.CLOCK, new Clock.Fischer(Duration.ofMinutes(10), Duration.ofSeconds(10)))
                .with(Option.WIN, Win.OWN_MEN)
                .with(Option.EQUAL_TURNS, true)
                .with(Option.RATED, true);
    }
}
