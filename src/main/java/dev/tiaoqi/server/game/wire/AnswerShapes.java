package dev.tiaoqi.server.game.wire;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Desk;
import dev.tiaoqi.server.game.Logged;
import dev.tiaoqi.server.game.Table;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What has just happened in a game, as an answer to who did it and as an event for everybody. */
@Component
public class AnswerShapes {

    private static final int AT_HAND = 5_000;
    private static final Card.Beside NOTHING = new Card.Beside(Optional.empty(), Optional.empty());

    private final Surroundings surroundings;
    private final Cache<Asked, AnswerJson> answers =
            Caffeine.newBuilder().maximumSize(AT_HAND).build();

    AnswerShapes(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** What a command answers to the one who gave it; the very same when it is sent again. */
    public AnswerJson answer(Desk.Done done, UUID person) {
        Asked asked = new Asked(
                person, done.after().id(), done.before().version(), done.after().version());
        return answers.get(asked, key -> answerNow(done, person));
    }

    /** The event of a table's last row: the same for everybody. */
    public AnswerJson event(Table table) {
        Card card = Card.of(table, NOTHING);
        Told told = new Told(EventTypes.of(table), null, List.of(table.log().getLast()));
        return answer(table, card, told);
    }

    /** The turns so far, and what else happened. */
    public MovesJson moves(Table table) {
        return new MovesJson(
                table.version(), table.ply(), LogShape.turns(table), LogShape.happenings(table, table.log()));
    }

    private AnswerJson answerNow(Desk.Done done, UUID person) {
        Card card = Card.of(done.after(), NOTHING);
        List<Logged> rows = done.after().since(done.before().version());
        return answer(done.after(), card, new Told(null, FaceShape.you(card, Optional.of(person)), rows));
    }

    private AnswerJson answer(Table table, Card card, Told told) {
        return new AnswerJson(
                told.type(),
                card.id(),
                card.version(),
                told.you(),
                FaceShape.whole(card, table, around(table, card)),
                LogShape.turns(table, told.rows()).stream().findFirst().orElse(null),
                LogShape.happenings(table, told.rows()));
    }

    /** An event is the same whenever it is told: with the clocks as they stood when it happened. */
    private Around around(Table table, Card card) {
        return surroundings.of(List.of(card)).clocksAsOf(table.log().getLast().at());
    }

    private record Asked(UUID person, String game, int before, int after) {}

    private record Told(@Nullable String type, @Nullable YouJson you, List<Logged> rows) {}
}
