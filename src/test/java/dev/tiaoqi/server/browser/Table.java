package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/** Two browsers at one table: who made the game sits at A and begins. */
record Table(String game, Screen host, Screen other) {

    static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A ";

    /** Makes the game with the first browser, and sits down with the second. */
    static Table laid(Screen host, Screen other, String wish) {
        String game = host.create(wish);
        host.open(game);
        other.open(game).find(".sitting .press").first().click();
        for (Screen each : new Screen[] {host, other}) {
            assertThat(each.find("#content")).hasAttribute("data-status", "running");
            each.awaitPly(0);
        }
        return new Table(game, host, other);
    }

    void awaitPly(int ply) {
        host.awaitPly(ply);
        other.awaitPly(ply);
    }
}
