package dev.tiaoqi.server.game.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.chance.Seed;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/** What chance decided in a game, for everybody to check (R9.1): the commitment, after the end the seed, every throw. */
@Controller
@Hidden
class ChancePage {

    private final Sight sight;

    ChancePage(Sight sight) {
        this.sight = sight;
    }

    @GetMapping("/games/{id}/chance")
    String page(@PathVariable String id, Caller caller, Model model) {
        Tables.Seen seen = sight.look(id, new Sight.Viewer(caller, Optional.empty()));
        Table table = seen.table();
        Optional<Seed> seed = table.agreement().seed();
        model.addAttribute("id", table.id());
        model.addAttribute("square", table.agreement().rules().board().startsWith("square"));
        model.addAttribute("commitment", seed.map(Seed::commitment).orElse(""));
        model.addAttribute(
                "seed",
                seed.filter(secret -> seen.card().status().over())
                        .map(Seed::hex)
                        .orElse(""));
        model.addAttribute("stretches", seed.isPresent() ? Stretch.of(Drawn.all(table)) : List.of());
        return "chance";
    }
}
