package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the seat to move may do; {@code ply} is left out where there is no game but a position only. In a game with dice
 * {@code die} is the face thrown and {@code actions} how many steps and hops it comes to (R9.1).
 */
public record LegalMovesJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer ply,
        @Schema(example = "A") @Nullable String seat,
        List<LegalMove> moves,
        boolean mayPass,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer die,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer actions) {

    /** Nobody may do anything, before the start and after the end. */
    public static LegalMovesJson none(int ply) {
        return new LegalMovesJson(ply, null, List.of(), false, null, null);
    }

    /** For a game that runs. */
    public static LegalMovesJson of(Game game) {
        return of(game.ply(), game);
    }

    /** The same for a position that is no game's. */
    public static LegalMovesJson ofPosition(Game game) {
        return of(null, game);
    }

    private static LegalMovesJson of(@Nullable Integer ply, Game game) {
        return new LegalMovesJson(
                ply,
                seat(game),
                game.legalMoves(),
                game.mayPass(),
                game.die().map(Die::face).orElse(null),
                game.die().map(Die::actions).orElse(null));
    }

    /** Only the moves of the man on this cell. */
    public LegalMovesJson from(String cell) {
        return new LegalMovesJson(
                ply,
                seat,
                moves.stream().filter(move -> move.from().equals(cell)).toList(),
                mayPass,
                die,
                actions);
    }

    private static @Nullable String seat(Game game) {
        return game.toMove().map(Seat::name).orElse(null);
    }
}
