package org.seichi.zone;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/** Benson's algorithm (1976), as it stands in the paper, on a board of which only a part is known. */
final class KnownLife {
    private final Board board;
    private final Suicide suicide;
    private final byte[] cells;
    private final int color;
    private final List<Set<Integer>> chains = new ArrayList<>();
    private final List<Set<Integer>> regions = new ArrayList<>();

    KnownLife(Board board, Suicide suicide, byte[] cells, int color) {
        this.board = board;
        this.suicide = suicide;
        this.cells = cells;
        this.color = color;
        Set<Integer> seen = new HashSet<>();
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point) && seen.add(point)) {
                Set<Integer> set = connected(point);
                seen.addAll(set);
                boolean known = set.stream().noneMatch(each -> cells[each] == KnownStones.UNKNOWN);
                if (cells[point] == color) {
                    chains.add(set);
                } else if (known) {
                    regions.add(set);
                }
            }
        }
    }

    /** The points connected with one, all of them of the color or none. */
    private Set<Integer> connected(int start) {
        Set<Integer> set = new TreeSet<>(Set.of(start));
        List<Integer> queue = new ArrayList<>(set);
        for (int next = 0; next < queue.size(); next++) {
            for (int neighbor : neighbors(queue.get(next))) {
                if ((cells[neighbor] == color) == (cells[start] == color) && set.add(neighbor)) {
                    queue.add(neighbor);
                }
            }
        }
        return set;
    }

    private List<Integer> neighbors(int point) {
        List<Integer> neighbors = new ArrayList<>();
        for (int step : board.directions()) {
            if (cells[point + step] != Stones.EDGE) {
                neighbors.add(point + step);
            }
        }
        return neighbors;
    }

    /** Whether the chain of a stone is among those that have two vital regions each, closed by them alone. */
    boolean lives(int stone) {
        List<Set<Integer>> alive = new ArrayList<>(chains);
        List<Set<Integer>> closed = new ArrayList<>(regions);
        boolean changed = true;
        while (changed) {
            changed = alive.removeIf(chain ->
                    closed.stream().filter(region -> isVital(region, chain)).count() < 2);
            changed |= closed.removeIf(region -> region.stream()
                    .flatMap(point -> neighbors(point).stream())
                    .anyMatch(point ->
                            cells[point] == color && alive.stream().noneMatch(chain -> chain.contains(point))));
        }
        return alive.stream().anyMatch(chain -> chain.contains(stone));
    }

    private boolean isVital(Set<Integer> region, Set<Integer> chain) {
        return region.stream()
                .filter(point -> cells[point] == Stones.EMPTY || suicide != Suicide.FORBIDDEN)
                .allMatch(point -> neighbors(point).stream().anyMatch(chain::contains));
    }
}
