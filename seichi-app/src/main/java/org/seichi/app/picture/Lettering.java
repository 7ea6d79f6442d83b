package org.seichi.app.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * The typography of a text.
 *
 * @param size font size in the units of the drawing
 * @param weight plain or bold
 * @param anchor which part of the text its x coordinate refers to
 * @param ink its color
 */
record Lettering(double size, Weight weight, Anchor anchor, Ink ink) {
    /** The font weight. */
    enum Weight {
        PLAIN,
        BOLD
    }

    /** Which part of the text its x coordinate refers to. */
    enum Anchor {
        START,
        MIDDLE
    }

    /** The assumed width of a narrow letter in font sizes; letters of East Asian scripts are as wide as the font size. */
    private static final double NARROW = 0.6;

    private static final int FIRST_WIDE = 0x2e80;

    /** The estimated width of a text: the fonts of the viewer are not known when a picture is laid out. */
    double width(String text) {
        return size * text.codePoints().mapToDouble(Lettering::width).sum();
    }

    /** The text, cut off with an ellipsis if it is too wide. */
    String fit(String text, double space) {
        if (width(text) <= space) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        double left = space - size;
        for (int point : text.codePoints().toArray()) {
            left -= size * width(point);
            if (left < 0) {
                break;
            }
            kept.appendCodePoint(point);
        }
        return kept.append('…').toString();
    }

    /** The text broken into lines between words; a single word that is too wide is cut off. */
    List<String> wrap(String text, double space) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer) <= space || line.isEmpty()) {
                line = longer;
            } else {
                lines.add(fit(line, space));
                line = word;
            }
        }
        lines.add(fit(line, space));
        return lines;
    }

    private static double width(int codePoint) {
        return codePoint < FIRST_WIDE ? NARROW : 1;
    }
}
