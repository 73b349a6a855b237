package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Points;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where one asks what a result would be worth. */
@RestController
@Tag(name = "Calculating")
class PointsDoor {

    static final String EXAMPLE = """
            {"players": 2, "teams": false, "hop": "adjacent", "reason": "finished", "round": 34, "seats": [
              {"seat": "A", "level": 3, "rank": 1, "state": "finished", "menHome": 10},
              {"seat": "D", "level": 5, "rank": 2, "state": "playing", "menHome": 7}]}
            """;

    @Operation(
            summary = "What a result is worth to each seat, term by term",
            description =
                    "No game need ever end so: the numbers alone are looked at (R6). Seats that share a rank name the"
                            + " same one; in teams every other seat by letter is of team 1 (R7). Left out, hop is adjacent, men"
                            + " is 10 and teams false; score, by seat, is for a dead game.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject(EXAMPLE))))
    @Refuses(ProblemCode.INVALID_VALUE)
    @PostMapping("/api/v1/points/preview")
    WorthJson preview(@RequestBody ResultBody body) {
        return WorthJson.of(Points.of(ResultReader.read(body)));
    }
}
