package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.game.Agreement;
import dev.tiaoqi.server.game.Opener;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Visibility;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** A test with people who have an account, and games for points. */
public abstract class RatedTest extends GameTest {

    /** Ends at once by A's move: all D's men but seven are off, three stand in his target. */
    private static final String NEAR_THE_END = A_WINS_BY_E13_E14.replaceAll(" \\d+$", "");

    @Autowired
    protected JdbcClient jdbc;

    @Autowired
    protected Ledger ledger;

    @Autowired
    private People people;

    @Autowired
    private Opener opener;

    @Autowired
    private Clock clock;

    /** Somebody with an account, who has so many points already. */
    protected record Player(Visitor visitor, String name, UUID id) {}

    protected Player player() {
        Visitor visitor = guest();
        String name =
                visitor.get("/api/v1/account").expect(200).json().get("name").asString();
        UUID id = people.named(name).orElseThrow().id();
        jdbc.sql("update people set kind = 'PLAYER' where id = :id")
                .param("id", id)
                .update();
        return new Player(visitor, name, id);
    }

    protected Player player(int points) {
        Player player = player();
        ledger.adjust(player.id(), points, "what he comes with");
        return player;
    }

    /** Somebody at the first total of this level. */
    protected Player atLevel(int level) {
        return level == 1 ? player() : player(dev.tiaoqi.engine.score.Levels.from(level));
    }

    /** A rated game of these, who sit down one after another; A begins. */
    protected static String rated(String more, Player... players) {
        String game = create(
                players[0].visitor(),
                "{\"rated\": true, \"players\": " + players.length + ", \"options\": {\"first\": \"A\"" + more + "}}");
        for (int i = 1; i < players.length; i++) {
            join(players[i].visitor(), game).expect(200);
        }
        return game;
    }

    /** Both go to and fro until this round has begun. */
    protected static void playTo(int round, String game, Player a, Player d) {
        for (int played = 1; played < round; played++) {
            boolean out = played % 2 == 1;
            int ply = 2 * (played - 1);
            move(a.visitor(), game, out ? "k4-k5" : "k5-k4", ply).expect(200);
            move(d.visitor(), game, out ? "g14-g13" : "g13-g14", ply + 1).expect(200);
        }
    }

    /** A rated game that A wins by e13-e14, in this round. */
    protected String nearTheEnd(Player a, Player d, int round) {
        Rules rules = Rules.of(Preset.CLASSIC).with(Option.RATED, true);
        Agreement agreement = new Agreement(
                rules.with(Option.FIRST, dev.tiaoqi.engine.rules.First.of(Seat.A)),
                Optional.of(NEAR_THE_END + " " + round),
                Visibility.LISTED,
                a.id(),
                clock.instant());
        return opener.open(
                        agreement,
                        new TreeMap<>(Map.of(
                                Seat.A, new Sitter.Human(a.id(), Optional.empty()),
                                Seat.D, new Sitter.Human(d.id(), Optional.empty()))))
                .id();
    }

    protected static void resign(Player player, String game) {
        player.visitor().post(at(game, "/resignation"), "{}").expect(200);
    }

    protected static void quit(Player player, String game) {
        player.visitor().post(at(game, "/departure"), "{}").expect(200);
    }

    /** What each seat got, by letter. */
    protected static List<Integer> points(String game, Player viewer) {
        return look(viewer.visitor(), game)
                .get("seats")
                .valueStream()
                .map(seat ->
                        seat.get("points").isNull() ? null : seat.get("points").asInt())
                .toList();
    }

    protected JsonNode profile(Player player) {
        return player.visitor().get(of(player, "")).expect(200).json();
    }

    protected int total(Player player) {
        return profile(player).get("points").asInt();
    }

    protected static String of(Player player, String rest) {
        return "/api/v1/players/" + encoded(player.name()) + rest;
    }

    protected static String encoded(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
