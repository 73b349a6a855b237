package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R7. */
class TeamsTest {

    @ParameterizedTest
    @CsvSource({"4, true, A1 B2 D1 E2", "6, true, A1 B2 C1 D2 E1 F2", "4, false, A- B- D- E-"})
    void seatsAlternateTeamOneAndTwo(int players, boolean teams, String expected) {
        Rules rules = Rules.of(Preset.CLASSIC, "star4", players, 10).with(Option.TEAMS, teams);
        assertThat(rules.seats().stream().map(seat -> seat + team(rules, seat)).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    private static String team(Rules rules, Seat seat) {
        return Teams.of(rules, seat).isPresent()
                ? Integer.toString(Teams.of(rules, seat).getAsInt())
                : "-";
    }
}
