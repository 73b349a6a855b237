package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where admins see how the day goes. */
@RestController
@Tag(name = "Admins")
class FiguresDoor {

    private final DayFigures figures;

    FiguresDoor(DayFigures figures) {
        this.figures = figures;
    }

    @Operation(summary = "Figures of the day: games, players, who is online, load")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE})
    @GetMapping("/api/v1/admin/figures")
    DayFigures.Figures figures() {
        return figures.now();
    }
}
