package org.seichi.search;

import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.ChainRings;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.board.UndoLog;

/**
 * A board on which the chains and the exact liberties of each are kept up to date while stones are placed, captured and taken
 * back: what {@link SearchBoard} plays on, which knows the players' turns and the rules. A chain is identified by any of its
 * stones, or by its head ({@link #chain}), which is valid until the next change.
 */
public abstract class ChainBoard implements Stones {
    final Board board;
    final int[] steps;
    final byte[] cells;
    final ChainRings chains;
    final UndoLog log = new UndoLog();
    /** The point that may not be retaken at once, or {@link Board#NO_POINT}. */
    int ko;

    long hash;
    private final StoneKeys keys;

    /** A board with the stones of a position. */
    ChainBoard(Position start) {
        board = start.board();
        steps = board.directions();
        cells = new byte[board.arrayLength()];
        keys = StoneKeys.of(board);
        chains = new ChainRings(board);
        for (int index = 0; index < cells.length; index++) {
            cells[index] = (byte) (start.at(index) == EDGE ? EDGE : EMPTY);
        }
        for (int point = board.first(); point <= board.last(); point++) {
            if (Stones.isStone(start.at(point))) {
                setUp(point, start.at(point));
            }
        }
    }

    /** Places a stone without capturing: positions set up by hand may contain chains without liberties. */
    private void setUp(int point, int color) {
        put(point, color);
        int chain = largestNeighbor(point, color);
        if (chain == Board.NO_POINT) {
            chain = point;
            chains.create(point);
        } else {
            chains.extend(chain, point);
        }
        for (int step : steps) {
            int neighbor = point + step;
            if (cells[neighbor] == color && chains.head(neighbor) != chain) {
                chains.absorb(chain, chains.head(neighbor), point);
            }
        }
        touch(point, color, chain);
    }

    @Override
    public final Board board() {
        return board;
    }

    @Override
    public final int at(int point) {
        return cells[point];
    }

    /** Hash of the stones alone, as {@link Position#hash}. */
    public final long hash() {
        return hash;
    }

    /** The head of the chain of a stone: one of its stones, the same for all of them. */
    public final int chain(int stone) {
        return chains.head(stone);
    }

    /** Number of stones in the chain of a stone. */
    public final int chainSize(int stone) {
        return chains.size(chains.head(stone));
    }

    /** The next stone of the chain, in a cycle through all its stones. */
    public final int nextStone(int stone) {
        return chains.next(stone);
    }

    /** Whether nothing can capture the chain of a stone. */
    public final boolean isImmortal(int stone) {
        return chains.isLiberty(chains.head(stone), Board.NO_POINT);
    }

    /** Number of liberties of the chain of a stone; one more for a chain that nothing can capture. */
    public final int liberties(int stone) {
        return chains.liberties(chains.head(stone));
    }

    /** Whether a point is a liberty of the chain of a stone. */
    public final boolean isLiberty(int stone, int point) {
        return chains.isLiberty(chains.head(stone), point);
    }

    /**
     * The next liberty of the chain of a stone after a point, from top left to bottom right.
     *
     * @param point the point to continue after, or {@link Board#NO_POINT} for the first liberty
     * @return the liberty, or {@link Board#NO_POINT} if there are no more
     */
    public final int nextLiberty(int stone, int point) {
        return chains.nextLiberty(chains.head(stone), point);
    }

    /** Whether every liberty of the chain of a stone is a liberty of the chain of another one. */
    public final boolean sharesLiberties(int stone, int other) {
        return chains.sharesLiberties(chains.head(stone), chains.head(other));
    }

    /** The liberties of the chain of a stone, as an immutable set: for results, not for search. */
    public final PointSet libertySet(int stone) {
        PointSet.Builder set = PointSet.builder(board);
        for (int p = nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = nextLiberty(stone, p)) {
            set.add(p);
        }
        return set.build();
    }

    /** The stones of a chain, as an immutable set: for results, not for search. */
    public final PointSet stonesOf(int stone) {
        PointSet.Builder set = PointSet.builder(board);
        addStones(stone, set);
        return set.build();
    }

    /** Adds the stones of a chain to a set. */
    public final void addStones(int stone, PointSet.Builder set) {
        int each = stone;
        do {
            set.add(each);
            each = chains.next(each);
        } while (each != stone);
    }

    /** The liberties of the enemy chains next to a chain that have at most a number of them; as {@link #libertySet}. */
    public final PointSet libertiesOfEnemies(int stone, IntUnaryOperator most) {
        int enemy = STONES_SUM - cells[stone];
        PointSet.Builder liberties = PointSet.builder(board);
        stonesOf(stone).neighbors(board).forEach(point -> {
            if (cells[point] == enemy && liberties(point) <= most.applyAsInt(point)) {
                liberties.addAll(libertySet(point));
            }
        });
        return liberties.build();
    }

    /** Adds a new stone to the largest adjacent chain of its color and merges the others into it; returns the head. */
    final int join(int point, int own) {
        int neighbor = largestNeighbor(point, own);
        boolean alone = neighbor == Board.NO_POINT;
        int chain = alone ? point : neighbor;
        chains.save(chain, point, log);
        if (alone) {
            chains.create(point);
        } else {
            chains.extend(chain, point);
        }
        int absorbed = 0;
        for (int step : steps) {
            int other = chains.head(point + step);
            if (cells[point + step] == own && other != chain) {
                chains.absorb(chain, other, point);
                log.putInt(other);
                absorbed++;
            }
        }
        log.putInt(absorbed);
        return chain;
    }

    /** Takes a stone out of its chain and parts what it joined. */
    final void part(int point, int chain) {
        for (int absorbed = log.takeInt(); absorbed > 0; absorbed--) {
            chains.release(chain, log.takeInt());
        }
        if (chain != point) {
            chains.retract(chain, point);
        }
        chains.restore(chain, point, log);
    }

    private int largestNeighbor(int point, int own) {
        int largest = Board.NO_POINT;
        for (int step : steps) {
            if (cells[point + step] == own) {
                int chain = chains.head(point + step);
                if (largest == Board.NO_POINT || chains.size(chain) > chains.size(largest)) {
                    largest = chain;
                }
            }
        }
        return largest;
    }

    /** Adds the liberties of a new stone to its chain and removes its point from those of adjacent opposing chains. */
    private void touch(int point, int own, int chain) {
        for (int step : steps) {
            int neighbor = point + step;
            if (cells[neighbor] == EMPTY) {
                chains.addLiberty(chain, neighbor);
            } else if (cells[neighbor] == opponentOf(own)) {
                chains.removeLiberty(chains.head(neighbor), point);
            }
        }
    }

    /** The same with captures; sets the ko and returns the number of stones captured. */
    final int touchAndCapture(int point, int own, int chain) {
        int opponent = opponentOf(own);
        int captured = 0;
        int chainsCaptured = 0;
        int last = Board.NO_POINT;
        touch(point, own, chain);
        for (int step : steps) {
            int neighbor = point + step;
            if (cells[neighbor] == opponent && chains.liberties(chains.head(neighbor)) == 0) {
                last = chains.head(neighbor);
                log.putInt(last);
                captured += remove(last);
                chainsCaptured++;
            }
        }
        log.putInt(chainsCaptured);
        boolean retakable = captured == 1 && chains.size(chain) == 1 && chains.liberties(chain) == 1;
        ko = retakable ? last : Board.NO_POINT;
        return captured;
    }

    /** Gives back what a stone has taken: the liberties, and the chains that it captured. */
    final void untouch(int point, int own) {
        int opponent = opponentOf(own);
        for (int captured = log.takeInt(); captured > 0; captured--) {
            restore(log.takeInt(), opponent);
        }
        for (int step : steps) {
            if (cells[point + step] == opponent) {
                chains.addLiberty(chains.head(point + step), point);
            }
        }
    }

    /** Removes a chain and returns its size; its ring of stones is kept so that it can be restored. */
    final int remove(int chain) {
        int opponent = opponentOf(cells[chain]);
        int stone = chain;
        do {
            put(stone, EMPTY);
            for (int step : steps) {
                if (cells[stone + step] == opponent) {
                    chains.addLiberty(chains.head(stone + step), stone);
                }
            }
            stone = chains.next(stone);
        } while (stone != chain);
        return chains.size(chain);
    }

    /** Puts a removed chain back. */
    final void restore(int chain, int color) {
        int opponent = opponentOf(color);
        int stone = chain;
        do {
            cells[stone] = (byte) color;
            for (int step : steps) {
                if (cells[stone + step] == opponent) {
                    chains.removeLiberty(chains.head(stone + step), stone);
                }
            }
            stone = chains.next(stone);
        } while (stone != chain);
    }

    final void put(int point, int content) {
        hash ^= keys.key(point, cells[point]) ^ keys.key(point, content);
        cells[point] = (byte) content;
    }

    static int opponentOf(int color) {
        return STONES_SUM - color;
    }
}
