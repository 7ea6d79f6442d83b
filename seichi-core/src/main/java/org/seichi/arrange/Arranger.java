package org.seichi.arrange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.SettledBoard;

/**
 * Arranges one player's part of a board. What he holds falls into connected parts of stones and territory; the stones that he has
 * lost fill the parts with the least territory first, so that few are left to be counted. Within a part any stone may be moved, but
 * where it touches points outside, stones stay.
 */
final class Arranger {
    /** More points than a board has. */
    private static final int BEFORE_OTHERS = 1000;

    private final Board board;
    private final PointSet stones;
    private final PointSet territory;

    Arranger(SettledBoard settled, Color player) {
        this.board = settled.board();
        this.stones = settled.stones(player);
        this.territory = settled.territory(player);
    }

    /** The player's part when as many stones are put into it as he has lost. */
    Arrangement.Side filledWith(int lost) {
        List<PointSet> blocks = new ArrayList<>();
        int left = lost;
        for (PointSet part : partsByTerritory()) {
            PointSet empty = part.intersection(territory);
            int filled = Math.min(empty.size(), left);
            left -= filled;
            blocks.addAll(new BlockPacking(board, room(part, empty), empty).blocks(empty.size() - filled));
        }
        blocks.sort(Comparator.comparingInt(Arranger::rank));
        PointSet counted = PointSet.unionOf(board, blocks.stream());
        return new Arrangement.Side(stones.union(territory).minus(counted), blocks, left);
    }

    /** The place of a block in the count: tens first, larger blocks before smaller ones. */
    private static int rank(PointSet block) {
        int size = block.size();
        return BlockPacking.isOfTens(size) ? -size - BEFORE_OTHERS : -size;
    }

    /** The parts with territory, those with the least of it first. */
    private List<PointSet> partsByTerritory() {
        List<PointSet> parts = new ArrayList<>(stones.union(territory).parts(board));
        parts.removeIf(part -> !part.intersects(territory));
        parts.sort(Comparator.comparingInt(part -> part.intersection(territory).size()));
        return parts;
    }

    /** Where a part may be empty: where only points of the part are adjacent, and where it is empty already. */
    private PointSet room(PointSet part, PointSet empty) {
        PointSet outside = board.points().minus(part);
        return part.minus(outside.neighbors(board)).union(empty);
    }
}
