package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.time.Duration;
import java.time.Instant;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whether somebody looks at the board, has turned away, or is gone. */
class PresenceTest extends GameTest {

    @Test
    void whoIsThereIsSaidOfEverySeat() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        try (StreamReader own = StreamReader.of(lan, at(game, "/events"))) {
            own.next("game");
            assertThat(look(ming, game).at("/seats/1/presence").asString()).isEqualTo("online");
        }
        Awaitility.await("a stream that was closed is noticed")
                .atMost(Duration.ofSeconds(20))
                .until(() -> look(ming, game).at("/seats/1/presence").asString().equals("away"));
        JsonNode seat = look(ming, game).at("/seats/1");
        assertThat(seat.get("present").asBoolean()).isFalse();
        assertThat(seat.get("since").isNull()).isFalse();
        Sighting longAgo = new Sighting(Instant.EPOCH, Instant.EPOCH.plusSeconds(60));
        assertThat(longAgo.at(Instant.EPOCH.plusSeconds(59))).isEqualTo(Presently.ONLINE);
        assertThat(longAgo.at(Instant.EPOCH.plusSeconds(60))).isEqualTo(Presently.AWAY);
        assertThat(longAgo.at(Instant.EPOCH.plusSeconds(120))).isEqualTo(Presently.DISCONNECTED);
    }

    @Test
    void whoHidesHisPageIsAwaySinceThen() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        Instant before = Instant.now().minusMillis(1);
        try (StreamReader hidden = StreamReader.of(lan, at(game, "/events?hidden=true"))) {
            hidden.next("game");
            JsonNode seat = look(ming, game).at("/seats/1");
            assertThat(seat.get("presence").asString()).isEqualTo("away");
            assertThat(Instant.parse(seat.get("since").asString())).isBetween(before, Instant.now());
            try (StreamReader looking = StreamReader.of(lan, at(game, "/events"))) {
                looking.next("game");
                assertThat(look(ming, game).at("/seats/1/presence").asString()).isEqualTo("online");
                assertThat(look(ming, game).at("/seats/1/since").isNull()).isTrue();
            }
        }
        lan.get(at(game, "/events?hidden=perhaps")).expectProblem(400, "invalidValue");
    }

    /** However long a page is hidden, its owner can be called back: he has not gone (R3.3). */
    @Test
    void aSightingSaysHowSomebodyIs() {
        Instant hid = Instant.EPOCH;
        Sighting hidden = new Sighting(hid.plusSeconds(900), hid);
        assertThat(hidden.at(hid.plusSeconds(901))).isEqualTo(Presently.AWAY);
        assertThat(hidden.since()).isEqualTo(hid);
        assertThat(hidden.at(hid.plusSeconds(960))).isEqualTo(Presently.DISCONNECTED);
    }
}
