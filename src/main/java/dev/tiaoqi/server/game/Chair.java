package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;

/** Where somebody would like to sit. */
public sealed interface Chair {

    /** The seat he gets; throws {@code seatTaken} if nothing is free there, {@code invalidValue} if there is no such. */
    Seat at(Table table);

    /** Wherever there is room. */
    record Any() implements Chair {
        @Override
        public Seat at(Table table) {
            return table.openSeats().getFirst(); // a game that waits for its start has one
        }
    }

    /** This seat. */
    record Named(Seat seat) implements Chair {
        @Override
        public Seat at(Table table) {
            Holding.inGame(table, seat);
            if (!table.openSeats().contains(seat)) {
                throw new ApiProblem(ProblemCode.SEAT_TAKEN, Map.of("seat", seat, "open", table.openSeats()));
            }
            return seat;
        }
    }

    /** With these partners (R7). */
    record OfTeam(int team) implements Chair {
        @Override
        public Seat at(Table table) {
            if (!table.agreement().rules().get(Option.TEAMS)) {
                throw Invalid.value("team", "noTeams");
            }
            List<Seat> open = table.openSeats();
            return open.stream()
                    .filter(seat -> Teams.isOf(table.agreement().rules(), seat, team))
                    .findFirst()
                    .orElseThrow(() -> new ApiProblem(ProblemCode.SEAT_TAKEN, Map.of("team", team, "open", open)));
        }
    }
}
