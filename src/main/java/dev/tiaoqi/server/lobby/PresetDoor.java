package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where one finds out what can be chosen. */
@RestController
@Tag(name = "Games")
class PresetDoor {

    private static final PresetsJson ALL = Catalogue.json();

    @Operation(summary = "What can be chosen for a new game: presets, options, boards, seats, computers")
    @Refuses({})
    @GetMapping("/api/v1/presets")
    PresetsJson presets() {
        return ALL;
    }
}
