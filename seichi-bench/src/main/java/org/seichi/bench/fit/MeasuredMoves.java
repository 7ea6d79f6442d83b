package org.seichi.bench.fit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.move.PlainTraits;
import org.seichi.move.TraitKeys;
import org.seichi.move.UsualMoves;

/**
 * A training example: the moves of a position with the numbers of their traits, and which of them was chosen. Points are numbered row by row
 * from 0 on.
 *
 * @param board the board
 * @param moves number of moves
 * @param chosen which move was chosen
 * @param points the points of the moves, then those where none is
 * @param starts where the traits of each point begin, in the order of {@code points}, and where those of the last one end
 * @param traits numbers of traits, point by point
 */
@SuppressWarnings("ArrayRecordComponent") // The arrays are never changed or compared.
record MeasuredMoves(Board board, int moves, int chosen, short[] points, int[] starts, short[] traits) {
    private static final int MOST_TRAITS = 96;

    /**
     * Measures a position.
     *
     * @param last the moves before, the latest first
     * @param chosen the point of the move that was chosen, one of {@link UsualMoves}
     * @param numbers the numbers of traits; others are left out
     */
    static MeasuredMoves of(Position position, List<Integer> last, int chosen, Map<Integer, Integer> numbers) {
        Board board = position.board();
        PlainTraits measured = new PlainTraits(position, last);
        List<Integer> moves = UsualMoves.of(position);
        short[] points = new short[board.size()];
        int[] starts = new int[board.size() + 1];
        short[] traits = new short[board.size() * MOST_TRAITS];
        TraitKeys keys = new TraitKeys();
        boolean[] isMove = new boolean[board.arrayLength()];
        int count = 0;
        for (int move : moves) {
            isMove[move] = true;
            measured.measure(move, keys);
            points[count] = (short) index(board, move);
            starts[count + 1] = add(keys, numbers, traits, starts[count]);
            count++;
        }
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point) && !isMove[point]) {
                measured.describe(point, keys);
                points[count] = (short) index(board, point);
                starts[count + 1] = add(keys, numbers, traits, starts[count]);
                count++;
            }
        }
        return new MeasuredMoves(
                board, moves.size(), moves.indexOf(chosen), points, starts, Arrays.copyOf(traits, starts[count]));
    }

    private static int add(TraitKeys keys, Map<Integer, Integer> numbers, short[] traits, int from) {
        int size = from;
        for (int i = 0; i < keys.size(); i++) {
            Integer number = numbers.get(keys.get(i));
            if (number != null) {
                traits[size++] = (short) (int) number;
            }
        }
        return size;
    }

    private static int index(Board board, int point) {
        return board.y(point) * board.width() + board.x(point);
    }

    /** Number of points of the board. */
    int size() {
        return points.length;
    }

    /** One of the points; those of the moves come first. */
    int point(int which) {
        return points[which];
    }

    /** Where the traits of a point begin; those of the point before end there. */
    int start(int which) {
        return starts[which];
    }

    /** One of the traits of all points. */
    int trait(int index) {
        return traits[index];
    }
}
