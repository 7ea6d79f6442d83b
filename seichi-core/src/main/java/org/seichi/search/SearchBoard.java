package org.seichi.search;

import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.seichi.board.Board;
import org.seichi.board.ChainRings;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.board.UndoLog;

/**
 * A mutable board for search: moves change it in place, and {@link #undo} takes them back.
 *
 * <p>Moves work as in {@link Position} (captures, then suicide; simple ko is recorded but not enforced), and the exact
 * liberties of every chain are kept up to date. A chain is identified by any of its stones, or by its head ({@link #chain}),
 * which is valid until the next {@link #play} or {@link #undo}. Neither allocates memory, except when the undo log grows.
 *
 * <p>Not thread-safe.
 */
public final class SearchBoard implements Stones {
    private final Board board;
    private final int[] steps;
    private final byte[] cells;
    private final StoneKeys keys;
    private final ChainRings chains;
    private final UndoLog log = new UndoLog();
    private Color toMove;
    private int ko;
    private long hash;
    private int capturedByBlack;
    private int capturedByWhite;
    private int depth;

    /** A board with the stones, player to move, ko and prisoners of a position. */
    public SearchBoard(Position start) {
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
        toMove = start.toMove();
        ko = start.ko();
        capturedByBlack = start.capturedBy(Color.BLACK);
        capturedByWhite = start.capturedBy(Color.WHITE);
    }

    /**
     * The same with stones that cannot be captured because they are known to be safe for reasons outside the search: their
     * chains always have an extra liberty that is not a point of the board.
     *
     * @param immortal stones of the position
     */
    public SearchBoard(Position start, PointSet immortal) {
        this(start);
        immortal.forEach(stone -> chains.addLiberty(chains.head(stone), Board.NO_POINT));
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
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        return cells[point];
    }

    /** The player to move. */
    public Color toMove() {
        return toMove;
    }

    /** The point that {@link #toMove} may not retake at once, or {@link Board#NO_POINT}. */
    public int ko() {
        return ko;
    }

    /** Hash of the stones alone, as {@link Position#hash}. */
    public long hash() {
        return hash;
    }

    /** Number of white stones that Black has captured, less that of black stones that White has. */
    public int prisoners() {
        return capturedByBlack - capturedByWhite;
    }

    /** Number of moves and passes that {@link #undo} can take back. */
    public int depth() {
        return depth;
    }

    /** An immutable copy. */
    public Position toPosition() {
        return Position.of(this, toMove, ko, capturedByBlack, capturedByWhite);
    }

    /** The head of the chain of a stone: one of its stones, the same for all of them. */
    public int chain(int stone) {
        return chains.head(stone);
    }

    /** Number of stones in the chain of a stone. */
    public int chainSize(int stone) {
        return chains.size(chains.head(stone));
    }

    /** The next stone of the chain, in a cycle through all its stones. */
    public int nextStone(int stone) {
        return chains.next(stone);
    }

    /** Whether nothing can capture the chain of a stone. */
    public boolean isImmortal(int stone) {
        return chains.isLiberty(chains.head(stone), Board.NO_POINT);
    }

    /** Number of liberties of the chain of a stone; one more for a chain that nothing can capture. */
    public int liberties(int stone) {
        return chains.liberties(chains.head(stone));
    }

    /** Whether a point is a liberty of the chain of a stone. */
    public boolean isLiberty(int stone, int point) {
        return chains.isLiberty(chains.head(stone), point);
    }

    /**
     * The next liberty of the chain of a stone after a point, from top left to bottom right.
     *
     * @param point the point to continue after, or {@link Board#NO_POINT} for the first liberty
     * @return the liberty, or {@link Board#NO_POINT} if there are no more
     */
    public int nextLiberty(int stone, int point) {
        return chains.nextLiberty(chains.head(stone), point);
    }

    /** Whether every liberty of the chain of a stone is a liberty of the chain of another one. */
    public boolean sharesLiberties(int stone, int other) {
        return chains.sharesLiberties(chains.head(stone), chains.head(other));
    }

    /** The liberties of the chain of a stone, as an immutable set: for results, not for search. */
    public PointSet libertySet(int stone) {
        PointSet.Builder set = PointSet.builder(board);
        for (int p = nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = nextLiberty(stone, p)) {
            set.add(p);
        }
        return set.build();
    }

    /** The stones of a chain, as an immutable set: for results, not for search. */
    public PointSet stonesOf(int stone) {
        PointSet.Builder set = PointSet.builder(board);
        addStones(stone, set);
        return set.build();
    }

    /** Adds the stones of a chain to a set. */
    public void addStones(int stone, PointSet.Builder set) {
        int each = stone;
        do {
            set.add(each);
            each = chains.next(each);
        } while (each != stone);
    }

    /** The liberties of the enemy chains next to a chain that have at most a number of them; as {@link #libertySet}. */
    public PointSet libertiesOfEnemies(int stone, IntUnaryOperator most) {
        int enemy = STONES_SUM - cells[stone];
        PointSet.Builder liberties = PointSet.builder(board);
        stonesOf(stone).neighbors(board).forEach(point -> {
            if (cells[point] == enemy && liberties(point) <= most.applyAsInt(point)) {
                liberties.addAll(libertySet(point));
            }
        });
        return liberties.build();
    }

    /** Whether the player may play on a point, or why not; as {@link Position#legality}. */
    public Legality legality(Color player, int point) {
        if (cells[point] != EMPTY) {
            return Legality.OCCUPIED;
        }
        if (point == ko && player == toMove) {
            return Legality.KO;
        }
        boolean single = true;
        for (int step : steps) {
            int content = cells[point + step];
            if (content == EMPTY) {
                return Legality.LEGAL;
            }
            if (content != EDGE) {
                boolean inAtari = chains.liberties(chains.head(point + step)) == 1;
                if (inAtari != (content == player.code())) {
                    return Legality.LEGAL;
                }
                single &= content != player.code();
            }
        }
        return single ? Legality.SINGLE_SUICIDE : Legality.SUICIDE;
    }

    /** Plays for the player to move; see {@link #play(Color, int)}. */
    public void play(int point) {
        play(toMove, point);
    }

    /**
     * Places a stone and removes chains without liberties: the opponent's, then the player's own. Does not check ko or
     * suicide.
     *
     * @param player who plays, whoever is to move; the opponent moves next
     * @param point an empty point
     */
    public void play(Color player, int point) {
        assert board.contains(point) && cells[point] == EMPTY : point;
        int own = player.code();
        logState();
        put(point, own);
        int chain = join(point, own);
        int captures = touchAndCapture(point, own, chain);
        boolean suicide = chains.liberties(chain) == 0;
        int removed = suicide ? remove(chain) : captures;
        if ((player == Color.BLACK) != suicide) {
            capturedByBlack += removed;
        } else {
            capturedByWhite += removed;
        }
        log.putInt(suicide ? -chain : chain);
        log.putInt(point);
        toMove = player.opponent();
    }

    /** Passes for the player to move; any ko ban ends. */
    public void pass() {
        logState();
        log.putInt(Board.NO_POINT);
        ko = Board.NO_POINT;
        toMove = toMove.opponent();
    }

    /** Plays for the player to move, or passes for him if the point is {@link Board#NO_POINT}. */
    public void playOrPass(int point) {
        if (point == Board.NO_POINT) {
            pass();
        } else {
            play(point);
        }
    }

    /** Plays for a player on all points of a set where he may, whoever is to move. */
    public void playAll(Color player, PointSet points) {
        points.forEach(point -> {
            if (legality(player, point) == Legality.LEGAL) {
                play(player, point);
            }
        });
    }

    /** Whether something holds once a player has played on a point; false if he may not. The board is left as it was. */
    public boolean holdsAfter(Color player, int point, BooleanSupplier condition) {
        if (legality(player, point) != Legality.LEGAL) {
            return false;
        }
        play(player, point);
        boolean holds = condition.getAsBoolean();
        undo();
        return holds;
    }

    /** Takes back moves and passes until only a number of them is left. */
    public void undoTo(int moves) {
        while (depth > moves) {
            undo();
        }
    }

    /** Takes back the last move or pass. */
    public void undo() {
        assert depth > 0 : "nothing to undo";
        int point = log.takeInt();
        if (point != Board.NO_POINT) {
            int signed = log.takeInt();
            int own = opponentOf(toMove.code());
            int chain = Math.abs(signed);
            if (signed < 0) {
                restore(chain, own);
            }
            untouch(point, own);
            part(point, chain);
            cells[point] = EMPTY;
        }
        restoreState();
    }

    /** Answers a question with a player moving first; the other one passes if it is his turn. Leaves the board unchanged. */
    public <T> T ifFirst(Color player, Supplier<T> question) {
        boolean passes = toMove != player;
        if (passes) {
            pass();
        }
        T answer = question.get();
        if (passes) {
            undo();
        }
        return answer;
    }

    private void logState() {
        log.putInt(toMove.code());
        log.putInt(ko);
        log.putInt(capturedByBlack);
        log.putInt(capturedByWhite);
        log.putLong(hash);
        depth++;
    }

    private void restoreState() {
        hash = log.takeLong();
        capturedByWhite = log.takeInt();
        capturedByBlack = log.takeInt();
        ko = log.takeInt();
        toMove = Color.of(log.takeInt());
        depth--;
    }

    /** Adds a new stone to the largest adjacent chain of its color and merges the others into it; returns the head. */
    private int join(int point, int own) {
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

    private void part(int point, int chain) {
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
    private int touchAndCapture(int point, int own, int chain) {
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

    private void untouch(int point, int own) {
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
    private int remove(int chain) {
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

    private void restore(int chain, int color) {
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

    private void put(int point, int content) {
        hash ^= keys.key(point, cells[point]) ^ keys.key(point, content);
        cells[point] = (byte) content;
    }

    private static int opponentOf(int color) {
        return STONES_SUM - color;
    }
}
