package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where a reader says how he likes the pages: a form's button, or a script of ours that stays on its page. */
@RestController
class PreferencesDoor {

    private static final Set<String> OTHERS = Set.of("_csrf", "back");

    private final Cookies cookies;
    private final ObjectProvider<KeptPreferences> keepers;

    PreferencesDoor(Cookies cookies, ObjectProvider<KeptPreferences> keepers) {
        this.cookies = cookies;
        this.keepers = keepers;
    }

    /** Goes back to {@code back} if it is given, else answers nothing. */
    @PostMapping("/preferences")
    ResponseEntity<Void> choose(
            @RequestParam Map<String, String> form,
            @RequestParam(required = false) @Nullable String back,
            HttpServletRequest request) {
        Preferences chosen = Preferences.of(request);
        for (Map.Entry<String, String> field : form.entrySet()) {
            if (!OTHERS.contains(field.getKey())) {
                chosen = choose(chosen, field.getKey(), field.getValue());
            }
        }
        Preferences all = chosen;
        keepers.forEach(keeper -> keeper.keep(request, all));
        String cookie = cookies.set(Preferences.COOKIE, chosen.toCookie(), Cookies.LONGEST);
        ResponseEntity.BodyBuilder answer = ResponseEntity.status(
                        back == null ? HttpStatus.NO_CONTENT : HttpStatus.SEE_OTHER)
                .header(HttpHeaders.SET_COOKIE, cookie);
        return back == null
                ? answer.build()
                : answer.location(URI.create(Back.to(back))).build();
    }

    private static Preferences choose(Preferences chosen, String key, String choice) {
        Preference preference = Preference.named(key)
                .orElseThrow(() -> new ApiProblem(ProblemCode.UNKNOWN_FIELD, Map.of("field", key)));
        return chosen.with(preference, choice);
    }
}
