package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.MOVE;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.rounded;
import static org.seichi.json.JsonType.whole;

import org.seichi.analysis.Result;
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

    /** Suggested moves. */
    public static final Shape<Result<SuggestionReport>> SHAPE = Shape.<Result<SuggestionReport>>named(
                    "suggest", "Moves to think of, as written by: seichi suggest --format json")
            .key(
                    "file",
                    "The file as the user named it.",
                    TEXT,
                    game -> game.source().file())
            .key(
                    "game",
                    "Number of the game in the file.",
                    whole(1, Integer.MAX_VALUE),
                    game -> game.source().number())
            .key(
                    "move",
                    "Number of the move after which the position stands.",
                    COUNT,
                    game -> game.report().move())
            .key("toMove", GoTypes.COLOR, game -> game.report().position().toMove())
            .key(
                    "score",
                    "What the position is worth in points; positive if Black leads.",
                    rounded(2),
                    game -> game.report().estimate().score())
            .key(
                    "ownership",
                    "Whose each point will be, from -1 (White's) to 1 (Black's): row by row, from the top left.",
                    EvaluationShape.OWNERSHIP,
                    game -> game.report().expectation())
            .key(
                    "candidates",
                    "Number of candidates among which these were chosen.",
                    COUNT,
                    game -> game.report().candidates())
            .key(
                    "suggestions",
                    "The moves, the best first.",
                    listOf(MOVE_TO_THINK_OF.type()),
                    game -> game.report().suggestions())
            .key("warnings", GoTypes.WARNINGS, game -> game.report().warnings())
            .keyIfKnown("micros", "Microseconds spent on evaluating and choosing.", COUNT, ScoreShape::analysisMicros)
            .end();

    private SuggestionShape() {}
}
