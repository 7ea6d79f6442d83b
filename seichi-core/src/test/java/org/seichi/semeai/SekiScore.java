package org.seichi.semeai;

import java.util.HashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;

/**
 * The score for Black of alternating play with passes in a race that nobody wins: prisoners and nothing else. The player who
 * takes the other chain has won, and no number of prisoners outweighs that.
 */
final class SekiScore {
    private static final int WON = 1000;

    private final Race race;
    private final SearchBoard board;
    private final Map<State, Integer> known = new HashMap<>();

    SekiScore(Race race) {
        this.race = race;
        board = new SearchBoard(race.position());
    }

    /** The score with a player moving first. */
    int score(Color first) {
        return first == Color.BLACK ? best(first, 0) : -best(first, 0);
    }

    /** The best score of the player to move from here on. */
    private int best(Color player, int passes) {
        if (passes == 2) {
            return 0;
        }
        Position stones =
                board.toPosition().withPrisoners(0, 0).withToMove(player).withKo(Board.NO_POINT);
        State state = new State(stones, passes);
        Integer found = known.get(state);
        if (found == null) {
            found = -best(player.opponent(), passes + 1);
            PointSet area = race.area();
            for (int point = area.first(); point != Board.NO_POINT; point = area.next(point)) {
                if (board.legality(player, point) == Legality.LEGAL) {
                    found = Math.max(found, after(player, point));
                }
            }
            known.put(state, found);
        }
        return found;
    }

    private int after(Color player, int point) {
        RaceSide rival = race.side(player.opponent());
        int before = board.prisoners();
        board.play(player, point);
        boolean taken = board.at(rival.chain().first()) != rival.color().code();
        int prisoners = Math.abs(board.prisoners() - before);
        int score = taken ? WON : prisoners - best(player.opponent(), 0);
        board.undo();
        return score;
    }

    private record State(Position stones, int passes) {}
}
