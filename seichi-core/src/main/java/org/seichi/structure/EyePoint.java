package org.seichi.structure;

import org.seichi.board.Stones;

/**
 * Classifies an empty point as a possible eye of a color by the eight points around it (Carta, section 3, figure 9). Points
 * beyond the edge count as friendly.
 */
enum EyePoint {
    /** No eye for the color. */
    NONE,
    /** May become an eye: at least five of the eight are friendly, the others empty. */
    EYELIKE,
    /** Almost an eye: at least six of the eight are friendly, and at most one corner is the enemy's. */
    SPECIAL,
    /** An eye, in one of the three configurations of figure 9. */
    EYE;

    private static final int FRIENDLY_FOR_EYE = 7;
    private static final int FRIENDLY_FOR_SPECIAL = 6;
    private static final int FRIENDLY_FOR_EYELIKE = 5;

    /** Classifies an empty point for the color with the given content code. */
    static EyePoint of(Stones stones, int point, int code) {
        int stride = stones.board().stride();
        int cardinals = tally(stones, code, point - stride, point - 1, point + 1, point + stride);
        int corners =
                tally(stones, code, point - stride - 1, point - stride + 1, point + stride - 1, point + stride + 1);
        boolean edge = isEdge(stones, point, stride);
        if (friends(cardinals) == 4) {
            return surrounded(friends(corners), enemies(corners), edge);
        }
        int friendly = friends(cardinals) + friends(corners);
        if (enemies(cardinals) > 0) {
            return NONE;
        }
        if (enemies(corners) == 0 && friendly >= FRIENDLY_FOR_EYE) {
            return EYE;
        }
        if (friendly >= FRIENDLY_FOR_SPECIAL) {
            return SPECIAL;
        }
        return friendly >= FRIENDLY_FOR_EYELIKE && enemies(corners) == 0 ? EYELIKE : NONE;
    }

    /**
     * Classifies a point with four friendly neighbors. Two enemy corners make it false, at the edge one. Without enemy
     * corners it is an eye if two corners are friendly, at the edge three (including those beyond the edge).
     */
    private static EyePoint surrounded(int friendlyCorners, int enemyCorners, boolean edge) {
        if (enemyCorners == 0) {
            return friendlyCorners >= (edge ? 3 : 2) ? EYE : SPECIAL;
        }
        if (edge || enemyCorners > 1) {
            return NONE;
        }
        return friendlyCorners == 3 ? EYE : SPECIAL;
    }

    private static boolean isEdge(Stones stones, int point, int stride) {
        return stones.at(point - 1) == Stones.EDGE
                || stones.at(point + 1) == Stones.EDGE
                || stones.at(point - stride) == Stones.EDGE
                || stones.at(point + stride) == Stones.EDGE;
    }

    /** Number of friendly points in the low byte, of enemy stones above it. */
    private static int tally(Stones stones, int code, int a, int b, int c, int d) {
        return one(stones.at(a), code) + one(stones.at(b), code) + one(stones.at(c), code) + one(stones.at(d), code);
    }

    private static int one(int content, int code) {
        return content == Stones.EMPTY ? 0 : content == code || content == Stones.EDGE ? 1 : 1 << 8;
    }

    private static int friends(int tally) {
        return tally & 0xFF;
    }

    private static int enemies(int tally) {
        return tally >> 8;
    }
}
