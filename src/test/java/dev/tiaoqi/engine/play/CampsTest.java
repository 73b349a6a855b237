package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Seating;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Targets, corners of others and staying in (R1.3, R2.6, R2.7), in pictures. */
class CampsTest {

    /** From f6 over f5 into the south-western corner, and from there over g4 out of it again. */
    private static final Drawn CORNER = Drawn.star3("A", """
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . A . . . . .
               . . D . . . . . .
              . . * D * . . . . .
                    . . .
                     . .
                      .
            """);

    /** In the target on d11; out over d10, along over e9, and in again over f10. */
    private static final Drawn OUT_AND_IN = Drawn.star3("A", """
                      .
                     . .
                    A . *
              . . . D . D . . . .
               . . . D . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);

    static Stream<String> boardsAndPlayers() {
        return Seating.boards().stream()
                .flatMap(board -> Seating.players(board).stream().map(players -> board + " " + players));
    }

    @ParameterizedTest
    @MethodSource("boardsAndPlayers")
    void r13TheTargetOfEverySeatLiesOppositeItsHome(String boardAndPlayers) {
        String[] parts = boardAndPlayers.split(" ", -1);
        Topology board = Topology.named(parts[0]).orElseThrow();
        int players = Integer.parseInt(parts[1]);
        for (int men : Seating.men(parts[0], players)) {
            for (Seat seat : Seating.seats(parts[0], players)) {
                List<Integer> turned = board.home(seat, men)
                        .cells()
                        .map(cell -> board.turned(cell, board.corners() / 2))
                        .sorted()
                        .boxed()
                        .toList();
                assertThat(board.target(seat, men).cells().boxed().toList()).isEqualTo(turned);
                assertThat(board.home(seat, men).size()).isEqualTo(men);
            }
        }
    }

    @Test
    void r26AllowedHeMayStopInTheCornerAndPassThroughIt() {
        assertThat(CORNER.hops("f6")).isEqualTo(CORNER.starred());
    }

    @Test
    void r26NoStoppingHeMayPassThroughTheCornerButNotStopInIt() {
        Drawn drawn = CORNER.with("foreignCamps", "noStopping");
        assertThat(drawn.hops("f6")).containsExactly("h4");
        assertThat(Play.refused(drawn.game(), "f6:f4")).isEqualTo(new Refusal.ForeignCamp("f6", "f4"));
        assertThat(Play.accepted(drawn.game(), "f6:f4:h4").ply()).isOne();
    }

    @Test
    void r26ForbiddenHeMayNotEvenTouchDownInTheCorner() {
        Drawn drawn = CORNER.with("foreignCamps", "forbidden");
        assertThat(drawn.hops("f6")).isEmpty();
        assertThat(Play.refused(drawn.game(), "f6:f4")).isEqualTo(new Refusal.ForeignCamp("f6", "f4"));
        assertThat(Play.refused(drawn.game(), "f6:f4:h4")).isEqualTo(new Refusal.ForeignCamp("f6", "h4"));
    }

    @Test
    void r27AChainMayLeaveTheTargetAndComeBackButNotEndOutside() {
        assertThat(OUT_AND_IN.hops("d11")).isEqualTo(OUT_AND_IN.starred());
        assertThat(Play.refused(OUT_AND_IN.game(), "d11:d9")).isEqualTo(new Refusal.MustStayInTarget("d11", "d9"));
        assertThat(OUT_AND_IN.with("stayInTarget", "false").hops("d11")).containsExactly("d9", "f11", "f9");
    }
}
