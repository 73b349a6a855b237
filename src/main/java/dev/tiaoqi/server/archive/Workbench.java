package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.web.Turnstile;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Where is calculated for whoever asks, without any game and for nobody in particular: for few of them at a time. */
@Component
class Workbench {

    private static final int AT_ONCE = 2;

    private final Turnstile places = new Turnstile(AT_ONCE);

    <T> T work(Supplier<T> work) {
        return places.through(work);
    }
}
