package org.seichi.zone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.Color;

/**
 * A trie over the points of a proof's patterns, which finds the first pattern that a board shows without comparing all of
 * them. The result is that of a linear search.
 */
final class PatternIndex {
    private final List<ZonePattern> patterns;
    private final Color prover;
    private final Map<Color, Node> roots = new EnumMap<>(Color.class);

    /** The content of one point, given the points on the path from the root. */
    private static final class Node {
        private final int point;
        private final int content;
        private final List<Node> next = new ArrayList<>();
        private final List<Integer> ending = new ArrayList<>();
        /** The smallest number of a pattern in this subtree. */
        private int least = Integer.MAX_VALUE;

        Node(int point, int content) {
            this.point = point;
            this.content = content;
        }

        Node branch(int wantedPoint, int wantedContent) {
            for (Node each : next) {
                if (each.point == wantedPoint && each.content == wantedContent) {
                    return each;
                }
            }
            Node added = new Node(wantedPoint, wantedContent);
            next.add(added);
            return added;
        }
    }

    PatternIndex(ZoneStrategy strategy) {
        patterns = strategy.patterns();
        prover = strategy.prover();
        for (Color color : Color.values()) {
            roots.put(color, new Node(Board.NO_POINT, 0));
        }
        for (int number = 0; number < patterns.size(); number++) {
            add(number, patterns.get(number));
        }
    }

    private void add(int number, ZonePattern pattern) {
        Node node = roots.get(pattern.toMove());
        node.least = Math.min(node.least, number);
        for (int point = pattern.zone().first();
                point != Board.NO_POINT;
                point = pattern.zone().next(point)) {
            node = node.branch(point, pattern.at(point));
            node.least = Math.min(node.least, number);
        }
        node.ending.add(number);
    }

    /**
     * Returns the number of the first pattern with a given player to move that all of the boards show.
     *
     * @param ban the point where the player may not retake a ko, or {@link Board#NO_POINT}
     */
    OptionalInt first(Color toMove, List<byte[]> boards, int ban) {
        int found = first(roots.get(toMove), boards, ban, Integer.MAX_VALUE);
        return found == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(found);
    }

    private int first(Node node, List<byte[]> boards, int ban, int before) {
        int best = before;
        for (int number : node.ending) {
            if (number < best && isShown(number, boards, ban)) {
                best = number;
            }
        }
        for (Node each : node.next) {
            if (each.least < best && shows(boards, each)) {
                best = first(each, boards, ban, best);
            }
        }
        return best;
    }

    private static boolean shows(List<byte[]> boards, Node node) {
        for (byte[] cells : boards) {
            if (cells[node.point] != node.content) {
                return false;
            }
        }
        return true;
    }

    private boolean isShown(int number, List<byte[]> boards, int ban) {
        return boards.stream().allMatch(cells -> patterns.get(number).isShown(cells, ban, prover));
    }
}
