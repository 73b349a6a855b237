package dev.tiaoqi.server.picture;

import java.util.function.Function;
import org.springframework.http.MediaType;

/** How a picture is sent. */
enum Format {
    SVG(MediaType.parseMediaType("image/svg+xml"), Drawing::of),
    PNG(MediaType.IMAGE_PNG, Painting::of);

    private final MediaType type;
    private final Function<Scene, byte[]> maker;

    Format(MediaType type, Function<Scene, byte[]> maker) {
        this.type = type;
        this.maker = maker;
    }

    /** By the end of the address: {@code svg} or {@code png}. */
    static Format of(String end) {
        return end.equals("svg") ? SVG : PNG;
    }

    MediaType type() {
        return type;
    }

    byte[] make(Scene scene) {
        return maker.apply(scene);
    }
}
