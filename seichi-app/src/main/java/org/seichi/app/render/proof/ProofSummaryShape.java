package org.seichi.app.render.proof;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.code;
import static org.seichi.json.JsonType.percent;

import java.util.Map;
import org.seichi.app.render.suite.SuiteShape;
import org.seichi.app.suite.ProofFigures;
import org.seichi.json.Shape;
import org.seichi.safety.ProofKind;

/** The JSON of how much is proven in many games. */
public final class ProofSummaryShape {
    private static final Shape<ProofFigures> FIGURES = Shape.<ProofFigures>named(
                    "proofFigures", "Mean shares of the points of a board.")
            .key("games", COUNT, ProofFigures::games)
            .key("by", kinds().type(), ProofFigures::by)
            .says("Percent of the points by their first proof.")
            .key("neutral", percent(2), ProofFigures::neutral)
            .says("Percent of the points that are proven to be nobody's territory.")
            .key("open", percent(2), ProofFigures::open)
            .says("Percent of the points of which nothing is proven.")
            .key("stones", percent(2), ProofFigures::stones)
            .says("Percent of the points that are safe stones.")
            .key("whole", COUNT, ProofFigures::whole)
            .says("Number of boards on which every point is a player's or lies between safe stones of both.")
            .key("contradicted", COUNT, ProofFigures::contradicted)
            .says("Points that a proof gives to another player than the marks of the record do.")
            .key("millis", SuiteShape.MILLIS.type(), ProofFigures::millis)
            .says("Times of the proofs.")
            .end();

    /** The figures of all games and of the held-back ones. */
    public static final Shape<Both> SHAPE = Shape.<Both>named(
                    "prove-summary",
                    "How much is proven of many games, as written by: seichi prove --summary --format json")
            .keysOf(FIGURES, Both::all)
            .key("heldBack", FIGURES.type(), Both::heldBack)
            .says("The same for the games that are kept from tuning.")
            .end();

    private ProofSummaryShape() {}

    /**
     * Figures of all games and of the held-back ones.
     *
     * @param all figures of all games
     * @param heldBack figures of the held-back games
     */
    public record Both(ProofFigures all, ProofFigures heldBack) {}

    private static Shape<Map<ProofKind, Double>> kinds() {
        Shape.Builder<Map<ProofKind, Double>> kinds = Shape.named("proofShares", "");
        for (ProofKind kind : ProofKind.values()) {
            kinds.key(code(kind), percent(2), shares -> shares.get(kind));
        }
        return kinds.end();
    }
}
