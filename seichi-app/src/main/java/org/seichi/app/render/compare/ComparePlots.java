package org.seichi.app.render.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.seichi.app.compare.Contender;
import org.seichi.app.picture.Xml;
import org.seichi.app.suite.SuiteRow;
import org.seichi.text.Texts;

/** The two plots of a comparison as SVG: the distribution of errors, and time against accuracy. */
final class ComparePlots {
    private static final List<String> CLASSES = List.of("exact", "1 point", "2", "3", "4 to 9", "10 and more");
    private static final int[] UP_TO = {0, 1, 2, 3, 9};
    private static final int BAR = 22;
    private static final int LEGEND = 170;
    /** The assumed width of a letter: the fonts of the viewer are not known. */
    private static final int LETTER = 7;

    private static final int LINE = 14;
    private static final int WIDTH = 760;
    private static final int PLOT_HEIGHT = 360;

    private final List<Contender> contenders;
    private final StringBuilder svg = new StringBuilder();
    private final List<Name> names = new ArrayList<>();

    /** The place of a name beside its dot. */
    private record Name(double left, double y, double width) {
        boolean meets(Name other) {
            return Math.abs(y - other.y) < LINE && left < other.left + other.width && other.left < left + width;
        }
    }

    private ComparePlots(List<Contender> contenders) {
        this.contenders = contenders;
    }

    /** A stacked bar for each contender with the numbers of games by error. */
    static String errors(List<Contender> contenders) {
        return new ComparePlots(contenders).errorBars();
    }

    /** A dot for each contender: median time per game against percentage of exact scores. */
    static String times(List<Contender> contenders) {
        return new ComparePlots(contenders).timeDots();
    }

    private String errorBars() {
        int height = 40 + contenders.size() * (BAR + 10);
        open(height, "Distribution of errors");
        for (int i = 0; i < CLASSES.size(); i++) {
            int x = LEGEND + i * 95;
            add("<rect class=\"e%d\" x=\"%d\" y=\"4\" width=\"12\" height=\"12\"/>", i, x);
            label(x + 17, 14, "start", CLASSES.get(i));
        }
        for (int i = 0; i < contenders.size(); i++) {
            bar(contenders.get(i), 34 + i * (BAR + 10));
        }
        return close();
    }

    private void bar(Contender one, int y) {
        int left = left();
        label(left - 10, y + 15, "end", one.name());
        int[] counts = counts(one);
        int sum = Math.max(1, one.all().games());
        double x = left;
        for (int i = 0; i < counts.length; i++) {
            double width = (WIDTH - left - 10.0) * counts[i] / sum;
            add(
                    "<rect class=\"e%d\" x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\"><title>%s, %s: %s</title></rect>",
                    i, x, y, width, BAR, Xml.escape(one.name()), CLASSES.get(i), Texts.count(counts[i], "game"));
            x += width;
        }
    }

    /** Where the bars begin: behind the longest name. */
    private int left() {
        int longest =
                contenders.stream().mapToInt(one -> one.name().length()).max().orElse(0);
        return Math.max(LEGEND, LETTER * longest + 20);
    }

    /** Number of games in each class of errors; failed games are in the last class. */
    private static int[] counts(Contender one) {
        int[] counts = new int[CLASSES.size()];
        for (SuiteRow row : one.rows()) {
            if (row instanceof SuiteRow.Measured measured) {
                counts[errorClass(measured.error())]++;
            }
        }
        return counts;
    }

    private static int errorClass(OptionalInt halfPoints) {
        int index = 0;
        while (index < UP_TO.length && Math.abs(halfPoints.orElse(Integer.MAX_VALUE)) > 2 * UP_TO[index]) {
            index++;
        }
        return index;
    }

    private String timeDots() {
        open(PLOT_HEIGHT, "Time against accuracy");
        double low = Math.log10(contenders.stream()
                        .mapToDouble(ComparePlots::millis)
                        .min()
                        .orElse(1))
                - 0.3;
        double high = Math.max(
                low + 1,
                Math.log10(contenders.stream()
                                .mapToDouble(ComparePlots::millis)
                                .max()
                                .orElse(1))
                        + 0.6);
        for (int percent = 0; percent <= 100; percent += 20) {
            add(
                    "<line class=\"grid\" x1=\"60\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    WIDTH - 20, y(percent), y(percent));
            label(52, y(percent) + 4, "end", percent + " %");
        }
        for (int power = (int) Math.ceil(low); power <= high; power++) {
            double x = x(power, low, high);
            add("<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"20\" y2=\"%d\"/>", x, x, PLOT_HEIGHT - 50);
            label(
                    x,
                    PLOT_HEIGHT - 32,
                    "middle",
                    Math.pow(10, power) >= 1
                            ? Long.toString(Math.round(Math.pow(10, power))) + " ms"
                            : Math.pow(10, power) + " ms");
        }
        label(WIDTH / 2.0, PLOT_HEIGHT - 8, "middle", "median time of a game; upwards: exact scores");
        for (Contender one : contenders) {
            double x = x(Math.log10(millis(one)), low, high);
            double y = y(one.all().exact());
            add("<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/>", x, y);
            name(one.name(), x, y + 4);
        }
        return close();
    }

    /**
     * A name to the right of its dot, to the left where there is no room, and further down, at the end of a line, where another
     * name stands.
     */
    private void name(String words, double x, double y) {
        double width = LETTER * words.length();
        boolean fits = x + 9 + width <= WIDTH;
        Name place = new Name(fits ? x + 9 : x - 9 - width, y, width);
        while (names.stream().anyMatch(place::meets)) {
            place = new Name(place.left(), place.y() + LINE, width);
        }
        names.add(place);
        double beside = fits ? x + 9 : x - 9;
        if (place.y() > y) {
            add(
                    "<line class=\"lead\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                    x, y - 4, beside, place.y() - 4);
        }
        label(beside, place.y(), fits ? "start" : "end", words);
    }

    private static double millis(Contender one) {
        return Math.max(0.01, one.all().millis().median());
    }

    private static double x(double power, double low, double high) {
        return 60 + (WIDTH - 80) * (power - low) / (high - low);
    }

    private static double y(double percent) {
        return 20 + (PLOT_HEIGHT - 70) * (1 - percent / 100);
    }

    private void open(int height, String title) {
        add("<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">", WIDTH, height, title);
    }

    private void label(double x, double y, String anchor, String words) {
        add("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", x, y, anchor, Xml.escape(words));
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private String close() {
        return svg.append("</svg>\n").toString();
    }
}
