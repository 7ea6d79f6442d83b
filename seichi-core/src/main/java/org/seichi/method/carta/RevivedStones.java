package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.FillingBoard;

/**
 * Finds dead stones that come back to life once the dame are filled (Carta, section 3, figure 15): the third pass.
 *
 * <p>The dame are filled with the color of the dead stones, without answers. A dead chain in atari is revived if filling its
 * last liberty then saves it, by capturing living stones or joining living ones, and did not before. The opponent must fill
 * that point in time: it is forced for him. But he may take one dame himself: if any of them prevents the revival, he takes
 * that one and the point is not forced.
 */
final class RevivedStones {
    private final Chains chains;
    private final Board board;
    private final Borders borders;
    private final PointSet dead;
    private final int[] dame;
    private final PointSet fillable;

    /**
     * Prepares the pass.
     *
     * @param chains the chains of the position, dead stones included
     * @param borders the territories of the position
     * @param dead the dead stones
     * @param dame the dame, in the order in which they are filled
     */
    RevivedStones(Chains chains, Borders borders, PointSet dead, int[] dame) {
        this.chains = chains;
        this.board = borders.board();
        this.borders = borders;
        this.dead = dead;
        this.dame = dame;
        this.fillable = PointSet.of(board, dame);
    }

    /** The points, last liberties of revived chains, that the opponent must fill. */
    PointSet find() {
        PointSet.Builder killing = PointSet.builder(board);
        for (int chain = 0; chain < chains.count(); chain++) {
            int code = chains.code(chain);
            if (dead.contains(chains.stone(chain, 0)) && chains.libertyCount(chain) == 1) {
                int last = chains.liberty(chain, 0);
                if (borders.owner(last) == Stones.STONES_SUM - code
                        && isHopeful(chain, last)
                        && !saves(new FillingBoard(chains.stones()), last, code)
                        && isRevived(last, code)) {
                    killing.add(last);
                }
            }
        }
        return killing.build();
    }

    /**
     * Whether filling dame could make the last liberty save the chain at all: next to it is a dame, a friendly chain, or an
     * enemy chain whose other liberties are all dame. Most dead chains are dismissed by this check before a board is filled.
     */
    private boolean isHopeful(int chain, int last) {
        int code = chains.code(chain);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(last, direction);
            int other = chains.at(neighbor);
            if (other == Chains.NONE ? fillable.contains(neighbor) : other != chain && isHopeful(other, last, code)) {
                return true;
            }
        }
        return false;
    }

    private boolean isHopeful(int neighbor, int last, int code) {
        return chains.code(neighbor) == code
                || fillable.containsAll(chains.liberties(neighbor).minus(PointSet.of(board, last)));
    }

    /** Whether the last liberty saves the chain whichever one of the dame the opponent takes. */
    private boolean isRevived(int last, int code) {
        for (int taken : dame) {
            if (!saves(filled(code, taken), last, code)) {
                return false;
            }
        }
        return dame.length > 0;
    }

    /** The board with one dame taken by the opponent and the others filled, except by stones that capture or are in atari. */
    private FillingBoard filled(int code, int left) {
        FillingBoard filled = new FillingBoard(chains.stones());
        filled.place(left, Stones.STONES_SUM - code);
        for (int point : dame) {
            if (point == left) {
                continue;
            }
            byte[] before = filled.contents();
            int taken = filled.taken();
            filled.place(point, code);
            if (filled.taken() > taken || filled.isShort(point)) {
                filled.restore(before);
            }
        }
        return filled;
    }

    /** Whether a stone at the last liberty of a dead chain captures living stones or joins living ones, and is not in atari then. */
    private boolean saves(FillingBoard stones, int last, int code) {
        boolean joins = false;
        byte[] before = stones.contents();
        stones.place(last, code);
        boolean takes = false;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(last, direction);
            takes |= before[neighbor] == Stones.STONES_SUM - code
                    && stones.at(neighbor) == Stones.EMPTY
                    && !dead.contains(neighbor);
        }
        boolean holds = stones.libertiesOf(last) > 1;
        for (int i = 0; i < stones.chainSize(); i++) {
            joins |= !dead.contains(stones.stone(i)) && chains.at(stones.stone(i)) != Chains.NONE;
        }
        return holds && (takes || joins);
    }
}
