package org.seichi.app.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * How a text is set.
 *
 * @param size height of the letters' square in the units of the drawing
 * @param weight plain or bold
 * @param anchor which part of the text stands at its place
 * @param ink its color
 */
record Lettering(double size, Weight weight, Anchor anchor, Ink ink) {
    /** How bold. */
    enum Weight {
        PLAIN,
        BOLD
    }

    /** Which part of the text stands at its place. */
    enum Anchor {
        START,
        MIDDLE
    }

    /** The width of a narrow letter, as a part of its size; letters of East Asian scripts are square. */
    private static final double NARROW = 0.6;

    private static final int FIRST_WIDE = 0x2e80;

    /** About how wide a text gets: pictures are laid out without knowing the fonts of whoever looks at them. */
    double width(String text) {
        return size * text.codePoints().mapToDouble(Lettering::width).sum();
    }

    /** The text, cut off where it does not fit. */
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

    /** The text in lines that fit, broken between words; a single word that is too long is cut off. */
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
