package org.seichi.method.reading.ending;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
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
 * @param neutral points that were neutral when the record ended
 */
record WideTerritories(SearchBoard board, Ownership owners, PointSet neutral) {
    /** In liberties: a chain with more is in no danger. */
    private static final int FEW_LIBERTIES = 4;
    /** In liberties: a chain with no more than this merges the territories next to it. */
    private static final int SHORT_OF_LIBERTIES = 2;

    /**
     * The territories of a player that are in danger: a chain around it has few liberties or it contains dead stones, and the opponent has taken
     * outside liberties since the record ended; without that both players saw the danger.
     */
    List<WideTerritory> inDanger(Color owner) {
        return of(owner, TerritoryBuilder::isInDanger);
    }

    /** The territories of a player that contain one of these stones or lie beside one. */
    List<WideTerritory> around(PointSet stones, Color owner) {
        return of(owner, territory -> territory.build().scene().intersects(stones));
    }

    private List<WideTerritory> of(Color owner, Predicate<TerritoryBuilder> which) {
        PointSet open = owners.of(owner).filter(point -> board.at(point) != owner.code());
        PointSet.Builder left = PointSet.builder(board.board()).addAll(open);
        List<WideTerritory> found = new ArrayList<>();
        for (int point : RingOrder.of(board, open)) {
            if (left.contains(point)) {
                TerritoryBuilder territory = new TerritoryBuilder(owner, left);
                territory.spreadFrom(point);
                if (which.test(territory)) {
                    found.add(territory.build());
                }
            }
        }
        return found;
    }

    /** A territory under construction. */
    private final class TerritoryBuilder {
        private final Color owner;
        private final int enemy;
        private final PointSet.Builder left;
        private final PointSet.Builder points = PointSet.builder(board.board());
        private final PointSet.Builder walls = PointSet.builder(board.board());
        private final Deque<Integer> queue = new ArrayDeque<>();
        private boolean hasWeakness;

        TerritoryBuilder(Color owner, PointSet.Builder left) {
            this.owner = owner;
            this.enemy = owner.opponent().code();
            this.left = left;
        }

        void spreadFrom(int first) {
            reach(first);
            while (!queue.isEmpty()) {
                int point = queue.remove();
                hasWeakness |= board.at(point) == enemy;
                for (int step : board.board().directions()) {
                    if (board.at(point + step) == owner.code()) {
                        addWall(point + step);
                    } else {
                        reach(point + step);
                    }
                }
            }
        }

        private void reach(int point) {
            if (left.contains(point)) {
                left.remove(point);
                points.add(point);
                queue.add(point);
            }
        }

        private void addWall(int stone) {
            if (walls.contains(stone)) {
                return;
            }
            PointSet chain = board.stonesOf(stone);
            walls.addAll(chain);
            if (board.liberties(stone) <= FEW_LIBERTIES) {
                hasWeakness = true;
            }
            if (board.liberties(stone) <= SHORT_OF_LIBERTIES) {
                board.libertySet(stone).forEach(this::reach);
                chain.neighbors(board.board()).forEach(this::reach);
            }
        }

        /** Whether it has a weak point, the opponent has taken an outside liberty, and it has at least two points. */
        boolean isInDanger() {
            PointSet around = walls.build().neighbors(board.board()).intersection(neutral);
            boolean taken = around.stream().anyMatch(point -> board.at(point) == enemy);
            return hasWeakness && taken && points.build().size() > 1;
        }

        WideTerritory build() {
            PointSet inside = points.build();
            return new WideTerritory(inside, inside.union(walls.build()));
        }
    }
}
