package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where one finds out what can be chosen. */
@RestController
@Tag(name = "Games")
class PresetDoor {

    private static final PresetsJson ALL = Catalogue.json();

    private static final String EXAMPLE = """
            {"presets": [{"preset": "classic", "board": "star4", "players": 2, "men": 10, "options": {}, "rated": false}],
             "options": [], "boards": [], "bots": ["bot:1"], "visibilities": ["listed", "link", "private"]}""";

    @Operation(summary = "What can be chosen for a new game: presets, options, boards, seats, computers")
    @ApiResponse(
            responseCode = "200",
            useReturnTypeSchema = true,
            content = @Content(mediaType = "application/json", examples = @ExampleObject(EXAMPLE)))
    @Refuses({})
    @GetMapping("/api/v1/presets")
    PresetsJson presets() {
        return ALL;
    }
}
