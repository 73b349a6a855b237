package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

class JanitorTest extends GameTest {

    @Autowired
    private Janitor janitor;

    @Autowired
    private JdbcClient sql;

    @Autowired
    private Clock clock;

    @Test
    void openGamesGoAfterADay() {
        Visitor ming = guest();
        String old = newGame(ming);
        String young = newGame(ming);
        age("created_at", old, Duration.ofHours(24).plusSeconds(1));
        age("created_at", young, Duration.ofHours(24).minusMinutes(1));
        janitor.sweep();
        assertThat(look(ming, old).get("status").asString()).isEqualTo("cancelled");
        assertThat(look(ming, young).get("status").asString()).isEqualTo("open");
        join(guest(), old).expectProblem(409, "gameOver");
    }

    @Test
    void gamesNobodyPlaysAreAbandonedAfterAMonth() {
        Visitor ming = guest();
        String old = twoAtTable(ming, guest());
        String young = twoAtTable(ming, guest());
        age("turn_since", old, Duration.ofDays(30).plusSeconds(1));
        age("turn_since", young, Duration.ofDays(30).minusMinutes(1));
        janitor.sweep();
        JsonNode abandoned = look(ming, old);
        assertThat(abandoned.get("status").asString()).isEqualTo("ended");
        assertThat(abandoned.get("result").toString()).isEqualTo("{\"round\":1,\"ply\":0,\"reason\":\"abandoned\"}");
        assertThat(abandoned.get("toMove").isNull()).isTrue();
        assertThat(ming.get(at(old, "/legal-moves")).json().get("moves")).isEmpty();
        move(ming, old, "l3:j5", 0).expectProblem(409, "gameOver");
        assertThat(look(ming, young).get("status").asString()).isEqualTo("running");
    }

    private void age(String column, String game, Duration by) {
        var then = clock.instant().minus(by).atOffset(ZoneOffset.UTC);
        sql.sql("update games set " + column + " = ? where id = ?")
                .params(then, game)
                .update();
    }
}
