package dev.tiaoqi.server.game.page;

import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.server.game.Table;
import java.util.List;
import java.util.stream.Stream;

/**
 * One thing that chance decided in a game (R9.1), as the page of its chance lists it: what came out at turn {@code ply},
 * a die's face, or the contents of a whirlwind's cells after it, and what they were before; empty for a die.
 */
public record Drawn(int ply, int round, String seat, String kind, String before, String out) {

    /** The turns taken until then, this one among them: how the record counts. */
    public int turn() {
        return ply + 1;
    }

    /** All of a game, in its order; turns that were taken back are none of it. */
    static List<Drawn> all(Table table) {
        List<Entry> history = table.game().map(Game::history).orElse(List.of());
        return history.stream()
                .filter(Turn.class::isInstance)
                .map(Turn.class::cast)
                .flatMap(Drawn::of)
                .toList();
    }

    private static Stream<Drawn> of(Turn turn) {
        Stream<Drawn> die = turn.die().stream().mapToObj(face -> drawn(turn, "die", "", "" + face));
        Stream<Drawn> deals = turn.effects().stream()
                .filter(Effect.Dealt.class::isInstance)
                .map(Effect.Dealt.class::cast)
                .map(dealt -> drawn(turn, "whirlwind", dealt.before(), dealt.after()));
        return Stream.concat(die, deals);
    }

    private static Drawn drawn(Turn turn, String kind, String before, String out) {
        return new Drawn(turn.ply(), turn.round(), turn.seat().name(), kind, before, out);
    }
}
