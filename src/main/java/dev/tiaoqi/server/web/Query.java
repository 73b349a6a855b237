package dev.tiaoqi.server.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.UriComponentsBuilder;

/** What the address of a page asks for, in the order in which it was named; what is blank is left out. */
public final class Query {

    private final Map<String, String> fields = new LinkedHashMap<>();

    /** In place of what this field was before. */
    public Query with(String field, @Nullable String text) {
        if (text == null || text.isBlank()) {
            fields.remove(field);
        } else {
            fields.put(field, text.strip());
        }
        return this;
    }

    public boolean isEmpty() {
        return fields.isEmpty();
    }

    /** What comes after the path: nothing, or a question mark and the fields. */
    public String text() {
        UriComponentsBuilder address = UriComponentsBuilder.newInstance();
        fields.keySet().forEach(field -> address.queryParam(field, "{" + field + "}"));
        return address.encode().buildAndExpand(fields).toUriString();
    }
}
