package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.testkit.RandomPositions;

/** On a board that is its own mirror image both halves are judged alike. */
class SymmetricBoardTest {
    private static final int BOARDS = 24;
    private static final int SEEDS = 200;
    private static final int MOVES = 75;

    /** The left halves of random positions joined with their mirror images, where every chain has a liberty. */
    static Stream<Position> mirrored() {
        return LongStream.range(0, SEEDS)
                .mapToObj(seed ->
                        RandomPositions.played(new Board(11, 9), seed, MOVES).position())
                .map(SymmetricBoardTest::mirrored)
                .filter(SymmetricBoardTest::isLegal)
                .limit(BOARDS);
    }

    private static Position mirrored(Position position) {
        return Position.empty(position.board())
                .with(mirrored(position, Color.BLACK), Stones.BLACK)
                .with(mirrored(position, Color.WHITE), Stones.WHITE);
    }

    private static PointSet mirrored(Position position, Color color) {
        Board board = position.board();
        PointSet.Builder stones = PointSet.builder(board);
        position.stones(color).forEach(stone -> {
            if (board.x(stone) <= board.width() / 2) {
                stones.add(stone).add(mirror(board, stone));
            }
        });
        return stones.build();
    }

    private static int mirror(Board board, int point) {
        return board.point(board.width() - 1 - board.x(point), board.y(point));
    }

    private static boolean isLegal(Position position) {
        Chains chains = Chains.of(position);
        for (int chain = 0; chain < chains.count(); chain++) {
            if (chains.liberties(chain).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @MethodSource("mirrored")
    void bothHalvesAreJudgedAlike(Position position) {
        Board board = position.board();
        List<Verdict> shape = new StaticMethod()
                .assess(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                .verdicts();
        List<ChainFate> fates = LifeJudge.judge(
                        Positions.evidence(position, shape), LifeJudge.Sekis.SEARCHED, asked -> Optional.empty())
                .fates();
        for (ChainFate fate : fates) {
            int twin = mirror(board, fate.verdict().stones().first());
            ChainFate other = fates.stream()
                    .filter(each -> each.verdict().stones().contains(twin))
                    .findFirst()
                    .orElseThrow();
            assertThat(other.verdict().status())
                    .as("%s", fate.verdict())
                    .isEqualTo(fate.verdict().status());
            assertThat(other.sureness()).as("%s", fate.verdict()).isEqualTo(fate.sureness());
        }
    }
}
