package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.wire.AnswerShapes;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.game.wire.LegalMovesJson;
import dev.tiaoqi.server.game.wire.MovesJson;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import dev.tiaoqi.server.web.RefusesTurns;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where a game is looked at. */
@RestController
@Tag(name = "Games")
class GameDoor {

    private final Sight sight;
    private final GameShapes shapes;
    private final AnswerShapes answers;
    private final Freshness freshness;

    GameDoor(Sight sight, GameShapes shapes, AnswerShapes answers, Freshness freshness) {
        this.sight = sight;
        this.shapes = shapes;
        this.answers = answers;
        this.freshness = freshness;
    }

    @Operation(
            summary = "The whole game",
            description = "Text/plain answers the record (N4). The ETag stands for its version, the caller, the"
                    + " language and the type.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @GetMapping("/api/v1/games/{id}")
    ResponseEntity<GameJson> game(
            @PathVariable("id") String game,
            @Parameter(description = "0 leaves the turns out", example = "0") @RequestParam(defaultValue = "1")
                    int turns,
            @RequestParam(required = false) @Nullable String invite,
            Caller caller,
            HttpServletRequest request) {
        if (turns != 0 && turns != 1) {
            throw Invalid.value("turns", "range");
        }
        Tables.Seen seen = sight.look(game, new Sight.Viewer(caller, Optional.ofNullable(invite)));
        Optional<UUID> viewer = caller.known().map(Person::id);
        GameJson json = turns == 1 ? shapes.whole(seen, viewer) : shapes.withoutTurns(seen, viewer);
        String tag = Freshness.tag(json.version(), viewer, Language.of(request), json.variant());
        return freshness.answer(request, tag, json);
    }

    @Operation(
            summary = "The legal moves of the seat to move, with trails",
            description = "None after the end. In a game with items also what may come next in the turn begun with the"
                    + " words in turn, and where each item may be used; with from a wing's and a swap's cells too.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND, ProblemCode.UNREADABLE})
    @RefusesTurns
    @GetMapping("/api/v1/games/{id}/legal-moves")
    LegalMovesJson legalMoves(
            @PathVariable("id") String game,
            @Parameter(description = "only from this cell", example = "l3") @RequestParam(required = false) @Nullable
                    String from,
            @Parameter(description = "the words of a turn with items so far", example = "P R@i9")
                    @RequestParam(defaultValue = "")
                    String turn,
            @RequestParam(required = false) @Nullable String invite,
            Caller caller) {
        Table table = sight.look(game, new Sight.Viewer(caller, Optional.ofNullable(invite)))
                .table();
        String man = from == null ? null : Prospect.cell(from);
        return table.game()
                .filter(running -> table.status() == Status.RUNNING)
                .map((Game running) -> Prospect.of(running, turn, man))
                .orElseGet(() -> LegalMovesJson.none(table.ply()));
    }

    @Operation(summary = "The turns so far, and what else happened")
    @Refuses({ProblemCode.NOT_FOUND})
    @GetMapping("/api/v1/games/{id}/moves")
    MovesJson moves(
            @PathVariable("id") String game, @RequestParam(required = false) @Nullable String invite, Caller caller) {
        return answers.moves(sight.look(game, new Sight.Viewer(caller, Optional.ofNullable(invite)))
                .table());
    }
}
