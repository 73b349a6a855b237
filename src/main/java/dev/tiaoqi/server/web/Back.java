package dev.tiaoqi.server.web;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a form leads back to: a path of this very site, whatever an address or a form says. */
public final class Back {

    /** One slash, then nothing that a browser would read as another host; no longer than headers may be. */
    private static final Pattern LOCAL = Pattern.compile("/(?![/\\\\])[!-~&&[^\\\\]]{0,1999}");

    private Back() {}

    /** The wish if it is such a path, else the lobby. */
    public static String to(@Nullable String wish) {
        return wish != null && LOCAL.matcher(wish).matches() && isAddress(wish) ? wish : "/";
    }

    private static boolean isAddress(String wish) {
        try {
            return !new URI(wish).isAbsolute();
        } catch (URISyntaxException none) {
            return false;
        }
    }
}
