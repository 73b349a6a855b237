package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Barred;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the seat to move may do, and what it could but for what went before (R4.3); {@code ply} is left out where there is
 * no game but a position only. In a game with items (R8) also what may come next in the {@code turn} begun so: whether it
 * may be played as it stands, the board it leaves, and the {@code items} that may come next.
 */
public record LegalMovesJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer ply,
        @Schema(example = "A") @Nullable String seat,
        List<LegalMove> moves,
        List<Barred> barred,
        boolean mayPass,
        @Schema(example = "P R@i9") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String turn,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Boolean whole,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String position,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<OfferedItemJson> items) {

    private LegalMovesJson(@Nullable Integer ply, @Nullable String seat, List<LegalMove> moves, List<Barred> barred, boolean mayPass) {
        this(ply, seat, moves, barred, mayPass, null, null, null, null);
    }

    /** Nobody may do anything, before the start and after the end. */
    public static LegalMovesJson none(int ply) {
        return new LegalMovesJson(ply, null, List.of(), List.of(), false);
    }

    /** For a game that runs. */
    public static LegalMovesJson of(Game game) {
        return new LegalMovesJson(game.ply(), seat(game), game.legalMoves(), game.barred(), game.mayPass());
    }

    /** For a game with items, in a turn begun so; {@code from} is the man in question, if any. */
    public static LegalMovesJson of(Game game, Draft draft, @Nullable String from) {
        return new LegalMovesJson(
                game.ply(),
                seat(game),
                draft.moves(),
                game.barred(),
                draft.mayPass(),
                draft.text(),
                draft.isWhole(),
                draft.position(),
                OfferedItemJson.all(draft, from));
    }

    /** The same for a position that is no game's. */
    public static LegalMovesJson ofPosition(Game game) {
        return new LegalMovesJson(null, seat(game), game.legalMoves(), game.barred(), game.mayPass());
    }

    /** Only the moves of the man on this cell. */
    public LegalMovesJson from(String cell) {
        List<LegalMove> his =
                moves.stream().filter(move -> move.from().equals(cell)).toList();
        List<Barred> hisBarred =
                barred.stream().filter(move -> move.from().equals(cell)).toList();
        return new LegalMovesJson(ply, seat, his, hisBarred, mayPass, turn, whole, position, items);
    }

    private static @Nullable String seat(Game game) {
        return game.toMove().map(Seat::name).orElse(null);
    }
}
