package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Texts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Why a record may be wrong, in words: faults of its own, and the refusals that moves meet elsewhere. */
@Component
class Reasons {

    private static final List<String> FAULTS = List.of(
            "moveMissing",
            "resultDiffers",
            "roundMissing",
            "roundWrong",
            "tagInvalid",
            "tagMissing",
            "tagTwice",
            "tagUnknown",
            "tagUnreadable",
            "terminationDiffers",
            "wordMissing",
            "wordUnexpected");

    private final Texts texts;

    Reasons(Texts texts) {
        this.texts = texts;
    }

    Map<String, String> in(Language language) {
        Map<String, String> all = new LinkedHashMap<>();
        Arrays.stream(ProblemCode.values())
                .map(ProblemCode::code)
                .forEach(code -> all.put(code, texts.say(language, "problem." + code + ".title")));
        FAULTS.forEach(code -> all.put(code, texts.say(language, "records.reason." + code)));
        return all;
    }
}
