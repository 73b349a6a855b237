package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.rating.Pages;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where admins look for people. */
@RestController
@Tag(name = "Admins")
class RollDoor {

    private final Roll roll;
    private final Pages pages;

    RollDoor(Roll roll, Pages pages) {
        this.roll = roll;
        this.pages = pages;
    }

    @Operation(summary = "Players and guests whose names begin so, in the order of their names")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE})
    @GetMapping("/api/v1/admin/players")
    ResponseEntity<MembersJson> players(@ParameterObject RollQuery query, HttpServletRequest request) {
        Roll.Page page = roll.page(query.wanted(), Pages.size(query.limit()), query.after());
        Optional<String> next = page.next().map(Pages::opaque);
        List<MemberJson> items = page.members().stream().map(MemberJson::of).toList();
        return pages.answer(new MembersJson(items, next.orElse(null)), next, request);
    }

    /** A page of people, and the cursor of the next. */
    record MembersJson(List<MemberJson> items, @Nullable String next) {}
}
