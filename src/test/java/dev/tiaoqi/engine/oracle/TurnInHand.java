package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * One turn of a player's own, taken word by word on a board beside the real one (R2, R8): nothing of the game changes
 * until the turn is whole. A word that may not be throws {@link IllegalArgumentException}.
 */
final class TurnInHand {

    final Table table;
    final Player mover;
    final Map<Cell, String> pieces;
    final List<String> written = new ArrayList<>();

    /** The items used in this turn, by letter. */
    final Set<String> used = new TreeSet<>();

    /** Where he who moves stood before the turn, and where he stands now; null while nobody has moved. */
    Cell from;

    Cell at;
    boolean passed;
    int parts;

    /** Where a roadblock or road-mender was placed. */
    Cell placed;

    /** The cells of a swap: another's man went from the second to the first. */
    Cell swapped;

    Cell swappedTo;
    Set<Cell> whirled = Set.of();
    Set<Cell> captured = Set.of();
    private String lastMove = "";

    /** The seats whose target was full after the first of two parts: that finish counts too. */
    final Set<String> fullMeanwhile = new TreeSet<>();

    private TurnInHand(Table table) {
        this.table = table;
        this.mover = table.mover();
        this.pieces = new TreeMap<>(table.men);
    }

    static TurnInHand of(Table table, String text) {
        TurnInHand turn = new TurnInHand(table);
        for (String word : text.split(" ", -1)) {
            turn.take(word);
        }
        turn.require(turn.isWhole(), text);
        turn.require(turn.passed || !turn.barred(turn.from, turn.at), text);
        return turn;
    }

    /** The turn before its first word. */
    static TurnInHand begun(Table table) {
        return new TurnInHand(table);
    }

    void take(String word) {
        require(whirled.isEmpty(), word);
        int partsBefore = parts;
        switch (word.replaceFirst("(?<=@).*", "")) {
            case "P" -> {
                require(written.isEmpty(), word);
                use(word);
            }
            case "R@" -> place(word, Setup.ROADBLOCK);
            case "M@" -> place(word, Setup.ROAD_MENDER);
            case "T@" -> whirl(word);
            case "--" -> {
                require(isFirstPart() && !marble() && mayPass(), word);
                passed = true;
            }
            default -> part(word);
        }
        written.add(parts > partsBefore && !word.contains("@") ? lastMove : word);
    }

    private void part(String word) {
        require(isFirstPart() || isSecondPart(), word);
        if (word.startsWith("W@")) {
            wing(word);
        } else if (word.startsWith("X@")) {
            swap(word);
        } else {
            move(word);
        }
        parts++;
        if (marble() && parts == 1) {
            table.players.stream()
                    .map(player -> player.seat)
                    .filter(seat -> Finish.isFull(table.setup, pieces, seat))
                    .forEach(fullMeanwhile::add);
        }
    }

    private boolean isFirstPart() {
        return parts == 0 && !passed;
    }

    private boolean isSecondPart() {
        return marble() && parts == 1 && !mayLeaveOutSecond();
    }

    private boolean isWhole() {
        return passed || parts == (marble() ? 2 : 1) || (parts == 1 && marble() && mayLeaveOutSecond());
    }

    /** In the words a record has for it. */
    String text() {
        return String.join(" ", written);
    }

    boolean marble() {
        return used.contains("P");
    }

    /** The second part falls away when the first has finished him, or when nothing legal is left. */
    private boolean mayLeaveOutSecond() {
        return Finish.isFull(table.setup, pieces, mover.seat)
                || (moves().isEmpty() && !movingItems().any());
    }

    /** R2.8, on the board after the placing. */
    private boolean mayPass() {
        return table.setup.passAllowed() || moves().isEmpty();
    }

    boolean canUse(String item) {
        return mover.hand.contains(item) && !used.contains(item) && used.size() < (marble() ? 2 : 1);
    }

    private void use(String item) {
        require(canUse(item), item);
        used.add(item);
    }

    private void place(String word, String piece) {
        require(isFirstPart() && placed == null, word);
        use(word.substring(0, 1));
        placed = cell(word.substring(2));
        require(new Items(table.setup, pieces).mayPlace(mover.seat, placed), word);
        pieces.put(placed, piece);
    }

    private void wing(String word) {
        use("W");
        Cell start = cell(word.substring(2).replaceFirst("~.*", ""));
        Cell end = cell(word.replaceFirst(".*~", ""));
        require(movingItems().mayWing(start, end), word);
        pieces.put(end, pieces.remove(start));
        moved(start, end);
    }

    private void swap(String word) {
        use("X");
        Cell start = cell(word.substring(2).replaceFirst("~.*", ""));
        Cell end = cell(word.replaceFirst(".*~", ""));
        require(movingItems().maySwap(start, end), word);
        String other = pieces.get(end);
        pieces.put(end, mover.seat);
        pieces.put(start, other);
        swapped = end;
        swappedTo = start;
        moved(start, end);
    }

    private void move(String word) {
        Move move = moveRules()
                .named(word, moves())
                .orElseThrow(() -> new IllegalArgumentException("no legal move: " + word));
        pieces.put(move.end(), pieces.remove(move.start()));
        move.captured().forEach(pieces::remove);
        captured = move.captured();
        lastMove = move.text();
        moved(move.start(), move.end());
    }

    private void moved(Cell start, Cell end) {
        from = from == null ? start : from;
        at = end;
    }

    private void whirl(String word) {
        require(passed || isWhole(), word);
        use("T");
        String[] parts = (word.substring(2) + "=").split("=", -1);
        Items items = new Items(table.setup, pieces);
        require(items.mayWhirl(cell(parts[0])), word);
        whirled = items.seven(cell(parts[0]));
        items.deal(whirled, parts[1]);
    }

    MovingItems movingItems() {
        return new MovingItems(this);
    }

    private Moves moveRules() {
        return new Moves(table.setup, pieces, mover.seat, table.prey(), table.die);
    }

    /** The legal moves now; as a second part, of the same man and not back to where the turn began. */
    List<Move> moves() {
        return moveRules().all().stream()
                .filter(move -> parts == 0 ? marble() || !barred(move.start(), move.end()) : goesOn(move))
                .toList();
    }

    private boolean goesOn(Move move) {
        return move.start().equals(at) && !move.end().equals(from) && !barred(from, move.end());
    }

    /** R4.3 looks at the first and the last cell; it bars neither wing nor swap, nor a concession (R5.2). */
    private boolean barred(Cell start, Cell end) {
        Optional<Integer> limit = table.setup.repetitionLimit();
        return limit.isPresent() && !byItem() && mover.returns.bar(start, end, limit.get()) && !concedes(start, end);
    }

    boolean byItem() {
        return used.contains("W") || used.contains("X");
    }

    boolean concedes() {
        return from != null && !byItem() && concedes(from, at);
    }

    private boolean concedes(Cell start, Cell end) {
        return table.deadGame().concedes(start, end);
    }

    private static Cell cell(String name) {
        if (!name.matches("[a-q][0-9]{1,2}")) {
            throw new IllegalArgumentException("no cell: " + name);
        }
        return Cell.of(name);
    }

    private void require(boolean holds, String word) {
        if (!holds) {
            throw new IllegalArgumentException("may not be now: " + word + " after " + written);
        }
    }
}
