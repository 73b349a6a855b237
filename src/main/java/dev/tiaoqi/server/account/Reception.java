package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Where people sign up, in and out at a browser: what is decided elsewhere comes and goes with its cookie. */
@Component
public class Reception {

    private static final CredentialRow.Kind BROWSER = CredentialRow.Kind.BROWSER;

    private final SignUp signUp;
    private final SignIn signIn;
    private final NewPassword newPassword;
    private final Accounts accounts;
    private final ResetLinks links;
    private final PasswordRows passwords;
    private final GuestCookie cookie;

    Reception(
            SignUp signUp,
            SignIn signIn,
            NewPassword newPassword,
            Accounts accounts,
            ResetLinks links,
            PasswordRows passwords,
            GuestCookie cookie) {
        this.signUp = signUp;
        this.signIn = signIn;
        this.newPassword = newPassword;
        this.accounts = accounts;
        this.links = links;
        this.passwords = passwords;
        this.cookie = cookie;
    }

    /** Throws {@code invalidValue}, {@code nameTaken}, {@code tooMany} or {@code busy}. */
    public Person signUp(Wish wish, HttpServletRequest request, HttpServletResponse response) {
        return in(signUp.enter(wish, request, BROWSER), response);
    }

    /** Throws {@code wrongCredentials}, {@code suspended}, {@code tooMany}, {@code busy}; see also {@link #asksForAnother}. */
    public Person signIn(Wish wish, HttpServletRequest request, HttpServletResponse response) {
        return in(signIn.enter(wish, request, BROWSER), response);
    }

    /** After a password that works once was right: the path where he chooses another. */
    public Optional<String> asksForAnother(ApiProblem problem, Wish wish) {
        if (!"oneTime".equals(problem.facts().get("reason"))) {
            return Optional.empty();
        }
        return passwords
                .byName(Names.key(wish.named()))
                .map(PasswordRow::person)
                .map(person -> links.make(person).url().getPath());
    }

    /** A password is chosen by a link, and he who chose it is in; throws {@code notFound} or {@code invalidValue}. */
    public void reset(String code, Password chosen, HttpServletRequest request, HttpServletResponse response) {
        UUID person = links.use(code, chosen, request).id();
        in(signIn.admit(person, Optional.empty(), request, BROWSER), response);
    }

    /** Throws {@code wrongCredentials} or {@code invalidValue}. */
    public void changePassword(Caller caller, PasswordChange change, HttpServletRequest request) {
        Accounts.registered(caller);
        newPassword.change(caller, change.known(), change.chosen(), request);
    }

    public void signOut(Caller caller, HttpServletResponse response) {
        accounts.signOut(caller);
        cookie.takeAway(response);
    }

    public void signOutEverywhere(Caller caller, HttpServletResponse response) {
        accounts.signOutEverywhere(caller);
        cookie.takeAway(response);
    }

    /** Throws {@code wrongCredentials}. */
    public void delete(Caller caller, Password password, HttpServletRequest request, HttpServletResponse response) {
        Accounts.registered(caller);
        accounts.delete(caller, password, request);
        cookie.takeAway(response);
    }

    private Person in(Entered entered, HttpServletResponse response) {
        cookie.give(response, entered.secret());
        return entered.person();
    }
}
