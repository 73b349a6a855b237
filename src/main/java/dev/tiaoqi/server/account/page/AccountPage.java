package dev.tiaoqi.server.account.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Password;
import dev.tiaoqi.server.account.PasswordChange;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Reception;
import dev.tiaoqi.server.account.Scope;
import dev.tiaoqi.server.account.Tokens;
import dev.tiaoqi.server.web.ApiProblem;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** Where somebody looks after his account. Guests find their settings here and how to get an account. */
@Controller
@Hidden
class AccountPage {

    private static final String HERE = "/account";
    private static final List<String> DONE = List.of("password", "revoked");

    private final Reception reception;
    private final Tokens tokens;
    private final Wording wording;

    AccountPage(Reception reception, Tokens tokens, Wording wording) {
        this.reception = reception;
        this.tokens = tokens;
        this.wording = wording;
    }

    @GetMapping(HERE)
    ModelAndView look(@RequestParam(required = false) @Nullable String done, Caller caller) {
        if (caller.known().isEmpty()) {
            return Onward.to("/sign-in?back=" + HERE);
        }
        ModelAndView page = page(caller);
        return done != null && DONE.contains(done) ? page.addObject("done", done) : page;
    }

    @PostMapping(path = HERE, params = "change")
    ModelAndView changePassword(
            @RequestParam(defaultValue = "") String old,
            @RequestParam(name = "new", defaultValue = "") String chosen,
            Caller caller,
            HttpServletRequest request) {
        return attempt(caller, request, "change", () -> {
            reception.changePassword(caller, new PasswordChange(new Password(old), new Password(chosen)), request);
            return Onward.to(HERE + "?done=password#password");
        });
    }

    /** The secret is shown on this page and never again. */
    @PostMapping(path = HERE, params = "token")
    ModelAndView makeToken(
            @RequestParam(defaultValue = "") String label,
            @RequestParam(required = false) @Nullable Set<Scope> scopes,
            Caller caller,
            HttpServletRequest request) {
        return attempt(caller, request, "token", () -> {
                    Set<Scope> wanted = scopes == null ? EnumSet.noneOf(Scope.class) : scopes;
                    String secret = tokens.make(caller.somebody(), label.isBlank() ? null : label, wanted)
                            .token();
                    return page(caller).addObject("secret", secret);
                })
                .addObject("label", label);
    }

    @PostMapping(path = HERE, params = "revoke")
    ModelAndView revoke(@RequestParam String revoke, Caller caller) {
        tokens.revoke(caller.person(), revoke);
        return Onward.to(HERE + "?done=revoked#tokens");
    }

    @PostMapping(path = HERE, params = "everywhere")
    ModelAndView signOutEverywhere(Caller caller, HttpServletResponse response) {
        reception.signOutEverywhere(caller, response);
        return Onward.to("/");
    }

    @PostMapping(path = HERE, params = "delete")
    ModelAndView delete(
            @RequestParam(name = "password-again", defaultValue = "") String password,
            Caller caller,
            HttpServletRequest request,
            HttpServletResponse response) {
        return attempt(caller, request, "delete", () -> {
            reception.delete(caller, new Password(password), request, response);
            return Onward.to("/");
        });
    }

    /** What comes of it, or the page once more with the reason at this form. */
    private ModelAndView attempt(Caller caller, HttpServletRequest request, String form, Supplier<ModelAndView> deed) {
        try {
            return deed.get();
        } catch (ApiProblem problem) {
            return wording.again(page(caller), problem, request).addObject("wrongForm", form);
        }
    }

    private ModelAndView page(Caller caller) {
        Person person = caller.person();
        ModelAndView page = new ModelAndView("account").addObject("label", "");
        return person.registered()
                ? page.addObject("tokens", tokens.list(person).items()).addObject("scopes", scopes(person))
                : page;
    }

    private static List<String> scopes(Person person) {
        return person.admin() ? List.of("read", "play", "admin") : List.of("read", "play");
    }
}
