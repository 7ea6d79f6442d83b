package org.seichi.score;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * The verdicts on all chains of a position.
 *
 * @param position the position, dead stones still on the board
 * @param verdicts one for each chain, ordered by the chain's first point
 */
public record LifeAndDeath(Position position, List<Verdict> verdicts) {
    /** Keeps an immutable copy. */
    public LifeAndDeath {
        verdicts = List.copyOf(verdicts);
    }

    /** The stones of all chains with the given status. */
    public PointSet stones(Status status) {
        return PointSet.unionOf(
                position.board(),
                verdicts.stream().filter(verdict -> verdict.status() == status).map(Verdict::stones));
    }
}
