package dev.tiaoqi.server.account;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.concurrent.atomic.AtomicInteger;

/** A test with players who signed up. */
abstract class AccountTest extends GameTest {

    static final String PASSWORD = "seven marbles on a tray";

    private static final AtomicInteger COUNT = new AtomicInteger();

    /** A name that nobody has yet. */
    static String freshName() {
        return "Lan " + letters(COUNT.incrementAndGet());
    }

    private static String letters(int n) {
        return n == 0 ? "x" : letters(n / 26) + (char) ('a' + n % 26);
    }

    static Answer signUp(Visitor visitor, String name) {
        return visitor.post("/api/v1/account/sign-up", wish(name, PASSWORD));
    }

    static Answer signIn(Visitor visitor, String name, String password) {
        return visitor.post("/api/v1/account/sign-in", wish(name, password));
    }

    static String wish(String name, String password) {
        return "{\"name\": \"" + name + "\", \"password\": \"" + password + "\"}";
    }

    /** A script with the token of a new player. */
    Visitor player(String name) {
        return nobody().withToken(token(signUp(nobody(), name).expect(201)));
    }

    static String token(Answer answer) {
        return answer.json().get("token").asString();
    }

    /** The secret of the browser's cookie that an answer sets; empty if it takes it away. */
    static String secret(Answer answer) {
        return answer.headers("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith("tq_guest="))
                .map(cookie -> cookie.replaceAll("^tq_guest=|;.*", ""))
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    static String name(Visitor visitor) {
        return visitor.get("/api/v1/account").expect(200).json().get("name").asString();
    }
}
