package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** What stays of motives that say the same of a move. */
class CandidateCollectorTest {
    private static final Board BOARD = Board.square(5);
    private static final int MOVE = BOARD.point(2, 2);
    private static final int LEFT = BOARD.point(0, 0);
    private static final int RIGHT = BOARD.point(4, 0);

    @Test
    void theOneOfHigherValueStays() {
        Motive less = motive(LEFT, 3, LEFT);
        Motive more = motive(RIGHT, 4, RIGHT);

        assertThat(collected(less, more)).containsExactly(more);
        assertThat(collected(more, less)).containsExactly(more);
    }

    @Test
    void thoseOfEqualValueBecomeOneWithoutAReplyOnWhichTheyDoNotAgree() {
        Motive both = new Motive(MotiveKind.CUT, "Cuts", "", PointSet.of(BOARD, LEFT, RIGHT), Worth.sure(3), MOVE);

        assertThat(collected(motive(LEFT, 3, LEFT), motive(RIGHT, 3, RIGHT))).containsExactly(both);
        assertThat(collected(motive(LEFT, 3, LEFT), motive(RIGHT, 3, LEFT)))
                .extracting(Motive::reply)
                .containsExactly(LEFT);
    }

    @Test
    void motivesWithOtherWordsOrOfAnotherKindStay() {
        Motive cuts = motive(LEFT, 3, LEFT);
        Motive splits = new Motive(MotiveKind.CUT, "Splits", "", cuts.points(), cuts.worth(), LEFT);
        Motive seals = new Motive(MotiveKind.SEAL, "Cuts", "", cuts.points(), cuts.worth(), LEFT);

        assertThat(collected(cuts, splits)).containsExactly(cuts, splits);
        assertThat(collected(cuts, seals)).containsExactly(cuts, seals);
    }

    @Test
    void noneIsRecordedForAPointThatIsTaken() {
        Position position = Position.empty(BOARD).with(PointSet.of(BOARD, MOVE), 1);
        CandidateCollector collector = new CandidateCollector(position);
        collector.note(MOVE, motive(LEFT, 3, LEFT));
        collector.note(Board.NO_POINT, motive(LEFT, 3, LEFT));

        assertThat(collector.motives()).isEmpty();
    }

    private static List<Motive> collected(Motive first, Motive second) {
        CandidateCollector collector = new CandidateCollector(Position.empty(BOARD));
        collector.note(MOVE, first);
        collector.note(MOVE, second);
        return collector.motives().get(MOVE);
    }

    private static Motive motive(int stone, double points, int reply) {
        return new Motive(MotiveKind.CUT, "Cuts", "", PointSet.of(BOARD, stone), Worth.sure(points), reply);
    }
}
