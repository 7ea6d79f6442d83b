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
            .key("min", "If it fails.", rounded(2), Worth::min)
            .key("max", "If it succeeds.", rounded(2), Worth::max)
            .end();

    private static final Shape<Motive> MOTIVE = Shape.<Motive>named("motive", "What a move is for.")
            .key("kind", oneOf(MotiveKind.values()), Motive::kind)
            .key("text", "A sentence for people.", TEXT, Motive::text)
            .key("source", "What found it: the name of a shape, or a rule.", TEXT, Motive::source)
            .key("points", "The stones concerned.", POINTS, Motive::points)
            .key("worth", WORTH.type(), Motive::worth)
            .key("reply", "The opponent's best move in its place.", MOVE, Motive::reply)
            .end();

    private static final Shape<Suggestion> MOVE_TO_THINK_OF = Shape.<Suggestion>named("suggestion", "A suggested move.")
            .key("point", MOVE, Suggestion::point)
            .key("share", "How likely a strong player is to choose it, 0 to 1.", rounded(4), Suggestion::share)
            .key("worth", WORTH.type(), Suggestion::worth)
            .key("motives", listOf(MOTIVE.type()), Suggestion::motives)
            .end();

    private static final Shape<Estimate> ESTIMATE = Shape.<Estimate>named("estimate", "")
            .key("score", "What the position is worth in points; positive if Black leads.", rounded(2), Estimate::score)
            .end();

    private static final Shape<SuggestionReport> REPORT = Shape.<SuggestionReport>named("suggestions", "")
            .key("move", "Number of the move after which the position stands.", COUNT, SuggestionReport::move)
            .key("toMove", GoTypes.COLOR, report -> report.position().toMove())
            .keysOf(ESTIMATE, SuggestionReport::estimate)
            .key("ownership", EvaluationShape.OWNERS, EvaluationShape.OWNERSHIP, SuggestionReport::expectation)
            .key(
                    "candidates",
                    "Number of candidates among which these were chosen.",
                    COUNT,
                    SuggestionReport::candidates)
            .key(
                    "suggestions",
                    "The moves, the best first.",
                    listOf(MOVE_TO_THINK_OF.type()),
                    SuggestionReport::suggestions)
            .key("warnings", GoTypes.WARNINGS, SuggestionReport::warnings)
            .end();

    /** Suggested moves. */
    public static final Shape<Result<SuggestionReport>> SHAPE = ResultShape.of(
                    "suggest", "Moves to consider", REPORT, "evaluating and choosing")
            .end();

    private SuggestionShape() {}
}
