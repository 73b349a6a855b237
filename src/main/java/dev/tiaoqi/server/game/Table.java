package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.server.clock.ClockFace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;

/**
 * A game between people at one version: what was agreed, who sits where, the game itself once it runs, and the log it
 * all follows from. Immutable; what happens gives the next table ({@link Seats}, {@link Play}).
 */
public record Table(
        String id,
        Agreement agreement,
        Status status,
        SortedMap<Seat, Sitter> sitters,
        Optional<Game> game,
        List<Logged> log,
        Instant turnSince,
        Optional<ClockFace> clocks,
        Aside aside) {

    public Table {
        sitters = Collections.unmodifiableSortedMap(new TreeMap<>(sitters));
        log = Log.of(log);
    }

    /** The number of its last row. */
    public int version() {
        return log.getLast().version();
    }

    public int ply() {
        return game.map(Game::ply).orElse(0);
    }

    public int round() {
        return game.map(Game::round).orElse(1);
    }

    /** The seat whose turn it is; empty before the start and after the end. */
    public Optional<Seat> toMove() {
        return status == Status.RUNNING ? game.flatMap(Game::toMove) : Optional.empty();
    }

    /** The game itself, for what can only be asked of one that runs or has run. */
    public Game playing() {
        return game.orElseThrow(() -> new IllegalStateException("not started: " + id));
    }

    /** The seats that a person holds, by letter. */
    public List<Seat> seatsOf(UUID person) {
        return sitters.entrySet().stream()
                .filter(entry -> entry.getValue().is(person))
                .map(Map.Entry::getKey)
                .toList();
    }

    public List<Seat> openSeats() {
        return sitters.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Sitter.Open)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The people at the table, each once. */
    public List<UUID> people() {
        return sitters.values().stream()
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .distinct()
                .toList();
    }

    /** The computer that is to move: the sitter on turn, or the one that plays for him. */
    public Optional<Sitter.Computer> computerToMove() {
        return toMove().flatMap(this::computer);
    }

    /** The computer that plays for this seat, if one does. */
    public Optional<Sitter.Computer> computer(Seat seat) {
        Optional<Sitter.Computer> carer =
                Optional.ofNullable(aside.care().get(seat)).map(Sitter.Computer::new);
        return carer.or(() -> Optional.of(sitter(seat))
                .filter(Sitter.Computer.class::isInstance)
                .map(Sitter.Computer.class::cast));
    }

    public Sitter sitter(Seat seat) {
        return Optional.ofNullable(sitters.get(seat))
                .orElseThrow(() -> new IllegalArgumentException("no such seat at this table: " + seat));
    }

    /** The rows after a version. */
    public List<Logged> since(int version) {
        return log.stream().dropWhile(row -> row.version() <= version).toList();
    }

    /** The log without the turns that were taken back. */
    public List<Logged> standing() {
        List<Logged> standing = new ArrayList<>();
        int back = Integer.MAX_VALUE; // the first ply that was taken back later
        for (Logged row : log.reversed()) {
            back = row.kind() == Kind.TAKEN_BACK ? Math.min(back, row.ply()) : back;
            if (!row.kind().turn() || row.ply() < back) {
                standing.add(row);
            }
        }
        return standing.reversed();
    }

    /** An empty table, of which the log does not even say yet that it is there. */
    static Table empty(String id, Agreement agreement, Map<Seat, Sitter> sitters) {
        return new Table(
                id,
                agreement,
                Status.OPEN,
                new TreeMap<>(sitters),
                Optional.empty(),
                List.of(),
                agreement.created(),
                ClockFace.of(agreement.rules()),
                Aside.NOTHING);
    }

    Table with(Logged row, Status next) {
        Optional<ClockFace> stopped = clocks.map(ClockFace::stopped);
        return new Table(id, agreement, next, sitters, game, grown(row), turnSince, stopped, aside.askingNothing());
    }

    /** The same after something happened in the game. */
    Table with(Logged row, Game after) {
        boolean sameTurn = !row.kind().turn() && game.flatMap(Game::toMove).equals(after.toMove());
        Status next = after.outcome().isPresent() ? Status.ENDED : Status.RUNNING;
        Instant since = sameTurn ? turnSince : row.at();
        Aside settled = row.kind().talk() ? aside : aside.askingNothing();
        return new Table(
                id,
                agreement,
                next,
                sitters,
                Optional.of(after),
                grown(row),
                since,
                clocks.map(face -> Deeds.after(face, row)).map(face -> running(face, after, since)),
                settled);
    }

    /** The same with something else settled beside the game. */
    Table with(Logged row, Aside next) {
        return new Table(id, agreement, status, sitters, game, grown(row), turnSince, clocks, next);
    }

    /** The same with other people at it. */
    Table with(Logged row, Map<Seat, Sitter> changed) {
        SortedMap<Seat, Sitter> next = new TreeMap<>(sitters);
        next.putAll(changed);
        return new Table(id, agreement, status, next, game, grown(row), row.at(), clocks, aside);
    }

    /** The same with its game begun. */
    Table with(Game begun) {
        return new Table(
                id,
                agreement,
                Status.RUNNING,
                sitters,
                Optional.of(begun),
                log,
                turnSince,
                clocks.map(face -> running(face, begun, turnSince)),
                aside);
    }

    /** The same with its game as it was then. */
    Table backTo(Table then, Logged row) {
        Game game = then.playing();
        return new Table(
                id,
                agreement,
                Status.RUNNING,
                sitters,
                Optional.of(game),
                grown(row),
                row.at(),
                clocks.map(face -> face.backTo(
                                then.clocks().orElseThrow(), row.thinkMillis().orElse(0)))
                        .map(face -> running(face, game, row.at())),
                aside.askingNothing());
    }

    private static ClockFace running(ClockFace face, Game game, Instant since) {
        return game.toMove().map(seat -> face.run(seat, since)).orElseGet(face::stopped);
    }

    /** The same with seats that are somebody else's: nothing happened in the game, and whoever is to move still is. */
    Table handed(Logged row, Map<Seat, Sitter> changed) {
        SortedMap<Seat, Sitter> next = new TreeMap<>(sitters);
        next.putAll(changed);
        return new Table(id, agreement, status, next, game, grown(row), turnSince, clocks, aside);
    }

    /** The same where those who became somebody else are who they became. */
    Table renamed(Map<UUID, UUID> became) {
        SortedMap<Seat, Sitter> next = new TreeMap<>(sitters);
        next.replaceAll((seat, sitter) -> sitter.renamed(became));
        return new Table(id, agreement, status, next, game, log, turnSince, clocks, aside);
    }

    /** The same with another host. */
    Table hostedBy(UUID host) {
        return new Table(id, agreement.hostedBy(host), status, sitters, game, log, turnSince, clocks, aside);
    }

    private List<Logged> grown(Logged row) {
        return Log.of(log).with(row);
    }
}
