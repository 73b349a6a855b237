package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** People who play one game, each at a browser of his own. */
record Company(String game, Planned course, List<Member> members) {

    Company {
        members = List.copyOf(members);
    }

    /** One of them; who sits at a phone moves by touch. */
    record Member(Screen screen, String seat, boolean phone) {

        void move(Planned.Step step) {
            screen.awaitTurn();
            if (phone) {
                screen.tap(step.from(), step.to());
            } else {
                screen.click(step.from(), step.to());
            }
        }
    }

    Member at(String seat) {
        return members.stream()
                .filter(each -> each.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    /** Whoever is to move takes a step home. */
    void move() {
        JsonNode game = state();
        at(game.get("toMove").asString()).move(course.next(game));
    }

    /** Plays from this ply to the end, and everybody sees every turn. */
    void playOn(int from) {
        int ply = from;
        awaitPly(ply);
        while (state().get("status").asString().equals("running")) {
            move();
            awaitPly(++ply);
        }
        awaitEnd();
    }

    /** Everybody sees that so many turns were taken. */
    void awaitPly(int ply) {
        members.forEach(each -> each.screen().awaitPly(ply));
    }

    void awaitEnd() {
        members.forEach(each -> assertThat(each.screen().find("#content")).hasAttribute("data-status", "ended"));
    }

    /** The seat that came first. */
    String winner() {
        return state().get("seats")
                .valueStream()
                .filter(seat -> seat.get("rank").asInt() == 1)
                .findFirst()
                .orElseThrow()
                .get("seat")
                .asString();
    }

    JsonNode state() {
        return members.getFirst().screen().call("GET", "/api/v1/games/" + game, "");
    }
}
