package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** Writes one record. */
final class RecordWriter {

    static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");
    private static final int COLUMNS = 80;

    private final RecordTags tags;
    private final Game game;
    private final StringBuilder text = new StringBuilder();

    RecordWriter(RecordTags tags, Game game) {
        this.tags = tags;
        this.game = game;
    }

    String write() {
        tag("Event", tags.event());
        tag("Site", tags.site());
        tag("Date", DATE.format(tags.date()));
        rules(game.rules());
        if (!game.start().equals(Games.opening(game.rules(), game.first()).toString())) {
            tag("FEN", game.start());
        }
        for (Seat seat : game.seats()) {
            tag("Seat" + seat, tags.names().getOrDefault(seat, "?"));
        }
        Optional<Outcome> outcome = tags.termination().isPresent() ? Optional.empty() : game.outcome();
        String result = outcome.map(Words::result).orElse(Words.NO_RESULT);
        tag("Result", result);
        tags.termination()
                .or(() -> outcome.map(ended -> ended.reason().text()))
                .ifPresent(reason -> tag("Termination", reason));
        text.append('\n').append(wrapped(movetext() + result)).append('\n');
        return text.toString();
    }

    private void rules(Rules rules) {
        tag("Preset", rules.preset().text());
        tag("Board", rules.board());
        tag("Players", Integer.toString(rules.players()));
        tag("Men", Integer.toString(rules.men()));
        tag(Option.FIRST.tag(), game.first().name());
        RuleTags.differing(rules)
                .forEach(option -> tag(option.tag(), rules.options().text(option)));
    }

    private void tag(String name, String value) {
        text.append('[').append(name).append(" \"").append(Quoted.escape(value)).append("\"]\n");
    }

    /** The words in rounds, each followed by a space. */
    private String movetext() {
        StringBuilder words = new StringBuilder();
        int round = 0;
        for (Entry entry : game.history()) {
            round = number(words, round, entry.round());
            words.append(String.join(" ", Words.of(entry))).append(' ');
        }
        Optional<String> ending = Words.ending(game);
        if (ending.isPresent()) {
            number(words, round, game.round());
            words.append(ending.get()).append(' ');
        }
        return words.toString();
    }

    private static int number(StringBuilder words, int before, int round) {
        if (round != before) {
            words.append(round).append(". ");
        }
        return round;
    }

    /** Broken at the last space that fits. */
    private static String wrapped(String line) {
        StringBuilder lines = new StringBuilder(line);
        int from = 0;
        while (lines.length() - from > COLUMNS) {
            int space = lines.lastIndexOf(" ", from + COLUMNS);
            if (space < from) {
                space = lines.indexOf(" ", from);
            }
            if (space < 0) {
                return lines.toString();
            }
            lines.setCharAt(space, '\n');
            from = space + 1;
        }
        return lines.toString();
    }
}
