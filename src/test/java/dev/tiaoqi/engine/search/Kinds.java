package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.rules.Deadline;
import dev.tiaoqi.engine.rules.ForeignCamps;
import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Pass;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.engine.rules.Win;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The kinds of games there are: every board, number of players and of men, under rules that make a game of its own. */
enum Kinds {
    CLASSIC(rules -> rules),
    QQ_ADJACENT(Preset.QQ_ADJACENT),
    QQ_SYMMETRIC(Preset.QQ_SYMMETRIC),
    TOURNAMENT(Preset.TOURNAMENT),
    ITEMS(Preset.ITEMS),
    TEAMS(rules -> rules.with(Option.TEAMS, true)),
    TEAMS_WITH_ITEMS(rules -> rules.with(Option.TEAMS, true).with(Option.ITEMS, true)),
    DICE(rules -> rules.with(Option.DICE, true)),
    CAPTURE(rules -> rules.with(Option.CAPTURE, true)),
    CAPTURE_IN_TEAMS(rules -> rules.with(Option.CAPTURE, true).with(Option.TEAMS, true)),
    FAR_HOPS(rules -> rules.with(Option.HOP, Hop.ADJACENT_2)),
    STRICT(rules -> rules.with(Option.FOREIGN_CAMPS, ForeignCamps.FORBIDDEN)
            .with(Option.REPETITION_LIMIT, OptionalInt.of(3))
            .with(Option.FIRST_ENTRY_SKIPS, true)
            .with(Option.EQUAL_TURNS, true)),
    OWN_MEN(rules -> rules.with(Option.WIN, Win.OWN_MEN)
            .with(Option.HOME_DEADLINES, List.of(new Deadline(30, rules.men())))
            .with(Option.STAY_IN_TARGET, false)
            .with(Option.PASS, Pass.ALLOWED));

    private final Preset preset;
    private final UnaryOperator<Rules> change;

    Kinds(Preset preset) {
        this.preset = preset;
        change = rules -> rules;
    }

    Kinds(UnaryOperator<Rules> change) {
        preset = Preset.CLASSIC;
        this.change = change;
    }

    /** Games that computers may play by it, on every board and for every number that it allows. */
    Stream<Rules> rules() {
        return Seating.boards().stream()
                .flatMap(board -> Seating.players(board).stream()
                        .flatMap(players -> Seating.men(board, players).stream()
                                .map(men -> change.apply(Rules.of(preset, board, players, men)))))
                .map(rules -> rules.with(Option.RATED, false))
                .filter(rules -> rules.problems().stream()
                        .allMatch(problem -> problem.code().equals("firstNotNamed")));
    }
}
