package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Refusals;
import dev.tiaoqi.server.game.wire.LegalMovesJson;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the seat to move may do next, in a turn not begun or begun with some words. */
public final class Prospect {

    private static final String CELL = "[a-zA-Z][0-9]{1,2}";

    private Prospect() {}

    /** Throws why the turn can't begin so; {@code from} is the man in question, if any, and narrows the moves to his. */
    public static LegalMovesJson of(Game game, String turn, @Nullable String from) {
        String man = from == null ? null : cell(from);
        LegalMovesJson all = all(game, turn, man);
        return man == null ? all : all.from(man);
    }

    static String cell(String from) {
        if (!from.matches(CELL)) {
            throw Invalid.value("from", "cell");
        }
        return from.toLowerCase(Locale.ROOT);
    }

    /** Without items a move is the whole turn: none is begun before it is played (R8). */
    private static LegalMovesJson ofMoves(Game game, String turn) {
        if (turn.isBlank()) {
            return LegalMovesJson.of(game);
        }
        if (game.draft(turn) instanceof Drafted.Refused refused
                && refused.why() instanceof Refusal.ItemNotHeld notHeld) {
            throw Refusals.problem(notHeld);
        }
        throw Invalid.value("turn", "itemsOnly");
    }

    private static LegalMovesJson all(Game game, String turn, @Nullable String from) {
        if (!game.rules().get(Option.ITEMS)) {
            return ofMoves(game, turn);
        }
        return switch (game.draft(turn)) {
            case Drafted.Begun begun -> LegalMovesJson.of(game, begun.draft(), from);
            case Drafted.Refused refused -> throw Refusals.problem(refused.why());
        };
    }
}
