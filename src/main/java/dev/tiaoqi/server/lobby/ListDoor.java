package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.web.NextLink;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where games are listed. */
@RestController
@Tag(name = "Games")
class ListDoor {

    private static final int LONGEST_PAGE = 100;

    private final GameLists lists;
    private final People people;
    private final GameShapes shapes;
    private final NextLink link;

    ListDoor(GameLists lists, People people, GameShapes shapes, NextLink link) {
        this.lists = lists;
        this.people = people;
        this.shapes = shapes;
        this.link = link;
    }

    @Operation(
            summary = "List games, newest first",
            description =
                    "Without turns, events and positions. Everybody finds what is listed; with mine or player also"
                            + " those you have part in.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.NOT_SIGNED_IN})
    @GetMapping("/api/v1/games")
    ResponseEntity<GamesJson> list(@ParameterObject ListQuery query, Caller caller, HttpServletRequest request) {
        if (query.pageSize() < 1 || query.pageSize() > LONGEST_PAGE) {
            throw Invalid.value("limit", "range");
        }
        Optional<GameLists.Filter> filter = filter(query, caller);
        GameLists.Paging paging = new GameLists.Paging(query.pageSize(), query.after());
        GameLists.Page page = filter.map(wanted -> lists.page(wanted, paging))
                .orElseGet(() -> new GameLists.Page(java.util.List.of(), Optional.empty()));
        Optional<String> next = page.next().map(Cursor::text);
        GamesJson json = new GamesJson(shapes.items(page.cards(), caller.known().map(Person::id)), next.orElse(null));
        ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
        link.add(answer, request, next);
        return answer.body(json);
    }

    /** Empty if a player is asked for whom there is not. */
    private Optional<GameLists.Filter> filter(ListQuery query, Caller caller) {
        Optional<UUID> viewer = caller.known().map(Person::id);
        Optional<UUID> player =
                Optional.ofNullable(query.player()).flatMap(people::named).map(Person::id);
        if (query.player() != null && player.isEmpty()) {
            return Optional.empty();
        }
        boolean mine = Boolean.TRUE.equals(query.mine());
        Optional<UUID> whose = mine ? Optional.of(caller.person().id()) : player;
        Optional<UUID> with = player.filter(other -> mine);
        return Optional.of(new GameLists.Filter(viewer, whose, with, states(query), terms(query)));
    }

    /** A seat is free in games that wait for their start, and in no others. */
    private static Set<Status> states(ListQuery query) {
        Optional<Status> status = status(query);
        if (query.seat() == null) {
            return status.map(Set::of).orElse(Set.of());
        }
        boolean another = status.isPresent() && status.get() != Status.OPEN;
        if (!query.seat().equals("free") || another) {
            throw Invalid.value("seat", "unknown");
        }
        return Set.of(Status.OPEN);
    }

    private static GameLists.Terms terms(ListQuery query) {
        OptionalInt players =
                Stream.ofNullable(query.players()).mapToInt(number -> number).findFirst();
        return new GameLists.Terms(preset(query), players, Optional.ofNullable(query.rated()));
    }

    private static Optional<Status> status(ListQuery query) {
        return Optional.ofNullable(query.status())
                .map(text -> Arrays.stream(Status.values())
                        .filter(status -> status.text().equals(text))
                        .findFirst()
                        .orElseThrow(() -> Invalid.value("status", "unknown")));
    }

    private static Optional<String> preset(ListQuery query) {
        return Optional.ofNullable(query.preset())
                .map(text -> Preset.named(text).orElseThrow(() -> Invalid.value("preset", "unknown")))
                .map(Preset::text);
    }
}
