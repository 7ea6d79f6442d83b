package org.seichi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Move;

class RandomPositionsTest {
    @Test
    void equalSeedsGiveEqualPositions() {
        List<Position> first = RandomPositions.sample(5, 40).toList();
        assertThat(RandomPositions.sample(5, 40)).isEqualTo(first);
        assertThat(RandomPositions.sample(6, 40).toList()).isNotEqualTo(first);
    }

    @Test
    void aSampleIsMixed() {
        List<Position> sample = RandomPositions.sample(5, 200).toList();
        assertThat(sample)
                .anyMatch(
                        position -> position.board().width() != position.board().height());
        assertThat(sample).anyMatch(position -> position.board().size() <= 9);
        assertThat(sample).anyMatch(position -> position.board().size() >= 250);
    }

    @Test
    void somePositionsHaveAKo() {
        assertThat(RandomPositions.sample(5, 600)).anyMatch(position -> position.ko() != Board.NO_POINT);
    }

    @Test
    void everyStoneHasALiberty() {
        RandomPositions.sample(5, 200).forEach(position -> {
            Board board = position.board();
            PointSet reached = position.empty();
            PointSet frontier = reached.neighbors(board);
            while (!frontier.isEmpty()) {
                reached = reached.union(sameColored(position, reached, frontier));
                frontier = sameColored(position, reached, reached.neighbors(board));
            }
            assertThat(reached).isEqualTo(board.points());
        });
    }

    /** The points of the frontier that touch an empty point or a reached stone of their own color. */
    private static PointSet sameColored(Position position, PointSet reached, PointSet frontier) {
        Board board = position.board();
        PointSet.Builder result = PointSet.builder(board);
        frontier.forEach(point -> {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(point, direction);
                int content = position.at(neighbor);
                boolean connects = board.contains(neighbor) && (content == 0 || content == position.at(point));
                if (connects && reached.contains(neighbor)) {
                    result.add(point);
                }
            }
        });
        return result.build();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aFinishedGameLeavesOnlyEyesAndForbiddenPoints(long seed) {
        Board board = Board.square(9);
        RandomGame game = RandomPositions.finished(board, seed);
        assertThat(game.moves().size()).isLessThan(3 * board.size());
        assertThat(game.moves().subList(game.moves().size() - 2, game.moves().size()))
                .allMatch(Move::isPass);
        Position position = game.position();
        position.empty()
                .forEach(point -> assertThat(List.of(
                                position.legality(position.toMove(), point),
                                position.legality(position.toMove().opponent(), point)))
                        .as("point " + point)
                        .doesNotContainSequence(Legality.LEGAL, Legality.LEGAL));
    }
}
