package org.seichi.report;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.rules.Suicide;
import org.seichi.safety.ProofKind;
import org.seichi.safety.Safety;

/**
 * What is proven of a position.
 *
 * @param position the stones
 * @param suicide what the rules say of it
 * @param safety what is safe, for both colors, with the proofs
 * @param rest what can be said of the places of which nothing is proven
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record ProofReport(Position position, Suicide suicide, Safety safety, OpenReport rest, List<Warning> warnings) {
    /** Keeps an immutable copy of the warnings. */
    public ProofReport {
        warnings = List.copyOf(warnings);
    }

    /** The safe stones of a color. */
    public PointSet stones(Color color) {
        return safety.of(color).stones();
    }

    /** The points of safe territory of a color, those under dead stones included. */
    public PointSet territory(Color color) {
        return safety.of(color).territory();
    }

    /** The points of which nothing is proven. */
    public PointSet open() {
        return position.board()
                .points()
                .minus(safety.of(Color.BLACK).points())
                .minus(safety.of(Color.WHITE).points());
    }

    /** Number of points whose first proof is of a kind. */
    public int count(ProofKind kind) {
        return safety.provenBy(kind).size();
    }
}
