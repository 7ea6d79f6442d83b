package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Records what each empty point is needed for: one purpose at most, so that no move of the opponent asks for two answers.
 *
 * <p>Two purposes involve answers: a <em>pair</em> (miai), of which the owner takes one point if the opponent takes the other,
 * and a {@link TigerMouth}.
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

    /** Whether answers leave room in every region ({@link #leavesRoom}) if the owner may have to play at either of two points. */
    boolean leavesRoomInAll(Enclosures enclosures, int a, int b) {
        return enclosures.at(a) == enclosures.at(b)
                || (leavesRoom(enclosures.set(enclosures.at(a)), a, a)
                        && leavesRoom(enclosures.set(enclosures.at(b)), b, b));
    }

    /**
     * Whether the answers leave some point of a space without a stone of the owner, as long as the opponent has no stone in
     * it: they leave one point of each pair inside the space, but may fill the points of all others.
     *
     * @param space the points of the space
     * @param a a point that may be filled, too
     * @param b another one
     */
    boolean leavesRoom(PointSet space, int a, int b) {
        for (int point = space.first(); point != Board.NO_POINT; point = space.next(point)) {
            if (point != a && point != b && lasts(point, space)) {
                return true;
            }
        }
        return false;
    }

    private boolean lasts(int point, PointSet space) {
        return switch (uses[point]) {
            case FREE, KEPT -> true;
            case PAIR -> space.contains(answers[point]);
            case MOUTH -> false;
        };
    }

    /** Returns all answers. */
    List<Reply> replies() {
        List<Reply> list = new ArrayList<>();
        for (int point = board.first(); point <= board.last(); point++) {
            if (answers[point] != Board.NO_POINT) {
                list.add(new Reply(point, answers[point]));
            }
        }
        return list;
    }
}
