package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.ChainFate;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class SavedInTurnTest {
    /** White captures the two stones at D1, Black saves them there. */
    private static final Diagram UNSETTLED = DoubtsTest.UNSETTLED;

    @EveryVariant
    void theOwnerInTurnSavesWhatTheLastMoveAttacks(Variant variant) {
        Position position = variant.position(UNSETTLED.position()).withToMove(variant.color(Color.BLACK));
        PointSet stones = variant.points(UNSETTLED.board(), Coordinates.points(UNSETTLED.board(), "B1 C1"));
        int last = variant.point(UNSETTLED.board(), Coordinates.point(UNSETTLED.board(), "B2"));
        int saved = variant.point(UNSETTLED.board(), Coordinates.point(UNSETTLED.board(), "D1"));
        Verdict verdict = verdict(new FinalPosition(position, Ending.STOPPED, last), stones, 0.6, Status.DEAD);

        assertThat(verdict.status()).isEqualTo(Status.ALIVE);
        assertThat(verdict.certainty()).isEqualTo(Certainty.JUDGED);
        Reason reason = verdict.reasons().get(0);
        assertThat(reason.rule()).isEqualTo(Rule.SAVED_IN_TURN);
        assertThat(reason.line()).startsWith(Board.NO_POINT, saved);
        assertThat(reason.text())
                .contains("is to move and saves the stones: ", Coordinates.format(position.board(), saved));
    }

    @ParameterizedTest
    @CsvSource({
        "BLACK, B2, STOPPED, 0.949, DEAD, ALIVE",
        "BLACK, B2, STOPPED, 0.95, DEAD, DEAD",
        "BLACK, B2, STOPPED, 0.6, SEKI, SEKI",
        "BLACK, D3, STOPPED, 0.6, DEAD, DEAD",
        "BLACK, B2, TWO_PASSES, 0.6, DEAD, DEAD",
        "WHITE, B2, STOPPED, 0.6, DEAD, DEAD"
    })
    void whatElseWasJudgedStays(
            Color toMove, String last, Ending ending, double sureness, Status judged, Status status) {
        Position position = UNSETTLED.position().withToMove(toMove);
        PointSet stones = Coordinates.points(UNSETTLED.board(), "B1 C1");
        FinalPosition end = new FinalPosition(position, ending, Coordinates.point(UNSETTLED.board(), last));
        assertThat(verdict(end, stones, sureness, judged).status()).isEqualTo(status);
    }

    /** However sure the sampled games are. */
    @ParameterizedTest
    @CsvSource({"11, DEAD", "12, ALIVE"})
    void aLargeChainIsSavedToo(int size, Status status) {
        Diagram board = DoubtsTest.unsettled(size);
        Position position = board.position().withToMove(Color.BLACK);
        PointSet stones = DoubtsTest.threatened(board, size);
        FinalPosition end = new FinalPosition(position, Ending.STOPPED, Coordinates.point(board.board(), "B2"));
        assertThat(verdict(end, stones, 0.999, Status.DEAD).status()).isEqualTo(status);
    }

    /** White's move at B2 attacks two chains: if one of them is worth reading, the other one is read as well. */
    @ParameterizedTest
    @CsvSource({"0.949, ALIVE", "0.95, DEAD"})
    void whatTheSameMoveAttacksIsReadTogether(double sureness, Status status) {
        Diagram board = Diagram.parse("""
                . X O . . . . . .
                . X O . . . . . .
                . X O . . . . . .
                . X O . . . . O O
                X X O . . . . O X
                . O O . O O O O X
                X O . . O X X X X
                X O O O O X . . .
                . X X . X X . . .
                """);
        Position position = board.position().withToMove(Color.BLACK);
        FinalPosition end = new FinalPosition(position, Ending.STOPPED, Coordinates.point(board.board(), "B2"));
        List<ChainFate> fates = List.of(
                fate(Coordinates.points(board.board(), "A2 A3"), sureness),
                fate(Coordinates.points(board.board(), "B1 C1"), 0.999));
        assertThat(saved(end).verdicts(fates)).extracting(Verdict::status).containsExactly(status, status);
    }

    private static ChainFate fate(PointSet stones, double sureness) {
        return new ChainFate(new Verdict(stones, Color.BLACK, Status.DEAD, Certainty.JUDGED, List.of()), sureness);
    }

    private static SavedInTurn saved(FinalPosition end) {
        return new SavedInTurn(
                end, LifeDoubts.readings(end.position(), new TranspositionTable(14), new NodeCounter(Budget.NORMAL)));
    }

    private static Verdict verdict(FinalPosition end, PointSet stones, double sureness, Status status) {
        Color color = Color.of(end.position().at(stones.first()));
        Verdict judged = new Verdict(stones, color, status, Certainty.JUDGED, List.of());
        return saved(end).verdicts(List.of(new ChainFate(judged, sureness))).get(0);
    }
}
