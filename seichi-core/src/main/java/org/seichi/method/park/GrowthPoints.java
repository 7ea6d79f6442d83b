package org.seichi.method.park;

import java.util.function.IntPredicate;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.LibertyProbe;

/**
 * Recognizes points where a string can grow: extension points and connection points (Carta, section 2, item 2 and figure 4).
 *
 * <p>The source says that Park gave no method for either, only examples without enemy stones nearby. Guessed: a stone on the
 * point must gain something for the string, and nothing farther away is considered.
 *
 * @param chains the strings of a position
 * @param probe a probe of the same position
 */
record GrowthPoints(Chains chains, LibertyProbe probe) {
    private static final int SAFE_LIBERTIES = 2;

    /** Whether a liberty of the string is next to no other string of its color, and a stone there gives it more liberties. */
    boolean isExtension(int liberty, int string) {
        return !joins(liberty, string, other -> true)
                && probe.libertiesAfter(liberty, chains.code(string)) > chains.libertyCount(string);
    }

    /** Whether a stone on a liberty of the string joins one of the given other strings and has two liberties or more then. */
    boolean isConnection(int liberty, int string, IntPredicate others) {
        return joins(liberty, string, others) && probe.libertiesAfter(liberty, chains.code(string)) >= SAFE_LIBERTIES;
    }

    private boolean joins(int point, int string, IntPredicate others) {
        Stones stones = chains.stones();
        for (int direction : stones.board().directions()) {
            int neighbor = point + direction;
            if (stones.at(neighbor) == chains.code(string)
                    && chains.at(neighbor) != string
                    && others.test(chains.at(neighbor))) {
                return true;
            }
        }
        return false;
    }
}
