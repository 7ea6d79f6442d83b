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
 * From where on a fight is turned over, on a board of 24 by 25 points: Black has the left half, and White's right half, called dead, lives
 * or dies with a black stone in it. If it lives nobody leads, if it dies Black leads by 600, so that what the closeness of the game says
 * for its life is 0.6 times log(1 + 60 squared) = 4.913, against the logarithm of the odds of the surest fate that turns.
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

    /** Whether White's half, so surely dead, is turned over; the fate of the stone in it is as sure as given. */
    private static boolean isTurned(Position position, double sure, double inside, int games) {
        return isTurned(position, sure, inside, games, games);
    }

    /** The same where the stone is taken in some of the games alone. */
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
        "0.965, 0.98, 5, true",
        "0.975, 0.98, 5, false",
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
     * Stones that 64 of 100 games take are dead by a hair (their odds are counted in {@code DeathOdds}), 63 not quite: with the
     * stone alive in it White's half is nobody's, and the game not close enough.
     */
    @ParameterizedTest
    @CsvSource({"63, false", "64, true"})
    void aStoneInsideGoesWithItWhereMostOfTheGamesTakeIt(int taken, boolean turned) {
        assertThat(isTurned(halves(), 0.7, 0.98, 100, taken)).isEqualTo(turned);
    }
}
