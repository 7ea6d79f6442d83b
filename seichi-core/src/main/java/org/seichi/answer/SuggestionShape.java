package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.MOVE;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.rounded;

import org.seichi.analysis.Result;
import org.seichi.evaluate.Estimate;
import org.seichi.json.Shape;
import org.seichi.move.Motive;
import org.seichi.move.MotiveKind;
import org.seichi.move.Suggestion;
import org.seichi.move.Worth;
import org.seichi.report.SuggestionReport;

/** The JSON of suggested moves. */
public final class SuggestionShape {
    private static final Shape<Worth> WORTH = Shape.<Worth>named("worth", "Points for the player who moves.")
            .key("min", rounded(2), Worth::min)
            .says("If it fails.")
            .key("max", rounded(2), Worth::max)
            .says("If it succeeds.")
            .end();

    private static final Shape<Motive> MOTIVE = Shape.<Motive>named("motive", "What a move is for.")
            .key("kind", oneOf(MotiveKind.values()), Motive::kind)
            .key("text", TEXT, Motive::text)
            .says("A sentence for people.")
            .key("source", TEXT, Motive::source)
            .says("What found it: the name of a shape, or a rule.")
            .key("points", POINTS, Motive::points)
            .says("The stones concerned.")
            .key("worth", WORTH.type(), Motive::worth)
            .key("reply", MOVE, Motive::reply)
            .says("The opponent's best move in its place.")
            .end();

    private static final Shape<Suggestion> MOVE_TO_THINK_OF = Shape.<Suggestion>named("suggestion", "A suggested move.")
            .key("point", MOVE, Suggestion::point)
            .key("share", rounded(4), Suggestion::share)
            .says("How likely a strong player is to choose it, 0 to 1.")
            .key("worth", WORTH.type(), Suggestion::worth)
            .key("motives", listOf(MOTIVE.type()), Suggestion::motives)
            .end();

    private static final Shape<Estimate> ESTIMATE = Shape.<Estimate>named("estimate", "")
            .key("score", rounded(2), Estimate::score)
            .says("What the position is worth in points; positive if Black leads.")
            .end();

    private static final Shape<SuggestionReport> REPORT = Shape.<SuggestionReport>named("suggestions", "")
            .key("move", COUNT, SuggestionReport::move)
            .says("Number of the move after which the position stands.")
            .key("toMove", GoTypes.COLOR, report -> report.position().toMove())
            .keysOf(ESTIMATE, SuggestionReport::estimate)
            .key("ownership", EvaluationShape.OWNERSHIP, SuggestionReport::expectation)
            .says(EvaluationShape.OWNERS)
            .key("candidates", COUNT, SuggestionReport::candidates)
            .says("Number of candidates among which these were chosen.")
            .key("suggestions", listOf(MOVE_TO_THINK_OF.type()), SuggestionReport::suggestions)
            .says("The moves, the best first.")
            .key("warnings", GoTypes.WARNINGS, SuggestionReport::warnings)
            .end();

    /** Suggested moves. */
    public static final Shape<Result<SuggestionReport>> SHAPE = ResultShape.of(
                    "suggest", "Moves to consider", REPORT, "evaluating and choosing")
            .end();

    private SuggestionShape() {}
}
