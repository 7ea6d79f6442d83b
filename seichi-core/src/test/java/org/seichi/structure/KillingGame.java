package org.seichi.structure;

import java.util.HashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Searches every line of play inside an eye space. White stones fill the rest of the board and have no liberty elsewhere;
 * Black moves first and wants to capture them. White lives when both have passed, and in lines longer than the limit.
 */
final class KillingGame {
    private static final int LIMIT = 40;

    private final Map<State, Boolean> known = new HashMap<>();
    private final PointSet space;
    private final Board board;

    private KillingGame(PointSet space, Board board) {
        this.space = space;
        this.board = board;
    }

    /** A node of the search: position, passes in a row, plies left. */
    private record State(Position position, int passes, int depth) {}

    /** Whether Black, moving first, captures the wall. */
    static boolean isLost(PointSet space, Board board) {
        Position start = Position.empty(board).with(board.points().minus(space), Color.WHITE.code());
        return new KillingGame(space, board).isTaken(start, 0, LIMIT);
    }

    private boolean isTaken(Position position, int passes, int depth) {
        if (position.at(board.first()) != Color.WHITE.code()) {
            return true;
        }
        if (passes == 2 || depth == 0) {
            return false;
        }
        State state = new State(position, passes, depth);
        Boolean answer = known.get(state);
        if (answer == null) {
            answer = search(position, passes, depth);
            known.put(state, answer);
        }
        return answer;
    }

    private boolean search(Position position, int passes, int depth) {
        boolean attack = position.toMove() == Color.BLACK;
        if (isTaken(position.pass(), passes + 1, depth - 1) == attack) {
            return attack;
        }
        for (int point = space.first(); point != Board.NO_POINT; point = space.next(point)) {
            if (position.legality(position.toMove(), point) == Legality.LEGAL
                    && isTaken(position.play(position.toMove(), point), 0, depth - 1) == attack) {
                return attack;
            }
        }
        return !attack;
    }
}
