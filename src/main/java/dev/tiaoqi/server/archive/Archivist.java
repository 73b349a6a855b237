package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.game.Chronicler;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Files each game as it ends, in the transaction that ends it, and takes it out if it is declared void. */
@Component
class Archivist implements Chronicler {

    private final Shelves shelves;

    Archivist(Shelves shelves) {
        this.shelves = shelves;
    }

    /** Cancelled games leave no trace: nobody has played them. */
    @Override
    public void ended(Table table) {
        if (table.status() == Status.ENDED) {
            Filed.of(table).ifPresent(game -> shelves.file(List.of(game)));
        }
    }

    @Override
    public void voided(Table table) {
        shelves.takeOut(table.id(), Filed.of(table).map(Filed::counts).orElse(Map.of()));
    }
}
