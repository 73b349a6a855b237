package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tiaoqi.server.web.ApiProblem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class SparedTest {

    private final LimitSettings settings = new LimitSettings(
            new LimitSettings.Rate(3, 1),
            new LimitSettings.Rate(3, 1),
            30,
            new LimitSettings.Guesses(5, 20),
            new LimitSettings.Passwords(30, 60));
    private final Limits limits =
            new Limits(new MemoryBuckets(), settings, new ClientAddress(new ClientAddress.Proxies(List.of())));

    @Test
    void aLegalMoveDoesNotCount() {
        for (int i = 0; i < 50; i++) {
            MockHttpServletRequest move = post("/api/v1/games/x/moves");
            Runnable after = limits.countAddress(move, new MockHttpServletResponse());
            Limits.spare(move);
            after.run();
        }
        assertThat(count(post("/api/v1/games"))).isEqualTo("\"address\";r=2;t=1");
    }

    @Test
    void neitherCanAnEmptiedBucketHoldItUp() {
        count(post("/api/v1/games"));
        count(post("/api/v1/games"));
        count(post("/api/v1/games"));
        assertThatExceptionOfType(ApiProblem.class).isThrownBy(() -> count(post("/api/v1/games")));
        assertThat(count(post("/api/v1/games/x/moves"))).startsWith("\"address\";r=2");
    }

    @Test
    void illegalOnesDo() {
        count(post("/api/v1/games/x/moves"));
        count(post("/api/v1/games/x/moves"));
        count(post("/api/v1/games/y/moves"));
        assertThatExceptionOfType(ApiProblem.class).isThrownBy(() -> count(post("/api/v1/games/x/moves")));
    }

    private String count(MockHttpServletRequest request) {
        MockHttpServletResponse response = new MockHttpServletResponse();
        limits.countAddress(request, response).run();
        return String.valueOf(response.getHeader("RateLimit"));
    }

    private static MockHttpServletRequest post(String path) {
        return new MockHttpServletRequest("POST", path);
    }
}
