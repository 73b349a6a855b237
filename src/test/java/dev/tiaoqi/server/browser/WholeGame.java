package dev.tiaoqi.server.browser;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.search.Budget;
import dev.tiaoqi.engine.search.Thinkers;
import tools.jackson.databind.JsonNode;

/** From the opening on the little star to the end, as the computer would play it. */
record WholeGame(int players) implements Planned {

    private static final Budget ENOUGH = Budget.nodes(4_000);

    @Override
    public String wish(String options) {
        return "{\"board\": \"star3\", \"men\": 6, \"players\": %d, \"options\": {\"first\": \"A\"%s}, \"seats\": [%s]}"
                .formatted(players, options, Planned.seats(players));
    }

    @Override
    public Step next(JsonNode game) {
        Rules rules = Rules.of(Preset.CLASSIC, Topology.STAR3.name(), players, 6);
        Begun begun = Games.begin(rules, game.get("position").asString());
        String move =
                Thinkers.level(1).think(((Begun.Started) begun).game(), ENOUGH).move();
        String[] cells = move.split("[-:]", -1);
        return new Step(cells[0], cells[cells.length - 1]);
    }
}
