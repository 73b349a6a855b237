package dev.tiaoqi.engine;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.oracle.RandomGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A whole game drawn by lot, once for all who ask for its seed: the game at its start, and the actions it was made of. */
record LotGame(Game begun, List<Action> actions) {

    private static final Map<Long, LotGame> DRAWN = new ConcurrentHashMap<>();

    static LotGame of(long seed) {
        return DRAWN.computeIfAbsent(seed, LotGame::draw);
    }

    /** By any rules there are. */
    static RandomGame lot(long seed) {
        return RandomGame.of(seed, RandomGame.rules(seed));
    }

    private static LotGame draw(long seed) {
        PairedGame pair = PairedGame.of(lot(seed));
        Game begun = pair.engine();
        List<Action> actions = new ArrayList<>();
        while (!pair.isOver()) {
            actions.add(pair.next());
        }
        return new LotGame(begun, List.copyOf(actions));
    }
}
