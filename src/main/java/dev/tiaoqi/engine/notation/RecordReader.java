package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Reads one record: its tags, the start, then the movetext against the rules, then whether the end is as it says. */
final class RecordReader {

    private static final Set<String> OTHER_TAGS =
            Set.of("Event", "Site", "Date", "Preset", "Board", "Players", "Men", "FEN", "Result", "Termination");
    private static final Set<String> WITHOUT_RESULT = Set.of("abandoned", "cancelled", "void");

    private static final Set<String> SEATS =
            Arrays.stream(Seat.values()).map(seat -> "Seat" + seat).collect(Collectors.toSet());

    private final Lines lines;
    private final Map<String, Token> tags;

    private RecordReader(Lines lines) {
        this.lines = lines;
        tags = lines.tags();
    }

    static RecordText.Parsed read(String text) throws RecordFault {
        return new RecordReader(Lines.of(text)).read();
    }

    private RecordText.Parsed read() throws RecordFault {
        refuse(tag -> !isKnown(tag) && !SEATS.contains(tag)); // first, so that another game's record is told as one
        Rules rules = RuleTags.read(tags, lines.end());
        Begun.Started start = start(rules);
        refuse(tag -> !isKnown(tag) && !isSeat(tag, start.game()));
        RecordTags header = header(start.game());
        Token result = required("Result");
        List<Token> words = movetext(result);
        Game game = new Movetext(start, Optional.ofNullable(tags.get("Termination"))).play(words, lines.end());
        end(game, header, result);
        return new RecordText.Parsed.Read(header, game);
    }

    private Begun.Started start(Rules rules) throws RecordFault {
        Token fen = tags.get("FEN");
        Token at = fen == null ? required("Preset") : fen;
        return switch (fen == null ? Games.begin(rules) : Games.begin(rules, fen.text())) {
            case Begun.Started started -> started;
            case Begun.ImpossibleRules rulesProblems -> throw fault(at, "impossibleRules", rulesProblems.problems());
            case Begun.ImpossiblePosition startProblems ->
                throw fault(at, "impossiblePosition", startProblems.problems());
        };
    }

    private static RecordFault fault(Token at, String code, List<Problem> problems) {
        return new RecordFault(at, 0, code, problems.stream().map(Problem::code).toArray());
    }

    private void refuse(Predicate<String> unknown) throws RecordFault {
        for (Map.Entry<String, Token> tag : tags.entrySet()) {
            if (unknown.test(tag.getKey())) {
                throw new RecordFault(tag.getValue(), 0, "tagUnknown", Token.quoted(tag.getKey()));
            }
        }
    }

    private static boolean isKnown(String tag) {
        return OTHER_TAGS.contains(tag) || Option.tagged(tag).isPresent();
    }

    private static boolean isSeat(String tag, Game game) {
        return game.seats().stream().anyMatch(seat -> tag.equals("Seat" + seat));
    }

    private RecordTags header(Game game) throws RecordFault {
        SortedMap<Seat, String> names = new TreeMap<>();
        for (Seat seat : game.seats()) {
            names.put(seat, required("Seat" + seat).text());
        }
        Optional<String> termination =
                Optional.ofNullable(tags.get("Termination")).map(Token::text).filter(WITHOUT_RESULT::contains);
        return new RecordTags(required("Event").text(), required("Site").text(), date(), names, termination);
    }

    private LocalDate date() throws RecordFault {
        Token date = required("Date");
        try {
            return LocalDate.parse(date.text(), RecordWriter.DATE);
        } catch (DateTimeParseException unreadable) {
            throw new RecordFault(date, 0, "tagInvalid", "Date", date.quoted());
        }
    }

    /** The words before the result, with which the movetext must end. */
    private List<Token> movetext(Token result) throws RecordFault {
        String[] expected = result.text().split(" ", -1);
        List<Token> words = lines.words();
        if (words.size() > Lines.MOST_WORDS) {
            throw new RecordFault(words.getLast(), 0, "tooManyWords", Lines.MOST_WORDS);
        }
        int moves = words.size() - expected.length;
        for (int index = 0; index < expected.length; index++) {
            if (moves < 0 || !words.get(moves + index).text().equals(expected[index])) {
                Token at = moves < 0 ? lines.end() : words.get(moves + index);
                throw new RecordFault(at, 0, "resultDiffers", result.quoted());
            }
        }
        return words.subList(0, moves);
    }

    private void end(Game game, RecordTags header, Token result) throws RecordFault {
        Optional<Outcome> outcome = header.termination().isPresent() ? Optional.empty() : game.outcome();
        String score = outcome.map(Words::result).orElse(Words.NO_RESULT);
        if (!score.equals(result.text())) {
            throw new RecordFault(result, game.ply(), "resultDiffers", score);
        }
        String reason = header.termination()
                .or(() -> outcome.map(ended -> ended.reason().text()))
                .orElse("");
        Token told = tags.getOrDefault("Termination", new Token("", result.line(), result.column()));
        if (!told.text().equals(reason)) {
            throw new RecordFault(told, game.ply(), "terminationDiffers", reason);
        }
    }

    private Token required(String name) throws RecordFault {
        return RuleTags.required(tags, name, lines.end());
    }
}
