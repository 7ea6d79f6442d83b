package org.seichi.record;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.seichi.game.Header;

/** Collects the header properties of a game. For each property the first value on the main line counts. */
final class HeaderBuilder {
    private static final Set<String> PROPERTIES = Set.of(
            "AN", "AP", "BR", "BT", "CA", "CP", "DT", "EV", "FF", "GC", "GM", "GN", "HA", "KM", "ON", "OT", "PB", "PC",
            "PW", "RE", "RO", "RU", "SO", "ST", "SZ", "TM", "US", "WR", "WT");

    private static final Set<String> FORMATS = Set.of("1", "2", "3", "4");

    private final String text;
    private final Problems problems;
    private final Map<String, String> values = new LinkedHashMap<>();

    HeaderBuilder(String text, Problems problems) {
        this.text = text;
        this.problems = problems;
    }

    /** Whether a property belongs to the header. */
    static boolean has(String property) {
        return PROPERTIES.contains(property);
    }

    /**
     * Adds a value of a property.
     *
     * @param late whether it occurs after the first node
     */
    void add(String property, int start, int end, boolean late) {
        String value = SgfText.line(text, start, end);
        if (value.isEmpty()) {
            return;
        }
        if (values.putIfAbsent(property, value) != null) {
            problems.warn(Tolerance.PROPERTY_REPEATED, start, end);
        } else if (late) {
            problems.warn(Tolerance.PROPERTY_LATE, start, end);
        }
    }

    /** Returns the header collected. */
    Header build() {
        String format = values.getOrDefault("FF", "4");
        if (!FORMATS.contains(format)) {
            problems.warn(Tolerance.FORMAT_UNKNOWN, ": " + format);
        }
        return new Header(values);
    }
}
