package org.seichi.endgame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Regions;

/**
 * The slow twin of {@link LocalScoreReader}: enumerates every state that play in the area can reach and solves them by
 * retrograde analysis from those in which a player has his score. Nothing is settled before it is played out: after two
 * passes the players play on, each move paid back, and after two more the board is counted as it stands, all stones alive.
 */
final class ScoreTwin {
    /** A score beyond what a small area can be worth, in points. */
    private static final int LIMIT = 15;

    private static final int STOPPED = 2;
    private static final int OVER = 4;

    private final PointSet area;
    private final Color koMaster;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<State, Node> known = new HashMap<>();

    ScoreTwin(PointSet area, Position start, Color koMaster, int maxStates) {
        this.area = area;
        this.koMaster = koMaster;
        node(new State(start.withPrisoners(0, 0), 0, 0));
        for (int next = 0; next < nodes.size() && nodes.size() <= maxStates; next++) {
            expand(nodes.get(next));
        }
    }

    /** The number of states that can be reached; more than the limit if the enumeration stopped early. */
    int states() {
        return nodes.size();
    }

    /** The highest score that a player can force. */
    int best(Color player) {
        int goal = -LIMIT;
        while (goal < LIMIT && reaches(player, goal + 1)) {
            goal++;
        }
        return goal;
    }

    private Node node(State state) {
        return known.computeIfAbsent(state, key -> {
            Node node = new Node(key);
            nodes.add(node);
            return node;
        });
    }

    private void expand(Node node) {
        State state = node.state;
        if (state.passes == OVER) {
            return;
        }
        Position position = state.position;
        Color player = position.toMove();
        link(node, position.pass(), state.passes + 1, 0);
        boolean confirming = state.passes >= STOPPED;
        int payment = !confirming ? 0 : player == Color.BLACK ? 1 : -1;
        area.forEach(point -> {
            Legality legality = position.legality(player, point);
            if (legality == Legality.LEGAL || (legality == Legality.KO && player == koMaster)) {
                link(node, position.play(player, point), confirming ? STOPPED : 0, payment);
            }
        });
    }

    private void link(Node from, Position after, int passes, int payment) {
        int taken = after.capturedBy(Color.BLACK) - after.capturedBy(Color.WHITE);
        int gained = Math.max(-LIMIT, Math.min(LIMIT, from.state.gained + taken + payment));
        Position plain = after.withPrisoners(0, 0);
        Position next = plain.toMove() == koMaster ? plain.withKo(Board.NO_POINT) : plain;
        Node to = node(new State(next, passes, gained));
        from.after.add(to);
        to.before.add(from);
    }

    private boolean reaches(Color player, int goal) {
        Deque<Node> won = new ArrayDeque<>();
        for (Node node : nodes) {
            boolean reached = node.state.passes == OVER && score(node.state, player) >= goal;
            node.open = reached ? 0 : node.state.position.toMove() == player ? 1 : Math.max(1, node.after.size());
            if (reached) {
                won.add(node);
            }
        }
        while (!won.isEmpty()) {
            for (Node before : won.remove().before) {
                if (before.open > 0 && --before.open == 0) {
                    won.add(before);
                }
            }
        }
        return nodes.get(0).open == 0;
    }

    private int score(State state, Color player) {
        Regions regions = Regions.of(state.position);
        int points = state.gained;
        for (int region = 0; region < regions.count(); region++) {
            if (regions.owner(region) != 0) {
                int size = regions.points(region).intersection(area).size();
                points += regions.owner(region) == Color.BLACK.code() ? size : -size;
            }
        }
        return player == Color.BLACK ? points : -points;
    }

    /** Stones, player to move and ko; the latest passes in a row, from two on with play for life; points gained by Black. */
    private record State(Position position, int passes, int gained) {}

    /** A state, its predecessors and successors, and how many of its moves still have to be won for it to be won. */
    private static final class Node {
        private final State state;
        private final List<Node> after = new ArrayList<>();
        private final List<Node> before = new ArrayList<>();
        private int open;

        Node(State state) {
            this.state = state;
        }
    }
}
