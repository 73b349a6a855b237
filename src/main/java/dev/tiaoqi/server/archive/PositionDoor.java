package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.wire.LegalMovesJson;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.lobby.ObstacleJson;
import dev.tiaoqi.server.lobby.PositionWish;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import dev.tiaoqi.server.web.RefusesTurns;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where one asks about a position that is no game's. */
@RestController
@Tag(name = "Calculating")
class PositionDoor {

    private final Texts texts;
    private final Workbench workbench;

    PositionDoor(Texts texts, Workbench workbench) {
        this.texts = texts;
        this.workbench = workbench;
    }

    @Operation(
            summary = "The legal moves in any position",
            description =
                    "Options left out are those of the preset classic; rules that need history don't apply. With turns these"
                            + " are played first, and with turn one is begun, as in a game; nothing of it is kept.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content =
                                    @Content(
                                            examples =
                                                    @ExampleObject(
                                                            "{\"position\": \"star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A"
                                                                    + " A 1\", \"options\": {\"hop\": \"symmetric\"}}"))))
    @Refuses({
        ProblemCode.INVALID_VALUE,
        ProblemCode.OPTION_NOT_OFFERED,
        ProblemCode.IMPOSSIBLE_RULES,
        ProblemCode.IMPOSSIBLE_POSITION,
        ProblemCode.UNREADABLE,
        ProblemCode.GAME_OVER,
        ProblemCode.AWAITS_THROW,
        ProblemCode.NO_THROW,
        ProblemCode.BUSY
    })
    @RefusesTurns
    @PostMapping("/api/v1/positions/legal-moves")
    LegalMovesJson legalMoves(@RequestBody PositionWish wish) {
        return workbench.work(() -> legalMovesOf(wish));
    }

    private static LegalMovesJson legalMovesOf(PositionWish wish) {
        return switch (Games.look(wish.rules(), wish.start())) {
            case Begun.Started started -> legalMoves(wish, started.game());
            case Begun.ImpossibleRules rules -> throw new Impossible(Impossible.Kind.RULES, rules.problems());
            case Begun.ImpossiblePosition position ->
                throw new Impossible(Impossible.Kind.POSITION, position.problems());
        };
    }

    @Operation(
            summary = "Whether a game can begin from a position",
            description =
                    "How each seat stands in it, before the first turn; or one by one what is in the way, which is an"
                            + " answer too. The rules are those of a new game: a preset, and what differs from it. Points"
                            + " are not asked for.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content =
                                    @Content(
                                            examples =
                                                    @ExampleObject(
                                                            "{\"position\": \"star4 1/2/3/4/13/12/11/10/4D4/10/5A5/12/13/4/3/2/1"
                                                                    + " A 1\", \"preset\": \"classic\", \"players\": 2, \"men\": 10}"))))
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.OPTION_NOT_OFFERED, ProblemCode.BUSY})
    @PostMapping("/api/v1/positions/check")
    StartJson check(@RequestBody StartWish start, HttpServletRequest request) {
        return workbench.work(() -> checked(start.wish(), request));
    }

    private StartJson checked(PositionWish wish, HttpServletRequest request) {
        Rules rules = wish.rules().with(Option.RATED, false);
        return switch (Games.begin(rules, wish.start())) {
            case Begun.Started started -> StartJson.of(started.game());
            case Begun.ImpossibleRules wrong -> none(wish, Impossible.Kind.RULES, wrong.problems(), request);
            case Begun.ImpossiblePosition wrong -> none(wish, Impossible.Kind.POSITION, wrong.problems(), request);
        };
    }

    private StartJson none(
            PositionWish wish, Impossible.Kind kind, List<Problem> problems, HttpServletRequest request) {
        return StartJson.none(wish.start(), ObstacleJson.all(kind, problems, texts, Language.of(request)));
    }

    private static LegalMovesJson legalMoves(PositionWish wish, Game game) {
        boolean tries = wish.turns() != null || wish.turn() != null || wish.from() != null;
        return tries ? TryingOut.legalMoves(wish, game) : LegalMovesJson.ofPosition(wish.thrown(game));
    }
}
