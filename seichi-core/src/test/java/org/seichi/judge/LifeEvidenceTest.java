package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/** More games are played for a chain as long as twice the error of its share may bring its fate into doubt. */
class LifeEvidenceTest {
    /** Called alive, a chain is sure above a share of 0.540; called dead, it is sure below 0.364 and above 0.816. */
    @ParameterizedTest
    @CsvSource({
        "ALIVE, 0.8125, 16, false",
        "ALIVE, 0.75, 16, true",
        "ALIVE, 0.68, 64, false",
        "ALIVE, 0.66, 64, true",
        "ALIVE, 0.65, 128, false",
        "ALIVE, 0.61, 320, false",
        "ALIVE, 0.59, 320, true",
        "ALIVE, 0.10, 320, true",
        "DEAD, 0.0625, 16, false",
        "DEAD, 0.125, 16, true",
        "DEAD, 1.00, 16, true",
        "DEAD, 0.23, 64, false",
        "DEAD, 0.25, 64, true",
        "DEAD, 0.30, 320, false",
        "DEAD, 0.32, 320, true",
        "DEAD, 0.92, 64, false",
        "DEAD, 0.88, 64, true",
        "DEAD, 0.00, 64, false",
        "DEAD, 1.00, 64, false",
        "SEKI, 0.50, 64, false",
    })
    void gamesGoOnWhileTheFateMayBeInDoubt(Status shape, double kept, int games, boolean open) {
        assertThat(chain(shape, kept, Certainty.JUDGED).isOpenAfter(games)).isEqualTo(open);
    }

    @ParameterizedTest
    @CsvSource({"ALIVE, 0.5", "DEAD, 0.5"})
    void whatIsProvenNeedsNoGames(Status shape, double kept) {
        assertThat(chain(shape, kept, Certainty.PROVEN).isOpenAfter(64)).isFalse();
    }

    /** Stones that came back count, wherever in the chain they are. */
    @ParameterizedTest
    @CsvSource({"A1 B1 C1, false", "A1 B1, false", "B1 C1, false", "A1, true", "C1, true", "D1 E1, true"})
    void aChainIsTakenWhereFewerThanHalfOfItStays(String survivors, boolean taken) {
        Board board = Board.square(5);
        PointSet stones = Coordinates.points(board, "A1 B1 C1");
        Verdict verdict = new Verdict(stones, Color.BLACK, Status.ALIVE, Certainty.JUDGED, List.of());
        assertThat(new LifeEvidence(verdict, 0.5).isTakenIn(Coordinates.points(board, survivors)))
                .isEqualTo(taken);
    }

    @ParameterizedTest
    @CsvSource({"A1, false", "B1, false", "C1, true"})
    void halfIsNotFewer(String survivor, boolean taken) {
        Board board = Board.square(5);
        Verdict verdict =
                new Verdict(Coordinates.points(board, "A1 B1"), Color.BLACK, Status.ALIVE, Certainty.JUDGED, List.of());
        assertThat(new LifeEvidence(verdict, 0.5).isTakenIn(Coordinates.points(board, survivor)))
                .isEqualTo(taken);
    }

    private static LifeEvidence chain(Status shape, double kept, Certainty certainty) {
        PointSet stone = PointSet.of(Board.square(5), Board.square(5).first());
        return new LifeEvidence(new Verdict(stone, Color.BLACK, shape, certainty, List.of()), kept);
    }
}
