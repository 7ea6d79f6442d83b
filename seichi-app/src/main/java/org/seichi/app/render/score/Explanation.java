package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seichi.app.render.Page;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Scoring;
import org.seichi.score.Certainty;
import org.seichi.score.PlayerScore;
import org.seichi.score.Score;
import org.seichi.text.Coordinates;

/**
 * Renders the trace of a method, grouped by step, and the items of the score. Durations of the steps are added only in colored
 * output (to a terminal), so that what goes into a file is the same on every run.
 */
record Explanation(TraceLog trace, Board board, Page page) {
    /** The steps whose texts name their points already, so that the points of the entry are left out. */
    private static final Set<String> NAMED_IN_TEXT = Set.of("groups", "proofs", "removal");

    private static final double NANOS_IN_MILLISECOND = 1e6;

    static void append(ScoreReport report, TraceLog trace, Page page) {
        Explanation explanation =
                new Explanation(trace, report.assessment().position().board(), page);
        trace.steps().forEach(explanation::step);
        if (report.assessment().verdicts().stream().anyMatch(verdict -> verdict.certainty() == Certainty.MARKED)) {
            page.heading("Marks made by hand");
            page.line("  They replace what the steps found.");
        }
        page.heading("Final score");
        for (Color player : Color.values()) {
            page.line("  " + line(report.score(), player));
        }
        page.line("  " + winner(report.score().margin()));
        explanation.took(
                "All", trace.steps().keySet().stream().mapToLong(trace::nanos).sum());
    }

    private void step(String name, List<TraceLog.Entry> entries) {
        page.heading("Step: " + name);
        for (TraceLog.Entry entry : entries) {
            String points = NAMED_IN_TEXT.contains(name) ? "" : Coordinates.list(board, entry.points());
            page.line("  " + (points.isEmpty() ? "" : points + ": ")
                    + entry.text().replace("\n", "\n    "));
        }
        took(Character.toUpperCase(name.charAt(0)) + name.substring(1), trace.nanos(name));
    }

    private void took(String what, long nanos) {
        if (page.isColored() && nanos > 0) {
            page.format("  %s took %.1f ms", what, nanos / NANOS_IN_MILLISECOND);
        }
    }

    /** The score of a player as a sum: {@code "White: 41.5 = 4.5 komi + 37 territory"}. Items that are zero are left out. */
    private static String line(Score score, Color player) {
        PlayerScore items = player == Color.BLACK ? score.black() : score.white();
        List<String> sum = new ArrayList<>();
        add(sum, items.komiHalfPoints(), "komi", "komi");
        add(sum, items.handicapHalfPoints(), "handicap", "handicap");
        add(sum, 2 * items.territory(), "territory", "territory");
        if (score.rules().scoring() == Scoring.AREA) {
            add(sum, 2 * (items.area() - items.territory()), "stone", "stones");
        } else {
            add(sum, 2 * items.prisoners(), "prisoner", "prisoners");
            add(sum, 2 * items.deadCaptured(), "dead stone", "dead stones");
        }
        String total = HalfPoints.format(items.totalHalfPoints());
        return player.inWords() + ": " + total + (sum.isEmpty() ? "" : " = " + String.join(" + ", sum));
    }

    private static void add(List<String> sum, int halfPoints, String one, String many) {
        if (halfPoints != 0) {
            sum.add(HalfPoints.format(halfPoints) + " " + (halfPoints == 2 ? one : many));
        }
    }

    private static String winner(int margin) {
        return margin == 0
                ? "The game is drawn"
                : (margin > 0 ? Color.BLACK : Color.WHITE).inWords() + " wins by " + HalfPoints.format(Math.abs(margin))
                        + (Math.abs(margin) == 2 ? " point" : " points");
    }
}
