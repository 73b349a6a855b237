package dev.tiaoqi.server.game.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** R9.1: what chance decided in a game, for everybody to check. */
class ChancePageTest extends GameTest {

    private static final String DICE = "{\"options\": {\"dice\": true, \"first\": \"A\"}}";

    /** A man in the middle, for A's whirlwind. */
    private static final String WHIRLWIND =
            "{\"preset\": \"items\", \"position\": \"%s\", \"options\": {\"clock\": {\"kind\": \"none\"}}}"
                    .formatted("star4 D/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A 1");

    private static String page(Visitor reader, String game, String language) {
        return reader.with("Accept", "text/html")
                .with("Accept-Language", language)
                .get("/games/" + game + "/chance")
                .expect(200)
                .text();
    }

    private static void play(Visitor mover, String game, int ply) {
        JsonNode moves = mover.get(at(game, "/legal-moves")).expect(200).json().get("moves");
        move(mover, game, moves.get(0).get("text").asString(), ply).expect(200);
    }

    @Test
    void theSeedIsToldAfterTheEndAndEveryThrowIsListedForAnybody() {
        Visitor ming = guest();
        String game = create(ming, DICE);
        join(guest(), game).expect(200);
        int die = look(ming, game).get("die").asInt();
        play(ming, game, 0);
        String during = page(nobody(), game, "zh-CN");
        assertThat(during)
                .contains(look(ming, game).at("/chance/commitment").asString(), "终局后公布", "骰子 " + die + " 点")
                .doesNotContain("id=\"seed\"", "id=\"verdict\"");
        ming.post(at(game, "/resignation"), "{}").expect(200);
        JsonNode over = look(ming, game);
        assertThat(page(nobody(), game, "en"))
                .contains(
                        over.at("/chance/seed").asString(), "die shows " + die, "href=\"/chance.md\"", "allow scripts")
                .contains("data-kind=\"die\" data-ply=\"0\" data-out=\"" + die + "\"")
                .doesNotContain("??");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chance.md", "notation.md"})
    void documentsAreThereToBeRead(String name) throws IOException {
        Answer document = nobody().get("/" + name).expect(200);
        assertThat(document.header("Content-Type")).isEqualToIgnoringCase("text/plain;charset=utf-8");
        assertThat(document.text()).isEqualTo(Files.readString(Path.of("src/docs", name)));
    }

    @Test
    void aWhirlwindIsListedWithWhatItFoundAndLeft() {
        Visitor ming = guest();
        String game = create(ming, WHIRLWIND);
        join(guest(), game).expect(200);
        assertThat(page(nobody(), game, "zh-CN")).contains("还没有掷过骰子，也没有起过龙卷风");
        JsonNode dealt = move(ming, game, "i9-i10 T@i10", 0).expect(200).json().at("/turn/effects/1");
        assertThat(page(nobody(), game, "zh-CN"))
                .contains(
                        "龙卷风",
                        "data-kind=\"whirlwind\" data-ply=\"0\" data-before=\"...A...\" data-out=\""
                                + dealt.get("after").asString() + "\"");
    }

    @Test
    void theGameLinksToItAndOneWithoutChanceDoesNot() {
        Visitor ming = guest();
        String chancy = create(ming, DICE);
        String plain = newGame(ming);
        Visitor reader = nobody().with("Accept", "text/html");
        assertThat(reader.get("/games/" + chancy).expect(200).text()).contains("/games/" + chancy + "/chance");
        assertThat(reader.get("/games/" + plain).expect(200).text()).doesNotContain("/chance\"");
        assertThat(page(nobody(), plain, "en")).contains("nothing in it is left to chance");
    }

    @Test
    void aPrivateGameShowsItsChanceToThoseAtTheTableOnly() {
        Visitor ming = guest();
        String game = create(ming, "{\"visibility\": \"private\", \"options\": {\"dice\": true}}");
        assertThat(page(ming, game, "en")).contains("id=\"commitment\"");
        for (String name : new String[] {game, "nothing"}) {
            assertThat(nobody().with("Accept", "text/html")
                            .get("/games/" + name + "/chance")
                            .expect(404)
                            .text())
                    .doesNotContain("commitment");
        }
    }
}
