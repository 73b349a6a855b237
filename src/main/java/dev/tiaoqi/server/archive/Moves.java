package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns as the opening tree writes them. */
final class Moves {

    private static final Pattern CELL = Pattern.compile("[a-z]\\d{1,2}");
    private static final Pattern WALK = Pattern.compile("[a-z]\\d{1,2}([-:][a-z]\\d{1,2})++");

    private static final Pattern WHIRL = Pattern.compile("(^| )T@");

    private Moves() {}

    /** Whether somebody chose it: no pass by the clock or by the server. */
    static boolean chosen(String text) {
        return text.indexOf('#') < 0;
    }

    /**
     * The turn without what does not make it another one: a walk is its start and its end (R2.4), unless it also says
     * who was captured (R9.3). How a whirlwind dealt is chance and no choice.
     */
    static String brief(String text, Rules rules) {
        String chosen = text.contains("@") && text.contains("=") ? text.substring(0, text.indexOf('=')) : text;
        if (rules.get(Option.CAPTURE) || !walks(chosen)) {
            return chosen;
        }
        List<String> cells = cells(chosen);
        String from = cells.getFirst();
        return cells.size() == 2 ? chosen : from + ":" + cells.getLast();
    }

    /** The cells of a turn in the order it names them. */
    static List<String> cells(String text) {
        List<String> cells = new ArrayList<>();
        Matcher matcher = CELL.matcher(text);
        while (matcher.find()) {
            cells.add(matcher.group());
        }
        return cells;
    }

    /** Whether a man goes from cell to cell, and nothing else happens. */
    static boolean walks(String text) {
        return WALK.matcher(text).matches();
    }

    /** Whether a whirlwind ends it (R8). */
    static boolean whirls(String text) {
        return WHIRL.matcher(text).find();
    }

    /** The same turn in the mirror. */
    static String mirrored(Topology board, String text) {
        return CELL.matcher(text)
                .replaceAll(cell -> board.cell(cell.group())
                        .map(number -> board.name(board.mirrored(number)))
                        .orElse(cell.group()));
    }
}
