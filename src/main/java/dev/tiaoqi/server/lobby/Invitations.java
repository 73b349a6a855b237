package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Limits;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Code;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.NewsFor;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Lets those at a table ask others to it by name. Whether somebody is here nobody learns by that. */
@Component
public class Invitations {

    private static final int MOST = 20;

    private final AskedRows rows;
    private final Tables tables;
    private final GameLists lists;
    private final People people;
    private final Limits limits;
    private final ApplicationEventPublisher notices;
    private final Clock clock;

    Invitations(
            AskedRows rows,
            Tables tables,
            GameLists lists,
            People people,
            Limits limits,
            ApplicationEventPublisher notices,
            Clock clock) {
        this.rows = rows;
        this.tables = tables;
        this.lists = lists;
        this.people = people;
        this.limits = limits;
        this.notices = notices;
        this.clock = clock;
    }

    /** Asks the one of this name; who has been asked before, or has declined, is not asked again. */
    void ask(String game, UUID by, @Nullable String name) {
        Table table =
                tables.find(game).map(Tables.Seen::table).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        checkHost(table, by);
        checkOpen(table);
        String wanted = Invalid.required("name", name);
        limits.countInvitation(by);
        UUID person = people.named(wanted).map(Person::id).orElseThrow(() -> Invalid.value("name", "noSuchPlayer"));
        if (person.equals(by) || !table.seatsOf(person).isEmpty()) {
            throw new ApiProblem(ProblemCode.ALREADY_SEATED, Map.of("seats", table.seatsOf(person)));
        }
        if (rows.add(new AskedRows.Asked(game, person, by, clock.instant()))) {
            notices.publishEvent(new NewsFor(person));
        }
    }

    /** The person does not come; throws {@code notFound} if nobody asked him. */
    public void decline(String game, UUID person) {
        if (Code.of(game).filter(known -> rows.decline(known, person)).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
    }

    /** Where he is waited for, the newest first. */
    public List<Invitation> of(UUID person) {
        List<AskedRows.Asked> asked = rows.of(person, MOST);
        Map<String, Card> open = lists
                .these(asked.stream().map(AskedRows.Asked::game).toList())
                .stream()
                .filter(card -> card.status() == Status.OPEN && !isIn(card, person))
                .collect(Collectors.toMap(Card::id, Function.identity()));
        Map<UUID, Person> by =
                people.findAll(asked.stream().map(AskedRows.Asked::by).toList());
        return asked.stream()
                .filter(one -> open.containsKey(one.game()))
                .map(one -> new Invitation(
                        Optional.ofNullable(open.get(one.game())).orElseThrow(),
                        Optional.ofNullable(by.get(one.by())).map(Person::name).orElse("?"),
                        one.at()))
                .toList();
    }

    private static boolean isIn(Card card, UUID person) {
        return card.places().stream().anyMatch(place -> place.sitter().is(person));
    }

    private static void checkHost(Table table, UUID by) {
        if (!table.agreement().host().equals(by) && table.seatsOf(by).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_YOUR_SEAT);
        }
    }

    private static void checkOpen(Table table) {
        if (table.status() != Status.OPEN) {
            throw new ApiProblem(table.status().over() ? ProblemCode.GAME_OVER : ProblemCode.ALREADY_STARTED);
        }
    }

    /** The game, who asked to it, and when. */
    public record Invitation(Card card, String by, Instant at) {}
}
