package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Crowded;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.search.Budget;
import dev.tiaoqi.engine.search.Thinkers;
import dev.tiaoqi.engine.search.Thought;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** More ways than anybody could look at (R9.3): a position holds so many, and they are the same ones for everybody. */
class CrowdedTest {

    private static final int SHORTER_THAN = 1_000_000;
    private static final int THOUGHTS = 20_000;

    private static final Game GAME = GivenRules.started(
                    Games.look(GivenRules.of("star4", 10, 6, Map.of("capture", "true")), Crowded.position()))
            .game();
    private static final List<LegalMove> MOVES = GAME.legalMoves();

    @Test
    void itsMovesAreFewEnoughToBeToldAndNoManIsForgotten() {
        assertThat(MOVES).hasSizeBetween(ByCapture.MOST / 2, 2 * ByCapture.MOST);
        assertThat(MOVES.stream().mapToInt(move -> move.toString().length()).sum())
                .isLessThan(SHORTER_THAN);
        assertThat(MOVES.stream().map(LegalMove::from).distinct()).hasSizeGreaterThan(1);
        assertThat(MOVES.stream().map(LegalMove::text)).doesNotHaveDuplicates();
        assertThat(GAME.legalMoves()).isEqualTo(MOVES);
    }

    @Test
    void whatIsListedIsAcceptedAndMayStandInARecord() {
        for (int index = 0; index < MOVES.size(); index += 97) {
            LegalMove move = MOVES.get(index);
            Game after = Play.accepted(GAME, move.text());
            assertThat(lastText(after)).isEqualTo(move.text());
        }
        CaptureTest.staysTheSameAsARecord(Play.accepted(GAME, MOVES.getLast().text()));
    }

    @Test
    void whatIsNotListedIsNotAccepted() {
        Set<String> listed = MOVES.stream().map(LegalMove::text).collect(Collectors.toSet());
        Set<Class<?>> refusals = new HashSet<>();
        MOVES.stream()
                .filter(move -> move.captured().size() > 4)
                .limit(8)
                .flatMap(move -> MOVES.stream().map(LegalMove::to).distinct().map(to -> move.text() + ":" + to))
                .forEach(longer -> {
                    switch (GAME.play(new Action.Move(longer))) {
                        case Played.Accepted accepted ->
                            assertThat(lastText(accepted.next())).isIn(listed);
                        case Played.Refused refused ->
                            refusals.add(refused.why().getClass());
                    }
                });
        assertThat(refusals).contains(Refusal.Unreachable.class);
    }

    @Test
    void aComputerThinksNoLongerAboutItThanAboutOthers() {
        Thought thought = Thinkers.level(1).think(GAME, Budget.nodes(THOUGHTS));
        assertThat(thought.nodes()).isLessThan(THOUGHTS + 100);
        assertThat(MOVES).anyMatch(move -> move.text().equals(thought.move()));
        Thought hurried = Thinkers.level(1).think(GAME, Budget.nodes(10));
        assertThat(hurried.nodes()).isLessThan(THOUGHTS / 100);
        assertThat(MOVES).anyMatch(move -> move.text().equals(hurried.move()));
    }

    private static String lastText(Game game) {
        return ((Turn) game.history().getLast()).text();
    }
}
