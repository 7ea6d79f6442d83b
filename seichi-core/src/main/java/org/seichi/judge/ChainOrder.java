package org.seichi.judge;

import java.util.List;
import org.seichi.board.Orientation;
import org.seichi.board.Position;
import org.seichi.score.Verdict;

/**
 * Orders chains for search. The result of a search can depend on the searches before it, so the order is the same in all
 * sixteen views of the position.
 */
public final class ChainOrder {
    private ChainOrder() {}

    /** The indices of the chains of a position, in search order. */
    public static int[] of(Position position, List<Verdict> chains) {
        return Orientation.inPlay(position)
                .order(chains.stream().map(Verdict::stones).toList());
    }
}
