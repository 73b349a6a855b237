package dev.tiaoqi.engine.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A record's text taken apart: its tags by name in the order they stand, each with its value as a token, and the words
 * of its movetext.
 */
record Lines(Map<String, Token> tags, List<Token> words, Token end) {

    private static final int LONGEST_TAG = 1000;

    /** More than any game has: 1000 rounds of six seats, each turn with all that can stand around it. */
    static final int MOST_WORDS = 40_000;

    static Lines of(String text) throws RecordFault {
        String[] lines = text.split("\r?\n", -1);
        Map<String, Token> tags = new LinkedHashMap<>();
        int line = 0;
        while (line < lines.length && lines[line].startsWith("[")) {
            tag(new Token(lines[line], line + 1, 1), tags);
            line++;
        }
        List<Token> words = new ArrayList<>();
        for (; line < lines.length; line++) {
            words(lines[line], line + 1, words);
        }
        return new Lines(tags, words, new Token("", lines.length, lines[lines.length - 1].length() + 1));
    }

    /** One tag pair, {@code [Name "value"]}. */
    private static void tag(Token line, Map<String, Token> tags) throws RecordFault {
        String text = line.text().stripTrailing();
        int quote = text.indexOf(" \"");
        if (text.length() > LONGEST_TAG || quote < 0 || !text.endsWith("\"]") || quote + 2 > text.length() - 2) {
            throw new RecordFault(line, 0, "tagUnreadable");
        }
        String name = text.substring(1, quote);
        String value = text.substring(quote + 2, text.length() - 2);
        Token at = new Token(value, line.line(), quote + 3);
        if (!isQuoted(value) || !Quoted.isClean(value)) {
            throw new RecordFault(at, 0, "tagUnreadable");
        }
        if (tags.put(name, new Token(Quoted.unescape(value), at.line(), at.column())) != null) {
            throw new RecordFault(line, 0, "tagTwice", Token.quoted(name));
        }
    }

    /** Whether every quote and every stroke in it is escaped. */
    private static boolean isQuoted(String value) {
        for (int index = 0; index < value.length(); index++) {
            char letter = value.charAt(index);
            if (letter == '"') {
                return false;
            }
            if (letter == '\\') {
                index++;
                if (index == value.length() || "\"\\".indexOf(value.charAt(index)) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** One more than there may be is enough to tell. */
    private static void words(String line, int number, List<Token> words) {
        int at = 0;
        while (at < line.length() && words.size() <= MOST_WORDS) {
            int end = line.indexOf(' ', at);
            end = end < 0 ? line.length() : end;
            if (end > at) {
                words.add(new Token(line.substring(at, end), number, at + 1));
            }
            at = end + 1;
        }
    }
}
