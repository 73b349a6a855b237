package dev.tiaoqi.server.lobby.page;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** Where a position is set up, to begin a game from it or to take it elsewhere. The lobby makes the game. */
@Controller
@Hidden
class EditorPage {

    private final Editing editing;

    EditorPage(Editing editing) {
        this.editing = editing;
    }

    /** With the position that the address says, on the board and for the number of players that it says. */
    @GetMapping("/editor")
    ModelAndView editor(@RequestParam Map<String, String> wanted, HttpServletRequest request) {
        return editing.page(NewGameForm.from(wanted), request, HttpStatus.OK);
    }
}
