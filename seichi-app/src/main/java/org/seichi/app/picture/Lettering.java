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

    private static final int FIRST_EAST_ASIAN = 0x2e80;
    private static final String SLIM = "ijl|.,:;'!ftrI()[]-/\" ";
    private static final String BROAD = "mwMW@%\u2013\u2014\u2026жмфшщыю";
    private static final String BROADEST = "ЖМФШЩЫЮ";

    /** How much broader letters are in bold. */
    private static final double BOLDER = 1.12;

    /** After these characters a word is broken sooner than elsewhere. */
    private static final String JOINTS = "/\\-_";

    /** The estimated width of a text: the fonts of the viewer are not known when a picture is laid out. */
    double width(String text) {
        return text.codePoints().mapToDouble(this::width).sum();
    }

    /**
     * The text broken into lines between words; a word that is too wide for a line is broken too.
     *
     * @param space the width of a line
     * @param most the number of lines after which the rest is left out; an ellipsis says so
     */
    List<String> wrap(String text, double space, int most) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (end(longer, space) == longer.length()) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            for (int end = end(line, space); end < line.length() && lines.size() <= most; end = end(line, space)) {
                int joint = joint(line, end);
                lines.add(line.substring(0, joint));
                line = line.substring(joint);
            }
            if (lines.size() > most) {
                break;
            }
        }
        lines.add(line);
        return lines.size() <= most ? lines : shortened(lines.subList(0, most), space);
    }

    private List<String> shortened(List<String> lines, double space) {
        String last = lines.get(lines.size() - 1);
        lines.set(lines.size() - 1, last.substring(0, end(last, space - width("…"))) + "…");
        return lines;
    }

    /** How much of a text fits, at least one character of it. */
    private int end(String text, double space) {
        double used = 0;
        int end = 0;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            used += width(point);
            if (used > space && end > 0) {
                break;
            }
            end += Character.charCount(point);
        }
        return end;
    }

    /** Where to break a word of which no more fits than up to an end: after the last joint in the second half of that, or there. */
    private static int joint(String word, int end) {
        for (int i = end; 2 * i > end; i--) {
            if (JOINTS.indexOf(word.charAt(i - 1)) >= 0) {
                return i;
            }
        }
        return end;
    }

    /** The width of a letter in the broadest of the usual fonts; letters of East Asian scripts are as wide as the font size. */
    private double width(int codePoint) {
        if (codePoint >= FIRST_EAST_ASIAN) {
            return size;
        }
        return size * plain(codePoint) * (weight == Weight.BOLD ? BOLDER : 1);
    }

    private static double plain(int codePoint) {
        if (SLIM.indexOf(codePoint) >= 0) {
            return 0.4;
        }
        if (BROAD.indexOf(codePoint) >= 0) {
            return 1;
        }
        if (BROADEST.indexOf(codePoint) >= 0) {
            return 1.2;
        }
        return Character.isUpperCase(codePoint) ? 0.72 : 0.62;
    }
}
