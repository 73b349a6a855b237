package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where a script becomes a guest. */
@RestController
@Tag(name = "Account")
class GuestDoor {

    private final Guests guests;

    GuestDoor(Guests guests) {
        this.guests = guests;
    }

    @ResponseStatus(HttpStatus.CREATED)
    @PostMapping("/api/v1/guests")
    @Operation(summary = "Become a guest: a name and a token")
    @Refuses({ProblemCode.NAME_TAKEN, ProblemCode.TOO_MANY})
    ResponseEntity<GuestToken> enter(
            @RequestBody(required = false) @Nullable GuestName wish, HttpServletRequest request) {
        NewGuest guest = guests.create(request, wish == null ? null : wish.name());
        return ResponseEntity.created(URI.create("/api/v1/account"))
                .cacheControl(CacheControl.noStore())
                .body(new GuestToken(guest.person().name(), guest.secret().text()));
    }

    /** What a guest would like to be called. */
    record GuestName(@Schema(example = "Lan") @Nullable String name) {}

    /** His name and the token that shows him to be himself. */
    record GuestToken(
            @Schema(example = "游客-7f3k") String name,

            @Schema(example = "tq_7ucj4ldvfxl3qizxb7j3uxib7t4pivxy")
            String token) {}
}
