package org.seichi.life;

import java.util.HashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;

/**
 * Plays the reader's moves for one side against every reply of the other, for areas with too many states for a retrograde
 * analysis: a group that is said to live or to die must do so whatever the opponent plays in the area, although he may retake
 * every ko at once.
 */
final class EveryReply {
    private final LifeQuestion question;
    private final LifeReader reader;
    private final LifeStatus claim;
    private final Color winner;
    private final Map<State, Boolean> known = new HashMap<>();

    /**
     * A claim about a group.
     *
     * @param claim {@code ALIVE} or {@code DEAD}
     */
    EveryReply(LifeQuestion question, LifeReader reader, LifeStatus claim) {
        this.question = question;
        this.reader = reader;
        this.claim = claim;
        winner = claim == LifeStatus.ALIVE
                ? question.defender()
                : question.defender().opponent();
    }

    /** Whether the claim holds if a player moves first. */
    boolean holds(Color first) {
        return holds(new State(question.position().withToMove(first), 0));
    }

    private boolean holds(State state) {
        Boolean before = known.get(state);
        if (before != null) {
            return before;
        }
        boolean captured = !state.position.stones(question.defender()).containsAll(question.target());
        if (captured || (claim == LifeStatus.ALIVE && !takesAlone(state.position))) {
            return captured == (claim == LifeStatus.DEAD);
        }
        if (state.passes == 2) {
            return false;
        }
        // A cycle keeps the group on the board: a success for the defender only.
        known.put(state, claim == LifeStatus.ALIVE);
        boolean holds = state.position.toMove() == winner
                ? holds(state.after(answer(state.position), winner))
                : holdsAgainstAll(state);
        known.put(state, holds);
        return holds;
    }

    private int answer(Position position) {
        LifeQuestion now = new LifeQuestion(position, question.target(), question.area());
        int move = reader.read(now, winner).move();
        return Math.max(move, Board.NO_POINT);
    }

    private boolean holdsAgainstAll(State state) {
        boolean holds = holds(state.after(Board.NO_POINT, winner));
        for (int point : question.area().toArray()) {
            Position position = state.position;
            if (holds && position.legality(position.toMove(), point) == Legality.LEGAL) {
                holds = holds(state.after(point, winner));
            }
        }
        return holds;
    }

    /** Whether the attacker takes the group if only he plays. */
    private boolean takesAlone(Position start) {
        Position position = start.withToMove(question.defender().opponent());
        if (!position.stones(question.defender()).containsAll(question.target())) {
            return true;
        }
        for (int point : question.area().toArray()) {
            if (position.legality(position.toMove(), point) == Legality.LEGAL
                    && takesAlone(position.play(position.toMove(), point))) {
                return true;
            }
        }
        return false;
    }

    /** Stones, player to move, ko, and how many passes came last. */
    private record State(Position position, int passes) {
        /** The state after a move; the opponent of the winner may retake every ko. */
        State after(int move, Color winner) {
            Position next = move == Board.NO_POINT ? position.pass() : position.play(position.toMove(), move);
            Position plain = next.withPrisoners(0, 0);
            return new State(
                    plain.toMove() == winner ? plain : plain.withKo(Board.NO_POINT),
                    move == Board.NO_POINT ? passes + 1 : 0);
        }
    }
}
