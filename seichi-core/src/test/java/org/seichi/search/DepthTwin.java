package org.seichi.search;

import java.util.HashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/** Searches every legal move and pass of both sides to a fixed depth. */
final class DepthTwin {
    private final int target;
    private final Color defender;
    private final Color koMaster;
    private final Map<String, Boolean> known = new HashMap<>();

    DepthTwin(Position position, int target, Color koMaster) {
        this.target = target;
        this.koMaster = koMaster;
        defender = Color.of(position.at(target));
    }

    /** Whether the attacker can capture the stone within a number of plies. */
    boolean captures(Position position, int moves) {
        SearchBoard board = new SearchBoard(position);
        for (int fewer = 1; fewer < moves; fewer++) {
            if (captures(board, fewer)) {
                return true;
            }
        }
        return captures(board, moves);
    }

    private boolean captures(SearchBoard board, int moves) {
        if (board.at(target) != defender.code()) {
            return true;
        }
        boolean attack = board.toMove() != defender;
        int attacks = attack ? (moves + 1) / 2 : moves / 2;
        if (attacks < board.liberties(target)) {
            return false;
        }
        int ban = board.toMove() == koMaster ? Board.NO_POINT : board.ko();
        String key = board.hash() + " " + board.toMove() + ban + " " + moves;
        Boolean before = known.get(key);
        if (before == null) {
            before = decide(board, moves, attack, ban);
            known.put(key, before);
        }
        return before;
    }

    private boolean decide(SearchBoard board, int moves, boolean attack, int ban) {
        board.pass();
        boolean passing = captures(board, moves - 1);
        board.undo();
        if (passing == attack) {
            return attack;
        }
        Board points = board.board();
        for (int point = points.first(); point <= points.last(); point++) {
            if (board.at(point) == Stones.EMPTY && point != ban && isNoSuicide(board, point)) {
                board.play(point);
                boolean captured = captures(board, moves - 1);
                board.undo();
                if (captured == attack) {
                    return attack;
                }
            }
        }
        return !attack;
    }

    private static boolean isNoSuicide(SearchBoard board, int point) {
        Legality legality = board.legality(board.toMove(), point);
        return legality == Legality.LEGAL || legality == Legality.KO;
    }
}
