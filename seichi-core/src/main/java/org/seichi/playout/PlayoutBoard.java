package org.seichi.playout;

import org.seichi.board.Board;
import org.seichi.board.ChainRings;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * A board without undo: it is loaded from another one, played to the end, and loaded again.
 *
 * <p>Nothing is allocated after construction. Players are content codes. Suicide must not be played.
 */
final class PlayoutBoard {
    /** Bits of each of four fields that count the neighbors of a point: black, white, border, and all that are not empty. */
    private static final int FIELD = 3;

    private static final int FILLED = 1 << (3 * FIELD);

    /** Index of a point that is not among the {@link #empty} ones. */
    private static final int LEFT_OUT = -1;

    private static final int[] AROUND = {0, FILLED + 1, FILLED + (1 << FIELD), FILLED + (1 << (2 * FIELD))};

    private final int length;
    private final int stride;
    private final int[] steps;
    private final byte[] cells;
    private final int[] around;
    private final ChainRings chains;
    private final int[] empties;
    private final int[] emptyIndex;
    private int emptyCount;
    private int ko;
    private int last;
    /** Number of stones captured by the move being made; {@link #taken} is one of them. */
    private int captured;

    private int taken;

    /** Makes an empty board. */
    PlayoutBoard(Board board) {
        length = board.arrayLength();
        stride = board.stride();
        steps = board.directions();
        cells = new byte[length];
        around = new int[length];
        chains = new ChainRings(board);
        empties = new int[board.size()];
        emptyIndex = new int[length];
        for (int point = 0; point < length; point++) {
            cells[point] = (byte) (board.contains(point) ? Stones.EMPTY : Stones.EDGE);
        }
        for (int point = board.first(); point <= board.last(); point++) {
            if (cells[point] == Stones.EMPTY) {
                addEmpty(point);
                for (int step : steps) {
                    around[point] += cells[point + step] == Stones.EDGE ? AROUND[Stones.EDGE] : 0;
                }
            }
        }
    }

    /** A board with the stones of a position, without a ko or a last move. */
    static PlayoutBoard of(Stones stones) {
        Board geometry = stones.board();
        PlayoutBoard board = new PlayoutBoard(geometry);
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            if (Stones.isStone(stones.at(point))) {
                board.play(stones.at(point), point);
            }
        }
        board.pass();
        return board;
    }

    /** Copies the state of another board of the same size. */
    void load(PlayoutBoard from) {
        System.arraycopy(from.cells, 0, cells, 0, length);
        System.arraycopy(from.around, 0, around, 0, length);
        chains.load(from.chains);
        System.arraycopy(from.empties, 0, empties, 0, from.emptyCount);
        System.arraycopy(from.emptyIndex, 0, emptyIndex, 0, length);
        emptyCount = from.emptyCount;
        ko = from.ko;
        last = from.last;
    }

    /** The offsets from a point to its neighbors; not to be changed. */
    int[] steps() {
        return steps;
    }

    /** What is on a point, as {@link Stones#at}. */
    int at(int point) {
        return cells[point];
    }

    /** The point that was played last, or {@link Board#NO_POINT} after a pass. */
    int last() {
        return last;
    }

    /** The point that may not be retaken at once, or {@link Board#NO_POINT}. */
    int ko() {
        return ko;
    }

    /** Number of empty points. */
    int emptyCount() {
        return emptyCount;
    }

    /** An empty point; in no particular order. */
    int empty(int index) {
        return empties[index];
    }

    /** The chain of a stone, named by one of its stones. */
    int chain(int stone) {
        return chains.head(stone);
    }

    /** The stone that follows in the chain; after the last one comes the first again. */
    int next(int stone) {
        return chains.next(stone);
    }

    /** Number of stones of a chain. */
    int size(int chain) {
        return chains.size(chain);
    }

    /** Number of liberties of a chain. */
    int liberties(int chain) {
        return chains.liberties(chain);
    }

    /** Number of empty neighbors of a point. */
    int emptyNeighbors(int point) {
        return 4 - (around[point] >>> (3 * FIELD));
    }

    /** Number of neighbors with stones of a color. */
    int neighbors(int point, int color) {
        return (around[point] >>> (FIELD * (color - 1))) & 7;
    }

    /** The first liberty of a chain that has one. */
    int firstLiberty(int chain) {
        return chains.nextLiberty(chain, Board.NO_POINT);
    }

    /** The liberty of a chain that follows a point, or {@link Board#NO_POINT}. */
    int nextLiberty(int chain, int point) {
        return chains.nextLiberty(chain, point);
    }

    /** Number of liberties of a chain that none of the first few of some other chains has. */
    int libertiesBeside(int chain, int[] others, int number) {
        return number == 0 ? chains.liberties(chain) : chains.libertiesBeside(chain, others, number);
    }

    /** Whether a point is a liberty of a chain. */
    boolean isLiberty(int chain, int point) {
        return chains.isLiberty(chain, point);
    }

    /** Whose a point is when the game is over: 1 Black's, -1 White's, 0 nobody's. */
    int owner(int point) {
        return switch (cells[point]) {
            case Stones.EMPTY ->
                Integer.signum(neighbors(point, Stones.BLACK)) - Integer.signum(neighbors(point, Stones.WHITE));
            case Stones.BLACK -> 1;
            case Stones.WHITE -> -1;
            default -> 0;
        };
    }

    /** Passes: there is no last move and no ko. */
    void pass() {
        setLast(Board.NO_POINT, Board.NO_POINT);
    }

    /** Sets the last move and the point that may not be retaken at once. */
    void setLast(int point, int forbidden) {
        last = point;
        ko = forbidden;
    }

    /** Plays a move, or passes at {@link Board#NO_POINT}. */
    void playOrPass(int color, int point) {
        if (point == Board.NO_POINT) {
            pass();
        } else {
            play(color, point);
        }
    }

    /** Puts a stone on an empty point and captures chains without liberties. */
    void play(int color, int point) {
        removeEmpty(point);
        cells[point] = (byte) color;
        int chain = join(color, point);
        captured = 0;
        taken = Board.NO_POINT;
        meet(color, point, chain, point - stride);
        meet(color, point, chain, point - 1);
        meet(color, point, chain, point + 1);
        meet(color, point, chain, point + stride);
        ko = captured == 1 && chains.size(chain) == 1 && chains.liberties(chain) == 1 ? taken : Board.NO_POINT;
        last = point;
    }

    /** Updates a neighbor of a new stone; a chain that loses its last liberty is captured. */
    private void meet(int color, int point, int chain, int neighbor) {
        around[neighbor] += AROUND[color];
        int content = cells[neighbor];
        if (content == Stones.EMPTY) {
            chains.addLiberty(chain, neighbor);
        } else if (content == Stones.STONES_SUM - color) {
            int other = chains.head(neighbor);
            if (chains.removeLiberty(other, point) == 0) {
                captured += chains.size(other);
                taken = neighbor;
                remove(other, content);
            }
        }
    }

    private int join(int color, int point) {
        if (neighbors(point, color) == 0) {
            chains.create(point);
            return point;
        }
        int chain = Board.NO_POINT;
        for (int step : steps) {
            if (cells[point + step] == color) {
                int other = chains.head(point + step);
                if (chain == Board.NO_POINT || chains.size(other) > chains.size(chain)) {
                    chain = other;
                }
            }
        }
        chains.extend(chain, point);
        if (neighbors(point, color) > 1) {
            for (int step : steps) {
                if (cells[point + step] == color && chains.head(point + step) != chain) {
                    chains.absorb(chain, chains.head(point + step), point);
                }
            }
        }
        return chain;
    }

    private void remove(int chain, int color) {
        int opponent = Stones.STONES_SUM - color;
        int stone = chain;
        do {
            cells[stone] = Stones.EMPTY;
            addEmpty(stone);
            leave(color, opponent, stone, stone - stride);
            leave(color, opponent, stone, stone - 1);
            leave(color, opponent, stone, stone + 1);
            leave(color, opponent, stone, stone + stride);
            stone = chains.next(stone);
        } while (stone != chain);
    }

    /** Updates a neighbor of a stone that is taken off. */
    private void leave(int color, int opponent, int stone, int neighbor) {
        around[neighbor] -= AROUND[color];
        if (cells[neighbor] == opponent) {
            chains.addLiberty(chains.head(neighbor), stone);
        }
    }

    /** Limits the empty points where moves are looked for to an area; answers to the last move may be played elsewhere. */
    void limitTo(PointSet area) {
        for (int index = emptyCount - 1; index >= 0; index--) {
            if (!area.contains(empties[index])) {
                removeEmpty(empties[index]);
            }
        }
    }

    private void addEmpty(int point) {
        emptyIndex[point] = emptyCount;
        empties[emptyCount++] = point;
    }

    private void removeEmpty(int point) {
        int index = emptyIndex[point];
        if (index == LEFT_OUT) {
            return;
        }
        int moved = empties[--emptyCount];
        empties[index] = moved;
        emptyIndex[moved] = index;
        emptyIndex[point] = LEFT_OUT;
    }
}
