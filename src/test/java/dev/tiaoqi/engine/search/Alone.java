package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** A game that computers play among themselves, the chances of it drawn from a seed, as are its first two rounds' moves. */
final class Alone {

    private static final int LOTS = 2;

    private final Random random;
    private final Budget budget;
    private Game game;
    private long thinking;
    private int thoughts;

    private Alone(Rules rules, long seed, Budget budget) {
        random = new Random(seed);
        this.budget = budget;
        First first = First.of(rules.seats().get(random.nextInt(rules.seats().size())));
        game = GivenRules.started(Games.begin(rules.with(Option.FIRST, first))).game();
    }

    /** How a game went: how it ended, and how long its computers thought, in nanoseconds. */
    record Ended(Game game, long thinking, int thoughts) {}

    static Ended of(Rules rules, long seed, Budget budget) {
        return new Alone(rules, seed, budget).played();
    }

    private Ended played() {
        while (game.outcome().isEmpty()) {
            if (game.awaitsThrow()) {
                game = Play.accepted(game, new Action.Throw(1 + random.nextInt(Die.FACES)));
            } else {
                game = Play.accepted(game, game.round() <= LOTS ? drawn() : thought());
            }
        }
        return new Ended(game, thinking, thoughts);
    }

    private String drawn() {
        return game.legalMoves().isEmpty()
                ? "--"
                : game.legalMoves()
                        .get(random.nextInt(game.legalMoves().size()))
                        .text();
    }

    private String thought() {
        long before = System.nanoTime();
        String turn = Thinkers.level(1).think(game, budget).move();
        thinking += System.nanoTime() - before;
        thoughts++;
        return turn + deal(turn).orElse("");
    }

    /** What a whirlwind that ends the turn has dealt. */
    private Optional<String> deal(String turn) {
        if (!turn.contains("T@") || !(game.draft(turn) instanceof Drafted.Begun begun)) {
            return Optional.empty();
        }
        return Optional.of(begun.draft()).flatMap(Draft::stirred).map(contents -> "=" + shuffled(contents));
    }

    private String shuffled(String contents) {
        List<String> free = new ArrayList<>(Arrays.stream(contents.split("", -1))
                .filter(each -> !each.isEmpty() && !"xo".contains(each))
                .toList());
        Collections.shuffle(free, random);
        StringBuilder dealt = new StringBuilder();
        for (String each : contents.split("", -1)) {
            dealt.append(each.isEmpty() || "xo".contains(each) ? each : free.removeLast());
        }
        return dealt.toString();
    }
}
