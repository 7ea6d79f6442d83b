package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * The limits at which the verdict of a fight is reversed, on a board of 24 by 25 points: Black has the left half; in the right
 * half, White's wall, called dead, fights a black stone. If White lives nobody leads, if not Black leads by 600, so that the
 * closeness of the game adds 0.6 ln(1 + 60²) = 4.913 for life, against the log-odds of the surest fate that is reversed.
 */
class CloseGameLimitsTest {
    private static final Board BOARD = new Board(24, 25);
    private static final int INSIDE = BOARD.point(20, 12);

    private static Position halves() {
        PointSet.Builder black = PointSet.builder(BOARD).add(INSIDE);
        PointSet.Builder white = PointSet.builder(BOARD);
        for (int y = 0; y < BOARD.height(); y++) {
            black.add(BOARD.point(11, y));
            white.add(BOARD.point(12, y));
        }
        return Position.empty(BOARD).with(black.build(), Color.BLACK.code()).with(white.build(), Color.WHITE.code());
    }

    /** Whether White's half is called alive after all: {@code sure} to be dead, the stone in it {@code inside} to live. */
    private static boolean isTurned(Position position, double sure, double inside, int games) {
        return isTurned(position, sure, inside, games, games);
    }

    /** The same where the stone is taken in only {@code taken} of the games. */
    private static boolean isTurned(Position position, double sure, double inside, int games, int taken) {
        List<ChainFate> fates = new ArrayList<>();
        List<LifeEvidence> chains = new ArrayList<>();
        PointSet stones = BOARD.points().minus(position.empty());
        PointSet white = position.stones(Color.WHITE);
        PointSet stone = PointSet.of(BOARD, INSIDE);
        for (Verdict verdict :
                Positions.verdicts(position, chain -> chain.intersects(white) ? Status.DEAD : Status.ALIVE)) {
            double sureness = verdict.stones().intersects(stone) ? inside : sure;
            fates.add(new ChainFate(verdict, sureness));
            chains.add(new LifeEvidence(verdict, 0.5));
        }
        List<PointSet> survivors = new ArrayList<>(Collections.nCopies(5, stones.minus(white)));
        survivors.addAll(Collections.nCopies(taken, stones.minus(stone)));
        survivors.addAll(Collections.nCopies(games - taken, stones));
        return new CloseGame(position, chains, survivors)
                .settle(fates).stream()
                        .filter(fate -> fate.verdict().color() == Color.WHITE)
                        .anyMatch(fate -> fate.verdict().status() == Status.ALIVE);
    }

    @ParameterizedTest
    @CsvSource({
        "0.969, 0.98, 5, true",
        "0.97, 0.98, 5, false",
        "0.6, 0.98, 5, true",
        "0.6, 0.9895, 5, true",
        "0.6, 0.9905, 5, false",
        "0.6, 1, 5, false",
        "0.6, 0.6, 4, true",
        "0.6, 0.6, 3, false"
    })
    void aFightIsTurnedOverWhereThatIsLikelierByEnough(double sure, double inside, int games, boolean turned) {
        assertThat(isTurned(halves(), sure, inside, games)).isEqualTo(turned);
    }

    /**
     * A stone that 64 of 100 games take is just dead by the odds of {@code DeathOdds}, with 63 it is not: while the stone in it
     * lives White's half is nobody's, and the game is not close enough.
     */
    @ParameterizedTest
    @CsvSource({"63, false", "64, true"})
    void aStoneInsideGoesWithItWhereMostOfTheGamesTakeIt(int taken, boolean turned) {
        assertThat(isTurned(halves(), 0.7, 0.98, 100, taken)).isEqualTo(turned);
    }
}
