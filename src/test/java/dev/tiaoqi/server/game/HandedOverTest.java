package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** A game that is over, whose guest has signed in to an account since. */
class HandedOverTest extends GameTest {

    @Autowired
    private Tables tables;

    @Test
    void aServerThatHasItAtHandFromBeforeKnowsWhoHeIs() {
        Visitor lan = guest();
        Visitor ming = guest();
        String game = twoAtTable(lan, ming);
        lan.post(at(game, "/resignation"), "{}").expect(200);
        Table before = tables.find(game).orElseThrow().table();
        String account = account(guest());
        Visitor player = nobody().withToken(lan.post("/api/v1/account/sign-in", account)
                .expect(200)
                .json()
                .get("token")
                .asString());
        assertThat(look(player, game).at("/you/seats").toString()).isEqualTo("[\"A\"]");
        tables.keep(before); // as on a server that has read it before
        JsonNode seen = look(player, game);
        assertThat(seen.at("/you/seats").toString()).isEqualTo("[\"A\"]");
        assertThat(seen.at("/you/host").asBoolean()).isTrue();
        player.post(at(game, "/rematch"), "{}").expect(200);
        ming.post(at(game, "/rematch"), "{}").expect(200);
    }

    private static String account(Visitor visitor) {
        String name = "Heir" + Long.toString(System.nanoTime(), 36);
        String wish = "{\"name\": \"" + name + "\", \"password\": \"seven marbles on a tray\"}";
        visitor.post("/api/v1/account/sign-up", wish).expect(201);
        return wish;
    }
}
