package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

@ResourceLock(ServerTest.QUEUE)
class HandedTest extends GameTest {

    private static final String PASSWORD = "nine men's morris";

    @Autowired
    private JdbcClient jdbc;

    @AfterEach
    void nobodyWaitsForTheNextTest() {
        jdbc.sql("delete from pairing").update();
    }

    @Test
    void whoSignsInKeepsHisPlaceInTheQueue() {
        String name = newPlayer();
        Visitor atHome = enter(nobody(), name);
        seek(atHome, 4);
        Visitor guest = guest();
        seek(guest, 3);
        String since = pairing(guest).get("since").asString();
        Visitor player = enter(guest, name);
        JsonNode stand = pairing(player);
        assertThat(stand.get("status").asString()).isEqualTo("waiting");
        assertThat(stand.get("players").asInt()).isEqualTo(3);
        assertThat(stand.get("since").asString()).isEqualTo(since);
        assertThat(pairing(atHome)).isEqualTo(stand);
        seek(guest(), 3);
        seek(guest(), 3);
        String game = pairing(player).get("game").asString();
        assertThat(look(player, game).at("/you/seats")).hasSize(1);
    }

    @Test
    void whoSignsInWithoutAWishKeepsTheOneHeHad() {
        String name = newPlayer();
        Visitor atHome = enter(nobody(), name);
        seek(atHome, 4);
        enter(guest(), name);
        assertThat(pairing(atHome).get("players").asInt()).isEqualTo(4);
    }

    @Test
    void whoSignsInIsStillExpectedWhereHeWas() {
        String name = newPlayer();
        Visitor atHome = enter(nobody(), name);
        Visitor host = guest();
        Visitor guest = guest();
        String asGuest = newGame(host);
        String asBoth = newGame(host);
        String declined = newGame(host);
        for (String game : List.of(asGuest, asBoth, declined)) {
            invite(host, game, name(guest));
        }
        invite(host, asBoth, name);
        invite(host, declined, name);
        guest.delete(at(declined, "/invitations/me")).expect(204);
        String own = newGame(guest);
        Visitor other = guest();
        invite(guest, own, name(other));
        invite(guest, own, name);
        Visitor player = enter(guest, name);
        assertThat(texts(invitations(player), "game")).containsExactlyInAnyOrder(asGuest, asBoth);
        assertThat(texts(invitations(atHome), "game")).containsExactlyInAnyOrder(asGuest, asBoth);
        assertThat(invitations(other).get(0).get("by").asString()).isEqualTo(name);
    }

    @Test
    void whoDeletesHisAccountWaitsForNobodyAndNobodyForHim() {
        String name = newPlayer();
        Visitor player = enter(nobody(), name);
        UUID id = jdbc.sql("select id from people where name = :name")
                .param("name", name)
                .query(UUID.class)
                .single();
        Visitor host = guest();
        invite(host, newGame(host), name);
        seek(player, 4);
        assertThat(rows("pairing", id) + rows("invitations", id)).isEqualTo(2);
        player.send("DELETE", "/api/v1/account", "{\"password\": \"" + PASSWORD + "\"}")
                .expect(204);
        assertThat(rows("pairing", id) + rows("invitations", id)).isZero();
    }

    private int rows(String table, UUID person) {
        return jdbc.sql("select count(*) from " + table + " where person_id = :person")
                .param("person", person)
                .query(Integer.class)
                .single();
    }

    private String newPlayer() {
        String name = "h" + UUID.randomUUID().toString().substring(0, 12);
        credentials(nobody(), "sign-up", name).expect(201);
        return name;
    }

    private Visitor enter(Visitor who, String name) {
        return nobody().withToken(credentials(who, "sign-in", name)
                .expect(200)
                .json()
                .get("token")
                .asString());
    }

    private static Answer credentials(Visitor who, String how, String name) {
        return who.post("/api/v1/account/" + how, "{\"name\": \"" + name + "\", \"password\": \"" + PASSWORD + "\"}");
    }

    private static void seek(Visitor who, int players) {
        who.post("/api/v1/pairing", "{\"preset\": \"classic\", \"players\": " + players + "}")
                .expect(200);
    }

    private static JsonNode pairing(Visitor who) {
        return who.get("/api/v1/pairing").expect(200).json();
    }

    private static void invite(Visitor by, String game, String name) {
        by.post(at(game, "/invitations"), "{\"name\": \"" + name + "\"}").expect(204);
    }

    private static String name(Visitor who) {
        return who.get("/api/v1/account").expect(200).json().get("name").asString();
    }

    private static JsonNode invitations(Visitor who) {
        return who.get("/api/v1/invitations").expect(200).json().get("items");
    }
}
