package dev.tiaoqi.server.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;

/** What keeps people from using a page as it stands: the rules of WCAG up to 2.2 AA, and names given twice. */
final class Axe {

    private static final List<String> RULES =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa");

    private static final String TWICE = """
            () => [...document.querySelectorAll("[id]")]
              .map((each) => each.id)
              .filter((id, at, all) => all.indexOf(id) !== at)
            """;

    private Axe() {}

    /** A line for each fault; none if all is well. */
    static List<String> faults(Page page) {
        Stream<String> broken = new AxeBuilder(page)
                        .withTags(RULES)
                        // No page has frames: there is nothing to gather from others, and no second page is opened for
                        // it.
                        .setLegacyMode(true)
                        .analyze()
                        .getViolations()
                        .stream()
                        .map(Axe::line);
        Stream<String> twice = ((List<?>) page.evaluate(TWICE)).stream().map(id -> "two elements with the id " + id);
        return Stream.concat(broken, twice).toList();
    }

    private static String line(Rule rule) {
        return rule.getId() + " " + rule.getImpact() + " "
                + rule.getNodes().stream()
                        .map(node -> node.getHtml() + node.getFailureSummary())
                        .limit(3)
                        .toList();
    }
}
