package dev.tiaoqi.engine.perft;

import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.play.Counter;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Rules;

/**
 * Counts move trees from the command line:
 * {@code java dev.tiaoqi.engine.perft.Perft "<position>" <depth> [men=10] [players=2] [hop=adjacent]
 * [foreignCamps=allowed] [stayInTarget=false]}. Prints what it counts by, then a line for each depth: depth, leaves,
 * milliseconds. Exits with 2 and a reason if it can't.
 */
public final class Perft {

    private Perft() {}

    public static void main(String[] arguments) {
        try {
            Request request = Request.parse(arguments);
            run(request);
        } catch (IllegalArgumentException wrong) {
            System.err.println("perft: " + wrong.getMessage());
            System.exit(2);
        }
    }

    private static void run(Request request) {
        Rules rules = request.rules();
        switch (Games.begin(rules, request.position())) {
            case Begun.ImpossibleRules impossible ->
                throw new IllegalArgumentException("impossible rules: " + impossible.problems());
            case Begun.ImpossiblePosition impossible ->
                throw new IllegalArgumentException("impossible position: " + impossible.problems());
            case Begun.Started started -> System.out.println(request.summary());
        }
        Counter counter = Counter.of(rules, request.position(), request.depth());
        for (int depth = 1; depth <= request.depth(); depth++) {
            long begun = System.nanoTime();
            long leaves = counter.leaves(depth);
            System.out.println(depth + " " + leaves + " " + (System.nanoTime() - begun) / 1_000_000);
        }
    }
}
