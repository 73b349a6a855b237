package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** Finds out who calls: by the token of {@code Authorization} alone if there is one, else by the browser's cookie. */
@Component
public class Callers {

    static final String ATTRIBUTE = Caller.class.getName();

    private static final String BEARER = "bearer ";

    private final Credentials credentials;
    private final GuestCookie cookie;

    Callers(Credentials credentials, GuestCookie cookie) {
        this.credentials = credentials;
        this.cookie = cookie;
    }

    /** Who this request was found to come from. */
    public static Caller of(HttpServletRequest request) {
        return request.getAttribute(ATTRIBUTE) instanceof Caller caller ? caller : new Caller.Nobody();
    }

    static boolean byToken(HttpServletRequest request) {
        return request.getHeader(HttpHeaders.AUTHORIZATION) != null;
    }

    /** Throws {@code badToken} for a token nobody has; a cookie nobody has is as good as none. */
    Optional<Credentials.Holder> find(HttpServletRequest request) {
        String authorization = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (authorization == null && Unguarded.isEntryOfScript(request)) {
            return Optional.empty();
        }
        return authorization == null
                ? cookie.read(request).flatMap(credentials::recognise).filter(Callers::isBrowser)
                : Optional.of(holder(authorization));
    }

    private Credentials.Holder holder(String authorization) {
        boolean bearer = authorization.regionMatches(true, 0, BEARER, 0, BEARER.length());
        return Optional.of(authorization)
                .filter(text -> bearer)
                .map(text -> new Secret(text.substring(BEARER.length()).strip()))
                .flatMap(credentials::recognise)
                .filter(holder -> !isBrowser(holder))
                .orElseThrow(() -> new ApiProblem(ProblemCode.BAD_TOKEN));
    }

    private static boolean isBrowser(Credentials.Holder holder) {
        return holder.credential().kind() == CredentialRow.Kind.BROWSER;
    }
}
