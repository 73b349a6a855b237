package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What people may be called: something that can be read, and that looks like nobody else's name. */
public final class Names {

    /** Of a name, in characters. */
    public static final int LONGEST = 20;

    /** Letters of any script with their marks, digits, and a few signs between them; never anything that can't be seen. */
    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} .'’·_-]+");

    private static final Pattern SUBSTANCE = Pattern.compile("[\\p{L}\\p{Nd}]");

    /** Letters and marks by their category, but drawn as nothing. */
    private static final Pattern UNSEEN = Pattern.compile(
            "[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164\\uFFA0\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}]");

    /** What no name keeps: controls, halves of characters, what has no meaning yet. */
    private static final Pattern IN_NO_KEY = Pattern.compile("\\p{C}");

    private static final Pattern HEAPED_MARKS = Pattern.compile("\\p{M}{3}");

    /** Scripts with letters that look alike: one name keeps to one of them. */
    private static final List<Pattern> ALIKE = List.of(
            Pattern.compile("\\p{IsLatin}"), Pattern.compile("\\p{IsCyrillic}"), Pattern.compile("\\p{IsGreek}"));

    /** Names of guests whom we name ourselves begin so. */
    static final String GUEST = "游客-";

    private static final List<String> RESERVED =
            List.of("游客", "guest", "bot", "电脑", "computer", "已注销", "deletedplayer", "管理员");

    /** Cyrillic and Greek small letters that are drawn like Latin ones, and those. */
    private static final String FOREIGN = "авсеікмнорѕтхујһԁԛԝαβεηικνορτυχ";

    private static final String LATIN = "abceikmhopstxyjhdqwabenikvoptux";

    private Names() {}

    /** The name as it will stand, from what was typed into {@code field}; throws {@code invalidValue}. */
    public static String clean(String field, String typed) {
        String name = Normalizer.normalize(typed, Normalizer.Form.NFKC).strip().replaceAll(" {2,}", " ");
        if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST) {
            throw invalid(field, "length");
        }
        if (!ALLOWED.matcher(name).matches()
                || UNSEEN.matcher(typed + name).find()
                || HEAPED_MARKS.matcher(name).find()) {
            throw invalid(field, "characters");
        }
        if (!SUBSTANCE.matcher(name).find()) {
            throw invalid(field, "characters");
        }
        if (ALIKE.stream().filter(script -> script.matcher(name).find()).count() > 1) {
            throw invalid(field, "mixedScripts");
        }
        return name;
    }

    /** The same for a person's own name, which must not pass for one that we give. */
    static String own(String field, String typed) {
        String name = clean(field, typed);
        if (RESERVED.stream().anyMatch(key(name)::startsWith)) {
            throw invalid(field, "reserved");
        }
        return name;
    }

    /** The same for all names that look the same. */
    public static String key(String name) {
        String folded = Normalizer.normalize(name, Normalizer.Form.NFKD)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        return plain(folded.replaceAll("[\\p{M} .'’·_-]", ""));
    }

    /** Whether it can be the key of a name, or begin one. No database need be asked for another, and not all can. */
    public static boolean isKey(String text) {
        return !IN_NO_KEY.matcher(text).find();
    }

    private static String plain(String folded) {
        StringBuilder plain = new StringBuilder(folded);
        for (int i = 0; i < plain.length(); i++) {
            int alike = FOREIGN.indexOf(plain.charAt(i));
            if (alike >= 0) {
                plain.setCharAt(i, LATIN.charAt(alike));
            }
        }
        return plain.toString();
    }

    private static ApiProblem invalid(String field, String reason) {
        return new ApiProblem(
                ProblemCode.INVALID_VALUE, Map.of("field", field, "reason", reason, "shortest", 1, "longest", LONGEST));
    }
}
