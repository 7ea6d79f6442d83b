package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;

/** Compares the fast board with positions, its slow twin, through random games. */
class PlayoutBoardTest {
    @ParameterizedTest
    @CsvSource({"5, 5, 1", "5, 5, 2", "9, 9, 3", "7, 4, 4", "19, 19, 5", "25, 25, 6", "1, 6, 7", "2, 2, 8"})
    void playsAsPositionsDo(int width, int height, long seed) {
        Board geometry = new Board(width, height);
        Random random = new Random(seed);
        Position position = Position.empty(geometry);
        PlayoutBoard board = new PlayoutBoard(geometry);
        PlayoutBoard copy = new PlayoutBoard(geometry);
        int[] points = geometry.points().toArray();
        for (int move = 0; move < 4 * points.length; move++) {
            int point = points[random.nextInt(points.length)];
            Color player = position.toMove();
            if (position.legality(player, point) == Legality.LEGAL) {
                position = position.play(player, point);
                board.play(player.code(), point);
                compare(board, position);
            }
            copy.load(board);
            compare(copy, position);
        }
    }

    private static void compare(PlayoutBoard board, Position position) {
        SearchBoard slow = new SearchBoard(position);
        assertThat(board.ko()).isEqualTo(position.ko());
        assertThat(board.emptyCount()).isEqualTo(position.empty().size());
        PointSet.Builder empty = PointSet.builder(position.board());
        for (int i = 0; i < board.emptyCount(); i++) {
            empty.add(board.empty(i));
        }
        assertThat(empty.build()).isEqualTo(position.empty());
        for (int point : position.board().points().toArray()) {
            assertThat(board.at(point)).isEqualTo(position.at(point));
            if (position.at(point) == Position.EMPTY) {
                compareEmpty(board, position, point);
            } else {
                int chain = board.chain(point);
                assertThat(slow.chain(chain)).isEqualTo(slow.chain(point));
                assertThat(board.size(chain)).isEqualTo(slow.chainSize(point));
                assertThat(board.liberties(chain)).isEqualTo(slow.liberties(point));
                assertThat(board.firstLiberty(chain)).isEqualTo(slow.nextLiberty(point, Board.NO_POINT));
            }
        }
    }

    private static void compareEmpty(PlayoutBoard board, Position position, int point) {
        int[] counts = new int[4];
        for (int direction = 0; direction < 4; direction++) {
            counts[position.at(position.board().neighbor(point, direction))]++;
        }
        assertThat(board.emptyNeighbors(point)).isEqualTo(counts[Position.EMPTY]);
        assertThat(board.neighbors(point, Position.BLACK)).isEqualTo(counts[Position.BLACK]);
        assertThat(board.neighbors(point, Position.WHITE)).isEqualTo(counts[Position.WHITE]);
    }
}
