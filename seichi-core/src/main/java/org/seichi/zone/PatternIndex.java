package org.seichi.zone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.Color;

/**
 * The patterns of a proof in a tree over their points, so that the first one that a board shows is found without looking at
 * all of them. It gives what going through the list gives.
 */
final class PatternIndex {
    private final List<ZonePattern> patterns;
    private final Color prover;
    private final Map<Color, Node> roots = new EnumMap<>(Color.class);

    /** What the patterns say of one point after those before it. */
    private static final class Node {
        private final int point;
        private final int content;
        private final List<Node> next = new ArrayList<>();
        private final List<Integer> ending = new ArrayList<>();
        /** The smallest number of the patterns from here on. */
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
     * The number of the first pattern with a player to move that each of several boards shows.
     *
     * @param ban the point where the player may not retake a ko
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
