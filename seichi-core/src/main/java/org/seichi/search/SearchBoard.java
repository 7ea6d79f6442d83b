package org.seichi.search;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * A mutable board for search: moves change it in place, and {@link #undo} takes them back.
 *
 * <p>Moves work as in {@link Position} (captures, then suicide; simple ko is recorded but not enforced). The head of a chain
 * ({@link #chain}) is valid until the next {@link #play} or {@link #undo}. Neither allocates memory, except when the undo log
 * grows.
 *
 * <p>Not thread-safe.
 */
public final class SearchBoard extends ChainBoard {
    private Color toMove;
    private int capturedByBlack;
    private int capturedByWhite;
    private int depth;

    /** A board with the stones, player to move, ko and prisoners of a position. */
    public SearchBoard(Position start) {
        super(start);
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

    /** The player to move. */
    public Color toMove() {
        return toMove;
    }

    /** The point that {@link #toMove} may not retake at once, or {@link Board#NO_POINT}. */
    public int ko() {
        return ko;
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
}
