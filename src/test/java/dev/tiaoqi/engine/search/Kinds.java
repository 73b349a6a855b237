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
import java.util.stream.Stream;

/** The kinds of games there are: rules that make a game of its own, on every board and for all numbers they allow. */
enum Kinds {
    CLASSIC,
    QQ_ADJACENT,
    QQ_SYMMETRIC,
    TOURNAMENT,
    ITEMS,
    TEAMS,
    TEAMS_WITH_ITEMS,
    DICE,
    CAPTURE,
    CAPTURE_IN_TEAMS,
    FAR_HOPS,
    STRICT,
    OWN_MEN;

    /** All games of this kind. */
    Stream<Rules> rules() {
        return Seating.boards().stream()
                .flatMap(board -> Seating.players(board).stream()
                        .flatMap(players -> Seating.men(board, players).stream()
                                .map(men -> changed(Rules.of(preset(), board, players, men)))))
                .map(rules -> rules.with(Option.RATED, false))
                .filter(rules -> rules.problems().isEmpty());
    }

    private Preset preset() {
        return switch (this) {
            case QQ_ADJACENT -> Preset.QQ_ADJACENT;
            case QQ_SYMMETRIC -> Preset.QQ_SYMMETRIC;
            case TOURNAMENT -> Preset.TOURNAMENT;
            case ITEMS -> Preset.ITEMS;
            default -> Preset.CLASSIC;
        };
    }

    private Rules changed(Rules rules) {
        return switch (this) {
            case CLASSIC, QQ_ADJACENT, QQ_SYMMETRIC, TOURNAMENT, ITEMS -> rules;
            case TEAMS -> rules.with(Option.TEAMS, true);
            case TEAMS_WITH_ITEMS -> rules.with(Option.TEAMS, true).with(Option.ITEMS, true);
            case DICE -> rules.with(Option.DICE, true);
            case CAPTURE -> rules.with(Option.CAPTURE, true);
            case CAPTURE_IN_TEAMS -> rules.with(Option.CAPTURE, true).with(Option.TEAMS, true);
            case FAR_HOPS -> rules.with(Option.HOP, Hop.ADJACENT_2);
            case STRICT ->
                rules.with(Option.FOREIGN_CAMPS, ForeignCamps.FORBIDDEN)
                        .with(Option.REPETITION_LIMIT, OptionalInt.of(3))
                        .with(Option.FIRST_ENTRY_SKIPS, true)
                        .with(Option.EQUAL_TURNS, true);
            case OWN_MEN ->
                rules.with(Option.WIN, Win.OWN_MEN)
                        .with(Option.HOME_DEADLINES, List.of(new Deadline(30, rules.men())))
                        .with(Option.STAY_IN_TARGET, false)
                        .with(Option.PASS, Pass.ALLOWED);
        };
    }
}
