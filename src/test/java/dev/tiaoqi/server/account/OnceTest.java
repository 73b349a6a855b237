package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import jakarta.servlet.FilterChain;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import tools.jackson.databind.JsonNode;

class OnceTest extends ServerTest {

    @Autowired
    private Once once;

    @Autowired
    private Register register;

    @Autowired
    private KeptAnswers kept;

    @Autowired
    private JdbcTemplate jdbc;

    private Person person = new Person(new UUID(0, 0), "", Person.Kind.GUEST);
    private final AtomicInteger done = new AtomicInteger();

    /** A door that makes something and says how many it has made. */
    private final FilterChain door = (request, response) -> {
        int made = done.incrementAndGet();
        HttpServletResponse http = (HttpServletResponse) response;
        http.setStatus(201);
        http.setHeader("Location", "/things/" + made);
        http.setContentType("application/json");
        http.getOutputStream().write(("{\"made\": " + made + "}").getBytes(StandardCharsets.UTF_8));
    };

    @BeforeEach
    void aGuest() {
        person = register.addGuest(CredentialRow.Kind.TOKEN).person();
    }

    @Test
    void sentTwiceIsDoneOnce() throws Exception {
        MockHttpServletResponse first = post("/api/v1/games", "k1", door);
        MockHttpServletResponse second = post("/api/v1/games", "k1", door);
        assertThat(done).hasValue(1);
        assertThat(second.getStatus()).isEqualTo(201);
        assertThat(second.getContentAsString())
                .isEqualTo(first.getContentAsString())
                .isEqualTo("{\"made\": 1}");
        assertThat(second.getHeader("Location")).isEqualTo("/things/1");
        assertThat(second.getContentType()).isEqualTo(first.getContentType());
    }

    @Test
    void sentManyTimesAtOnceIsDoneOnce() {
        List<String> answers = IntStream.range(0, 12)
                .parallel()
                .mapToObj(each -> answer("/api/v1/games", "k1"))
                .distinct()
                .toList();
        assertThat(done).hasValue(1);
        assertThat(answers).containsExactly("{\"made\": 1}");
    }

    @Test
    void theSameKeyForAnotherRequestIsRefused() throws Exception {
        post("/api/v1/games", "k1", door);
        assertThat(post("/api/v1/games?x=1", "k1", door).getContentAsString()).contains("idempotencyConflict");
        assertThat(post("/api/v1/games", "k2", door).getStatus()).isEqualTo(201);
        assertThat(done).hasValue(2);
    }

    @Test
    void anAnswerThatDidNothingIsNotKept() throws Exception {
        post("/api/v1/games", "k1", (request, response) -> ((HttpServletResponse) response).setStatus(503));
        assertThat(post("/api/v1/games", "k1", door).getStatus()).isEqualTo(201);
    }

    @Test
    void movesGuestsAndTokensGoTheirOwnWay() throws Exception {
        for (String path : List.of("/api/v1/games/x/moves", "/api/v1/guests", "/api/v1/account/tokens")) {
            done.set(0);
            post(path, "k1", door);
            post(path, "k1", door);
            assertThat(done).as(path).hasValue(2);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/api/v1/games, true",
        "/api/v1/games/{id}/seats, true",
        "/api/v1/games/{id}/moves, false",
        "/api/v1/guests, false",
        "/api/v1/account/tokens, false",
        "/api/v1/account/sign-in, false",
        "/api/v1/records, false",
        "/api/v1/positions/check, false",
        "/api/v1/points/preview, false"
    })
    void theContractSaysWhichCallsTakeAKey(String path, boolean takes) {
        JsonNode call =
                nobody().get("/v3/api-docs").json().get("paths").get(path).get("post");
        assertThat(call.path("parameters").toString().contains("\"Idempotency-Key\""))
                .isEqualTo(takes);
        assertThat(call.at("/responses/409").toString().contains("idempotencyConflict"))
                .isEqualTo(takes);
    }

    @Test
    void aKeyIsShort() {
        Answer refused = guest().with("Idempotency-Key", "x".repeat(256))
                .post("/api/v1/nothing", "{}")
                .expectProblem(400, "invalidValue");
        assertThat(refused.json().get("field").asString()).isEqualTo("Idempotency-Key");
    }

    @Test
    void whatOnlyCalculatesTakesNoKey() {
        Visitor guest = guest().with("Idempotency-Key", "one");
        String name = guest.get("/api/v1/account").json().get("name").asString();
        for (int men : new int[] {10, 15}) {
            guest.post("/api/v1/positions/check", "{\"position\": \"star4\", \"men\": " + men + "}");
            guest.post("/api/v1/records", "" + men, "text/plain").expectProblem(422, "illegalRecord");
        }
        assertThat(keys(register.named(name).orElseThrow().id())).isZero();
    }

    @Test
    void nobodyHasMoreThanFiveHundredKeys() throws Exception {
        post("/api/v1/games", "before", door);
        fill(KeptAnswers.MOST - 2, Instant.now());
        assertThat(post("/api/v1/games", "last", door).getStatus()).isEqualTo(201);
        MockHttpServletResponse refused = post("/api/v1/games", "one more", door);
        assertThat(refused.getStatus()).isEqualTo(429);
        assertThat(refused.getContentAsString()).contains("\"limit\":\"idempotencyKeys\"", "\"most\":500");
        assertThat(refused.getHeader("Retry-After")).isEqualTo("60");
        assertThat(done).hasValue(2);
        assertThat(post("/api/v1/games", "before", door).getContentAsString()).isEqualTo("{\"made\": 1}");
        aGuest();
        assertThat(post("/api/v1/games", "of another", door).getStatus()).isEqualTo(201);
    }

    @Test
    void keysOfYesterdayCountNoMore() throws Exception {
        fill(2 * KeptAnswers.MOST + 100, Instant.now().minus(Duration.ofHours(25)));
        assertThat(post("/api/v1/games", "new", door).getStatus()).isEqualTo(201);
        kept.forgetOld();
        assertThat(keys(person.id())).isEqualTo(1);
    }

    @Test
    void aLongAnswerIsSentAndNotKept() throws Exception {
        String text = "x".repeat(64 * 1024 + 1);
        FilterChain wordy =
                (request, response) -> response.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        assertThat(post("/api/v1/games", "k1", wordy).getContentAsString()).isEqualTo(text);
        assertThat(keys(person.id())).isZero();
    }

    /** An address that the store has no room for stands for whatever may go wrong there. */
    @Test
    void whatCantBeKeptIsAnsweredAllTheSame() throws Exception {
        FilterChain far = (request, response) -> {
            door.doFilter(request, response);
            ((HttpServletResponse) response).setHeader("Location", "/" + "x".repeat(5000));
        };
        MockHttpServletResponse answer = post("/api/v1/games", "k1", far);
        assertThat(answer.getStatus()).isEqualTo(201);
        assertThat(answer.getContentAsString()).isEqualTo("{\"made\": 1}");
    }

    private void fill(int keys, Instant at) {
        jdbc.batchUpdate(
                "insert into idempotency (person_id, key_hash, request_hash, created_at, status) values (?, ?, '', ?, 201)",
                IntStream.range(0, keys)
                        .mapToObj(key -> new Object[] {person.id(), "filled " + key, at.atOffset(ZoneOffset.UTC)})
                        .toList());
    }

    private int keys(UUID whose) {
        return Objects.requireNonNull(
                jdbc.queryForObject("select count(*) from idempotency where person_id = ?", Integer.class, whose));
    }

    private String answer(String path, String key) {
        try {
            return post(path, key, door).getContentAsString();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private MockHttpServletResponse post(String path, String key, FilterChain chain) throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest("POST", path.replaceAll("\\?.*", ""));
        request.setQueryString(path.contains("?") ? path.replaceAll(".*\\?", "") : null);
        request.addHeader("Idempotency-Key", key);
        request.setAttribute(Callers.ATTRIBUTE, new Caller.Known(person, UUID.randomUUID()));
        MockHttpServletResponse response = new MockHttpServletResponse();
        once.doFilter(request, response, chain);
        return response;
    }
}
