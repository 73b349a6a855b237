package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.web.Site;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Games as JSON shows them, with the names of those who play and who of them is here. */
@Component
public class GameShapes {

    private final Surroundings surroundings;
    private final Site site;

    GameShapes(Surroundings surroundings, Site site) {
        this.surroundings = surroundings;
        this.site = site;
    }

    /** The whole game, as this viewer sees it. */
    public GameJson whole(Tables.Seen seen, Optional<UUID> viewer) {
        return of(seen, viewer, LogShape.turns(seen.table()));
    }

    /** The same without its turns. */
    public GameJson withoutTurns(Tables.Seen seen, Optional<UUID> viewer) {
        return of(seen, viewer, null);
    }

    /** Games in a list. */
    public List<GameJson> items(List<Card> cards, Optional<UUID> viewer) {
        Around around = surroundings.of(cards);
        return cards.stream().map(card -> item(card, viewer, around)).toList();
    }

    /** The event that says all about a game: the same for everybody. */
    public GameJson event(Tables.Seen seen) {
        Card card = seen.card();
        Around around = surroundings.of(List.of(card));
        return new GameJson(
                "game",
                card.id(),
                card.version(),
                FaceShape.agreed(card.agreement()),
                null,
                FaceShape.whole(card, seen.table(), around),
                LogShape.turns(seen.table()),
                LogShape.happenings(seen.table(), seen.table().log()),
                FaceShape.rematch(card.beside().rematch()),
                null,
                around.audience().watching(card));
    }

    private GameJson of(Tables.Seen seen, Optional<UUID> viewer, @Nullable List<TurnJson> turns) {
        Card card = seen.card();
        Around around = surroundings.of(List.of(card));
        GameJson item = item(card, viewer, around);
        return new GameJson(
                null,
                item.id(),
                item.version(),
                item.agreed(),
                item.you(),
                FaceShape.whole(card, seen.table(), around),
                turns,
                LogShape.happenings(seen.table(), seen.table().log()),
                item.rematch(),
                item.inviteUrl(),
                item.watching());
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
                invite.map(code -> site.at("/j/" + code).toString()).orElse(null),
                around.audience().watching(card));
    }
}
