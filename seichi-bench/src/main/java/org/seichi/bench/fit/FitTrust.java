package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.seichi.evaluate.FinalLead;
import org.seichi.evaluate.LeadWitnesses.Trust;

/**
 * Fits the trust in the witnesses of a lead on the rows of {@link LeadRows} that are not held back: it minimizes the surprise (negative
 * log-likelihood) at the winner and, with less weight, at the margin. No trust is negative, and none falls as the board fills: the rows end
 * before boards are full. From several starts each weight, and each trust on full boards alone, is changed by steps as long as that helps,
 * and the steps are halved when none does. Then prints figures for each move, on the rows that it learned from and on those held back.
 */
public final class FitTrust {
    /** Share of the margin in the surprise; the winner has the rest. */
    private static final double MARGIN_SHARE = 0.3;

    private static final double LARGEST_STEP = 4;
    private static final double SMALLEST_STEP = 0.02;
    private static final double LEAST = 1e-9;
    private static final double TENTH = 0.1;
    private static final double NINETY_FIVE = 1.96;
    private static final double[][] STARTS = {{0, 0, 10, 0}, {0.25, -0.13, 12, 0}, {0.2, -0.13, 15, -15}, {1, 0, 1, 0}};
    private static final String[] NAMES = {"JUDGED", "OPEN_JUDGED", "SAMPLED", "OPEN_SAMPLED"};

    private final List<LeadRow> rows;

    private FitTrust(List<LeadRow> rows) {
        this.rows = rows;
    }

    /**
     * Fits, measures and prints.
     *
     * @param arguments the table that {@link LeadRows} writes
     */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<LeadRow> all = LeadRow.read(Path.of(arguments[0]));
        List<LeadRow> learned = all.stream().filter(row -> !row.isHeldBack()).toList();
        double[] weights = new FitTrust(learned).fit();
        out.println("# Fitted by org.seichi.bench.fit.FitTrust on " + learned.size() + " positions.");
        for (int i = 0; i < NAMES.length; i++) {
            out.println(String.format(Locale.ROOT, "%s\t%.2f", NAMES[i], weights[i]));
        }
        for (int move : all.stream().mapToInt(LeadRow::move).distinct().sorted().toArray()) {
            List<LeadRow> here = all.stream().filter(row -> row.move() == move).toList();
            figures("# learned from " + move, here, false, weights, out);
            figures("# held back " + move, here, true, weights, out);
        }
    }

    private double[] fit() {
        return Arrays.stream(STARTS)
                .map(this::descend)
                .min(Comparator.comparingDouble(this::surprise))
                .orElseThrow();
    }

    private double[] descend(double[] start) {
        double[] weights = start;
        double least = surprise(weights);
        for (double step = LARGEST_STEP; step > SMALLEST_STEP; step /= 2) {
            for (double before = Double.MAX_VALUE; least < before; ) {
                before = least;
                for (int i = 0; i < 4 * weights.length; i++) {
                    double[] moved = weights.clone();
                    double change = i % 2 == 0 ? step : -step;
                    int weight = i / 2 % weights.length;
                    moved[weight] += change;
                    if (i >= 2 * weights.length) {
                        moved[weight ^ 1] -= change;
                    }
                    double surprise = surprise(moved);
                    if (surprise < least) {
                        least = surprise;
                        weights = moved;
                    }
                }
            }
        }
        return weights;
    }

    private double surprise(double[] weights) {
        boolean negative =
                Math.min(weights[0], weights[2]) < 0 || Math.min(weights[0] + weights[1], weights[2] + weights[3]) < 0;
        boolean falling = Math.max(weights[1], weights[3]) > 0;
        return negative || falling
                ? Double.MAX_VALUE
                : rows.stream().mapToDouble(row -> surprise(row, weights)).sum();
    }

    private static FinalLead lead(LeadRow row, double[] weights) {
        return FinalLead.of(
                row.witnesses().together(new Trust(weights[0], weights[1]), new Trust(weights[2], weights[3])));
    }

    private static double surprise(LeadRow row, double[] weights) {
        FinalLead lead = lead(row, weights);
        double winner =
                row.won() * Math.log(lead.chance() + LEAST) + (1 - row.won()) * Math.log(1 - lead.chance() + LEAST);
        return (MARGIN_SHARE - 1) * winner - MARGIN_SHARE * Math.log(lead.density(row.margin()) + LEAST);
    }

    /** Prints mean error, correlation, right winners, Brier score, how often the interval holds; ± is half a 95 % interval. */
    private static void figures(String title, List<LeadRow> all, boolean heldBack, double[] weights, PrintStream out) {
        List<LeadRow> rows =
                all.stream().filter(row -> row.isHeldBack() == heldBack).toList();
        if (rows.isEmpty()) {
            return;
        }
        double[] errors = new double[rows.size()];
        double[] squares = new double[rows.size()];
        double[] said = new double[rows.size()];
        double[] margins = new double[rows.size()];
        double right = 0;
        double held = 0;
        for (int i = 0; i < rows.size(); i++) {
            LeadRow row = rows.get(i);
            FinalLead lead = lead(row, weights);
            said[i] = lead.mean();
            margins[i] = row.margin();
            errors[i] = Math.abs(said[i] - margins[i]);
            squares[i] = Math.pow(lead.chance() - row.won(), 2);
            right += said[i] * row.margin() > 0 ? 1.0 / rows.size() : 0;
            held += lead.below(TENTH) <= row.margin() && row.margin() <= lead.below(1 - TENTH) ? 1.0 / rows.size() : 0;
        }
        double correlation = correlation(said, margins);
        double width = NINETY_FIVE / Math.sqrt(rows.size());
        out.println(String.format(
                Locale.ROOT,
                "%s: %d games, error %.2f ± %.2f, correlation %.2f ± %.2f, winner %.1f ± %.1f %%,"
                        + " Brier %.4f ± %.4f, interval %.0f %%",
                title,
                rows.size(),
                mean(errors),
                width * Math.sqrt(covariance(errors, errors)),
                correlation,
                width * (1 - correlation * correlation),
                100 * right,
                100 * width * Math.sqrt(right * (1 - right)),
                mean(squares),
                width * Math.sqrt(covariance(squares, squares)),
                100 * held));
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double covariance(double[] first, double[] second) {
        double sum = 0;
        for (int i = 0; i < first.length; i++) {
            sum += (first[i] - mean(first)) * (second[i] - mean(second));
        }
        return sum / first.length;
    }

    private static double correlation(double[] first, double[] second) {
        return covariance(first, second) / Math.sqrt(covariance(first, first) * covariance(second, second));
    }
}
