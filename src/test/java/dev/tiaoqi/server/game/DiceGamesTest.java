package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.chance.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games with dice (R9.1), over REST. */
class DiceGamesTest extends GameTest {

    /** A target filled with others' men would end a game after a few wild throws. */
    private static final String DICE = """
            {"options": {"dice": true, "first": "A", "win": "ownMen", "homeDeadlines": [{"round": 30, "men": 10}]}}""";

    private static final int LONGEST = 10;

    private static String dice(Visitor ming, Visitor lan) {
        String game = create(ming, DICE);
        join(lan, game).expect(200);
        return game;
    }

    private static JsonNode legal(Visitor viewer, String game) {
        return viewer.get(at(game, "/legal-moves")).expect(200).json();
    }

    /** So many turns, each by its first legal move. */
    private static void playOn(String game, List<Visitor> players, int turns) {
        for (int turn = 0; turn < turns; turn++) {
            JsonNode legal = legal(players.getFirst(), game);
            JsonNode moves = legal.get("moves");
            int ply = legal.get("ply").asInt();
            String move = moves.get(turn % 3 % moves.size()).get("text").asString();
            move(players.get(ply % 2), game, move, ply).expect(200);
        }
    }

    @Test
    void theDieIsThrownBeforeEveryTurn() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = dice(ming, lan);
        JsonNode begun = look(ming, game);
        int die = begun.get("die").asInt();
        assertThat(die).isBetween(1, 6);
        JsonNode legal = legal(ming, game);
        assertThat(legal.get("die").asInt()).isEqualTo(die);
        assertThat(legal.get("actions").asInt()).isEqualTo(die);
        JsonNode first = legal.get("moves").get(0);
        assertThat(first.get("trail")).hasSize(die + 1);
        JsonNode answer =
                move(ming, game, first.get("text").asString(), 0).expect(200).json();
        assertThat(answer.at("/turn/die").asInt()).isEqualTo(die);
        assertThat(answer.get("die").asInt())
                .isEqualTo(look(lan, game).get("die").asInt());
        assertThat(move(ming, game, first.get("text").asString(), 0).expect(200).json())
                .isEqualTo(answer);
    }

    @Test
    void aMoveOfAnotherNumberIsRefusedByItsRule() {
        Visitor ming = guest();
        String game = dice(ming, guest());
        JsonNode refused =
                move(ming, game, "l3-e13", 0).expectProblem(422, "actions").json();
        assertThat(refused.get("actions").asInt())
                .isEqualTo(look(ming, game).get("die").asInt());
        move(ming, game, "l3:", 0).expectProblem(400, "unreadable");
    }

    @Test
    void theSeedIsSecretUntilTheEndAndThenExplainsEveryThrow() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = dice(ming, lan);
        JsonNode before = look(ming, game);
        assertThat(before.at("/chance/commitment").asString()).matches("[0-9a-f]{64}");
        assertThat(before.at("/chance/seed").isNull()).isTrue();
        playOn(game, List.of(ming, lan), 12);
        ming.post(at(game, "/resignation"), "{}").expect(200);
        JsonNode after = look(ming, game);
        Seed seed = new Seed(after.at("/chance/seed").asString());
        assertThat(seed.commitment()).isEqualTo(before.at("/chance/commitment").asString());
        assertThat(after.has("die")).isFalse();
        assertThat(after.get("turns"))
                .hasSize(12)
                .allSatisfy(turn -> assertThat(turn.get("die").asInt())
                        .isEqualTo(seed.die(turn.get("ply").asInt())));
    }

    @Test
    void theRecordHasTheDiceAndReadsBack() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = dice(ming, lan);
        playOn(game, List.of(ming, lan), 4);
        lan.post(at(game, "/resignation"), "{}").expect(200);
        String record =
                ming.with("Accept", "text/plain").get(at(game, "")).expect(200).text();
        assertThat(record).contains("[Dice \"true\"]", "1. <").doesNotContain("<> ");
    }

    @Test
    void aGameWithoutChanceHasNoSeed() {
        JsonNode game = look(guest(), twoAtTable(guest(), guest()));
        assertThat(game.has("chance")).isFalse();
        assertThat(game.has("die")).isFalse();
    }

    @Test
    void theScriptInTheDocumentsChecksAFinishedGame() throws Exception {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = dice(ming, lan);
        playOn(game, List.of(ming, lan), 6);
        lan.post(at(game, "/resignation"), "{}").expect(200);
        theScriptHasNothingToSayOf(game);
        String windy = create(
                ming,
                "{\"preset\": \"items\", \"position\": \"%s\", \"options\": {\"clock\": {\"kind\": \"none\"}}}"
                        .formatted("star4 D/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A 1"));
        join(lan, windy).expect(200);
        move(ming, windy, "i9-i10 T@i10", 0).expect(200);
        lan.post(at(windy, "/resignation"), "{}").expect(200);
        theScriptHasNothingToSayOf(windy);
    }

    private void theScriptHasNothingToSayOf(String game) throws Exception {
        Path script = Files.createTempFile("chance", ".py");
        Files.writeString(script, script());
        Process python = new ProcessBuilder("python3", script.toString(), "http://localhost:" + port() + at(game, ""))
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(said).isEmpty();
        assertThat(python.exitValue()).isZero();
    }

    private static String script() throws IOException {
        Matcher script =
                Pattern.compile("(?s)```python\\n(.*?)```").matcher(Files.readString(Path.of("src/docs/chance.md")));
        assertThat(script.find()).isTrue();
        assertThat(script.group(1).lines().count()).isLessThanOrEqualTo(LONGEST);
        return script.group(1);
    }

    @Test
    void computersPlayDiceAndCaptureGamesToTheEnd() {
        Visitor ming = guest();
        int round = Scale.of(17, 1);
        List<String> games = Stream.of("dice", "capture")
                .map(option -> create(ming, """
                        {"board": "star3", "men": 6, "seats": ["bot:1", "bot:1"],
                         "position": "star3 D/DD/DDD/10/9/8/7/8/9/10/AAA/AA/A A %d",
                         "options": {"%s": true, "maxRounds": 20}}""".formatted(round, option)))
                .toList();
        games.forEach(game -> Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> look(ming, game).get("status").asString().equals("ended")));
    }
}
