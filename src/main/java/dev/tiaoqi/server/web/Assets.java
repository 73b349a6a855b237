package dev.tiaoqi.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The names that the front end's files have after their contents, so that browsers may keep them for ever. */
@Component("assets")
public class Assets {

    private static final String MANIFEST = "frontend-manifest.json";

    /** One file of the build, as Vite writes it. */
    record Chunk(
            String file,
            @Nullable List<String> css,
            @Nullable List<String> imports) {}

    private final Map<String, Chunk> chunks;

    Assets(JsonMapper json) throws IOException {
        this.chunks = read(json);
    }

    /** Without a front end, as in most tests, there are no files. */
    private static Map<String, Chunk> read(JsonMapper json) throws IOException {
        ClassPathResource manifest = new ClassPathResource(MANIFEST);
        if (!manifest.exists()) {
            return Map.of();
        }
        try (InputStream in = manifest.getInputStream()) {
            return json.readerFor(new TypeReference<Map<String, Chunk>>() {})
                    .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .readValue(in);
        }
    }

    /** The script of an entry such as {@code src/site.ts}, as an address; none if it was not built. */
    public List<String> scripts(String entry) {
        Chunk chunk = chunks.get(entry);
        return chunk == null ? List.of() : List.of(address(chunk.file()));
    }

    /** What that script imports: worth loading at once. */
    public List<String> imports(String entry) {
        return reachable(entry).stream()
                .skip(1)
                .map(chunk -> address(chunk.file()))
                .toList();
    }

    /** The style sheets of an entry and of all it imports. */
    public List<String> styles(String entry) {
        return reachable(entry).stream()
                .flatMap(chunk -> orNone(chunk.css()).stream())
                .distinct()
                .map(Assets::address)
                .toList();
    }

    private Set<Chunk> reachable(String entry) {
        Set<Chunk> found = new LinkedHashSet<>();
        collect(entry, found);
        return found;
    }

    private void collect(String key, Set<Chunk> found) {
        Chunk chunk = chunks.get(key);
        if (chunk != null && found.add(chunk)) {
            orNone(chunk.imports()).forEach(next -> collect(next, found));
        }
    }

    private static List<String> orNone(@Nullable List<String> list) {
        return list == null ? List.of() : list;
    }

    private static String address(String file) {
        return StaticFiles.ASSETS + file;
    }
}
