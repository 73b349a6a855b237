package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.account.People;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** A test with people who have an account, and games for points. */
public abstract class RatedTest extends GameTest {

    /** The shortest game of two, 30 turns: D begins, A fills his target with the last turn, in round 15. */
    private static final List<String> SHORTEST =
            List.of(("h14-h13 l3:l5 f16:h12 m4:k6 e15:i11 k3:k7 g14:i10 l4:j6 h12:h10"
                            + " m1:k3 i10-j9 j4:f16 e14-f13 l2:h14 e16:g12 k6:e16 e17:i9 m2:e14 i9-i8 k3:e17 f14:l4 k4:g14 h13-i12"
                            + " m3:e15 f15:j7 j6:f14 g15:i13 k7:g15 j7-k6 l5:f15")
                    .split(" "));

    private static final int ROUNDS = 15;

    /** A's last turn in it. */
    protected static final String LAST = SHORTEST.getLast();

    @Autowired
    protected JdbcClient jdbc;

    @Autowired
    protected Ledger ledger;

    @Autowired
    private People people;

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

    /** A rated game that A wins by {@link #LAST} in this round, 17 or later: first both go about in circles for a while. */
    protected static String nearTheEnd(Player a, Player d, int round) {
        return nearTheEnd("", a, d, round);
    }

    /** The same with more options. */
    protected static String nearTheEnd(String more, Player a, Player d, int round) {
        String game = create(a.visitor(), "{\"rated\": true, \"options\": {\"first\": \"D\"" + more + "}}");
        join(d.visitor(), game).expect(200);
        List<String> moves = new ArrayList<>();
        int about = round - ROUNDS;
        if (about % 2 == 1) {
            moves.addAll(List.of("g14-g13", "k4-k5", "g13-h13", "k5-j5", "h13-g14", "j5-k4"));
            about -= 3;
        }
        for (; about > 0; about -= 2) {
            moves.addAll(List.of("g14-g13", "k4-k5", "g13-g14", "k5-k4"));
        }
        moves.addAll(SHORTEST.subList(0, SHORTEST.size() - 1));
        for (int ply = 0; ply < moves.size(); ply++) {
            move((ply % 2 == 0 ? d : a).visitor(), game, moves.get(ply), ply).expect(200);
        }
        return game;
    }

    /** A's last turn. */
    protected static dev.tiaoqi.server.Answer finish(Player a, String game) {
        return move(a.visitor(), game, LAST, look(a.visitor(), game).get("ply").asInt());
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
