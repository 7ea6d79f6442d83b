package org.seichi.app.suite;

import java.util.List;
import org.seichi.analysis.ReadGame;
import org.seichi.app.engine.EngineException;
import org.seichi.app.engine.ExternalEngine;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.structure.Influence;

/**
 * An estimator of the final margin with which the evaluation is compared.
 *
 * @param name short name for tables
 * @param judge estimates the margin
 */
public record Estimator(String name, Judge judge) {
    /** The baselines: two Bouzy maps, and an estimator that always answers 0. */
    public static final List<Estimator> BASELINES = List.of(bouzy(5, 21), bouzy(8, 21), even());

    /** The estimates of a GTP engine; not thread-safe. */
    public static Estimator engine(ExternalEngine engine) {
        return new Estimator(
                "engine",
                moment -> engine.estimate(
                        moment.game(), moment.move(), moment.terms().komi() / 2.0));
    }

    /** Always answers 0: hard to beat on games that end close, though it tells nothing about a position. */
    public static Estimator even() {
        return new Estimator("even", moment -> 0);
    }

    /** Estimates the final margin from a position. */
    public interface Judge {
        /**
         * The estimated final margin in points, Black positive, komi included.
         *
         * @throws EngineException if there is no estimate
         */
        double score(Moment moment) throws EngineException;
    }

    /**
     * A position in the course of a game.
     *
     * @param game the whole game
     * @param move number of the move after which the position stands
     * @param position the position
     * @param terms rules and komi
     */
    public record Moment(ReadGame game, int move, Position position, Terms terms) {}

    /** Black's stones and empty points less White's, less komi; an empty point goes by the sign of the Bouzy map. */
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
