package dev.tiaoqi.server.game;

import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Writes down what happened: the log's new rows, and the snapshot after them. Always inside a transaction. */
@Component
class Books {

    private final EntityManager entities;
    private final GameRows games;
    private final SeatRows seats;
    private final PersonGames people;
    private final ComputerPause pause;
    private final Scorekeeper scorekeeper;
    private final Chronicler chronicler;
    private final Timing timing;

    Books(
            EntityManager entities,
            GameRows games,
            SeatRows seats,
            PersonGames people,
            ComputerPause pause,
            Scorekeeper scorekeeper,
            Chronicler chronicler,
            Timing timing) {
        this.entities = entities;
        this.games = games;
        this.seats = seats;
        this.people = people;
        this.pause = pause;
        this.scorekeeper = scorekeeper;
        this.chronicler = chronicler;
        this.timing = timing;
    }

    Optional<GameRow> lock(String id) {
        return games.lock(id);
    }

    Table open(Table table, String invite) {
        Card card = Card.of(table, new Card.Beside(Optional.of(invite), Optional.empty()));
        GameRow row = Snapshots.row(card);
        stamp(row, table);
        row.computerDue = due(table);
        setAlarm(row, table);
        entities.persist(row);
        card.places().forEach(place -> entities.persist(SeatTexts.row(table.id(), place)));
        owners(table).forEach(person -> entities.persist(PersonGame.of(person, table)));
        table.log().forEach(logged -> entities.persist(LogRow.of(table.id(), logged)));
        return table;
    }

    /** The rows by which {@code after} differs from {@code before}. */
    void enter(GameRow row, Table before, Table after) {
        Card card = Card.of(after, Snapshots.beside(row));
        Snapshots.show(row, card);
        stamp(row, after);
        if (!after.turnSince().equals(before.turnSince())
                || !after.computerToMove().equals(before.computerToMove())) {
            row.computerDue = due(after);
        }
        setAlarm(row, after);
        Map<String, SeatRow> rows = seats.findAllByKeyGameIdIn(List.of(row.id)).stream()
                .collect(Collectors.toMap(seat -> seat.key.seat(), Function.identity()));
        for (Place place : card.places()) {
            SeatTexts.show(Objects.requireNonNull(rows.get(place.seat().name())), place);
        }
        after.since(before.version()).forEach(logged -> entities.persist(LogRow.of(row.id, logged)));
        owners(before, after);
        tellKeepers(before, after);
    }

    private void tellKeepers(Table before, Table after) {
        if (after.status() == before.status() || !after.status().over()) {
            return;
        }
        entities.flush(); // whoever reads the store from here on finds the game as it ended
        if (after.status() == Status.VOID) {
            scorekeeper.voided(after);
            chronicler.voided(after);
        } else {
            scorekeeper.ended(after);
            chronicler.ended(after);
        }
    }

    /** When somebody must look whether a flag has fallen. */
    void setAlarm(GameRow row, Table table) {
        row.clockDue = timing.runsOutAt(table).orElse(null);
    }

    private static void stamp(GameRow row, Table table) {
        row.touchedAt = table.log().getLast().at();
        row.turnSince = table.turnSince();
    }

    private @Nullable Instant due(Table table) {
        return table.computerToMove()
                .map(computer -> pause.after(table.log().getLast().at()))
                .orElse(null);
    }

    private void owners(Table before, Table after) {
        Set<UUID> was = owners(before);
        Set<UUID> is = owners(after);
        is.stream()
                .filter(person -> !was.contains(person))
                .forEach(person -> entities.persist(PersonGame.of(person, after)));
        was.stream()
                .filter(person -> !is.contains(person))
                .forEach(person -> people.remove(new PersonGame.Key(person, after.id())));
    }

    private static Set<UUID> owners(Table table) {
        Set<UUID> owners = new HashSet<>(table.people());
        owners.add(table.agreement().host());
        return owners;
    }
}
