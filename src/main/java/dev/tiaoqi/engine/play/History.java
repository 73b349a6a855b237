package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What happened, the last thing first: a game shares all but its last entry with the game before it. */
final class History {

    static final History EMPTY = new History(null, null);

    private final @Nullable Entry last;
    private final @Nullable History before;

    private History(@Nullable Entry last, @Nullable History before) {
        this.last = last;
        this.before = before;
    }

    History with(Entry entry) {
        return new History(entry, this);
    }

    /** The same with more effects told of its last entry. */
    History amended(List<Effect> effects) {
        return last == null || before == null ? this : before.with(last.with(effects));
    }

    /** The turn taken at this ply, one of the last entries. */
    Optional<Turn> turn(int ply) {
        for (History at = this; at != null && at.last != null && at.last.ply() >= ply; at = at.before) {
            if (at.last instanceof Turn turn && turn.ply() == ply) {
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }

    /** All entries, the first one first. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (History at = this; at != null && at.last != null; at = at.before) {
            entries.add(at.last);
        }
        Collections.reverse(entries);
        return Collections.unmodifiableList(entries);
    }
}
