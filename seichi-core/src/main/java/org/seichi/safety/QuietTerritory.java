package org.seichi.safety;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Finds territory that costs its owner no move inside, although its stored proof answers a move outside by one inside: static
 * rules prove it without such an answer. The proof is repeated without the points outside that are answered inside, until
 * there are none.
 */
final class QuietTerritory {
    private QuietTerritory() {}

    /** Returns what has been proven, with {@link RegionProof#needsAnswer} only where no proof without such answers was found. */
    static ColorSafety unmark(ColorSafety proven, Benson benson) {
        if (proven.regions().stream().noneMatch(RegionProof::needsAnswer)) {
            return proven;
        }
        PointSet quiet = find(proven, benson);
        List<RegionProof> regions = proven.regions().stream()
                .map(region -> quiet.containsAll(region.points()) ? region.quiet() : region)
                .toList();
        return new ColorSafety(
                proven.color(),
                proven.stones(),
                proven.territory(),
                proven.groups(),
                regions,
                proven.replies(),
                proven.strategies(),
                proven.zones());
    }

    private static PointSet find(ColorSafety proven, Benson benson) {
        Board board = benson.enclosures.board();
        PointSet left = PointSet.empty(board);
        ColorSafety again = proven;
        PointSet more = costly(again, proven, board);
        while (!more.isEmpty()) {
            left = left.union(more);
            again = StaticRules.without(left, benson).result();
            more = costly(again, proven, board);
        }
        return again.territory();
    }

    /** Returns the points outside the proven territory that a proof answers inside it. */
    private static PointSet costly(ColorSafety proof, ColorSafety proven, Board board) {
        return PointSet.of(
                board,
                proof.replies().stream()
                        .filter(reply -> proven.territory().contains(reply.answer()))
                        .mapToInt(Reply::attack)
                        .filter(attack -> !proven.territory().contains(attack))
                        .toArray());
    }
}
