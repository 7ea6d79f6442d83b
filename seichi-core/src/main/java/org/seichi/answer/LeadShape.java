package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.rounded;

import org.seichi.json.Shape;
import org.seichi.report.EvaluationReport;

/** The JSON of who leads after a move: what an evaluation begins with, and what a graph of a game is drawn from. */
public final class LeadShape {
    /** Who leads after a move. */
    public static final Shape<EvaluationReport> SHAPE = Shape.<EvaluationReport>named("lead", "Who leads after a move.")
            .key("move", "Number of the move after which the position stands.", COUNT, EvaluationReport::move)
            .key(
                    "toMove",
                    GoTypes.COLOR,
                    report -> report.evaluation().position().toMove())
            .key(
                    "score",
                    "What is expected in points, the turn and komi included; positive if Black leads.",
                    rounded(2),
                    report -> report.estimate().score())
            .key(
                    "low",
                    "Lower end of an interval that holds the result in four of five such games.",
                    rounded(2),
                    report -> report.estimate().low())
            .key(
                    "high",
                    "Its upper end.",
                    rounded(2),
                    report -> report.estimate().high())
            .key(
                    "blackWins",
                    "Black's chance to win, 0 to 1.",
                    rounded(4),
                    report -> report.estimate().chance())
            .end();

    private LeadShape() {}
}
