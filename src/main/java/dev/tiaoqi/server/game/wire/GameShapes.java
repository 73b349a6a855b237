package dev.tiaoqi.server.game.wire;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Desk;
import dev.tiaoqi.server.game.Logged;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Presence;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.web.Site;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Games as JSON shows them, with the names of those who play and who of them is here. */
@Component
public class GameShapes {

    private final People people;
    private final Presence presence;
    private final Site site;
    private final Clock clock;
    private final Cache<Asked, AnswerJson> answers =
            Caffeine.newBuilder().maximumSize(5_000).build();

    GameShapes(People people, Presence presence, Site site, Clock clock) {
        this.people = people;
        this.presence = presence;
        this.site = site;
        this.clock = clock;
    }

    /** The whole game, as this viewer sees it. */
    public GameJson whole(Tables.Seen seen, Optional<UUID> viewer) {
        return of(seen, viewer, LogShape.turns(seen.table()));
    }

    /** The same without its turns. */
    public GameJson withoutTurns(Tables.Seen seen, Optional<UUID> viewer) {
        return of(seen, viewer, null);
    }

    /** Its turns alone. */
    public MovesJson moves(Table table) {
        return new MovesJson(table.version(), table.ply(), LogShape.turns(table), LogShape.happenings(table.log()));
    }

    /** Games in a list. */
    public List<GameJson> items(List<Card> cards, Optional<UUID> viewer) {
        Around around = around(cards);
        return cards.stream().map(card -> item(card, viewer, around)).toList();
    }

    /** The event that says all about a game: the same for everybody. */
    public GameJson event(Table table, Card.Beside beside) {
        Card card = Card.of(table, beside);
        StateJson state = FaceShape.withPosition(
                FaceShape.state(card, around(List.of(card))), card.moment().position());
        return new GameJson(
                "game",
                card.id(),
                card.version(),
                FaceShape.agreed(card.agreement()),
                null,
                state,
                LogShape.turns(table),
                LogShape.happenings(table.log()),
                FaceShape.rematch(beside.rematch()),
                null);
    }

    /** What a command answers to the one who gave it; the very same when it is sent again. */
    public AnswerJson answer(Desk.Done done, UUID person) {
        Asked asked = new Asked(
                person, done.after().id(), done.before().version(), done.after().version());
        return answers.get(asked, key -> answerNow(done, person));
    }

    private AnswerJson answerNow(Desk.Done done, UUID person) {
        Card card = Card.of(done.after(), NOTHING);
        Told told = new Told(null, FaceShape.you(card, Optional.of(person)), done.after());
        return answer(card, told, done.after().since(done.before().version()));
    }

    /** The event of a table's last row: the same for everybody. */
    public AnswerJson event(Table table) {
        Card card = Card.of(table, NOTHING);
        return answer(
                card,
                new Told(EventTypes.of(table), null, table),
                List.of(table.log().getLast()));
    }

    private static final Card.Beside NOTHING = new Card.Beside(Optional.empty(), Optional.empty());

    private AnswerJson answer(Card card, Told told, List<Logged> rows) {
        StateJson state = FaceShape.withPosition(
                FaceShape.state(card, around(List.of(card))), card.moment().position());
        return new AnswerJson(
                told.type(),
                card.id(),
                card.version(),
                told.you(),
                state,
                LogShape.turns(told.table(), rows).stream().findFirst().orElse(null),
                LogShape.happenings(rows));
    }

    private GameJson of(Tables.Seen seen, Optional<UUID> viewer, @Nullable List<TurnJson> turns) {
        Card card = seen.card();
        GameJson item = item(card, viewer, around(List.of(card)));
        return new GameJson(
                null,
                item.id(),
                item.version(),
                item.agreed(),
                item.you(),
                FaceShape.withPosition(item.state(), card.moment().position()),
                turns,
                LogShape.happenings(seen.table().log()),
                item.rematch(),
                item.inviteUrl());
    }

    private GameJson item(Card card, Optional<UUID> viewer, Around around) {
        YouJson you = FaceShape.you(card, viewer);
        Optional<String> invite = card.beside().invite().filter(code -> you.host());
        return new GameJson(
                null,
                card.id(),
                card.version(),
                FaceShape.agreed(card.agreement()),
                you,
                FaceShape.state(card, around),
                null,
                null,
                FaceShape.rematch(card.beside().rematch()),
                invite.map(code -> site.at("/j/" + code).toString()).orElse(null));
    }

    private Around around(Collection<Card> cards) {
        Set<UUID> ids = cards.stream()
                .flatMap(card -> card.places().stream())
                .map(Place::sitter)
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .collect(Collectors.toSet());
        return new Around(people.findAll(ids), presence.of(ids), clock.instant());
    }

    private record Asked(UUID person, String game, int before, int after) {}

    private record Told(@Nullable String type, @Nullable YouJson you, Table table) {}
}
