package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Block;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Option;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The items in a game that has them (R8): what each seat still holds, and what lies on the board. */
public record Belongings(SortedMap<Seat, List<Item>> hands, List<Block> blocks) {

    public Belongings {
        hands = Collections.unmodifiableSortedMap(new TreeMap<>(hands));
        blocks = List.copyOf(blocks);
    }

    static Optional<Belongings> of(Game game) {
        if (!game.rules().get(Option.ITEMS)) {
            return Optional.empty();
        }
        SortedMap<Seat, List<Item>> hands = new TreeMap<>();
        game.seats().forEach(seat -> hands.put(seat, game.hand(seat)));
        return Optional.of(new Belongings(hands, game.blocks()));
    }
}
