package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.game.Visibility;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** What is remembered of a game of the library to check the archive's answers by. */
record Kept(
        String id,
        Visibility visibility,
        String preset,
        int players,
        int rounds,
        String reason,
        List<UUID> people,
        List<String> outcomes,
        String line,
        Set<Long> positions) {

    /** Of a book as it was filed. */
    static Kept of(Library.Book book, Filed filed) {
        return new Kept(
                book.id(),
                book.visibility(),
                filed.facts().preset(),
                book.rules().players(),
                filed.facts().rounds(),
                filed.facts().reason(),
                book.people().stream().map(Importer::person).toList(),
                book.rules().seats().stream()
                        .map(seat -> Importer.outcome(book, seat))
                        .toList(),
                filed.line(),
                new HashSet<>(filed.opening().positions()));
    }

    boolean open() {
        return visibility == Visibility.LISTED;
    }
}
