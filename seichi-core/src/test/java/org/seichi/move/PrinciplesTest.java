package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Yen, section 4, step 1: answers to the last move, up to two steps away, and touching follow-ups of the move before it. */
class PrinciplesTest {
    /** White has just played W and Black before that B. */
    private static final Diagram PLAYED = Diagram.parse("""
            . . . . . . . . .
            . . . . . b b b .
            . . . . . b B b .
            . . . . . b b b .
            . . a . . . . . .
            . a a a . . . . .
            a a W a a . . . .
            . a a a . . . . .
            . . a . . . . . .
            """);

    private static CandidateCollector propose(Position position, List<Integer> last) {
        CandidateCollector collector = new CandidateCollector(position);
        new Principles().propose(new MoveContext(KnownEvaluation.expecting(position, Map.of()), last), collector);
        return collector;
    }

    private static PointSet points(CandidateCollector collector, Board board, String text) {
        return PointSet.of(
                board,
                collector.motives().entrySet().stream()
                        .filter(move -> move.getValue().stream()
                                .anyMatch(motive -> motive.text().equals(text)))
                        .mapToInt(Map.Entry::getKey)
                        .toArray());
    }

    @EveryVariant
    void movesAroundTheLastTwo(Variant variant) {
        Board board = PLAYED.board();
        List<Integer> last =
                List.of(PLAYED.marked('W').first(), PLAYED.marked('B').first());
        CandidateCollector collector = propose(variant.position(PLAYED.position()), variant.line(board, last));
        Board turned = variant.position(PLAYED.position()).board();

        assertThat(points(collector, turned, "Answers the last move"))
                .isEqualTo(variant.points(board, PLAYED.marked('a')));
        assertThat(points(collector, turned, "Follows up the move before last"))
                .isEqualTo(variant.points(board, PLAYED.marked('b')));
    }

    @Test
    void nothingFollowsAPassOrTheBeginning() {
        assertThat(propose(PLAYED.position(), List.of(Board.NO_POINT, Board.NO_POINT))
                        .motives())
                .isEmpty();
        assertThat(propose(PLAYED.position(), List.of()).motives()).isEmpty();
    }
}
