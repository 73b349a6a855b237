package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.MoveText;
import dev.tiaoqi.engine.position.MoveText.Parsed.Walk;
import java.util.List;
import java.util.Optional;

/** Which move a text names, once it is known that the man may end there (N3): one of these, or why none. */
record Choice(Optional<Route> route, Optional<Refusal> refusal) {

    static Choice of(Topology board, Legal legal, Walk walk) {
        String from = board.name(walk.from());
        String to = board.name(walk.to());
        if (walk.cells().size() > 2) { // a trail of more than two cells must itself be legal
            Optional<Route> along = legal.routes().along(walk.cells());
            return along.isPresent()
                    ? new Choice(along, Optional.empty())
                    : no(legal.routes().unreachable(from, to));
        }
        List<Route> routes = legal.routes().between(walk.from(), walk.to());
        Optional<Route> named = routes.size() == 1
                ? Optional.of(routes.getFirst())
                : routes.stream().filter(route -> isWritten(route, walk)).findFirst();
        List<String> texts = routes.stream()
                .map(route -> MoveText.walk(board, route.trail()))
                .toList();
        return named.isPresent()
                ? new Choice(named, Optional.empty())
                : no(new Refusal.Ambiguous(from, to, texts)); // R9.3
    }

    /** Several ways lead there, none of them a step: what is written as a single hop is just that hop. */
    private static boolean isWritten(Route route, Walk walk) {
        return route.trail().length == 2 && walk.signs().equals(":");
    }

    private static Choice no(Refusal why) {
        return new Choice(Optional.empty(), Optional.of(why));
    }
}
