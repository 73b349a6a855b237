package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.game.Game;
import java.time.LocalDate;
import java.util.Map;

/** Writes a game down and reads it back: the same game, the same text (N4). */
public final class RoundTrip {

    private static final RecordTags TAGS = RecordTags.of("Test", "http://localhost/", LocalDate.EPOCH, Map.of());

    private RoundTrip() {}

    static String written(Game game) {
        return RecordText.write(TAGS, game);
    }

    /** The words between the tags and the result. */
    static String movetext(Game game) {
        String text = written(game);
        return text.substring(text.indexOf("\n\n") + 2).strip().replace('\n', ' ');
    }

    /** Reads back what is written; fails unless it is the same game to the last thing. */
    public static void isKept(Game game) {
        isKept(TAGS, game);
    }

    /** The same with these tags. */
    public static void isKept(RecordTags tags, Game game) {
        String text = RecordText.write(tags, game);
        RecordText.Parsed read = RecordText.read(text);
        assertThat(read).as("%s", text).isInstanceOf(RecordText.Parsed.Read.class);
        Game again = ((RecordText.Parsed.Read) read).game();
        assertThat(again.history()).as(text).isEqualTo(game.history());
        assertThat(again.position()).as(text).isEqualTo(game.position());
        assertThat(again.key()).as(text).isEqualTo(game.key());
        assertThat(again.blocks()).as(text).isEqualTo(game.blocks());
        assertThat(again.outcome()).as(text).isEqualTo(game.outcome());
        assertThat(again.standings()).as(text).isEqualTo(game.standings());
        assertThat(RecordText.write(((RecordText.Parsed.Read) read).tags(), again))
                .isEqualTo(text);
    }
}
