package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.web.MockHttpServletRequest;

class ClientAddressTest {

    private final ClientAddress addresses =
            new ClientAddress(new ClientAddress.Proxies(List.of("192.0.2.0/28", "::1")));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "198.51.100.7 |                             | 198.51.100.7",
                "198.51.100.7 | 203.0.113.1                 | 198.51.100.7",
                "192.0.2.1    | 203.0.113.1                 | 203.0.113.1",
                "192.0.2.1    | 6.6.6.6, 203.0.113.1        | 203.0.113.1",
                "192.0.2.1    | 203.0.113.1, 192.0.2.2      | 203.0.113.1",
                "192.0.2.1    |                             | 192.0.2.1",
                "::1          | 2001:db8:a:b:c:d:e:f        | 20010db8000a000b/64",
                "192.0.2.1    | unknown                     | unknown",
            })
    void believesOurOwnProxiesOnly(String sender, String forwarded, String group) {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.setRemoteAddr(sender);
        if (forwarded != null) {
            request.addHeader("X-Forwarded-For", forwarded);
        }
        assertThat(addresses.group(request)).isEqualTo(group);
    }

    /** As an application.yml may have them, and as an argument has them. */
    static Stream<Map<String, String>> settings() {
        return Stream.of(
                Map.of("tiaoqi.trusted-proxies[0]", "192.0.2.0/28", "tiaoqi.trusted-proxies[1]", "::1"),
                Map.of("tiaoqi.trusted-proxies", "192.0.2.0/28, ::1"));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void readsThemAsAListAndWithCommasBetween(Map<String, String> settings) {
        ClientAddress.Proxies read = new Binder(new MapConfigurationPropertySource(settings))
                .bind("tiaoqi", ClientAddress.Proxies.class)
                .get();
        assertThat(read.trustedProxies()).extracting(String::strip).containsExactly("192.0.2.0/28", "::1");
    }
}
