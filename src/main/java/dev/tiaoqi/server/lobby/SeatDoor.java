package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Guests;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Chair;
import dev.tiaoqi.server.game.Guestbook;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.wire.AnswerJson;
import dev.tiaoqi.server.game.wire.AnswerShapes;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where people sit down, and get up before the start. */
@RestController
@Tag(name = "Before the start")
class SeatDoor {

    private final Guestbook guestbook;
    private final Sight sight;
    private final Guests guests;
    private final AnswerShapes shapes;

    SeatDoor(Guestbook guestbook, Sight sight, Guests guests, AnswerShapes shapes) {
        this.guestbook = guestbook;
        this.sight = sight;
        this.guests = guests;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Take a seat",
            description =
                    "By its letter, of a team, by an invite, or any that is open. With the last one the game starts.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"seat\": \"D\"}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.RATED_NEEDS_ACCOUNTS,
        ProblemCode.SEAT_TAKEN,
        ProblemCode.ALREADY_SEATED,
        ProblemCode.ALREADY_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.TOO_MANY,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/seats")
    AnswerJson join(
            @PathVariable("id") String game,
            @RequestBody(required = false) @Nullable JoinBody body,
            HttpServletRequest request,
            HttpServletResponse response) {
        JoinBody wish = Objects.requireNonNullElse(body, JoinBody.ANY);
        Caller caller = Callers.of(request);
        Table table = sight.look(game, new Sight.Viewer(caller, Optional.ofNullable(wish.invite())))
                .table();
        if (caller.known().filter(known -> !table.seatsOf(known.id()).isEmpty()).isEmpty()) {
            checkInvite(game, wish); // who sits there already hears that, and not that his invite is dead
        }
        Chair chair = wish.chair();
        Person person = guests.enter(request, response);
        return shapes.answer(guestbook.join(game, person.id(), chair), person.id());
    }

    @Operation(summary = "Leave before the start", description = "The seat is open again.")
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.ALREADY_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_FOUND
    })
    @DeleteMapping("/api/v1/games/{id}/seats/me")
    AnswerJson leave(
            @PathVariable("id") String game, @RequestParam(required = false) @Nullable String seat, Caller caller) {
        Person person = caller.person();
        return shapes.answer(guestbook.leave(game, person.id(), Invalid.seat(seat)), person.id());
    }

    /** An invite leads to its own game and nowhere else; it is dead after the start. */
    private void checkInvite(String game, JoinBody wish) {
        Optional<String> invite = Optional.ofNullable(wish.invite());
        if (invite.isPresent()
                && invite.flatMap(sight::invited).filter(game::equals).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
    }
}
