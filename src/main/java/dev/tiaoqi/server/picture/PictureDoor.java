package dev.tiaoqi.server.picture;

import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.game.Flashback;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import io.swagger.v3.oas.annotations.Hidden;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;

/** Where pictures of boards are fetched. Who may not see a game sees no picture of it. */
@RestController
@Hidden
class PictureDoor {

    private static final CacheControl A_DAY =
            CacheControl.maxAge(Duration.ofDays(1)).cachePublic();

    private final Sight sight;
    private final Studio studio;

    PictureDoor(Sight sight, Studio studio) {
        this.sight = sight;
        this.studio = studio;
    }

    @GetMapping("/games/{id}/board.{format:svg|png}")
    ResponseEntity<byte[]> ofGame(
            @PathVariable String id,
            @PathVariable String format,
            @RequestParam(required = false) @Nullable Integer ply,
            @RequestParam(required = false) @Nullable String invite,
            Caller caller,
            ServletWebRequest request) {
        Table table = sight.look(id, new Sight.Viewer(caller, Optional.ofNullable(invite)))
                .table();
        OptionalInt wanted = ply == null ? OptionalInt.empty() : OptionalInt.of(ply);
        Flashback then = Flashback.to(table, wanted).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_STARTED));
        CacheControl caching = CacheControl.noCache().cachePrivate();
        Studio.Wish wish = new Studio.Wish("game " + then.name(), Format.of(format), () -> scene(then.game()));
        return studio.answer(wish, caching, request);
    }

    @GetMapping("/positions/board.{format:svg|png}")
    ResponseEntity<byte[]> ofPosition(
            @PathVariable String format, @RequestParam String position, ServletWebRequest request) {
        Position read = read(position);
        Studio.Wish wish = new Studio.Wish(read.toString(), Format.of(format), () -> new Scene(read, Optional.empty()));
        return studio.answer(wish, A_DAY, request);
    }

    private static Scene scene(Game game) {
        return new Scene(read(game.position()), last(game));
    }

    private static Position read(String text) {
        return switch (PositionText.parse(text)) {
            case PositionText.Parsed.Read read -> read.position();
            case PositionText.Parsed.Unreadable unreadable ->
                throw new Impossible(Impossible.Kind.POSITION, unreadable.problems());
        };
    }

    /** The last way a man went, over passes. */
    private static Optional<Scene.Way> last(Game game) {
        List<Entry> history = game.history();
        for (Entry entry : history.reversed()) {
            if (entry instanceof Turn turn && turn.trail().size() > 1) {
                return Optional.of(new Scene.Way(turn.seat(), turn.trail()));
            }
        }
        return Optional.empty();
    }
}
