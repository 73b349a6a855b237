package dev.tiaoqi.server.account.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccountPagesTest extends ServerTest {

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String PASSWORD = "seven+marbles+on+a+tray";

    private static String freshName() {
        return "Ming" + "abcdefghijklmnopqrstuvwxyz".charAt(COUNT.incrementAndGet()) + "ya";
    }

    private static Answer page(Visitor visitor, String path) {
        return visitor.with("Accept", "text/html").get(path);
    }

    private Visitor signedUp(String name) {
        Visitor browser = browser();
        browser.submit("/sign-up", "name=" + name + "&password=" + PASSWORD).expect(303);
        return browser;
    }

    @Test
    void oneSignsUpOutAndInAgainWithoutAnyScript() {
        String name = freshName();
        Visitor browser = browser();
        assertThat(page(browser, "/sign-up").expect(200).text()).contains("name=\"_csrf\"", "邮");
        Answer up = browser.submit("/sign-up", "back=/how&name=" + name + "&password=" + PASSWORD);
        assertThat(up.expect(303).header("Location")).isEqualTo("/how");
        assertThat(page(browser, "/").text()).contains(name, "action=\"/account/sign-out\"");
        browser.submit("/account/sign-out", "").expect(303);
        assertThat(page(browser, "/").text()).doesNotContain(name).contains("/sign-in?back=/");
        browser.submit("/sign-in", "name=" + name + "&password=" + PASSWORD).expect(303);
        assertThat(page(browser, "/account").expect(200).text()).contains(name);
        assertThat(page(browser, "/sign-in").expect(303).header("Location")).isEqualTo("/");
    }

    @Test
    void whatWasTypedStaysButNeverThePassword() {
        Answer refused = browser().submit("/sign-up", "name=Ming+Xiao&password=hunter2");
        assertThat(refused.expect(400).text())
                .contains("value=\"Ming Xiao\"", "aria-invalid=\"true\"", "8")
                .doesNotContain("hunter2");
        Answer wrong = browser().submit("/sign-in", "name=Ming+Xiao&password=hunter2hunter2");
        assertThat(wrong.expect(403).text())
                .contains("value=\"Ming Xiao\"", "role=\"alert\"")
                .doesNotContain("hunter2");
    }

    @Test
    void aNameWithMarkupIsOnlyText() {
        String typed = URLEncoder.encode("\"><b>x", StandardCharsets.UTF_8);
        assertThat(browser()
                        .submit("/sign-up", "name=" + typed + "&password=" + PASSWORD)
                        .expect(400)
                        .text())
                .doesNotContain("<b>x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//evil.example/",
                "/\\evil.example",
                "https://evil.example/",
                "javascript:alert(1)",
                "/a b",
                "/<x>",
                "/%zz"
            })
    void nobodyIsSentElsewhere(String back) {
        String wish = URLEncoder.encode(back, StandardCharsets.UTF_8);
        Visitor browser = browser();
        assertThat(page(browser, "/sign-in?back=" + wish).expect(200).text()).doesNotContain("evil.example/\"");
        Answer up = browser.submit("/sign-up", "back=" + wish + "&name=" + freshName() + "&password=" + PASSWORD);
        assertThat(up.expect(303).header("Location")).isEqualTo("/");
    }

    @Test
    void theAccountsPageDoesWhatItsFormsSay() {
        String name = freshName();
        Visitor browser = signedUp(name);
        Answer made =
                browser.submit("/account", "token=&label=my+bot&scopes=READ").expect(200);
        String secret = Pattern.compile("tq_[a-z2-7]{32}")
                .matcher(made.text())
                .results()
                .findFirst()
                .orElseThrow()
                .group();
        nobody().withToken(secret).get("/api/v1/account").expect(200);
        String list = page(browser, "/account").text();
        assertThat(list).contains("my bot").doesNotContain(secret);
        String id = list.replaceAll("(?s).*name=\"revoke\" value=\"([^\"]+)\".*", "$1");
        browser.submit("/account", "revoke=" + id).expect(303);
        nobody().withToken(secret).get("/api/v1/account").expectProblem(401, "badToken");

        assertThat(browser.submit("/account", "token=&label=x").expect(400).text())
                .contains("value=\"x\"");
        browser.submit("/account", "change=&old=wrong+wrong&new=eight+frogs+hop")
                .expect(403);
        browser.submit("/account", "change=&old=" + PASSWORD + "&new=eight+frogs+hop")
                .expect(303);
        browser.submit("/account", "delete=&password-again=wrong").expect(403);
        assertThat(browser.submit("/account", "delete=&password-again=eight+frogs+hop")
                        .expect(303)
                        .header("Set-Cookie"))
                .contains("Max-Age=0");
        assertThat(page(browser, "/account").expect(303).header("Location")).isEqualTo("/sign-in?back=/account");
    }

    @Test
    void everythingNeedsThePagesToken() {
        String name = freshName();
        Visitor forged = signedUp(name).with("X-CSRF-TOKEN", "");
        for (String form : new String[] {"everywhere=", "delete=&password-again=" + PASSWORD, "token=&scopes=READ"}) {
            forged.submit("/account", form).expect(403);
        }
        forged.submit("/account/sign-out", "").expect(403);
        assertThat(page(forged, "/account").expect(200).text()).contains(name);
    }

    @Test
    void aGuestFindsHisSettingsAndTheWayToAnAccount() {
        Visitor browser = browser();
        browser.submit("/", "computer=").expect(303);
        assertThat(page(browser, "/account").expect(200).text())
                .contains("/sign-up?back=/account", "name=\"hints\"")
                .doesNotContain("name=\"delete\"");
    }
}
