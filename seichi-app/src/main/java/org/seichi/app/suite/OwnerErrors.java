package org.seichi.app.suite;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.evaluate.Evaluation;
import org.seichi.score.Ownership;
import org.seichi.structure.Groups;

/**
 * Brier scores of an evaluation's probabilities against the end of the game. Always answering 1/2 gives at most a quarter; a perfect
 * forecast gives 0.
 *
 * @param points of the probability that a point becomes Black's, over all points; a neutral point counts as one half
 * @param stones of the probability that a stone lives, over all stones; it lives if its color owns its point in the end
 */
public record OwnerErrors(double points, double stones) {
    /**
     * Compares an evaluation with the end of the game.
     *
     * @param end the owners of the points in the final position
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

    /** Black's share of a point: 1, 0, or a half of a neutral point. */
    private static double black(Ownership end, int point) {
        return end.black().contains(point) ? 1 : end.white().contains(point) ? 0 : 1.0 / 2;
    }
}
