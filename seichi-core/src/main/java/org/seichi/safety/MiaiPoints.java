package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.seichi.board.Board;

/**
 * What the empty points are needed for: each serves one purpose at most, so that no move of the opponent asks for two
 * answers.
 *
 * <p>Two purposes give answers. A <em>pair</em> (miai): who loses one point takes the other. And a {@link TigerMouth}.
 */
final class MiaiPoints {
    private enum Use {
        FREE,
        PAIR,
        MOUTH,
        KEPT
    }

    private final Board board;
    private final Use[] uses;
    private final int[] answers;

    MiaiPoints(Board board) {
        this.board = board;
        this.uses = new Use[board.arrayLength()];
        Arrays.fill(uses, Use.FREE);
        this.answers = new int[board.arrayLength()];
    }

    /** The same claims, to be added to. */
    MiaiPoints copy() {
        MiaiPoints copy = new MiaiPoints(board);
        System.arraycopy(uses, 0, copy.uses, 0, uses.length);
        System.arraycopy(answers, 0, copy.answers, 0, answers.length);
        return copy;
    }

    /** Gives a point back. */
    void release(int point) {
        uses[point] = Use.FREE;
        answers[point] = Board.NO_POINT;
    }

    /** The answer that is claimed for a point; {@link Board#NO_POINT} if there is none. */
    int answer(int point) {
        return answers[point];
    }

    boolean isFree(int point) {
        return uses[point] == Use.FREE;
    }

    boolean isPair(int a, int b) {
        return uses[a] == Use.PAIR && answers[a] == b;
    }

    /** Whether two points are a pair, or both free to become one. */
    boolean canPair(int a, int b) {
        return isPair(a, b) || (isFree(a) && isFree(b));
    }

    void pair(int a, int b) {
        uses[a] = Use.PAIR;
        uses[b] = Use.PAIR;
        answers[a] = b;
        answers[b] = a;
    }

    void mouth(TigerMouth mouth) {
        uses[mouth.inside()] = Use.MOUTH;
        uses[mouth.way()] = Use.MOUTH;
        answers[mouth.inside()] = mouth.way();
        answers[mouth.way()] = mouth.inside();
        for (int liberty : mouth.kept()) {
            keep(liberty);
            answers[liberty] = mouth.inside();
        }
    }

    /** Keeps a point out of all answers: the owner does not play there. */
    void keep(int point) {
        uses[point] = Use.KEPT;
    }

    /**
     * Whether answers leave a space some point without a stone of the owner, for as long as the opponent has no stone in
     * it: the answers inside a space leave one point of each pair, other answers may fill what they name.
     *
     * @param space the points of the space
     * @param within whether a point belongs to the space
     * @param a a point that is to be given away
     * @param b another one
     */
    boolean leavesRoom(int[] space, IntPredicate within, int a, int b) {
        for (int point : space) {
            if (point != a && point != b && lasts(point, within)) {
                return true;
            }
        }
        return false;
    }

    private boolean lasts(int point, IntPredicate within) {
        return switch (uses[point]) {
            case FREE, KEPT -> true;
            case PAIR -> within.test(answers[point]);
            case MOUTH -> false;
        };
    }

    /** All answers. */
    Replies replies() {
        List<Reply> list = new ArrayList<>();
        for (int point = board.first(); point <= board.last(); point++) {
            if (answers[point] != Board.NO_POINT) {
                list.add(new Reply(point, answers[point]));
            }
        }
        return new Replies(list);
    }
}
