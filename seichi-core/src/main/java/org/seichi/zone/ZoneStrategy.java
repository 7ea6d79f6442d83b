package org.seichi.zone;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/**
 * The answers of a proof to everything that the opponent can do: patterns, each of which leads to earlier ones only, so that
 * play comes to an end. The last pattern is the position that was asked about.
 *
 * @param board the geometry
 * @param suicide what the rules say of it
 * @param prover who answers
 * @param claim what he brings about
 * @param patterns the patterns
 */
public record ZoneStrategy(Board board, Suicide suicide, Color prover, Claim claim, List<ZonePattern> patterns) {
    /** Keeps an immutable copy. */
    public ZoneStrategy {
        patterns = List.copyOf(patterns);
    }

    /** The points that the proof looks at. */
    public PointSet zone() {
        return patterns.get(patterns.size() - 1).zone();
    }

    /** The earliest pattern that a position shows with a player to move: what is to be done there. */
    public Optional<ZonePattern> find(Stones stones, Color toMove) {
        byte[] cells = new byte[board.arrayLength()];
        for (int point = 0; point < cells.length; point++) {
            cells[point] = (byte) stones.at(point);
        }
        return patterns.stream()
                .filter(pattern -> pattern.toMove() == toMove && pattern.isShown(cells))
                .findFirst();
    }
}
