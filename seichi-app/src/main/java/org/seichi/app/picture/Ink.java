package org.seichi.app.picture;

import java.util.Locale;

/**
 * The fill and stroke of a kind of shape, in the day and night color schemes. Colors are {@code #rrggbb} or {@code none};
 * widths are in the units of the drawing.
 */
enum Ink {
    PAPER(fill("#ffffff", "#17181a")),
    WOOD(fill("#f4e3bd", "#b08d57").stroked("#c9ab74", "#8a6b3d", 1)),
    LINE(stroke("#5b4a2c", "#4a3716", 0.8)),
    EDGE(stroke("#5b4a2c", "#3c2b0e", 1.6)),
    HOSHI(fill("#5b4a2c", "#3c2b0e")),
    COORDINATE(fill("#7a6a4c", "#a99c83")),
    BLACK(fill("#16181b", "#0d0e10")),
    WHITE(fill("#fffefb", "#f3efe6").stroked("#3a3226", "#2b241a", 0.9)),
    BLACK_MARK(fill("#16181b", "#0d0e10")),
    WHITE_MARK(fill("#fffefb", "#fbf8f0").stroked("#3a3226", "#2b241a", 0.9)),
    LIGHT_STROKE(stroke("#fffefb", "#fbf8f0", 2.2)),
    DARK_STROKE(stroke("#16181b", "#0d0e10", 2.2)),
    NEUTRAL(stroke("#6f5d3d", "#4a3716", 1.3)),
    ACCENT(stroke("#b3261e", "#7d120c", 1.8)),
    OPEN(stroke("#b3261e", "#7d120c", 1.3).dashed("2.4 1.8")),
    SOLID_RING(stroke("#2f7d4f", "#7fd6a2", 1.8)),
    DASHED_RING(stroke("#3a6fb5", "#8fbcf5", 1.8).dashed("4 2")),
    DOTTED_RING(stroke("#a06a00", "#f0b94c", 1.8).dashed("1.4 1.9")),
    BLACK_HEAT(fill("#22262b", "#101214")),
    WHITE_HEAT(fill("#ffffff", "#ffffff")),
    TITLE(fill("#1c1d20", "#ececec")),
    TEXT(fill("#46474c", "#b9bbc0"));

    @SuppressWarnings("ImmutableEnumChecker") // An immutable record.
    private final Look look;

    Ink(Look look) {
        this.look = look;
    }

    /** Fill and stroke in both color schemes. */
    record Look(String fill, String stroke, double width, String dash, String nightFill, String nightStroke) {
        private static final Look NOTHING = new Look("none", "none", 0, "", "none", "none");

        private Look filled(String day, String night) {
            return new Look(day, stroke, width, dash, night, nightStroke);
        }

        private Look stroked(String day, String night, double strokeWidth) {
            return new Look(fill, day, strokeWidth, dash, nightFill, night);
        }

        private Look dashed(String pattern) {
            return new Look(fill, stroke, width, pattern, nightFill, nightStroke);
        }
    }

    private static Look fill(String day, String night) {
        return Look.NOTHING.filled(day, night);
    }

    private static Look stroke(String day, String night, double width) {
        return Look.NOTHING.stroked(day, night, width);
    }

    /** The fill and stroke. */
    Look look() {
        return look;
    }

    /** The name of the CSS class. */
    String css() {
        return "go-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
