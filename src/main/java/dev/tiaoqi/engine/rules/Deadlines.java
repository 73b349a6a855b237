package dev.tiaoqi.engine.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lists of deadlines as texts, {@code 20:5 25:8 30:10} or {@code none}, and QQ's list (R4.1). */
final class Deadlines {

    private static final Pattern ONE = Pattern.compile("([1-9]\\d{0,3}):([1-9]\\d?)");

    /** Nobody needs more; and what is longer is not even looked at. */
    private static final int MOST = 20;

    private Deadlines() {}

    static String text(List<Deadline> deadlines) {
        return deadlines.isEmpty()
                ? "none"
                : deadlines.stream().map(Deadline::toString).collect(Collectors.joining(" "));
    }

    static Optional<List<Deadline>> parse(String text) {
        if (text.equals("none")) {
            return Optional.of(List.of());
        }
        List<Matcher> entries =
                Arrays.stream(text.split(" ", MOST + 1)).map(ONE::matcher).toList();
        return entries.size() <= MOST && entries.stream().allMatch(Matcher::matches)
                ? Optional.of(entries.stream().map(Deadlines::one).toList())
                : Optional.empty();
    }

    /** Half, four fifths and all of the men by rounds 20, 25 and 30, rounded up. */
    static List<Deadline> qq(int men) {
        return List.of(
                new Deadline(20, Math.ceilDiv(men, 2)),
                new Deadline(25, Math.ceilDiv(4 * men, 5)),
                new Deadline(30, men));
    }

    /** Whether rounds and men both rise, and no more men are asked for than there are. */
    static boolean rise(List<Deadline> deadlines, int men) {
        int round = 0;
        int out = 0;
        for (Deadline deadline : deadlines) {
            if (deadline.round() <= round || deadline.men() <= out || deadline.men() > men) {
                return false;
            }
            round = deadline.round();
            out = deadline.men();
        }
        return true;
    }

    private static Deadline one(Matcher entry) {
        return new Deadline(Integer.parseInt(entry.group(1)), Integer.parseInt(entry.group(2)));
    }
}
