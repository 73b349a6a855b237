package dev.tiaoqi.server.game.page;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What chance decided in some rounds that follow each other: a long game is listed in stretches, each folded under its
 * first and last round. The last of a game goes as far as its last round in which anything was drawn.
 */
public record Stretch(int from, int to, List<Drawn> drawn) {

    /** So many rounds at a time: a screen or two with two players, no page that nobody can find his way in. */
    static final int ROUNDS = 25;

    public Stretch {
        drawn = List.copyOf(drawn);
    }

    /** All of a game, in its order. */
    static List<Stretch> of(List<Drawn> drawn) {
        Map<Integer, List<Drawn>> parts = drawn.stream()
                .collect(Collectors.groupingBy(each -> (each.round() - 1) / ROUNDS, TreeMap::new, Collectors.toList()));
        return parts.entrySet().stream()
                .map(part -> new Stretch(
                        part.getKey() * ROUNDS + 1, part.getValue().getLast().round(), part.getValue()))
                .toList();
    }
}
