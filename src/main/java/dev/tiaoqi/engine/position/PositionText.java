package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and writes position texts (N2): {@code BOARD RANKS SEAT ROUND}. */
public final class PositionText {

    private static final int LONGEST = 400;

    private PositionText() {}

    /** What was read: a position, which may still be one no game can reach, or what is wrong with the text. */
    public sealed interface Parsed {
        record Read(Position position) implements Parsed {}

        record Unreadable(List<Problem> problems) implements Parsed {
            public Unreadable {
                problems = List.copyOf(problems);
            }
        }
    }

    public static Parsed parse(String text) {
        String[] fields = text.length() > LONGEST ? new String[0] : text.split(" ", -1);
        if (fields.length != 4) {
            return unreadable(Problem.of("fourFields"));
        }
        Optional<Topology> board = Topology.named(fields[0]);
        if (board.isEmpty()) {
            return unreadable(Problem.of("unknownBoard", fields[0]));
        }
        List<Problem> problems = new ArrayList<>();
        byte[] owners = Ranks.parse(board.get(), fields[1], problems);
        Optional<Seat> seat = fields[2].equals("-") ? Optional.empty() : seat(fields[2]);
        if (seat.isEmpty() && !fields[2].equals("-")) {
            problems.add(Problem.of("seatUnreadable", fields[2]));
        }
        if (!fields[3].matches("[1-9]\\d{0,3}")) {
            problems.add(Problem.of("roundUnreadable", fields[3]));
        }
        return problems.isEmpty()
                ? new Parsed.Read(Position.of(
                        board.get(), owners, new Position.Turn(seat.orElse(null), Integer.parseInt(fields[3]))))
                : new Parsed.Unreadable(problems);
    }

    public static String write(Position position) {
        return position.board() + " " + Ranks.write(position) + " "
                + position.toMove().map(Seat::name).orElse("-") + " " + position.round();
    }

    private static Optional<Seat> seat(String letter) {
        return Seat.parse(letter).filter(seat -> seat.name().equals(letter));
    }

    private static Parsed unreadable(Problem problem) {
        return new Parsed.Unreadable(List.of(problem));
    }
}
