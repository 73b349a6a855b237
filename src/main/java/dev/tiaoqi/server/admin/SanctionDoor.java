package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Roles;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where admins do something about somebody. Each answer shows him as he stands then. */
@RestController
@Tag(name = "Admins")
@RequestMapping("/api/v1/admin/players/{name}")
class SanctionDoor {

    private final Keeper keeper;
    private final Roll roll;

    SanctionDoor(Keeper keeper, Roll roll) {
        this.keeper = keeper;
        this.roll = roll;
    }

    @Operation(summary = "Add points to somebody's ledger, or take some")
    @Refuses({
        ProblemCode.ADMIN_ONLY,
        ProblemCode.SCOPE,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_FOUND,
        ProblemCode.RATED_NEEDS_ACCOUNTS
    })
    @PostMapping("/points")
    MemberJson points(@PathVariable String name, @RequestBody Adjustment wish, Caller caller) {
        Warrant warrant = warrant(caller, name, wish.reason());
        keeper.adjust(warrant, Invalid.required("points", wish.points()));
        return now(name);
    }

    @Operation(summary = "Give somebody another name")
    @Refuses({
        ProblemCode.ADMIN_ONLY,
        ProblemCode.SCOPE,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_FOUND,
        ProblemCode.NAME_TAKEN
    })
    @PostMapping("/name")
    MemberJson rename(@PathVariable String name, @RequestBody NewName wish, Caller caller) {
        Warrant warrant = warrant(caller, name, wish.reason());
        String next = Invalid.required("name", wish.name());
        keeper.rename(warrant, next);
        return now(next);
    }

    @Operation(
            summary = "Suspend somebody: his cookies and tokens end at once, his games after a notice",
            description =
                    "Until an instant, or until it is lifted. Suspending him again replaces what was said before.")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @PostMapping("/suspension")
    MemberJson suspend(@PathVariable String name, @RequestBody Suspending wish, Caller caller) {
        keeper.suspend(warrant(caller, name, wish.reason()), Optional.ofNullable(wish.until()));
        return now(name);
    }

    @Operation(summary = "Lift a suspension; what he has quit meanwhile stays quit")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @DeleteMapping("/suspension")
    MemberJson lift(@PathVariable String name, @RequestBody Reason reason, Caller caller) {
        keeper.lift(warrant(caller, name, reason.reason()));
        return now(name);
    }

    @Operation(summary = "Make a link by which a player chooses a new password, once within 24 hours")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @PostMapping("/reset-link")
    ResponseEntity<LinkJson> link(@PathVariable String name, @RequestBody Reason reason, Caller caller) {
        var link = keeper.makeResetLink(warrant(caller, name, reason.reason()));
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new LinkJson(link.url(), link.until()));
    }

    private Warrant warrant(Caller caller, String name, @Nullable String reason) {
        return new Warrant(Roles.admin(caller), roll.named(name).person(), Why.of(reason));
    }

    private MemberJson now(String name) {
        return MemberJson.of(roll.named(name));
    }

    /** So many points, and why. */
    record Adjustment(
            @Schema(example = "-50") @Nullable Integer points,
            @Schema(example = "agreed games") @Nullable String reason) {}

    /** Another name, and why. */
    record NewName(
            @Schema(example = "Lan") @Nullable String name,
            @Schema(example = "an insult") @Nullable String reason) {}

    /** Until when, and why. */
    record Suspending(
            @Schema(example = "2026-12-07T00:00:00Z") @Nullable
            Instant until,

            @Schema(example = "quit six games in a row") @Nullable
            String reason) {}

    /** Why. */
    record Reason(
            @Schema(example = "he asked for it") @Nullable String reason) {}

    /** Where it leads, and until when; shown this once. */
    record LinkJson(URI url, Instant until) {}
}
