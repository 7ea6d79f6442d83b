package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Finds territories that the opponent might invade once the neutral points are taken. Territories that share a chain short of liberties are
 * merged.
 *
 * @param board as the ending has left it
 * @param owners the owner of each point when the record ended
 */
record WideTerritories(SearchBoard board, Ownership owners) {
    /** In liberties: a chain with more is in no danger. */
    private static final int FEW_LIBERTIES = 4;
    /** In liberties: a chain with no more than this merges the territories next to it. */
    private static final int SHORT_OF_LIBERTIES = 2;

    /**
     * The territories of a player that are in danger: a chain around one has few liberties or it contains dead stones, and the opponent has
     * taken outside liberties since the record ended; without that both players saw the danger.
     */
    List<WalledTerritory> inDanger(Color owner) {
        return all(owner).stream().filter(this::isInDanger).toList();
    }

    /** The territories of a player that contain one of these stones or lie beside one. */
    List<WalledTerritory> around(PointSet stones, Color owner) {
        return all(owner).stream()
                .filter(territory -> territory.scene().intersects(stones))
                .toList();
    }

    private List<WalledTerritory> all(Color owner) {
        PointSet open = owners.of(owner).minus(board.stones(owner));
        PointSet left = open;
        List<WalledTerritory> found = new ArrayList<>();
        for (int point : RingOrder.of(board, open)) {
            if (left.contains(point)) {
                PointSet points = territory(point, open, owner);
                left = left.minus(points);
                found.add(WalledTerritory.of(board, owner, points));
            }
        }
        return found;
    }

    /** The open points connected with one, also beside the chains short of liberties around them. */
    private PointSet territory(int first, PointSet open, Color owner) {
        PointSet before = PointSet.empty(board.board());
        PointSet points = open.connected(board.board(), first);
        while (!points.equals(before)) {
            before = points;
            PointSet beside = walls(points, owner, SHORT_OF_LIBERTIES).neighbors(board.board());
            points = open.connected(board.board(), points.union(beside));
        }
        return points;
    }

    /** The owner's chains around some points, as far as they have at most the given number of liberties. */
    private PointSet walls(PointSet points, Color owner, int most) {
        return WalledTerritory.walls(board, owner, points, stone -> board.liberties(stone) <= most);
    }

    /** Whether a territory has a weak point, the opponent has taken an outside liberty, and it has at least two points. */
    private boolean isInDanger(WalledTerritory territory) {
        PointSet points = territory.points();
        PointSet walls = territory.scene().minus(points);
        PointSet enemies = board.stones(territory.owner().opponent());
        boolean isWeak = points.intersects(enemies)
                || !walls(points, territory.owner(), FEW_LIBERTIES).isEmpty();
        boolean isTaken =
                walls.neighbors(board.board()).intersection(owners.dame()).intersects(enemies);
        return isWeak && isTaken && points.size() > 1;
    }
}
