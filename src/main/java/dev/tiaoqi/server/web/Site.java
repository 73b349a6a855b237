package dev.tiaoqi.server.web;

import java.net.URI;
import java.util.Locale;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** Where Tiaoqi is found: absolute addresses come from here alone, never from what a request says of itself. */
@ConfigurationProperties("tiaoqi")
public record Site(URI baseUrl) {

    public Site {
        baseUrl = URI.create(baseUrl.toString().replaceAll("/+$", ""));
    }

    /** The absolute address of a path that begins with a slash. */
    public URI at(String path) {
        return URI.create(baseUrl + path);
    }

    /** Whether people come by https, so that cookies travel by it only. */
    public boolean secure() {
        return "https".equals(baseUrl.getScheme().toLowerCase(Locale.ROOT));
    }
}
