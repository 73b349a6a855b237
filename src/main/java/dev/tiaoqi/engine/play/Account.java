package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.position.MoveText;
import dev.tiaoqi.engine.position.TurnText;
import dev.tiaoqi.engine.rules.Item;
import java.util.ArrayList;
import java.util.List;

/** What is told of a turn with items as it goes on: its words (N3), its man's trail, and what it changed. */
final class Account {

    private final Topology board;
    private final List<String> words = new ArrayList<>();
    private final List<String> trail = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();

    Account(Topology board) {
        this.board = board;
    }

    Account copy() {
        Account copy = new Account(board);
        copy.words.addAll(words);
        copy.trail.addAll(trail);
        copy.effects.addAll(effects);
        return copy;
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    String text() {
        return String.join(" ", words);
    }

    List<String> trail() {
        return List.copyOf(trail);
    }

    List<Effect> effects() {
        return List.copyOf(effects);
    }

    void marble() {
        words.add(TurnText.marble());
    }

    void placed(Item item, int cell) {
        words.add(TurnText.on(board, item, cell));
        effects.add(new Effect.Placed(item, board.name(cell)));
    }

    void walked(LegalMove move) {
        words.add(move.text());
        effects.add(new Effect.Walked(move.trail()));
        went(move.trail());
    }

    void flown(Item item, int from, int to) {
        String start = board.name(from);
        String end = board.name(to);
        words.add(TurnText.over(board, item, from, to));
        effects.add(item == Item.WING ? new Effect.Winged(start, end) : new Effect.Swapped(start, end));
        went(List.of(start, end));
    }

    void passed() {
        words.add(MoveText.PASS);
    }

    void blown(int centre) {
        words.add(TurnText.on(board, Item.WHIRLWIND, centre));
    }

    void dealt(Effect.Dealt deal) {
        words.add(TurnText.on(board, Item.WHIRLWIND, board.cell(deal.centre()).orElseThrow()) + "=" + deal.after());
        effects.add(deal);
    }

    /** The second part begins where the first ended. */
    private void went(List<String> cells) {
        trail.addAll(trail.isEmpty() ? cells : cells.subList(1, cells.size()));
    }
}
