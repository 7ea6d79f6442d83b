package org.seichi.life;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * A rectangle of points in the corner, enclosed by one white chain without outside liberties.
 *
 * @param question the chain and the enclosed points
 */
record Corner(LifeQuestion question) {
    /** Room for the chain, the wall around it, and the liberties of the wall. */
    private static final int MARGIN = 3;

    /** An empty corner of the given size. */
    static Corner of(int width, int height) {
        Board board = new Board(width + MARGIN, height + MARGIN);
        PointSet space = rectangle(board, width, height);
        PointSet chain = rectangle(board, width + 1, height + 1).minus(space);
        PointSet wall = rectangle(board, width + 2, height + 2).minus(space).minus(chain);
        Position position = Position.empty(board).with(chain, Stones.WHITE).with(wall, Stones.BLACK);
        return new Corner(new LifeQuestion(position, chain, space));
    }

    private static PointSet rectangle(Board board, int width, int height) {
        PointSet.Builder points = PointSet.builder(board);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                points.add(board.point(x, y));
            }
        }
        return points.build();
    }

    /** The same with stones of the attacker inside. */
    Corner with(PointSet stones) {
        return new Corner(
                new LifeQuestion(question.position().with(stones, Stones.BLACK), question.target(), question.area()));
    }

    /** This corner, and all ways to put one or two of the attacker's stones into it. */
    List<Corner> withUpToTwoStones() {
        List<Corner> all = new ArrayList<>(List.of(this));
        for (int one : question.area().toArray()) {
            all.add(with(PointSet.of(question.position().board(), one)));
            for (int other : question.area().toArray()) {
                if (other > one) {
                    all.add(with(PointSet.of(question.position().board(), one, other)));
                }
            }
        }
        return all;
    }
}
