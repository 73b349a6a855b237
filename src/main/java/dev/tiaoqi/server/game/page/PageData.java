package dev.tiaoqi.server.game.page;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Ranked;
import dev.tiaoqi.server.game.GameSettings;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.game.wire.LegalMovesJson;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Preference;
import dev.tiaoqi.server.web.Preferences;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** What the script of the page begins with, so that it paints the board without asking again. */
@Component
class PageData {

    private final GameShapes shapes;
    private final ScriptTexts texts;
    private final GameSettings settings;
    private final Clock clock;
    private final JsonMapper json;
    private final Ranked ranked;

    PageData(GameShapes shapes, ScriptTexts texts, GameSettings settings, Clock clock, JsonMapper json, Ranked ranked) {
        this.ranked = ranked;
        this.shapes = shapes;
        this.texts = texts;
        this.settings = settings;
        this.clock = clock;
        this.json = json;
    }

    /** As JSON that may stand inside a script element: nothing in it can close the element. */
    String of(Tables.Seen seen, Reader reader) {
        Table table = seen.table();
        Optional<UUID> viewer = reader.caller().known().map(Person::id);
        GameJson game = shapes.whole(seen, viewer);
        Block block = new Block(
                game,
                table.game().map(Game::start).orElse(null),
                legalMoves(table),
                reader.caller().known().isPresent(),
                level(reader.caller()),
                reader.invite(),
                clock.instant(),
                settings.away().toMillis(),
                chosen(reader.preferences()),
                texts.in(reader.language()));
        return json.writeValueAsString(block).replace("<", "\\u003c");
    }

    private @Nullable Integer level(Caller caller) {
        return caller.known()
                .filter(Person::registered)
                .map(person -> ranked.of(person.id()).level())
                .orElse(null);
    }

    private static LegalMovesJson legalMoves(Table table) {
        return table.game()
                .filter(game -> table.status() == Status.RUNNING)
                .map(LegalMovesJson::of)
                .orElseGet(() -> LegalMovesJson.none(table.ply()));
    }

    private static Map<String, String> chosen(Preferences preferences) {
        return Arrays.stream(Preference.values()).collect(Collectors.toMap(Preference::key, preferences::get));
    }

    /** Who opens the page, with which invite, in which language and as he likes it. */
    record Reader(Caller caller, @Nullable String invite, Language language, Preferences preferences) {}

    /** {@code start} is the position of ply 0, once there is one; {@code level} is that of a registered reader. */
    record Block(
            GameJson game,
            @Nullable String start,
            LegalMovesJson legal,
            boolean known,
            @Nullable Integer level,
            @Nullable String invite,
            Instant now,
            long awayMillis,
            Map<String, String> settings,
            Map<String, String> texts) {}
}
