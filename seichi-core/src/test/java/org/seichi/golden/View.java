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
 * What the static method says of one variant of a position, told in the points and colors of the position as drawn: equal
 * for all variants if the method is blind to them.
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

    /** What was read off the variant; its points and colors are the variant's. */
    Structure structure() {
        return structure;
    }

    /** What the method said; its points and colors are the variant's. */
    Assessment assessment() {
        return assessment;
    }

    /** The variant of a point. */
    int there(int point) {
        return variant.point(board, point);
    }

    /** The point as drawn. */
    int back(int point) {
        return variant.inverse().point(variant.board(board), point);
    }

    /** The points as drawn. */
    PointSet back(PointSet points) {
        return variant.inverse().points(variant.board(board), points);
    }

    /** The color as drawn; a color and its variant undo each other. */
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

    /** The points as drawn that count for a color as drawn. */
    PointSet owned(Color color) {
        return back(ownership.of(color(color)));
    }

    /** The points as drawn of which the method spoke at a step. */
    PointSet spokenOf(String step) {
        PointSet.Builder points = PointSet.builder(board);
        if (trace.steps().containsKey(step)) {
            trace.steps().get(step).forEach(entry -> points.addAll(back(entry.points())));
        }
        return points.build();
    }

    /** What the method said at a step of a stone as drawn. */
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
