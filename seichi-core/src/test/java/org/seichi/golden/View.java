package org.seichi.golden;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.report.TraceLog;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.score.Score;
import org.seichi.score.Tally;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.structure.Structure;
import org.seichi.testkit.Variant;

/**
 * The static method's result for one variant of a position, mapped back to the points and colors as drawn: equal for all
 * variants if the method is invariant.
 */
final class View {
    private static final Ruleset RULES = Rulesets.JAPANESE;

    private final Board board;
    private final Variant variant;
    private final Structure structure;
    private final Assessment assessment;
    private final TraceLog trace = new TraceLog();
    private final Ownership ownership;
    private final Score score;

    View(Position drawn, Ending ending, Variant variant, StaticMethod method) {
        this.board = drawn.board();
        this.variant = variant;
        Position position = variant.position(drawn);
        this.structure = Structure.of(position);
        this.assessment = method.assess(new FinalPosition(position, ending), RULES, Budget.NORMAL, trace);
        this.ownership = Tally.ownership(assessment, RULES);
        this.score = Tally.count(assessment, RULES, 0, 0, ending);
    }

    /** The board as drawn. */
    Board board() {
        return board;
    }

    /** The structure of the variant, in the variant's points and colors. */
    Structure structure() {
        return structure;
    }

    /** The assessment of the variant, in the variant's points and colors. */
    Assessment assessment() {
        return assessment;
    }

    /** Maps a point as drawn to the variant. */
    int there(int point) {
        return variant.point(board, point);
    }

    /** Maps a point of the variant back to the drawing. */
    int back(int point) {
        return variant.inverse().point(variant.board(board), point);
    }

    /** Maps points of the variant back to the drawing. */
    PointSet back(PointSet points) {
        return variant.inverse().points(variant.board(board), points);
    }

    /** Maps a color between drawing and variant; the mapping is its own inverse. */
    Color color(Color color) {
        return variant.color(color);
    }

    /** The verdict on the stone at a point as drawn. */
    Verdict verdict(int point) {
        return assessment.verdicts().stream()
                .filter(verdict -> verdict.stones().contains(there(point)))
                .findFirst()
                .orElseThrow();
    }

    /** The points that count for a color, both as drawn. */
    PointSet owned(Color color) {
        return back(ownership.of(color(color)));
    }

    /** The points, as drawn, that the trace of a step mentions. */
    PointSet spokenOf(String step) {
        PointSet.Builder points = PointSet.builder(board);
        if (trace.steps().containsKey(step)) {
            trace.steps().get(step).forEach(entry -> points.addAll(back(entry.points())));
        }
        return points.build();
    }

    /** The text of the trace of a step for a stone as drawn. */
    Optional<String> textOf(String step, int stone) {
        return trace.steps().getOrDefault(step, List.of()).stream()
                .filter(entry -> entry.points().contains(there(stone)))
                .map(TraceLog.Entry::text)
                .findFirst();
    }

    /** The margin in half-points, positive for the player who is Black as drawn. */
    int margin() {
        return variant.score(score.margin());
    }
}
