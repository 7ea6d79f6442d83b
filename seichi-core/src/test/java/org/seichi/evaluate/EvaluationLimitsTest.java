package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.text.Diagram;

/** The chances of life at which an evaluation takes groups for dead or for strong, and its expectation far from any stone. */
class EvaluationLimitsTest {
    private static final Effort FEW_GAMES = new Effort(
            Effort.QUICK.captures(), Effort.QUICK.proofs(), Effort.QUICK.parts(), Effort.QUICK.perPart(), 500, 500);

    @ParameterizedTest
    @CsvSource({"0.199, true, false", "0.201, false, false", "0.799, false, false", "0.801, false, true"})
    void belowAFifthDeadFromFourFifthsStrong(double alive, boolean isDead, boolean isStrong) {
        Position position = Diagram.parse("""
                . . . . .
                . X X . .
                . . . . .
                """).position();
        Strength strength = new Strength(Evaluation.of(position, FEW_GAMES).facts(), new double[] {alive});
        assertThat(strength.dead().isEmpty()).isNotEqualTo(isDead);
        assertThat(strength.strong().isEmpty()).isNotEqualTo(isStrong);
    }

    /** Walks from far away seldom meet the only stone. Where fewer than a tenth do, the expectation is scaled down. */
    @Test
    void whatIsSeldomMetIsHardlyCertain() {
        Board board = Board.square(13);
        Position position = Position.empty(board).with(PointSet.of(board, board.point(3, 3)), Stones.BLACK);
        Evaluation evaluation = Evaluation.of(position.withToMove(Color.WHITE), FEW_GAMES);
        assertThat(evaluation.expectation().at(board.point(9, 9))).isCloseTo(4.22688e-4, within(1e-8));
    }
}
