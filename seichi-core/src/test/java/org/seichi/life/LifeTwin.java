package org.seichi.life;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * The slow twin of {@link LifeReader}, by retrograde analysis: stores every state that play in the area can reach, and goes
 * backwards from those in which the attacker has reached his goal until no new state is won. Whether a group has two eyes is
 * found by letting the attacker play alone.
 */
final class LifeTwin {
    private final LifeQuestion question;
    private final Color defender;
    private final Color koMaster;
    private final PointSet walls;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<State, Node> known = new HashMap<>();
    private final Map<PointSet, Map<PointSet, Boolean>> alone = new HashMap<>();

    private final Set<LifeGoal> worked = EnumSet.noneOf(LifeGoal.class);

    LifeTwin(LifeQuestion question, Color first, Color koMaster, int maxStates) {
        this(question, List.of(question.position().withToMove(first)), koMaster, maxStates);
    }

    /**
     * Analyzes several questions about the same group and area.
     *
     * @param starts their positions, with the players who move first
     */
    LifeTwin(LifeQuestion question, List<Position> starts, Color koMaster, int maxStates) {
        this.question = question;
        this.koMaster = koMaster;
        defender = question.defender();
        walls = question.position().stones(defender.opponent()).minus(question.area());
        starts.forEach(start -> node(new State(start, 0)));
        for (int next = 0; next < nodes.size() && nodes.size() <= maxStates; next++) {
            expand(nodes.get(next));
        }
    }

    /** The number of states that can be reached, or one above the limit. */
    int states() {
        return nodes.size();
    }

    /** The outcome of the first question, with the kos as given. */
    LifeStatus outcome() {
        return outcome(nodes.get(0).state.position);
    }

    /** The outcome of the question that starts with a position. */
    LifeStatus outcome(Position start) {
        Node node = known.get(new State(start, 0));
        if (wins(LifeGoal.CAPTURE, node)) {
            return LifeStatus.DEAD;
        }
        return wins(LifeGoal.DENY_EYES, node) ? LifeStatus.SEKI : LifeStatus.ALIVE;
    }

    private Node node(State state) {
        return known.computeIfAbsent(state, key -> {
            Node node = new Node(key);
            nodes.add(node);
            return node;
        });
    }

    private void expand(Node node) {
        Position position = node.state.position;
        if (isCaptured(position) || isBroken(position)) {
            return;
        }
        question.area().forEach(point -> {
            if (position.legality(position.toMove(), point) == Legality.LEGAL) {
                link(node, position.play(position.toMove(), point), 0);
            }
        });
        link(node, position.pass(), Math.min(2, node.state.passes + 1));
    }

    private void link(Node from, Position after, int passes) {
        Position plain = after.withPrisoners(0, 0);
        Position next = plain.toMove() == koMaster ? plain.withKo(Board.NO_POINT) : plain;
        Node to = node(new State(next, passes));
        from.after.add(to);
        to.before.add(from);
    }

    private boolean isCaptured(Position position) {
        return !position.stones(defender).containsAll(question.target());
    }

    private boolean isBroken(Position position) {
        return !position.stones(defender.opponent()).containsAll(walls);
    }

    private boolean wins(LifeGoal goal, Node node) {
        if (worked.add(goal)) {
            goBackwards(goal);
        }
        return node.won.contains(goal);
    }

    private void goBackwards(LifeGoal goal) {
        Deque<Node> won = new ArrayDeque<>();
        for (Node node : nodes) {
            boolean reached =
                    isCaptured(node.state.position) || (goal == LifeGoal.DENY_EYES && isStoppedWithoutEyes(node.state));
            node.open = reached ? 0 : node.state.position.toMove() == defender ? node.after.size() : 1;
            if (reached) {
                won.add(node);
            }
        }
        while (!won.isEmpty()) {
            Node node = won.remove();
            node.won.add(goal);
            for (Node before : node.before) {
                if (before.open > 0 && --before.open == 0) {
                    won.add(before);
                }
            }
        }
    }

    private boolean isStoppedWithoutEyes(State state) {
        return state.passes == 2 && !isBroken(state.position) && takesAlone(state.position);
    }

    /** Whether the attacker can take the group if only he plays. */
    private boolean takesAlone(Position start) {
        Position position = start.withToMove(defender.opponent());
        if (isCaptured(position)) {
            return true;
        }
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        Boolean before = alone.computeIfAbsent(black, key -> new HashMap<>()).get(white);
        if (before == null) {
            before = false;
            for (int point : question.area().toArray()) {
                if (position.legality(position.toMove(), point) == Legality.LEGAL) {
                    before |= takesAlone(position.play(position.toMove(), point));
                }
            }
            alone.get(black).put(white, before);
        }
        return before;
    }

    /** Stones, player to move, ko, and the number of passes that came last, at most two. */
    private record State(Position position, int passes) {}

    /** A state, its neighbors, and the number of its moves that must yet be won for the state to be won. */
    private static final class Node {
        private final State state;
        private final List<Node> after = new ArrayList<>();
        private final List<Node> before = new ArrayList<>();
        private final Set<LifeGoal> won = EnumSet.noneOf(LifeGoal.class);
        private int open;

        Node(State state) {
            this.state = state;
        }
    }
}
