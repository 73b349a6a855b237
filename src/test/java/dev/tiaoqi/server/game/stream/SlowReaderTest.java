package dev.tiaoqi.server.game.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.game.Sight;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class SlowReaderTest extends GameTest {

    private static final StreamSettings THREE_BEHIND = new StreamSettings(6, 60, Duration.ofSeconds(15), 3);

    @Autowired
    private Followers tools;

    @Autowired
    private Hub hub;

    @Test
    void whoLagsTooFarBehindGetsTheWholeGameAgain() throws IOException {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Pen pen = new Pen(out, Pen.Form.LINES);
        Ear ear = new Ear(new Ear.Owner(Optional.empty(), Optional.empty(), "here"));
        GameFollower follower = new GameFollower(
                patient(),
                new GameFollower.Wish(game, Sight.Viewer.of(new Caller.Nobody()), OptionalInt.empty()),
                hub.follow(game, ear));
        follower.begin(pen);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13", "k4-k5");
        follower.tell(pen, Set.of(game));
        play(game, List.of(ming, lan), "g14-g13", "k5-k6", "g13-g12", "k6-k7");
        follower.tell(pen, Set.of(game));
        hub.close(ear);
        assertThat(types(out)).containsExactly("game", "turn", "turn", "turn", "game");
    }

    @Test
    void whoComesBackAfterTooLongGetsTheWholeGameToo() throws IOException {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13", "k4-k5", "g14-g13");
        int now = look(ming, game).get("version").asInt();
        assertThat(begun(game, now - 3)).containsExactly("turn", "turn", "turn");
        assertThat(begun(game, now - 4)).containsExactly("game");
        assertThat(begun(game, 0)).containsExactly("game");
        assertThat(begun(game, now + 1)).containsExactly("game");
    }

    private List<String> begun(String game, int since) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Ear ear = new Ear(new Ear.Owner(Optional.empty(), Optional.empty(), "there"));
        Sight.Viewer anybody = Sight.Viewer.of(new Caller.Nobody());
        GameFollower.Wish wish = new GameFollower.Wish(game, anybody, OptionalInt.of(since));
        new GameFollower(patient(), wish, hub.follow(game, ear)).begin(new Pen(out, Pen.Form.LINES));
        hub.close(ear);
        return types(out);
    }

    private static List<String> types(ByteArrayOutputStream out) {
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceAll("\\{\"type\":\"(\\w+)\".*", "$1"))
                .filter(type -> !type.equals("presence"))
                .toList();
    }

    private Followers patient() {
        return new Followers(
                tools.tables(),
                tools.sight(),
                tools.lists(),
                tools.presence(),
                tools.news(),
                tools.shapes(),
                tools.events(),
                THREE_BEHIND,
                tools.clock());
    }
}
