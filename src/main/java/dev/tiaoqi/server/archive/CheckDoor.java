package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.notation.RecordText;
import dev.tiaoqi.server.game.wire.ResultJson;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where records are checked by playing them through. */
@RestController
@Tag(name = "Calculating")
class CheckDoor {

    static final String EXAMPLE = """
            [Event "Friendly game"]
            [Site "?"]
            [Date "2026.11.30"]
            [Preset "classic"]
            [Board "star4"]
            [Players "2"]
            [Men "10"]
            [First "A"]
            [SeatA "Ming"]
            [SeatD "Lan"]
            [Result "*"]

            1. l3:j5 *
            """;

    private final Workbench workbench;

    CheckDoor(Workbench workbench) {
        this.workbench = workbench;
    }

    @Operation(
            summary = "Check a record",
            description = "A wrong one answers illegalRecord with ply, line, column and the reason.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(mediaType = "text/plain", examples = @ExampleObject(EXAMPLE))))
    @Refuses({ProblemCode.ILLEGAL_RECORD, ProblemCode.UNREADABLE, ProblemCode.BUSY})
    @PostMapping(path = "/api/v1/records", consumes = MediaType.TEXT_PLAIN_VALUE)
    CheckedJson check(@RequestBody(required = false) byte @Nullable [] body) {
        String text = text(body);
        return workbench.work(() -> switch (RecordText.read(text)) {
            case RecordText.Parsed.Read read -> checked(read);
            case RecordText.Parsed.Fault fault -> throw refusal(fault);
        });
    }

    private static CheckedJson checked(RecordText.Parsed.Read read) {
        Game game = read.game();
        return new CheckedJson(
                true, game.position(), ResultJson.of(game).orElse(null), game.ply(), ReadJson.of(read.tags(), game));
    }

    private static ApiProblem refusal(RecordText.Parsed.Fault fault) {
        return new ApiProblem(
                ProblemCode.ILLEGAL_RECORD,
                Map.of(
                        "ply", fault.ply(),
                        "line", fault.line(),
                        "column", fault.column(),
                        "reason", fault.code(),
                        "facts", fault.facts()));
    }

    /** Throws {@code unreadable} with the place where it stops being UTF-8. */
    private static String text(byte @Nullable [] body) {
        ByteBuffer bytes = ByteBuffer.wrap(body == null ? new byte[0] : body);
        CharBuffer text = CharBuffer.allocate(bytes.remaining());
        if (!StandardCharsets.UTF_8.newDecoder().decode(bytes, text, true).isUnderflow()) {
            String before = text.flip().toString();
            throw new ApiProblem(
                    ProblemCode.UNREADABLE,
                    Map.of(
                            "line",
                            1 + before.chars().filter(letter -> letter == '\n').count(),
                            "column",
                            before.length() - before.lastIndexOf('\n')));
        }
        return text.flip().toString();
    }

    /** What a right record comes to. */
    record CheckedJson(
            boolean valid, String position, @Nullable ResultJson result, int plies, ReadJson game) {}
}
