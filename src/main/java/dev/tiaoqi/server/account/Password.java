package dev.tiaoqi.server.account;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.swagger.v3.oas.annotations.media.Schema;
import java.text.Normalizer;

/** A password as somebody typed it, the same however his keyboard composes its letters. It shows in no log. */
@Schema(type = "string", format = "password", example = "nine men's morris")
public record Password(String text) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Password {
        text = Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    @Override
    public String toString() {
        return "…";
    }
}
