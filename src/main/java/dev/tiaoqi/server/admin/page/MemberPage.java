package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.ResetLinks;
import dev.tiaoqi.server.account.Roles;
import dev.tiaoqi.server.admin.Keeper;
import dev.tiaoqi.server.admin.Warrant;
import dev.tiaoqi.server.admin.Why;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** One person's page. What is done there is a plain form; what was refused comes back with the reason. */
@Controller
@Hidden
@RequestMapping("/admin/players/{name}")
class MemberPage {

    private static final String PAGE = "/admin/players/{name}";

    private final MemberFile file;
    private final Keeper keeper;
    private final Verdicts verdicts;
    private final Clerk clerk;
    private final Clock clock;

    MemberPage(MemberFile file, Keeper keeper, Verdicts verdicts, Clerk clerk, Clock clock) {
        this.file = file;
        this.keeper = keeper;
        this.verdicts = verdicts;
        this.clerk = clerk;
        this.clock = clock;
    }

    @GetMapping
    ModelAndView look(
            @PathVariable String name,
            @RequestParam(required = false) @Nullable String cursor,
            @RequestParam(required = false) @Nullable String done,
            HttpServletRequest request) {
        return verdicts.done(show(name, cursor, request), done, request);
    }

    @PostMapping("/points")
    ModelAndView points(@PathVariable String name, @RequestParam Map<String, String> sent, HttpServletRequest request) {
        return act("points", name, sent, request, warrant -> {
            keeper.adjust(warrant, number(sent.getOrDefault("points", "")));
            return Verdicts.away(PAGE, name, "points");
        });
    }

    @PostMapping("/name")
    ModelAndView rename(@PathVariable String name, @RequestParam Map<String, String> sent, HttpServletRequest request) {
        return act("name", name, sent, request, warrant -> {
            String next = sent.getOrDefault("name", "");
            keeper.rename(warrant, next);
            return Verdicts.away(PAGE, file.person(next).name(), "name");
        });
    }

    @PostMapping("/suspension")
    ModelAndView suspend(
            @PathVariable String name, @RequestParam Map<String, String> sent, HttpServletRequest request) {
        return act("suspended", name, sent, request, warrant -> {
            keeper.suspend(warrant, until(sent.getOrDefault("days", "")));
            return Verdicts.away(PAGE, name, "suspended");
        });
    }

    @PostMapping("/lift")
    ModelAndView lift(@PathVariable String name, @RequestParam Map<String, String> sent, HttpServletRequest request) {
        return act("lifted", name, sent, request, warrant -> {
            keeper.lift(warrant);
            return Verdicts.away(PAGE, name, "lifted");
        });
    }

    /** The link stands on this one answer and nowhere else. */
    @PostMapping("/reset-link")
    ModelAndView link(@PathVariable String name, @RequestParam Map<String, String> sent, HttpServletRequest request) {
        return act("resetLink", name, sent, request, warrant -> {
            ResetLinks.ResetLink link = keeper.makeResetLink(warrant);
            return show(name, null, request)
                    .addObject("link", link.url().toString())
                    .addObject("linkUntil", clerk.time(link.until()));
        });
    }

    private ModelAndView act(
            String what, String name, Map<String, String> sent, HttpServletRequest request, Deed deed) {
        try {
            return deed.on(
                    new Warrant(Roles.admin(Callers.of(request)), file.person(name), Why.of(sent.get("reason"))));
        } catch (ApiProblem refused) {
            return verdicts.refused(show(name, null, request), what, refused, request)
                    .addObject("sent", sent);
        }
    }

    private ModelAndView show(String name, @Nullable String cursor, HttpServletRequest request) {
        return file.of(name, cursor, Language.of(request)).addObject("days", file.days());
    }

    private Optional<Instant> until(String days) {
        return days.isEmpty()
                ? Optional.empty()
                : Optional.of(clock.instant().plus(Duration.ofDays(Math.max(0, number(days)))));
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text.strip().replace('\u2212', '-'));
        } catch (NumberFormatException none) {
            throw Invalid.value("points", "range");
        }
    }

    /** What is done, and where it leads. */
    @FunctionalInterface
    private interface Deed {
        ModelAndView on(Warrant warrant);
    }
}
