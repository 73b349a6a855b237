package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Lets people play who never signed up. */
@Component
public class Guests {

    private final Register register;
    private final GuestCookie cookie;
    private final Limits limits;

    Guests(Register register, GuestCookie cookie, Limits limits) {
        this.register = register;
        this.cookie = cookie;
        this.limits = limits;
    }

    /**
     * The person who acts in this request. A browser that nobody knows becomes a guest by it and gets the long
     * cookie; call it where somebody does something, never where he only looks. A script without a token is nobody:
     * it never comes this far without the browser's CSRF token.
     */
    public Person enter(HttpServletRequest request, HttpServletResponse response) {
        Caller caller = Callers.of(request);
        return caller.known().orElseGet(() -> {
            if (Callers.byToken(request)) {
                throw new ApiProblem(ProblemCode.NOT_SIGNED_IN);
            }
            limits.countGuest(request);
            NewGuest guest = register.addGuest(CredentialRow.Kind.BROWSER);
            cookie.give(response, guest.secret());
            request.setAttribute(
                    Callers.ATTRIBUTE,
                    new Caller.Known(guest.person(), guest.credential().id()));
            return guest.person();
        });
    }

    /** A guest with a token, under a name of his own choice or one of ours. */
    NewGuest create(HttpServletRequest request, @Nullable String name) {
        String checked = name == null ? null : Names.own("name", name);
        limits.countGuest(request);
        return checked == null
                ? register.addGuest(CredentialRow.Kind.TOKEN)
                : register.addGuest(checked, CredentialRow.Kind.TOKEN);
    }
}
