package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.play.HopGame;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the seat to move remembers of its own turns: where its men have just come from, to which they do not go back, and
 * for how long it has not come forward, which makes it restless: then it tries moves that it would not think of, as men
 * shut in by each other need somebody to step aside.
 */
final class Memory {

    /** So many of its own turns back it does not return to cells it left. */
    private static final int LATELY = 6;
    /** What a return costs: more than anything gained in two moves. */
    private static final int RETURN = 100_000;
    /** So many turns without coming forward are nothing unusual, and so many are all that is looked at. */
    private static final int PATIENT = 8;

    private static final int LONGEST = 48;
    /** By so much a turn more can make it err. */
    private static final int RESTLESS = 12;

    private final HopGame game;
    private final Way way;
    private final Set<String> backs = new HashSet<>();
    private final int restless;

    Memory(HopGame game, Outlook outlook) {
        this.game = game;
        way = outlook.own();
        List<Turn> turns = game.history().stream()
                .flatMap(entry -> entry instanceof Turn turn ? Stream.of(turn) : Stream.empty())
                .filter(turn -> turn.seat() == outlook.seat && !turn.trail().isEmpty())
                .toList();
        turns.subList(Math.max(0, turns.size() - LATELY), turns.size())
                .forEach(turn -> backs.add(turn.trail().getLast() + turn.trail().getFirst()));
        restless = RESTLESS * Math.max(0, standstill(turns) - PATIENT);
    }

    /** For how many turns up to now the seat's men have not come forward by more than a row, all in all. */
    private int standstill(List<Turn> turns) {
        int longest = 0;
        int gained = 0;
        for (int back = 1; back <= Math.min(turns.size(), LONGEST); back++) {
            Turn turn = turns.get(turns.size() - back);
            gained += way.row(game.cell(turn.trail().getLast()))
                    - way.row(game.cell(turn.trail().getFirst()));
            longest = gained <= 1 ? back : longest;
        }
        return longest;
    }

    /** What speaks against the move, but for what it leaves to go. */
    int against(String from, String to) {
        int whim = restless == 0 ? 0 : (int) Long.remainderUnsigned(lot(game.cell(from), game.cell(to)), restless);
        return whim + (backs.contains(from + to) ? RETURN : 0);
    }

    /** A number that the position and the way decide, so that games differ and yet the same game is played the same. */
    long lot(int from, int to) {
        long mixed = (game.key() ^ (from * 256L + to)) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
