package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.game.Chair;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Teams;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which seat is wanted, or by which invite somebody comes; empty for any open seat. */
record JoinBody(
        @Nullable String seat,
        @Nullable Integer team,
        @Nullable String invite) {

    static final JoinBody ANY = new JoinBody(null, null, null);

    /** Where he would like to sit. */
    Chair chair() {
        Optional<Seat> named = Invalid.seat(seat);
        if (team == null) {
            return named.<Chair>map(Chair.Named::new).orElseGet(Chair.Any::new);
        }
        if (named.isPresent() || !Teams.ALL.contains(team)) {
            throw Invalid.value("team", named.isPresent() ? "seatOrTeam" : "range");
        }
        return new Chair.OfTeam(team);
    }
}
