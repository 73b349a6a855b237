package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.engine.score.Place;
import dev.tiaoqi.server.game.Invalid;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads where one of so many seats stood, in a game with so many ranks and men a seat. */
record PlaceReader(int players, int ranks, int men) {

    Place read(String field, ResultBody.@Nullable StandingBody given) {
        ResultBody.StandingBody body = Invalid.required(field, given);
        return new Place(
                seat(field + ".seat", body.seat()),
                Numbers.required(field + ".level", body.level(), Levels.HIGHEST),
                Numbers.required(field + ".rank", body.rank(), ranks),
                state(field + ".state", body.state()),
                Numbers.orNone(field + ".menHome", body.menHome(), men));
    }

    private static Seat seat(String field, @Nullable String letter) {
        return Seat.parse(Invalid.required(field, letter)).orElseThrow(() -> Invalid.value(field, "seat"));
    }

    private static SeatState state(String field, @Nullable String given) {
        String text = Invalid.required(field, given);
        return Arrays.stream(SeatState.values())
                .filter(state -> state.text().equals(text))
                .findFirst()
                .orElseThrow(() -> Invalid.value(field, "unknown"));
    }
}
