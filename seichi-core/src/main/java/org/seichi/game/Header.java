package org.seichi.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The header of a record as written: property values by SGF name ({@code KM, HA, RE, RU, PB, PW, DT, EV} …).
 *
 * @param values stripped values; a property that is missing or empty has no entry
 */
public record Header(Map<String, String> values) {
    /** Keeps an immutable copy. */
    public Header {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The value of a property; empty if it is missing. */
    public Optional<String> get(String property) {
        return Optional.ofNullable(values.get(property));
    }
}
