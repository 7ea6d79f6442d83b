package org.seichi.report;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Suicide;
import org.seichi.safety.ProofKind;
import org.seichi.safety.Safety;

/**
 * What is proven of a position.
 *
 * @param position the stones
 * @param suicide what the rules say of it
 * @param safety what is safe, for both colors, with the proofs
 * @param sekiEyes points in which the opponent cannot live and that the rules do not count if the stones beside them stand in
 *     seki, which is not disproven
 * @param rest what can be said of the places of which nothing is proven
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record ProofReport(
        Position position, Suicide suicide, Safety safety, PointSet sekiEyes, OpenReport rest, List<Warning> warnings) {
    /** Keeps an immutable copy of the warnings. */
    public ProofReport {
        warnings = List.copyOf(warnings);
    }

    /** What is proven of a position, and counted by rules. */
    public static ProofReport of(
            Position position, Ruleset rules, Safety safety, OpenReport rest, List<Warning> warnings) {
        PointSet sekiEyes = rules.sekiTerritory()
                ? PointSet.empty(position.board())
                : SekiEyes.of(position, safety, Color.BLACK).union(SekiEyes.of(position, safety, Color.WHITE));
        return new ProofReport(position, rules.suicide(), safety, sekiEyes, rest, warnings);
    }

    /** The safe stones of a color. */
    public PointSet stones(Color color) {
        return safety.of(color).stones();
    }

    /** The points of safe territory of a color, those under dead stones included. */
    public PointSet territory(Color color) {
        return safety.of(color).territory().minus(sekiEyes);
    }

    /** The empty points that are proven to be nobody's territory. */
    public PointSet neutral() {
        return safety.neutral(position);
    }

    /** The points of which it is not proven whose they are, nor that they are nobody's. */
    public PointSet open() {
        return position.board()
                .points()
                .minus(safety.of(Color.BLACK).points())
                .minus(safety.of(Color.WHITE).points())
                .minus(neutral())
                .union(sekiEyes);
    }

    /** Number of points that are proven to be somebody's, and first by a kind of proof. */
    public int count(ProofKind kind) {
        return safety.provenBy(kind).minus(sekiEyes).size();
    }
}
