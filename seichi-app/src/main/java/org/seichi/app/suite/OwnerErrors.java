package org.seichi.app.suite;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.evaluate.Evaluation;
import org.seichi.score.Ownership;
import org.seichi.structure.Groups;

/**
 * How far an evaluation is from what became of the board: mean squares of what its chances are off by. A quarter is knowing nothing,
 * 0 is knowing everything.
 *
 * @param points of the chance that a point becomes Black's, of all points; nobody's point is a half
 * @param stones of the chance that a stone lives, of all stones: whether its point is its color's in the end
 */
public record OwnerErrors(double points, double stones) {
    /**
     * Compares.
     *
     * @param end whose the points were when the game was over
     */
    static OwnerErrors of(Evaluation evaluation, Ownership end) {
        Position position = evaluation.position();
        Board board = position.board();
        Groups groups = evaluation.facts().structure().groups();
        Moments points = new Moments();
        Moments stones = new Moments();
        board.points().forEach(point -> {
            double share = black(end, point);
            points.add(Math.pow((1 + evaluation.expectation().at(point)) / 2 - share, 2));
            for (Color color : Color.values()) {
                if (position.stones(color).contains(point)) {
                    double lives = color == Color.BLACK ? share : 1 - share;
                    stones.add(Math.pow(evaluation.strength().alive(groups.at(point)) - lives, 2));
                }
            }
        });
        return new OwnerErrors(points.mean(), stones.mean());
    }

    /** Black's share of a point. */
    private static double black(Ownership end, int point) {
        return end.black().contains(point) ? 1 : end.white().contains(point) ? 0 : 1.0 / 2;
    }
}
