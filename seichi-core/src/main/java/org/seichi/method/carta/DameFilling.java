package org.seichi.method.carta;

import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.FillingBoard;
import org.seichi.structure.RingOrder;

/**
 * Fills all dame with stones of one color and records what the living chains are forced to answer (Carta, section 3, figures 14
 * and 16).
 *
 * <p>The dame are filled one after another. A stone is left out if it would capture living stones, or be in atari without being
 * able to connect to its own territory. A living chain put in atari fills its last liberty. If it is still in atari then, it
 * captures a dead enemy chain instead (the paper's cascade) or, if that does not help, goes on filling. Points of its own
 * territory that it fills are forced; moves that do not save it in the end are undone and force nothing. A chain already in
 * atari at the start is left alone: the players saw it.
 *
 * <p>The dame nearest to the edges come first, an order that does not depend on rotating or reflecting the board.
 */
final class DameFilling {
    private final Board board;
    private final Borders borders;
    private final PointSet dead;
    private final FillingBoard filling;
    private final Chains chains;
    private final PointSet.Builder forced;
    private final boolean takesDead;

    /**
     * Prepares a filling.
     *
     * @param chains the chains of the position, dead stones included
     * @param borders the territories of the position
     * @param dead the dead stones
     * @param steps the steps of the method; one of them lets a chain capture dead stones
     */
    DameFilling(Chains chains, Borders borders, PointSet dead, Set<StaticStep> steps) {
        this.takesDead = steps.contains(StaticStep.CASCADE_CAPTURE);
        this.board = chains.stones().board();
        this.borders = borders;
        this.dead = dead;
        this.filling = new FillingBoard(chains.stones());
        this.chains = chains;
        this.forced = PointSet.builder(board);
    }

    /** Fills the given dame with a color and returns the forced points of both colors. */
    PointSet fill(int[] dame, int code) {
        boolean filled = true;
        for (int i = 0; filled && i < dame.length; i++) {
            filled = false;
            for (int point : dame) {
                filled |= filling.at(point) == Stones.EMPTY && fillOne(point, code);
            }
        }
        rescue(chains.stonesWhere(chain -> isThreatened(chains.stone(chain, 0))));
        return forced.build();
    }

    private boolean isLiving(int point) {
        return Stones.isStone(filling.at(point)) && !dead.contains(point);
    }

    private boolean fillOne(int point, int code) {
        if (wouldCapture(point, code)) {
            return false;
        }
        byte[] saved = filling.contents();
        filling.place(point, code);
        if (filling.isShort(point) && !canConnect(code)) {
            filling.restore(saved);
            return false;
        }
        rescueAround(point);
        rescue(point);
        return true;
    }

    /** Whether the last chain examined, which is short of liberties, has one left and that is in territory of its color. */
    private boolean canConnect(int code) {
        return filling.libertyCount() == 1 && borders.owner(filling.liberty(0)) == code;
    }

    private boolean wouldCapture(int point, int code) {
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (filling.at(neighbor) == Stones.STONES_SUM - code
                    && isLiving(neighbor)
                    && !hasTwoLiberties(neighbor)
                    && filling.isInAtari(neighbor)) {
                return true;
            }
        }
        return false;
    }

    private void rescueAround(int point) {
        for (int direction = 0; direction < 4; direction++) {
            if (isThreatened(board.neighbor(point, direction))) {
                rescue(board.neighbors(point).filter(this::isThreatened));
                return;
            }
        }
    }

    /** Lets the chains of threatened stones answer, in an order that does not depend on how the board lies. */
    private void rescue(PointSet threatened) {
        if (!threatened.isEmpty()) {
            for (int stone : RingOrder.of(chains.stones(), threatened)) {
                rescue(stone);
            }
        }
    }

    /** Lets the chain of a living stone answer an atari caused by the filling. */
    private void rescue(int stone) {
        if (isThreatened(stone)) {
            extend(stone);
        }
    }

    /** Whether a stone is of a living chain put in atari by the filling, which then is the last chain examined. */
    private boolean isThreatened(int stone) {
        return isLiving(stone) && !hasTwoLiberties(stone) && filling.isInAtari(stone) && !wasInAtari();
    }

    /**
     * Whether two of the chain's original liberties are still open: a quick check that settles most cases. False means unknown;
     * it is always returned once something has been captured.
     */
    private boolean hasTwoLiberties(int stone) {
        int chain = chains.at(stone);
        if (chain == Chains.NONE || filling.taken() > 0) {
            return false;
        }
        int open = 0;
        for (int i = 0; i < chains.libertyCount(chain); i++) {
            if (filling.at(chains.liberty(chain, i)) == Stones.EMPTY && ++open == 2) {
                return true;
            }
        }
        return false;
    }

    /** Whether the last chain examined consists only of stones that were in atari from the start. */
    private boolean wasInAtari() {
        for (int i = 0; i < filling.chainSize(); i++) {
            int chain = chains.at(filling.stone(i));
            if (chain == Chains.NONE || chains.libertyCount(chain) > 1) {
                return false;
            }
        }
        return true;
    }

    /** Fills the last liberty of the chain, and repeats that while it is in atari; returns whether the chain is saved. */
    private boolean extend(int stone) {
        if (!filling.isInAtari(stone)) {
            return true;
        }
        int code = filling.at(stone);
        int liberty = filling.liberty(0);
        byte[] saved = filling.contents();
        filling.place(liberty, code);
        int liberties = filling.libertiesOf(liberty);
        if (liberties < 2 && takesDead && captureInstead(stone, saved)) {
            return true;
        }
        if (liberties == 0 || !extend(liberty)) {
            filling.restore(saved);
            return false;
        }
        note(liberty, code);
        return true;
    }

    /** Captures an adjacent dead chain if that gives the chain liberties, otherwise restores the board; returns whether it did. */
    private boolean captureInstead(int stone, byte[] saved) {
        byte[] extended = filling.contents();
        filling.restore(saved);
        int code = filling.at(stone);
        int size = filling.sizeOf(stone);
        int[] chain = new int[size];
        for (int i = 0; i < size; i++) {
            chain[i] = filling.stone(i);
        }
        for (int own : chain) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(own, direction);
                if (filling.at(neighbor) == Stones.STONES_SUM - code
                        && dead.contains(neighbor)
                        && filling.isInAtari(neighbor)) {
                    int last = filling.liberty(0);
                    filling.place(last, code);
                    if (filling.libertiesOf(last) > 0 && filling.libertiesOf(stone) > 1) {
                        note(last, code);
                        return true;
                    }
                    filling.restore(saved);
                }
            }
        }
        filling.restore(extended);
        return false;
    }

    private void note(int point, int code) {
        if (borders.owner(point) == code) {
            forced.add(point);
        }
    }
}
