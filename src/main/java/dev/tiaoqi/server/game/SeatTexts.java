package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Obligation;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** Between a place at a table and the row of {@code seats} that keeps it. */
final class SeatTexts {

    private SeatTexts() {}

    static SeatRow row(String gameId, Place place) {
        SeatRow row = new SeatRow();
        row.key = new SeatRow.Key(gameId, place.seat().name());
        show(row, place);
        return row;
    }

    static void show(SeatRow row, Place place) {
        Standing standing = place.standing();
        sit(row, place.sitter());
        row.menHome = standing.menHome();
        row.state = standing.state().text();
        row.levelBefore = place.grade().map(Grade::level).orElse(null);
        row.pointsBefore = place.grade().map(Grade::points).orElse(null);
        row.place = standing.rank().isPresent() ? (Integer) standing.rank().getAsInt() : null;
        row.deadline = place.deadline().map(SeatTexts::deadline).orElse(null);
        row.care = place.care().isPresent() ? (Integer) place.care().getAsInt() : null;
    }

    static Place place(SeatRow row) {
        Seat seat = Seat.valueOf(row.key.seat());
        SeatState state = Arrays.stream(SeatState.values())
                .filter(each -> each.text().equals(row.state))
                .findFirst()
                .orElseThrow();
        OptionalInt rank = row.place == null ? OptionalInt.empty() : OptionalInt.of(row.place);
        return new Place(
                seat,
                sitter(row),
                new Standing(seat, state, row.menHome, 0, rank),
                grade(row),
                Optional.ofNullable(row.deadline).map(SeatTexts::deadline),
                row.care == null ? OptionalInt.empty() : OptionalInt.of(row.care));
    }

    private static Optional<Grade> grade(SeatRow row) {
        return row.levelBefore == null || row.pointsBefore == null
                ? Optional.empty()
                : Optional.of(new Grade(row.levelBefore, row.pointsBefore));
    }

    private static String deadline(Obligation obligation) {
        return obligation.round() + ":" + obligation.men() + ":" + obligation.outside();
    }

    private static Obligation deadline(String text) {
        String[] numbers = text.split(":", -1);
        return new Obligation(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
    }

    private static void sit(SeatRow row, Sitter sitter) {
        Optional<Sitter.Human> human =
                Optional.of(sitter).filter(Sitter.Human.class::isInstance).map(Sitter.Human.class::cast);
        row.personId = human.map(Sitter.Human::person).orElse(null);
        row.nickname = human.flatMap(Sitter.Human::nickname).orElse(null);
        row.level = sitter instanceof Sitter.Computer computer ? (Integer) computer.level() : null;
        row.kind = switch (sitter) {
            case Sitter.Open open -> "open";
            case Sitter.Human person -> "human";
            case Sitter.Computer computer -> "bot";
        };
    }

    private static Sitter sitter(SeatRow row) {
        return switch (row.kind) {
            case "human" -> new Sitter.Human(Objects.requireNonNull(row.personId), Optional.ofNullable(row.nickname));
            case "bot" -> new Sitter.Computer(Objects.requireNonNull(row.level));
            default -> new Sitter.Open();
        };
    }
}
