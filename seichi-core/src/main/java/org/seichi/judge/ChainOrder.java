package org.seichi.judge;

import java.util.List;
import java.util.stream.IntStream;
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
        Orientation view = Orientation.inPlay(position);
        int[] first = chains.stream()
                .mapToInt(chain -> view.seen(chain.stones()).first())
                .toArray();
        return IntStream.range(0, chains.size())
                .boxed()
                .sorted((one, other) -> Integer.compare(first[one], first[other]))
                .mapToInt(chain -> chain)
                .toArray();
    }
}
