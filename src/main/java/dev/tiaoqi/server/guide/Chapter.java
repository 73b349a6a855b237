package dev.tiaoqi.server.guide;

import java.util.List;

/** A chapter of the rules in one language; its {@code id} is its anchor. */
public record Chapter(String id, String title, List<String> lead, List<Paragraph> paragraphs) {

    private static final List<String> COLUMNS = List.of("", "", "two", "three", "two");

    /** A numbered paragraph: what it is called, what it says, and the figures that show it, by name. */
    public record Paragraph(String id, String title, List<String> lines, List<String> figures) {

        /** The number to print beside it: that of the rule book, without a name of our own behind it. */
        public String number() {
            return id.replaceAll("\\.[a-z]+$", "");
        }

        /** One figure stands beside the words, several stand below them. */
        public String width() {
            return figures.size() == 1 ? "" : "broad";
        }

        /** Into how many columns the figures go, in a word. */
        public String columns() {
            return COLUMNS.get(figures.size());
        }
    }
}
