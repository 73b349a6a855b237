package dev.tiaoqi.server.picture;

import org.springframework.http.MediaType;

/** How a picture is sent. */
enum Format {
    SVG,
    PNG;

    /** By the end of the address: {@code svg} or {@code png}. */
    static Format of(String end) {
        return end.equals("svg") ? SVG : PNG;
    }

    MediaType type() {
        return switch (this) {
            case SVG -> MediaType.parseMediaType("image/svg+xml");
            case PNG -> MediaType.IMAGE_PNG;
        };
    }

    byte[] make(Scene scene) {
        return switch (this) {
            case SVG -> Drawing.of(scene);
            case PNG -> Painting.of(scene);
        };
    }
}
