package dev.tiaoqi.server.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The cells of a position on the standard star, in the order of its text (N2). */
record Cells(String position) {

    private static final int ARM = 4;
    private static final Pattern SIGN = Pattern.compile("\\d+|\\D");

    void each(BiConsumer<String, Character> visitor) {
        String[] ranks = position.split(" ", -1)[1].split("/", -1);
        for (int i = 0; i < ranks.length; i++) {
            List<String> names = rank(2 * ARM - i);
            int at = 0;
            for (String sign :
                    SIGN.matcher(ranks[i]).results().map(MatchResult::group).toList()) {
                if (Character.isDigit(sign.charAt(0))) {
                    at += Integer.parseInt(sign);
                } else {
                    visitor.accept(names.get(at++), sign.charAt(0));
                }
            }
        }
    }

    /** All cells of the board. */
    static List<String> all() {
        List<String> all = new ArrayList<>();
        for (int r = 2 * ARM; r >= -2 * ARM; r--) {
            all.addAll(rank(r));
        }
        return all;
    }

    private static List<String> rank(int r) {
        List<String> names = new ArrayList<>();
        for (int q = -2 * ARM; q <= 2 * ARM; q++) {
            int least = Math.min(Math.min(q, r), -q - r);
            int most = Math.max(Math.max(q, r), -q - r);
            if (least >= -ARM || most <= ARM) {
                names.add("" + (char) ('a' + q + 2 * ARM) + (r + 1 + 2 * ARM));
            }
        }
        return names;
    }
}
