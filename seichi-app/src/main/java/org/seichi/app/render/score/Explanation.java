package org.seichi.app.render.score;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seichi.app.render.Page;
import org.seichi.board.Board;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.text.Coordinates;

/** All that the method said while it worked, grouped by step. */
final class Explanation {
    /** The steps whose texts name what they speak of: all stones of a group would hide the rest. */
    private static final Set<String> NAMED_IN_TEXT = Set.of("groups", "proofs");

    private Explanation() {}

    static void append(ScoreReport report, TraceLog trace, Page page) {
        Board board = report.assessment().position().board();
        for (Map.Entry<String, List<TraceLog.Entry>> step : trace.steps().entrySet()) {
            page.heading("Step: " + step.getKey());
            for (TraceLog.Entry entry : step.getValue()) {
                String points = NAMED_IN_TEXT.contains(step.getKey())
                        ? ""
                        : String.join(" ", Coordinates.format(board, entry.points()));
                page.line("  " + (points.isEmpty() ? "" : points + ": ")
                        + entry.text().replace("\n", "\n    "));
            }
        }
    }
}
