package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The first moves of a game from the opening, and where they lead. */
public record Path(List<Opening.Turn> turns, Game game) {

    public Path {
        turns = List.copyOf(turns);
    }

    /**
     * Plays moves (N3) from the opening of a preset for so many players: between blanks, with or without the numbers of
     * rounds, or between commas where a turn holds blanks. Whose man moves first began. Throws {@code invalidValue}.
     */
    static Path of(Preset preset, int players, String moves) {
        List<String> texts = texts(moves);
        if (texts.size() > Opening.DEPTH) {
            throw Invalid.value("moves", "range");
        }
        Game game = started(preset, players, texts);
        for (int ply = 0; ply < texts.size(); ply++) {
            game = played(game, texts.get(ply), ply);
        }
        List<Opening.Turn> turns = new ArrayList<>();
        Game at = started(preset, players, texts);
        for (Entry entry : game.history()) {
            if (entry instanceof Turn turn && turns.size() < texts.size()) {
                turns.add(new Opening.Turn(turn.seat(), at.position(), Moves.brief(turn.text(), game.rules())));
                at = played(at, turn.text(), turn.ply());
            }
        }
        return new Path(turns, game);
    }

    /** The opening of a preset, with seat A to move. */
    static String opening(Preset preset, int players) {
        return Games.opening(rules(preset, players), Seat.A).toString();
    }

    /** The position they lead to (N2). */
    public String position() {
        return game.position();
    }

    /** The texts of the first so many moves, between commas. */
    public String text(int moves) {
        return turns.subList(0, moves).stream().map(Opening.Turn::text).collect(Collectors.joining(","));
    }

    /** The texts with one move more, if the rules of the preset allow it. */
    public Optional<String> with(String move) {
        return turns.size() < Opening.DEPTH && game.play(new Action.Move(move)) instanceof Played.Accepted
                ? Optional.of(turns.isEmpty() ? move : text(turns.size()) + "," + move)
                : Optional.empty();
    }

    /** What games that went this way have in common. */
    Wanted.Way way() {
        return new Wanted.Way(
                OptionalLong.of(Fold.of(position()).key()), Optional.of(new Opening(turns, position()).line()));
    }

    private static List<String> texts(String moves) {
        return Arrays.stream(moves.split(moves.contains(",") ? "," : "\\s", -1))
                .map(String::strip)
                .filter(text -> !text.isEmpty() && !text.matches("\\d{1,4}\\."))
                .toList();
    }

    private static Game started(Preset preset, int players, List<String> texts) {
        Rules rules = rules(preset, players);
        Seat first = texts.isEmpty() ? Seat.A : mover(rules, texts.getFirst());
        return switch (Games.begin(rules.with(Option.FIRST, First.of(first)))) {
            case Begun.Started started -> started.game();
            case Begun.ImpossibleRules impossible -> throw new Impossible(Impossible.Kind.RULES, impossible.problems());
            case Begun.ImpossiblePosition impossible ->
                throw new Impossible(Impossible.Kind.POSITION, impossible.problems());
        };
    }

    private static Seat mover(Rules rules, String text) {
        Topology board = Topology.named(rules.board()).orElseThrow();
        Position opening = Games.opening(rules, Seat.A);
        return Moves.cells(text.toLowerCase(java.util.Locale.ROOT)).stream()
                .flatMap(name -> board.cell(name).stream())
                .flatMap(cell -> opening.at(cell).stream())
                .findFirst()
                .orElse(Seat.A);
    }

    private static Rules rules(Preset preset, int players) {
        int men = Stream.of(preset)
                .filter(each -> each.players() == players)
                .map(Preset::men)
                .findFirst()
                .orElseGet(() -> fewest(preset, players));
        return Rules.of(preset, preset.board(), players, men);
    }

    private static int fewest(Preset preset, int players) {
        return dev.tiaoqi.engine.rules.Seating.men(preset.board(), players).stream()
                .min(Integer::compare)
                .orElseThrow(() -> Invalid.value("players", "unknown"));
    }

    private static Game played(Game game, String text, int ply) {
        if (game.play(new Action.Move(text)) instanceof Played.Accepted accepted) {
            return accepted.next();
        }
        throw new ApiProblem(
                ProblemCode.INVALID_VALUE, Map.of("field", "moves", "reason", "illegalMove", "move", text, "ply", ply));
    }
}
