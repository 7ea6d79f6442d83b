package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Stones;

/**
 * Reads ladders: chains that are kept in atari, move after move, until they are captured. The defender extends, or captures adjacent chains
 * in atari. A ladder that takes more than {@value #MOST_MOVES} moves to read is taken to fail. All branches are read, without cutoffs, so
 * that the answer does not depend on the order of points.
 *
 * <p>The board is left as it was.
 */
public final class Ladders {
    private static final int MOST_MOVES = 200;
    private static final int UNKNOWN = 0;
    private static final int NO = 1;
    private static final int YES = 2;

    private final SearchBoard board;
    private final int[] steps;
    private final byte[] caught;
    private final byte[] escapes;
    private int moves;

    /** Reads ladders on a board; its answers are remembered, so that it serves one position. */
    public Ladders(SearchBoard board) {
        this.board = board;
        steps = board.board().directions();
        caught = new byte[2 * board.board().arrayLength()];
        escapes = new byte[board.board().arrayLength()];
    }

    /** Whether a chain with two liberties is captured in a ladder if the opponent plays on one of them; cached. */
    public boolean catches(int stone, int liberty) {
        int chain = board.chain(stone);
        int question = 2 * chain + (board.nextLiberty(chain, Board.NO_POINT) == liberty ? 0 : 1);
        if (caught[question] == UNKNOWN) {
            moves = 0;
            caught[question] = (byte) (isCaught(stone, liberty) && moves <= MOST_MOVES ? YES : NO);
        }
        return caught[question] == YES;
    }

    /** Whether the opponent can capture a chain with two liberties in a ladder. */
    public boolean isInDanger(int stone) {
        int first = board.nextLiberty(stone, Board.NO_POINT);
        return catches(stone, first) || catches(stone, board.nextLiberty(stone, first));
    }

    /** The same for a chain that is on the board for a moment only: the answer is not cached. */
    public boolean isInDangerNow(int stone) {
        moves = 0;
        return isLaddered(stone) && moves <= MOST_MOVES;
    }

    /** Whether a chain in atari escapes if its owner moves; cached. */
    public boolean escapes(int stone) {
        int chain = board.chain(stone);
        if (escapes[chain] == UNKNOWN) {
            moves = 0;
            escapes[chain] = (byte) (getsAway(stone) || moves > MOST_MOVES ? YES : NO);
        }
        return escapes[chain] == YES;
    }

    private boolean isCaught(int stone, int liberty) {
        Color attacker = Color.of(Stones.STONES_SUM - board.at(stone));
        if (++moves > MOST_MOVES || board.legality(attacker, liberty) != Legality.LEGAL) {
            return false;
        }
        board.play(attacker, liberty);
        boolean taken = board.liberties(stone) == 1 && !getsAway(stone);
        board.undo();
        return taken;
    }

    private boolean isLaddered(int stone) {
        int first = board.nextLiberty(stone, Board.NO_POINT);
        int second = board.nextLiberty(stone, first);
        boolean byFirst = isCaught(stone, first);
        boolean bySecond = isCaught(stone, second);
        return byFirst || bySecond;
    }

    private boolean getsAway(int stone) {
        int liberty = board.nextLiberty(stone, Board.NO_POINT);
        boolean away = getsAwayBy(stone, liberty);
        int other = Stones.STONES_SUM - board.at(stone);
        int next = stone;
        do {
            for (int step : steps) {
                int neighbor = next + step;
                if (board.at(neighbor) == other && board.liberties(neighbor) == 1) {
                    int capture = board.nextLiberty(neighbor, Board.NO_POINT);
                    away |= capture != liberty && getsAwayBy(stone, capture);
                }
            }
            next = board.nextStone(next);
        } while (next != stone);
        return away;
    }

    private boolean getsAwayBy(int stone, int point) {
        Color owner = Color.of(board.at(stone));
        if (++moves > MOST_MOVES || board.legality(owner, point) != Legality.LEGAL) {
            return false;
        }
        board.play(owner, point);
        int liberties = board.liberties(stone);
        boolean away = liberties > 2 || (liberties == 2 && !isLaddered(stone));
        board.undo();
        return away;
    }
}
