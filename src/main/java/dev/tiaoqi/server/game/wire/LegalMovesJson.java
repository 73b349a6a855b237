package dev.tiaoqi.server.game.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Barred;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.rules.Option;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the seat to move may do, and what it could but for what went before (R4.3); {@code ply} is left out where there is
 * no game but a position only. In a game with dice {@code die} is the face thrown and {@code actions} how many steps and
 * hops it comes to (R9.1); in one with items the turn begun so far says what may come next in it (R8).
 * {@code played} is there when turns were tried out from a position.
 */
public record LegalMovesJson(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer ply,
        @Schema(example = "A") @Nullable String seat,
        List<LegalMove> moves,
        List<Barred> barred,
        boolean mayPass,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer die,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer actions,
        @JsonUnwrapped @Nullable BegunTurnJson begun,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable PlayedJson played) {

    /** A turn with items begun: whether it may be played as it stands, the board it leaves, the items that may come next. */
    public record BegunTurnJson(
            @Schema(example = "P R@i9") String turn, boolean whole, String position, List<OfferedItemJson> items) {}

    /** Nobody may do anything, before the start and after the end. */
    public static LegalMovesJson none(int ply) {
        return new LegalMovesJson(ply, null, List.of(), List.of(), false, null, null, null, null);
    }

    /** For a game that runs, the turn not begun. */
    public static LegalMovesJson of(Game game) {
        return game.rules().get(Option.ITEMS) && game.draft("") instanceof Drafted.Begun begun
                ? of(game, begun.draft(), null)
                : of(game.ply(), game);
    }

    /** For a game with items, in a turn begun so; {@code from} is the man in question, if any. */
    public static LegalMovesJson of(Game game, Draft draft, @Nullable String from) {
        BegunTurnJson begun =
                new BegunTurnJson(draft.text(), draft.isWhole(), draft.position(), OfferedItemJson.all(draft, from));
        return new LegalMovesJson(
                game.ply(), seat(game), draft.moves(), game.barred(), draft.mayPass(), null, null, begun, null);
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
                game.barred(),
                game.mayPass(),
                game.die().map(Die::face).orElse(null),
                game.die().map(Die::actions).orElse(null),
                null,
                null);
    }

    /** Only the moves of the man on this cell. */
    public LegalMovesJson from(String cell) {
        List<LegalMove> his =
                moves.stream().filter(move -> move.from().equals(cell)).toList();
        List<Barred> hisBarred =
                barred.stream().filter(move -> move.from().equals(cell)).toList();
        return new LegalMovesJson(ply, seat, his, hisBarred, mayPass, die, actions, begun, played);
    }

    /** The same, with the turns that were tried out before. */
    public LegalMovesJson after(Game game) {
        return new LegalMovesJson(ply, seat, moves, barred, mayPass, die, actions, begun, PlayedJson.of(game));
    }

    private static @Nullable String seat(Game game) {
        return game.toMove().map(Seat::name).orElse(null);
    }
}
