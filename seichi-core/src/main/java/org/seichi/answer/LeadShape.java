package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.rounded;

import org.seichi.board.Color;
import org.seichi.evaluate.Estimate;
import org.seichi.json.Shape;
import org.seichi.report.EvaluationReport;

/** The JSON of who leads after a move: the first part of an evaluation, and the data for the graph of a game. */
public final class LeadShape {
    private static final Shape<Estimate> ESTIMATE = Shape.<Estimate>named("estimate", "")
            .key("score", rounded(2), Estimate::score)
            .says("What is expected in points, the turn and komi included; positive if Black leads.")
            .key("low", rounded(2), Estimate::low)
            .says("Lower end of an interval that holds the result in four of five such games.")
            .key("high", rounded(2), Estimate::high)
            .says("Its upper end.")
            .key("blackWins", rounded(4), Estimate::chance)
            .says("Black's chance to win, 0 to 1.")
            .end();

    /** Who leads after a move. */
    public static final Shape<EvaluationReport> SHAPE = Shape.<EvaluationReport>named("lead", "Who leads after a move.")
            .key("move", COUNT, EvaluationReport::move)
            .says("Number of the move after which the position stands.")
            .key("toMove", GoTypes.COLOR, LeadShape::toMove)
            .keysOf(ESTIMATE, EvaluationReport::estimate)
            .end();

    private LeadShape() {}

    private static Color toMove(EvaluationReport report) {
        return report.evaluation().position().toMove();
    }
}
