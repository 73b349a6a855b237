package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.Position;
import java.util.Map;
import java.util.TreeMap;

/**
 * Positions on the standard board as lists of what stands where: {@code Ai9 De17 xk9 oh8}; the seat of the first is to
 * move. Two players of ten men with items and the defaults of R11, but for what is given, {@code men=15 pass=allowed}.
 */
final class ItemTable {

    private ItemTable() {}

    static Game game(String options, String pieces) {
        Map<String, String> setup = new TreeMap<>(Map.of("players", "2", "men", "10", "items", "true"));
        for (String option : options.strip().split(" +", -1)) {
            if (!option.isEmpty()) {
                setup.put(
                        option.substring(0, option.indexOf('=')),
                        option.substring(option.indexOf('=') + 1).replace('_', ' '));
            }
        }
        int players = Integer.parseInt(setup.remove("players"));
        int men = Integer.parseInt(setup.remove("men"));
        return GivenRules.started(Games.look(GivenRules.of("star4", men, players, setup), position(pieces)))
                .game();
    }

    /** {@code ok} and what then holds the cells in question, or the code of the refusal. */
    static String outcome(Game game, String turn, String cells) {
        return switch (game.play(new Action.Move(turn))) {
            case Played.Refused refused -> refused.why().code();
            case Played.Accepted accepted -> ("ok " + at(accepted.next(), cells)).strip();
        };
    }

    /** What stands on these cells, {@code .} for nothing. */
    static String at(Game game, String cells) {
        StringBuilder found = new StringBuilder();
        for (String cell : cells.strip().split(" +", -1)) {
            Topology.STAR4
                    .cell(cell)
                    .ifPresent(each -> found.append(Contents.sign(((HopGame) game).course.men.owners[each])));
        }
        return found.toString();
    }

    static String position(String pieces) {
        byte[] owners = new byte[Topology.STAR4.size()];
        for (String piece : pieces.strip().split(" +", -1)) {
            int cell = Topology.STAR4.cell(piece.substring(1)).orElseThrow();
            owners[cell] = (byte) Contents.read(piece.charAt(0));
        }
        Seat first = Seat.valueOf(pieces.strip().substring(0, 1));
        return Position.of(Topology.STAR4, owners, new Position.Turn(first, 1)).toString();
    }
}
