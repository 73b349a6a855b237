package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.wire.OptionValues;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import dev.tiaoqi.server.web.Site;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where people keep the rules they like, and share them by their code. */
@RestController
@Tag(name = "House rules")
class HouseDoor {

    private final HouseBook book;
    private final People people;
    private final Site site;

    HouseDoor(HouseBook book, People people, Site site) {
        this.book = book;
        this.people = people;
        this.site = site;
    }

    @Operation(
            summary = "Keep house rules",
            description = "The fields beside the name are those of a new game; what is left out is the preset's.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content =
                                    @Content(
                                            examples =
                                                    @ExampleObject(
                                                            "{\"name\": \"Friday\", \"preset\": \"classic\", \"options\": {\"hop\": \"symmetric\"}}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.IMPOSSIBLE_RULES,
        ProblemCode.OPTION_NOT_OFFERED,
        ProblemCode.TOO_MANY
    })
    @ResponseStatus(HttpStatus.CREATED)
    @PostMapping("/api/v1/house-rules")
    ResponseEntity<HouseJson> keep(@RequestBody HouseBody body, Caller caller) {
        UUID person = caller.person().id();
        HouseRules kept = book.keep(person, Objects.requireNonNullElse(body.name(), ""), body.wish());
        return ResponseEntity.created(URI.create("/api/v1/house-rules/" + kept.code()))
                .body(json(kept, caller));
    }

    @Operation(summary = "Your house rules", description = "All of them, newest first.")
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    @GetMapping("/api/v1/house-rules")
    HouseJson.ListJson mine(Caller caller) {
        return new HouseJson.ListJson(book.of(caller.person().id()).stream()
                .map(kept -> json(kept, caller))
                .toList());
    }

    @Operation(summary = "House rules by their code", description = "Whoever has the code may read them.")
    @Refuses(ProblemCode.NOT_FOUND)
    @GetMapping("/api/v1/house-rules/{code}")
    HouseJson look(@PathVariable String code, Caller caller) {
        return book.find(code).map(kept -> json(kept, caller)).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
    }

    @Operation(
            summary = "Rename house rules",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"name\": \"Sunday\"}"))))
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.INVALID_VALUE, ProblemCode.NOT_FOUND})
    @PatchMapping("/api/v1/house-rules/{code}")
    HouseJson rename(@PathVariable String code, @RequestBody HouseName body, Caller caller) {
        String name = Objects.requireNonNullElse(body.name(), "");
        return json(book.rename(code, caller.person().id(), name), caller);
    }

    @Operation(
            summary = "Delete house rules",
            description = "Games made of them stay as they are.",
            responses = @ApiResponse(responseCode = "204", description = "They are gone"))
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.NOT_FOUND})
    @DeleteMapping("/api/v1/house-rules/{code}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void forget(@PathVariable String code, Caller caller) {
        book.forget(code, caller.person().id());
    }

    private HouseJson json(HouseRules kept, Caller caller) {
        Optional<Person> owner =
                Optional.ofNullable(people.findAll(Set.of(kept.owner())).get(kept.owner()));
        return new HouseJson(
                kept.code(),
                kept.name(),
                site.at("/rules-of/" + kept.code()).toString(),
                owner.map(Person::name).orElse("?"),
                caller.known()
                        .filter(person -> person.id().equals(kept.owner()))
                        .isPresent(),
                kept.rules().preset().text(),
                kept.rules().board(),
                kept.rules().players(),
                kept.rules().men(),
                OptionValues.all(kept.rules().options()),
                kept.created());
    }
}
