package dev.tiaoqi.server.account;

import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.security.web.util.matcher.IpAddressMatcher;
import org.springframework.stereotype.Component;

/** Where a request comes from. What it says of that itself is believed only as far as our own proxies wrote it. */
@Component
public class ClientAddress {

    private static final int IPV6_SITE = 8;

    private final List<IpAddressMatcher> proxies;

    ClientAddress(Proxies ours) {
        proxies = ours.trustedProxies().stream()
                .filter(proxy -> !proxy.isBlank())
                .map(proxy -> new IpAddressMatcher(proxy.strip()))
                .toList();
    }

    /** {@code tiaoqi.trusted-proxies}: addresses or networks, as a list or with commas between. */
    @ConfigurationProperties("tiaoqi")
    record Proxies(List<String> trustedProxies) {
        Proxies {
            trustedProxies = List.copyOf(Objects.requireNonNullElse(trustedProxies, List.of()));
        }
    }

    /** The addresses of one line into a house: an IPv4 address, or the /64 of an IPv6 one. */
    public String group(HttpServletRequest request) {
        String address = address(request);
        try {
            InetAddress parsed = InetAddress.ofLiteral(address);
            if (!(parsed instanceof Inet6Address)) {
                return parsed.getHostAddress();
            }
            byte[] site = Arrays.copyOf(parsed.getAddress(), IPV6_SITE);
            return java.util.HexFormat.of().formatHex(site) + "/64";
        } catch (IllegalArgumentException strange) {
            return address;
        }
    }

    /** The last address in {@code X-Forwarded-For} that isn't one of our proxies; without a proxy the sender's. */
    private String address(HttpServletRequest request) {
        String sender = request.getRemoteAddr();
        List<String> way = Arrays.stream(forwarded(request).split(","))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.toList());
        while (isProxy(sender) && !way.isEmpty()) {
            sender = way.removeLast();
        }
        return sender;
    }

    private static String forwarded(HttpServletRequest request) {
        return String.join(",", java.util.Collections.list(request.getHeaders("X-Forwarded-For")));
    }

    private boolean isProxy(String address) {
        try {
            InetAddress.ofLiteral(address); // the matcher would look up a name
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
        return proxies.stream().anyMatch(proxy -> proxy.matches(address));
    }
}
