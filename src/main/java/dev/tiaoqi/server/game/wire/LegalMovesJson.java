package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Barred;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the seat to move may do, and what it could but for what went before (R4.3); {@code ply} is left out where there is no game but a position only. */
public record LegalMovesJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer ply,
        @Schema(example = "A") @Nullable String seat,
        List<LegalMove> moves,
        List<Barred> barred,
        boolean mayPass) {

    /** Nobody may do anything, before the start and after the end. */
    public static LegalMovesJson none(int ply) {
        return new LegalMovesJson(ply, null, List.of(), List.of(), false);
    }

    /** For a game that runs. */
    public static LegalMovesJson of(Game game) {
        return new LegalMovesJson(game.ply(), seat(game), game.legalMoves(), game.barred(), game.mayPass());
    }

    /** The same for a position that is no game's. */
    public static LegalMovesJson ofPosition(Game game) {
        return new LegalMovesJson(null, seat(game), game.legalMoves(), game.barred(), game.mayPass());
    }

    /** Only the moves of the man on this cell. */
    public LegalMovesJson from(String cell) {
        return new LegalMovesJson(
                ply,
                seat,
                moves.stream().filter(move -> move.from().equals(cell)).toList(),
                barred.stream().filter(move -> move.from().equals(cell)).toList(),
                mayPass);
    }

    private static @Nullable String seat(Game game) {
        return game.toMove().map(Seat::name).orElse(null);
    }
}
