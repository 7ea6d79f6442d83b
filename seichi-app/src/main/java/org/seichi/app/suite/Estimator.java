package org.seichi.app.suite;

import java.util.List;
import org.seichi.analysis.ReadGame;
import org.seichi.app.engine.Engine;
import org.seichi.app.engine.EngineException;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.structure.Influence;

/**
 * Something else that says what a position is worth, for the evaluation to be measured against.
 *
 * @param name short name for tables
 * @param judge what it says, in points, Black positive, komi included
 */
public record Estimator(String name, Judge judge) {
    /** What the evaluation is measured against: two maps of influence, and nothing at all. */
    public static final List<Estimator> BASELINES = List.of(bouzy(5, 21), bouzy(8, 21), even());

    /** What an engine estimates. It is for one thread. */
    public static Estimator engine(Engine engine) {
        return new Estimator(
                "engine",
                moment -> engine.estimate(
                        moment.game(), moment.move(), moment.terms().komi() / 2.0));
    }

    /** Says that every game is even: on games that are close in the end a strong opponent, and of no use. */
    public static Estimator even() {
        return new Estimator("even", moment -> 0);
    }

    /** Says what a position is worth. */
    public interface Judge {
        /**
         * In points, Black positive, komi included.
         *
         * @throws EngineException if it does not say
         */
        double score(Moment moment) throws EngineException;
    }

    /**
     * A position of a game.
     *
     * @param game the whole game
     * @param move number of the move after which the position stands
     * @param position the position
     * @param terms rules and komi
     */
    public record Moment(ReadGame game, int move, Position position, Terms terms) {}

    /** Stones and points under the influence of a Bouzy map with the given numbers of dilations and erosions, komi off. */
    public static Estimator bouzy(int dilations, int erosions) {
        return new Estimator("bouzy " + dilations + "/" + erosions, moment -> {
            Position position = moment.position();
            Influence influence = Influence.bouzy(position, dilations, erosions);
            PointSet empty = position.empty();
            int area = position.stones(Color.BLACK).size()
                    - position.stones(Color.WHITE).size();
            for (int point : empty.toArray()) {
                area += Integer.signum(influence.at(point));
            }
            return area - moment.terms().komi() / 2.0;
        });
    }
}
