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
 * What is proven about a position.
 *
 * @param position the position
 * @param suicide the suicide rule
 * @param safety the safe stones and territories of both colors, with the proofs
 * @param sekiEyes proven territory that the rules do not count if the stones beside it are in seki, which is not ruled out
 * @param rest what is known about the open parts
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record ProofReport(
        Position position, Suicide suicide, Safety safety, PointSet sekiEyes, OpenReport rest, List<Warning> warnings) {
    /** Keeps an immutable copy of the warnings. */
    public ProofReport {
        warnings = List.copyOf(warnings);
    }

    /** Creates the report, leaving out territory that may be eyes in seki if the rules do not count it. */
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

    /** The safe territory of a color that counts, including points under dead stones. */
    public PointSet territory(Color color) {
        return safety.of(color).territory().minus(sekiEyes);
    }

    /** The empty points that are proven to be nobody's territory. */
    public PointSet neutral() {
        return safety.neutral(position);
    }

    /** The points that are neither proven to be a player's nor proven to be nobody's, including the possible eyes in seki. */
    public PointSet open() {
        return position.board()
                .points()
                .minus(safety.of(Color.BLACK).points())
                .minus(safety.of(Color.WHITE).points())
                .minus(neutral())
                .union(sekiEyes);
    }

    /** Number of points proven to belong to a player whose first proof is of the given kind. */
    public int count(ProofKind kind) {
        return safety.provenBy(kind).minus(sekiEyes).size();
    }
}
