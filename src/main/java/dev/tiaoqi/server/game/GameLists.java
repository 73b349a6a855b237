package dev.tiaoqi.server.game;

import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Lists games, newest first, a page at a time. Rows added meanwhile neither repeat nor hide any. */
@Component
public class GameLists {

    private final EntityManager entities;
    private final GameRows games;
    private final SeatRows seats;
    private final PersonGames people;

    GameLists(EntityManager entities, GameRows games, SeatRows seats, PersonGames people) {
        this.entities = entities;
        this.games = games;
        this.seats = seats;
        this.people = people;
    }

    /** A page of the games that fit. */
    @Transactional(readOnly = true)
    public Page page(Filter filter, Paging paging) {
        GameQuery query = new GameQuery(filter, paging.after());
        List<GameRow> rows =
                query.on(entities).setMaxResults(paging.limit() + 1).getResultList();
        boolean more = rows.size() > paging.limit();
        List<GameRow> shown = more ? rows.subList(0, paging.limit()) : rows;
        Optional<Cursor> next =
                more ? Optional.of(new Cursor(shown.getLast().createdAt, shown.getLast().id)) : Optional.empty();
        return new Page(cards(shown), next);
    }

    /** A person's games that run, last touched first; at most a hundred. */
    @Transactional(readOnly = true)
    public List<Card> running(UUID person) {
        return cards(people.games(person, Status.RUNNING.text()));
    }

    /** A person's games in which something happened since then; at most a hundred. */
    @Transactional(readOnly = true)
    public List<Card> touched(UUID person, Instant since) {
        return cards(people.touched(person, since));
    }

    /** These games, in the order of their ids here. */
    @Transactional(readOnly = true)
    public List<Card> these(List<String> ids) {
        Map<String, Card> found = ids.isEmpty()
                ? Map.of()
                : cards(games.findAllByIdIn(ids)).stream().collect(Collectors.toMap(Card::id, card -> card));
        return ids.stream()
                .flatMap(id -> Optional.ofNullable(found.get(id)).stream())
                .toList();
    }

    private List<Card> cards(List<GameRow> rows) {
        Map<String, List<SeatRow>> bySeat = new HashMap<>(
                seats.findAllByKeyGameIdIn(rows.stream().map(row -> row.id).toList()).stream()
                        .sorted((one, other) -> one.key.seat().compareTo(other.key.seat()))
                        .collect(Collectors.groupingBy(seat -> seat.key.gameId())));
        List<Card> cards = new ArrayList<>();
        rows.forEach(row -> cards.add(Snapshots.card(row, bySeat.getOrDefault(row.id, List.of()))));
        return cards;
    }

    /**
     * Which games, of a player and perhaps with another, in which states (none named is any) and of which kind;
     * {@code viewer} sees his own whatever their visibility, others those that are listed.
     */
    public record Filter(
            Optional<UUID> viewer, Optional<UUID> player, Optional<UUID> with, Set<Status> states, Terms terms) {

        public Filter {
            states = Set.copyOf(states);
        }

        public Filter(Optional<UUID> viewer, Optional<UUID> player, Set<Status> states, Terms terms) {
            this(viewer, player, Optional.empty(), states, terms);
        }

        public Filter(Optional<UUID> viewer, Optional<UUID> player, Optional<Status> status, Optional<String> preset) {
            this(
                    viewer,
                    player,
                    status.map(Set::of).orElse(Set.of()),
                    new Terms(preset, OptionalInt.empty(), Optional.empty()));
        }
    }

    /** On what terms a game is played; what is empty may be anything. */
    public record Terms(Optional<String> preset, OptionalInt players, Optional<Boolean> rated) {

        public static final Terms ANY = new Terms(Optional.empty(), OptionalInt.empty(), Optional.empty());
    }

    /** How many, and after which. */
    public record Paging(int limit, Optional<Cursor> after) {}

    /** Some games, and where the next page begins if there is one. */
    public record Page(List<Card> cards, Optional<Cursor> next) {}
}
