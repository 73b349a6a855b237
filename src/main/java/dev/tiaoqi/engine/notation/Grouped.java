package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.rules.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The words of a movetext that make one turn (N3): with items it may be several. */
final class Grouped {

    private final List<Token> words;
    private final List<Token> turn = new ArrayList<>();
    private int next;

    private Grouped(List<Token> words, int from) {
        this.words = words;
        next = from;
    }

    /** The turn that begins with the word at this place, by the rules of the game it is played in. */
    static List<Token> turn(Game game, List<Token> words, int from) {
        Grouped grouped = new Grouped(words, from);
        grouped.take();
        while (isBefore(grouped.turn.getLast()) && grouped.hasNext()) {
            grouped.take();
        }
        if (isOf(grouped.turn.getFirst(), Item.POWER_MARBLE) && grouped.hasNext() && grouped.leadsOn(game)) {
            grouped.take();
        }
        if (grouped.hasNext() && isOf(words.get(grouped.next), Item.WHIRLWIND)) {
            grouped.take();
        }
        return grouped.turn;
    }

    /** The words joined again. */
    static Token joined(List<Token> turn) {
        Token first = turn.getFirst();
        return turn.size() == 1
                ? first
                : new Token(String.join(" ", turn.stream().map(Token::text).toList()), first.line(), first.column());
    }

    /** Whether a second part is to come: it is left out only where none is possible (R8). */
    private boolean leadsOn(Game game) {
        return game.draft(joined(turn).text()) instanceof Drafted.Begun begun
                && !begun.draft().isWhole();
    }

    private void take() {
        turn.add(words.get(next));
        next++;
    }

    private boolean hasNext() {
        return next < words.size() && !words.get(next).isRound();
    }

    private static boolean isBefore(Token word) {
        return isOf(word, Item.POWER_MARBLE) || isOf(word, Item.ROADBLOCK) || isOf(word, Item.ROAD_MENDER);
    }

    private static boolean isOf(Token word, Item item) {
        String text = word.text();
        boolean alone = text.length() == 1 && item == Item.POWER_MARBLE;
        boolean onCell = text.length() > 1 && text.charAt(1) == '@';
        return (alone || onCell) && Optional.of(item).equals(Item.lettered(Character.toUpperCase(text.charAt(0))));
    }
}
