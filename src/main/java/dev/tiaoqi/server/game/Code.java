package dev.tiaoqi.server.game;

import java.util.Optional;
import java.util.regex.Pattern;

/** The letters by which games, invites and house rules are found. */
public final class Code {

    private static final Pattern FORM = Pattern.compile("[0-9A-Za-z]{1,24}");

    private Code() {}

    /** What somebody gave as one; empty if nothing is called so, so that nobody looks for it. */
    public static Optional<String> of(String given) {
        return Optional.of(given).filter(text -> FORM.matcher(text).matches());
    }
}
