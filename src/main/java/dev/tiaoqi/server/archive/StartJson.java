package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.server.lobby.ObstacleJson;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position as it stands before the first turn of a game that can begin from it, or what is in the way: then {@code seat}
 * and {@code round} are not known, and there are no seats.
 */
record StartJson(
        @Schema(example = "star4 1/2/3/4/13/12/11/10/4D4/10/5A5/12/13/4/3/2/1 A 1")
        String position,

        @Schema(example = "A") @Nullable String seat,
        @Nullable Integer round,
        List<StandingJson> seats,
        List<ObstacleJson> problems) {

    /** One seat: its men on the board, those of them in the target, the rows it has before it (R5.1), its state. */
    record StandingJson(
            @Schema(example = "A") String seat,
            int men,
            int menHome,
            int left,
            @Schema(example = "playing") String state) {

        private static StandingJson of(Standing standing, Position position) {
            return new StandingJson(
                    standing.seat().name(),
                    position.men(standing.seat()).size(),
                    standing.menHome(),
                    standing.distance(),
                    standing.state().text());
        }
    }

    static StartJson of(Game game) {
        Position position = read(game.start());
        return new StartJson(
                game.start(),
                game.first().name(),
                position.round(),
                game.standings().stream()
                        .map(standing -> StandingJson.of(standing, position))
                        .toList(),
                List.of());
    }

    static StartJson none(String position, List<ObstacleJson> problems) {
        return new StartJson(position, null, null, List.of(), problems);
    }

    private static Position read(String text) {
        return switch (PositionText.parse(text)) {
            case PositionText.Parsed.Read read -> read.position();
            case PositionText.Parsed.Unreadable unreadable ->
                throw new IllegalStateException(unreadable.problems().toString());
        };
    }
}
