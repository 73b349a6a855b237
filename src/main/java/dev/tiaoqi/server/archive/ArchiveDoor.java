package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.rating.Pages;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where one looks for games that have ended, and for how games begin. */
@RestController
@RequestMapping("/api/v1/archive")
@Tag(name = "Archive")
class ArchiveDoor {

    private final Search search;
    private final Tree tree;
    private final Readers readers;
    private final GameShapes shapes;
    private final Pages pages;

    ArchiveDoor(Search search, Tree tree, Readers readers, GameShapes shapes, Pages pages) {
        this.search = search;
        this.tree = tree;
        this.readers = readers;
        this.shapes = shapes;
        this.pages = pages;
    }

    @Operation(
            summary = "Search the games that have ended, newest first",
            description = "Those that are listed, and those that the caller had part in; without turns.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.IMPOSSIBLE_POSITION, ProblemCode.IMPOSSIBLE_RULES})
    @GetMapping("/games")
    ResponseEntity<FoundJson> games(@ParameterObject ArchiveQuery query, Caller caller, HttpServletRequest request) {
        GameLists.Paging paging = new GameLists.Paging(Pages.size(query.limit()), query.after());
        Optional<UUID> viewer = caller.known().map(Person::id);
        Search.Page page = readers.search(search, query, viewer, paging);
        Optional<String> next = page.next().map(Cursor::text);
        return pages.answer(new FoundJson(shapes.items(page.cards(), viewer), next.orElse(null)), next, request);
    }

    @Operation(
            summary = "Which moves were played in a position, and how they went",
            description =
                    "The first 30 turns of all games that are not private. A position and its mirror image are one.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.IMPOSSIBLE_POSITION})
    @GetMapping("/openings")
    OpeningsJson openings(
            @Parameter(description = "N2; left out, the opening with A to move")
                    @RequestParam(required = false)
                    @Nullable
                    String position,
            @Parameter(example = "classic") @RequestParam(required = false) @Nullable String preset,
            @Parameter(example = "2") @RequestParam(required = false) @Nullable Integer players) {
        Readers.Place place = Readers.place(position, preset, players);
        List<Tree.Branch> branches = tree.at(place.position(), place.preset(), place.players());
        return new OpeningsJson(
                place.position(),
                Opening.DEPTH,
                branches.stream().mapToInt(Tree.Branch::games).sum(),
                branches.stream().map(ArchiveDoor::json).toList());
    }

    private static BranchJson json(Tree.Branch branch) {
        return new BranchJson(
                branch.leaf().move(),
                branch.leaf().position().orElse(null),
                branch.mirror()
                        .map(leaf -> new LeafJson(leaf.move(), leaf.position().orElse(null)))
                        .orElse(null),
                branch.games(),
                branch.won(),
                branch.drawn(),
                branch.lost(),
                branch.score());
    }

    /** A page of games, and the cursor of the next. */
    record FoundJson(List<GameJson> items, @Nullable String next) {}

    /** A position, how many turns of a game are kept, and the moves that were played, those played most often first. */
    record OpeningsJson(String position, int plies, int games, List<BranchJson> moves) {}

    /** A move and how it went for who played it; {@code position} is the one after it. */
    record BranchJson(
            String move,
            @Nullable String position,
            @Nullable LeafJson mirror,
            int games,
            int won,
            int drawn,
            int lost,
            double score) {}

    /** The mirror image of a move, where it counts as the same. */
    record LeafJson(String move, @Nullable String position) {}
}
