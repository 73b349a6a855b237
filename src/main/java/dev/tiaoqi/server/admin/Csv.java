package dev.tiaoqi.server.admin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.regex.Pattern;

/** Writes a table as RFC 4180 has it, so that no programme that opens it takes a name for a formula. */
final class Csv {

    /** What spreadsheets calculate, also in its wide form or behind blanks. */
    private static final Pattern FORMULA = Pattern.compile(
            "^[\\s\\p{Z}\\p{C}]*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20|%].*|^[\\t\\r\\n].*", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");
    private static final Pattern QUOTED = Pattern.compile("[\",\\r\\n;\\t]");

    private final Writer out;

    Csv(Writer out) {
        this.out = out;
    }

    /** Excel takes a file without this mark for one in its own code page. */
    void begin() {
        write("\uFEFF");
    }

    void row(List<String> cells) {
        write(String.join(",", cells.stream().map(Csv::cell).toList()) + "\r\n");
    }

    static String cell(String text) {
        boolean harmless =
                NUMBER.matcher(text).matches() || !FORMULA.matcher(text).matches();
        String safe = harmless ? text : "'" + text;
        return QUOTED.matcher(safe).find() ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private void write(String text) {
        try {
            out.write(text);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
