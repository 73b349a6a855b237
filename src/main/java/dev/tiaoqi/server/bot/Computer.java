package dev.tiaoqi.server.bot;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.search.Budget;
import dev.tiaoqi.engine.search.Thinkers;
import dev.tiaoqi.engine.search.Thought;
import dev.tiaoqi.server.game.Hand;
import dev.tiaoqi.server.game.Mover;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.web.ApiProblem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Takes one turn of a computer: looks at the game, thinks, and moves through the same door as everybody. */
@Component
class Computer {

    private static final Logger LOG = LoggerFactory.getLogger(Computer.class);

    private final Tables tables;
    private final Mover mover;
    private final BotSettings settings;

    Computer(Tables tables, Mover mover, BotSettings settings) {
        this.tables = tables;
        this.mover = mover;
        this.settings = settings;
    }

    void play(String game) {
        try {
            tables.find(game).map(Tables.Seen::table).ifPresent(this::play);
        } catch (ApiProblem overtaken) {
            // the game went on meanwhile: somebody left, or another node moved
            LOG.debug("A computer's move in {} came too late: {}", game, overtaken.code());
        }
    }

    private void play(Table table) {
        table.computerToMove().ifPresent(computer -> {
            Seat seat = table.toMove().orElseThrow();
            mover.move(table.id(), new Hand.OfComputer(seat), wish(table, computer));
        });
    }

    private Mover.Wish wish(Table table, Sitter.Computer computer) {
        Thought thought = Thinkers.level(computer.level()).think(table.playing(), Budget.nodes(settings.nodes()));
        return new Mover.Wish(thought.move(), table.ply());
    }
}
