package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class SampleTest {
    private static final int GAMES = 60;

    private static final Diagram SYMMETRIC = Diagram.parse("""
            . . O X .
            . O O X X
            O O . O O
            X X O O .
            . X O . .
            """);

    /** Plays a position with the player to move to the end; nothing is known of any point. */
    private static Sample play(Position position, int games) {
        PointSet nothing = PointSet.empty(position.board());
        return Sample.ofGame(position, nothing, nothing, games);
    }

    /** The share of the games that Black wins with a lead beside his area; a tie is half a win. */
    private static double won(Sample sample, double lead) {
        return sample.results().stream()
                .mapToDouble(game -> (1 + Math.signum(game.area() + lead)) / 2)
                .average()
                .orElseThrow();
    }

    static Stream<Position> positions() {
        return Stream.of(
                RandomPositions.finished(new Board(9, 9), 1).position(),
                RandomPositions.finished(new Board(11, 6), 2).position(),
                RandomPositions.played(new Board(7, 7), 3, 20).position(),
                SYMMETRIC.position(),
                Position.empty(new Board(5, 5)));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyViewOfAPositionHasTheSameSample(Position position) {
        Board board = position.board();
        Sample drawn = Sample.of(position, GAMES);
        Variant.all().forEach(variant -> {
            Sample sample = Sample.of(variant.position(position), GAMES);
            for (int point : board.points().toArray()) {
                int there = variant.point(board, point);
                double balance = sample.balance(there);
                assertThat(variant.swapped() ? -balance : balance).isEqualTo(drawn.balance(point));
                assertThat(sample.kept(PointSet.of(variant.board(board), there)))
                        .isEqualTo(drawn.kept(PointSet.of(board, point)));
            }
        });
    }

    /** Here the player to move is mapped together with the stones. */
    @ParameterizedTest
    @MethodSource("positions")
    void everyViewOfAPositionComesToTheSame(Position position) {
        Board board = position.board();
        Sample drawn = play(position, GAMES);
        Variant.all().forEach(variant -> {
            Sample sample = play(variant.position(position), GAMES);
            for (int point : board.points().toArray()) {
                double balance = sample.balance(variant.point(board, point));
                assertThat(variant.swapped() ? -balance : balance).isEqualTo(drawn.balance(point));
            }
            for (double lead : new double[] {-6.5, 0, 3}) {
                assertThat(variant.swapped() ? 1 - won(sample, -lead) : won(sample, lead))
                        .isEqualTo(won(drawn, lead), within(1e-9));
            }
        });
    }

    /** Whoever moves first captures the opponent's stones in the mutual atari. */
    @Test
    void thePlayerToMoveBegins() {
        Position position = Diagram.parse("""
                . O . O O O
                O O O O O O
                . O O O O O
                X X X X X X
                O O O O O O
                . X X X X X
                X X X X X X
                . X . X X X
                """).position();

        assertThat(won(play(position.withToMove(Color.BLACK), GAMES), 0)).isGreaterThan(0.85);
        assertThat(won(play(position.withToMove(Color.WHITE), GAMES), 0)).isLessThan(0.15);
    }

    @Test
    void whatIsKnownOfAPointCountsInEveryGame() {
        Position position = Position.empty(new Board(5, 5));
        PointSet all = position.empty();
        PointSet none = PointSet.empty(position.board());

        assertThat(won(Sample.ofGame(position, none, all, GAMES), 24.5)).isZero();
        assertThat(won(Sample.ofGame(position, all, none, GAMES), -24.5)).isEqualTo(1);
    }

    @Test
    void aLeadIsAddedToTheAreaOfEveryGame() {
        Sample sample = play(Position.empty(new Board(5, 5)), GAMES);

        assertThat(won(sample, 26)).isEqualTo(1);
        assertThat(won(sample, -26)).isZero();
        assertThat(won(sample, 3)).isGreaterThanOrEqualTo(won(sample, -3));
    }

    /** These values change with every constant of the policies and every change of a shape that occurs here. */
    @Test
    void theSamplesAreThese() {
        Position position = RandomPositions.played(new Board(13, 13), 5, 60).position();

        assertThat(Sample.of(position, 400).balance(position.board().point(6, 6)))
                .isEqualTo(0.51);
        assertThat(won(play(position, 400), -6.5)).isEqualTo(0.1825);
    }

    @Test
    void theSameStonesGiveTheSameSample() {
        Position position = RandomPositions.finished(new Board(9, 9), 4).position();
        assertThat(Sample.of(position, GAMES)).isEqualTo(Sample.of(position.pass(), GAMES));
    }

    /** White's stone in Black's corner is dead, and so is Black's chain at the bottom, without an eye; both chains at the top have two. */
    @Test
    void tellsDeadStonesFromLivingOnes() {
        Position position = Diagram.parse("""
                . X . X O O O . O
                X X X X X X O O .
                . . O . . X O O O
                X X X X X X X O O
                O O O O O O O O .
                O X X X X X X X O
                O X . O O O . X O
                O X X X X O O O O
                O O O O X O . . .
                """).position();
        Board board = position.board();
        Sample sample = Sample.of(position, 200);
        assertThat(position.at(Coordinates.point(board, "C7"))).isEqualTo(Stones.WHITE);
        assertThat(sample.kept(Coordinates.points(board, "C7"))).isLessThan(0.1);
        assertThat(sample.kept(Coordinates.points(board, "B4"))).isLessThan(0.1);
        assertThat(sample.kept(Coordinates.points(board, "A5"))).isGreaterThan(0.9);
        assertThat(sample.kept(Coordinates.points(board, "A8"))).isGreaterThan(0.9);
        assertThat(sample.balance(Coordinates.point(board, "A7"))).isGreaterThan(0.8);
    }
}
