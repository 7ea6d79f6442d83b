package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Finds living chains that the opponent, moving first, would capture. A chain that he could already capture when the record
 * stopped is ignored as long as its liberties are unchanged: both players saw it.
 */
final class Threats {
    /** The greatest number of liberties of a chain that is read. */
    static final int SHORT = 2;

    private final FinishBoard finish;
    private final Map<Integer, PointSet> leftAlone = new HashMap<>();

    /** Records the chains that can be captured when the record stops. */
    Threats(FinishBoard finish) {
        this.finish = finish;
        for (Color player : Color.values()) {
            for (int stone : finish.shortChains(player, SHORT)) {
                if (finish.isCapturable(stone)) {
                    PointSet liberties = finish.board().libertySet(stone);
                    finish.board().stonesOf(stone).forEach(point -> leftAlone.put(point, liberties));
                }
            }
        }
    }

    /**
     * A chain that would be captured.
     *
     * @param stone a stone of the chain
     * @param size number of its stones
     * @param line the moves that capture it
     */
    record Threat(int stone, int size, List<Integer> line) {}

    /** The threats against a player, the largest first. */
    List<Threat> against(Color player) {
        List<Threat> threats = new ArrayList<>();
        for (int stone : finish.shortChains(player, SHORT)) {
            List<Integer> line = wasSeen(stone) ? List.of() : finish.captureOf(stone);
            if (!line.isEmpty()) {
                threats.add(new Threat(stone, finish.board().chainSize(stone), line));
            }
        }
        threats.sort((a, b) -> b.size() - a.size());
        return threats;
    }

    /** Whether the chain of a living stone is threatened. */
    boolean isThreatened(int stone) {
        return finish.board().liberties(stone) <= SHORT && !wasSeen(stone) && finish.isCapturable(stone);
    }

    private boolean wasSeen(int stone) {
        return finish.board().libertySet(stone).equals(leftAlone.get(stone));
    }
}
