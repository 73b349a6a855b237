package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.springframework.security.web.firewall.FirewalledRequest;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.stereotype.Component;

/**
 * An address is spelled in one way only: what is asked of a path as it was sent then holds for the door that opens,
 * which is found by the path decoded. The firewall refuses {@code ;}, {@code //}, {@code /./} and encoded slashes by
 * itself; here, whoever writes in percent signs what needs none (RFC 3986, 2.3).
 */
@Component
class OneSpelling extends StrictHttpFirewall {

    /** Letters, digits and {@code - . _ ~}. */
    private static final Pattern NEEDLESS =
            Pattern.compile("%(2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])");

    @Override
    public FirewalledRequest getFirewalledRequest(HttpServletRequest request) {
        if (NEEDLESS.matcher(request.getRequestURI()).find()) {
            throw new RequestRejectedException("The path encodes what needs no encoding");
        }
        return super.getFirewalledRequest(request);
    }
}
