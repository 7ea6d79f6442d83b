package org.seichi.app.picture;

import org.seichi.text.Lines;

/** The colors of pictures as CSS: day, night, and print on white paper. */
public final class StyleSheet {
    private static final String FONTS = "system-ui,\"Helvetica Neue\",Arial,\"Noto Sans\",sans-serif";

    private StyleSheet() {}

    /** The rules, one per line. */
    public static String css() {
        StringBuilder day = new StringBuilder();
        StringBuilder night = new StringBuilder();
        for (Ink ink : Ink.values()) {
            Ink.Look look = ink.look();
            rule(day, ink, look.fill(), look.stroke());
            drawn(day, look);
            day.append("}\n");
            rule(night, ink, look.nightFill(), look.nightStroke());
            night.append("}\n");
        }
        return ".go-picture text{font-family:" + FONTS + "}\n" + day + "@media (prefers-color-scheme:dark){\n" + night
                + "}\n@media print{\n" + paper() + "}\n";
    }

    /** The rules of an ASCII file in the package of a class. */
    public static String ofFile(Class<?> home, String file) {
        return String.join("\n", Lines.ofResource(home, file)) + "\n";
    }

    private static void rule(StringBuilder css, Ink ink, String fill, String stroke) {
        css.append('.').append(ink.css()).append("{fill:").append(fill);
        if (!stroke.equals("none")) {
            css.append(";stroke:").append(stroke);
        }
    }

    private static void drawn(StringBuilder css, Ink.Look look) {
        if (look.width() > 0) {
            css.append(";stroke-width:").append(SvgCanvas.number(look.width()));
        }
        if (!look.dash().isEmpty()) {
            css.append(";stroke-dasharray:").append(look.dash());
        }
    }

    /** The rules for print: white ground and the day colors, whatever the screen shows. */
    private static String paper() {
        StringBuilder css = new StringBuilder();
        for (Ink ink : Ink.values()) {
            boolean ground = ink == Ink.PAPER || ink == Ink.WOOD;
            rule(css, ink, ground ? "#ffffff" : ink.look().fill(), ink.look().stroke());
            css.append("}\n");
        }
        return css.toString();
    }
}
