package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.game.Refusals;
import dev.tiaoqi.server.game.wire.LegalMovesJson;
import org.jspecify.annotations.Nullable;

/** What the seat to move may do next, in a turn not begun or begun with some words. */
final class Prospect {

    private Prospect() {}

    /** Throws why the turn can't begin so; {@code from} is the man in question, if any. */
    static LegalMovesJson of(Game game, String turn, @Nullable String from) {
        if (!game.rules().get(Option.ITEMS) && turn.isBlank()) {
            return LegalMovesJson.of(game);
        }
        return switch (game.draft(turn)) {
            case Drafted.Begun begun -> LegalMovesJson.of(game, begun.draft(), from);
            case Drafted.Refused refused -> throw Refusals.problem(refused.why());
        };
    }
}
