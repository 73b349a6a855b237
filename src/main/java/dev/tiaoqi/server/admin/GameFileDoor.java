package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Roles;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where admins look at one game, and declare it void. */
@RestController
@Tag(name = "Admins")
@RequestMapping("/api/v1/admin/games/{id}")
class GameFileDoor {

    private final Keeper keeper;
    private final Tables tables;
    private final GameShapes shapes;

    GameFileDoor(Keeper keeper, Tables tables, GameShapes shapes) {
        this.keeper = keeper;
        this.tables = tables;
        this.shapes = shapes;
    }

    @Operation(summary = "One game, private ones too, with its turns and how long each took")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.NOT_FOUND})
    @GetMapping
    GameJson game(@PathVariable String id) {
        return shapes.whole(tables.find(id).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND)), Optional.empty());
    }

    @Operation(summary = "Declare a game void that runs or has ended: no ranks, no score, its points are taken back")
    @Refuses({
        ProblemCode.ADMIN_ONLY,
        ProblemCode.SCOPE,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/void")
    GameJson declareVoid(@PathVariable String id, @RequestBody SanctionDoor.Reason reason, Caller caller) {
        keeper.declareVoid(Roles.admin(caller), id, Why.of(reason.reason()));
        return game(id);
    }
}
