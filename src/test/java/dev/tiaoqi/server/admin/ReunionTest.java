package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A rematch is a game of people who can play it, when it begins. */
class ReunionTest extends AdminTest {

    private static Answer again(Visitor who, String game) {
        return who.post(at(game, "/rematch"), "{}");
    }

    private static void cannotCome(Answer answer, String seat) {
        assertThat(answer.expectProblem(409, "notStillIn").json().get("seat").asString())
                .isEqualTo(seat);
    }

    @Test
    void noGameBeginsWithSomebodyWhoIsSuspendedOrGone() {
        Player whom = player();
        Player other = player();
        Visitor admin = admin().visitor();
        String game = rated("", whom, other);
        whom.visitor().post(at(game, "/resignation"), "{}").expect(200);
        again(whom.visitor(), game).expect(200);
        admin.post(at(whom, "/suspension"), BECAUSE).expect(200);
        cannotCome(again(other.visitor(), game), "A");
        deleteWith(admin, at(whom, "/suspension"), BECAUSE).expect(200);
        jdbc.sql("update people set kind = 'DELETED' where id = :id")
                .param("id", whom.id())
                .update();
        cannotCome(again(other.visitor(), game), "A");
        jdbc.sql("update people set kind = 'PLAYER' where id = :id")
                .param("id", whom.id())
                .update();
        JsonNode agreed = again(other.visitor(), game).expect(200).json();
        assertThat(look(other.visitor(), agreed.at("/rematch/game").asString())
                        .get("status")
                        .asString())
                .isEqualTo("running");
    }

    @Test
    void nobodyGetsMoreGamesThanHeMayHaveBecauseAnotherAgrees() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        ming.post(at(game, "/resignation"), "{}").expect(200);
        again(ming, game).expect(200);
        List<String> others = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            others.add(create(ming, "{\"seats\": [\"me\", \"me\"]}"));
        }
        cannotCome(again(lan, game), "A");
        assertThat(look(lan, game).at("/rematch/by").toString()).isEqualTo("[\"A\"]");
        ming.post(at(others.getFirst(), "/resignation"), "{\"seat\": \"A\"}").expect(200);
        again(lan, game).expect(200);
        assertThat(again(ming, game).expect(200).json().at("/rematch/game").isNull())
                .isFalse();
    }

    @Test
    void whoCallsItIsHostIfTheOldHostDidNotPlay() {
        Visitor host = guest();
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(host, "{\"seats\": [\"open\", \"open\"], \"options\": {\"first\": \"A\"}}");
        join(ming, game).expect(200);
        join(lan, game).expect(200);
        ming.post(at(game, "/resignation"), "{}").expect(200);
        again(ming, game).expect(200);
        String next = again(lan, game).expect(200).json().at("/rematch/game").asString();
        assertThat(look(lan, next).at("/you/host").asBoolean()).isTrue();
        assertThat(look(host, next).at("/you/host").asBoolean()).isFalse();
    }
}
