package org.seichi.method.park;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;

/**
 * The kind of eye that an empty point is to an adjacent string (Carta, section 2, figure 3, and section 3, which takes special
 * eyes and eyelikes from Park). Points beyond the edge count as friendly.
 *
 * <p>The rule for eyes is Park's own code: one string alone occupies all four sides. For the other two, "friendly" is a guess:
 * stones of the color, whatever their string; otherwise the eyes that several strings form together would count for nothing.
 */
enum EyeKind {
    /** None of the following. */
    NONE,
    /** May become an eye: at least five of the eight points around are friendly and the others empty. */
    EYELIKE,
    /** Almost an eye: at least six of the eight points are friendly, and at most one corner is the opponent's. */
    SPECIAL,
    /** An eye: the four orthogonal neighbors belong to the string. */
    EYE;

    private static final int FRIENDLY_FOR_EYELIKE = 5;
    private static final int FRIENDLY_FOR_SPECIAL = 6;

    /** Classifies an empty point for a string. */
    static EyeKind of(Chains chains, int point, int string) {
        if (isEye(chains, point, string)) {
            return EYE;
        }
        Stones stones = chains.stones();
        int stride = stones.board().stride();
        int own = chains.code(string);
        int enemy = Stones.STONES_SUM - own;
        int friends = 0;
        int enemyCorners = 0;
        for (int row = -stride; row <= stride; row += stride) {
            for (int column = -1; column <= 1; column++) {
                int content = stones.at(point + row + column);
                boolean cardinal = row == 0 || column == 0;
                if (content == enemy && cardinal) {
                    return NONE;
                }
                enemyCorners += content == enemy ? 1 : 0;
                friends += content == own || content == Stones.EDGE ? 1 : 0;
            }
        }
        return kind(friends, enemyCorners);
    }

    private static EyeKind kind(int friends, int enemyCorners) {
        if (friends >= FRIENDLY_FOR_SPECIAL && enemyCorners <= 1) {
            return SPECIAL;
        }
        return friends >= FRIENDLY_FOR_EYELIKE && enemyCorners == 0 ? EYELIKE : NONE;
    }

    private static boolean isEye(Chains chains, int point, int string) {
        Stones stones = chains.stones();
        Board board = stones.board();
        for (int direction : board.directions()) {
            int neighbor = point + direction;
            if (stones.at(neighbor) != Stones.EDGE && chains.at(neighbor) != string) {
                return false;
            }
        }
        return true;
    }
}
