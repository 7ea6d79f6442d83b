package org.seichi.evaluate;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;

/**
 * What a position is worth before the game is over (Mueller, section 4), layer by layer. Nothing here depends on rules or
 * komi; see {@link Estimate} for the score.
 *
 * @param facts what is known for certain or by reading
 * @param expectation whose each point is expected to be, by a network that was fitted on games
 * @param strength how likely each group is to live
 * @param layers dividers, zones, distances, connectable points
 * @param kinds the kind of each point, and the sum of the paper's weights
 * @param doubleThreats moves that threaten two regions at once
 */
public record Evaluation(
        PositionFacts facts,
        Expectation expectation,
        Strength strength,
        Layers layers,
        PointKinds kinds,
        List<DoubleThreat> doubleThreats) {
    /** Nodes for reading what one move or two moves in a row capture: eight times what the most demanding of 78 real positions takes. */
    private static final Budget OMISSIONS = new Budget(200_000);

    /** Keeps an immutable copy. */
    public Evaluation {
        doubleThreats = List.copyOf(doubleThreats);
    }

    /**
     * Evaluates a position.
     *
     * @param effort bounds reading, proofs and sampled games
     */
    public static Evaluation of(Position position, Effort effort) {
        PositionFacts facts = PositionFacts.of(position, effort);
        Expectation expectation = Expectation.of(facts);
        Strength strength = Strength.of(facts, expectation);
        Layers layers = Layers.of(position, strength);
        return new Evaluation(
                facts,
                expectation,
                strength,
                layers,
                new PointKinds(facts, strength, layers),
                DoubleThreats.of(facts, strength));
    }

    /** The position. */
    public Position position() {
        return facts.position();
    }

    /** The chains that one move or two moves in a row capture: a threat to capture one is a ko threat. Read anew by each call. */
    public List<Omission> omissions() {
        return Omissions.of(facts, new NodeCounter(OMISSIONS));
    }

    /** By how many points Black's area is expected to be larger, whoever is to move. */
    public double board() {
        return expectation.area();
    }

    /** The standard deviation of that, in points, from the groups and points that are not settled. */
    public double deviation() {
        return StrictMath.sqrt(BoardWeight.GROUP_VARIANCE.value() * strength.variance()
                + BoardWeight.POINT_VARIANCE.value() * expectation.variance());
    }

    /** What the turn adds to {@link #board} for Black; negative if White is to move. */
    public double turn() {
        return position().toMove() == Color.BLACK ? expectation.turn() : -expectation.turn();
    }
}
